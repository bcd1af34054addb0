/** Words that deny what follows them, folded. */
export const DENIERS: ReadonlySet<string> = new Set(
  'no not non sin without ni nor free libre nothing nada ninguna ningun never nunca isn aren doesn don wasn'.split(' '),
);

/** Small words and verbs between a denial and the danger that it denies: `not classified as dangerous`, `no se considera peligrosa`. */
export const DENIAL_FILLERS: ReadonlySet<string> = new Set(
  (
    "any a an the as of by to under per in or and is are ' t be been considered classified regulated restricted subject rated type class " +
    'according goods cargo material contain contains include includes require requires need needs declaration for fall falls ' +
    'como son es de del por segun bajo a al y o esta estan va van ha hay has se lleva llevan contiene contienen incluye incluyen ' +
    'considerada considerado consideran considera clasificada clasificado clasificadas clasificados clasifica clasifican ' +
    'regulada regulado regulados reguladas restringida restringido restringidos restringidas sujeto sujeta sujetos sujetas ' +
    'la el las los carga mercancia mercancias mercaderia productos producto tipo requiere requieren necesita declaracion iata icao -'
  ).split(' '),
);

/** How words begin that a denial of danger names, besides the words of danger themselves: `no regulados`, `not restricted`. */
export const DENIED_STATES: readonly string[] = [
  ...['peligros', 'dangerous', 'hazardous', 'hazmat', 'regulated', 'regulad', 'restricted', 'restringid', 'dgr', 'imo'],
];

/** Words before a denial with which it speaks of the whole cargo, or of a paper about it. */
export const WHOLE_CARGO: ReadonlySet<string> = new Set(
  (
    'goods cargo carga mercancia mercaderia mercancias shipment embarque envio commodity producto productos product products ' +
    'material it they all everything todo toda todos nothing nada ' +
    'carta certificado letter certificate sds msds hoja ficha statement constancia'
  ).split(' '),
);

/** Words that say of a battery before or behind them that it does not travel. */
export const TAKEN_OUT: ReadonlySet<string> = new Set(
  (
    'removed excluded out retirada retiradas retirado retirados quitada quitadas extraida extraidas desmontada desmontadas ' +
    'excluida excluidas retiramos retiraron retiro quito quitaron quitamos saco sacaron sacamos excluding'
  ).split(' '),
);

/** Small words between a battery and what takes it out. */
export const TAKEN_OUT_FILLERS: ReadonlySet<string> = new Set(
  (
    'is are was were be been have has had being already ya fue fueron ha han sido esta estan van vienen viene taken left the its his ' +
    'their la las el los le les se su sus and y tank fuel y e'
  ).split(' '),
);

/** `batteries not included`: what a denied battery would be. */
export const INCLUDED: ReadonlySet<string> = new Set(
  'included incluida incluidas incluido incluidos supplied shipped installed enviadas instaladas'.split(' '),
);
