import { findPackaging } from '../pieces/packaging.js';

/** Words of time, rate and service behind `per` and `por`: what follows them is no piece. */
const NO_PIECE =
  'week|month|day|year|hour|kg|kgs|kilo|kilos|lb|lbs|libra|libras|pound|cbm|m3|shipment|flight|awb|the|your|our|my|attached|packing|invoice|favor|aire|avion|via|semana|mes|dia|ano|embarque|envio|vuelo|todo|todos|todas|total|lo|ahora|aereo|aerea|mar|tierra|barco|courier|medio|separado|parte|cuenta|confirmar|definir|correo|email|mi|su|nuestra|nuestro|un|una|el|la|los|las|guia|factura|miami|and|con|with|air|sea|aprox|approx';
const PER_PIECE_AFTER = new RegExp(
  `^(?:[,()] ?|\\. (?=c \\/ u))?(?:gross |bruto |brutos |brutas |net |neto |netos |tare |tara |of tare |de tara |of weight |de peso ){0,2}(?:each|ea|e \\/ a|cu|cad(?= \\. ?(?:$|[a-z]))|cadauno|apiece|a piece|c \\/ [a-z]+|p \\/ [a-z]+|cada [a-z]+|(?:per|por) (?!(?:${NO_PIECE})\\b)[a-z]+|x (?!(?:${NO_PIECE})\\b)[a-z]{3,}|(?:a|the) (?:box|carton|case|crate|pallet|skid|drum|bag|roll|unit|tube|bale|pail)|(?:la|el) (?:caja|bulto|tarima|una|uno|pieza|saco|carton|unidad|tambor|tubo|rollo|pallet|balde)|una|uno|每|(?:pro|je|par|la) (?:karton|kiste|palette|stuck|stk|colli|kollo|sack|caisse|colis|carton|piece|palette|cassa|collo)|individually|individualmente|piece(?= (?:\\)|[.,;/]|et\\b)|$))(?![a-z])`,
);
/** Words that alone mean `of each`, as the source of a regular expression. */
export const PER_PIECE_WORDS = '(?:each|ea|apiece|cada un[ao]|c \\/ u)';
/** `, each box 40x30x20 cm` starts another value. */
const OPENS =
  /^[,(;.:] ?(?:each|cada|every|c \/ u) (?:(?!(?:y|e|and|plus|mas)\b)[a-z]{1,14} ){0,3}(?:: )?(?:\d|(?:is|are|es|son|has|at|va|viene|contiene|trae|lleva|contains|holds|comes|goes)\b|measur|mide)/;
/** `/ctn`, `/wooden case`, but not `/ Packages: 6` or `/ box 2 =`. */
const SLASHED =
  /^\/ ?(?:(?:wood|wooden|metal|steel|plastic|cardboard) )?([a-z]+)(?![a-z])(?! ?:)(?! \d{1,2} ?[=:.)-])(?! \d[\d.,]* ?[x×*])/;
const LEADING =
  /(?:^|[.,;:()•*-] ?)(?:per|por|x) (?:pallet|skid|plt|box|carton|ctn|case|crate|drum|bag|roll|piece|pc|unit|caja|bulto|tarima|paleta|jaula|saco|tambor|rollo|pieza|unidad)\b|\b[a-z]+s (?<!\b(?:lbs|kgs|cms|mts|inches|pounds|kilos|libras|pulgadas|tons|feet|meters|metros) )each\b(?= [a-z\d])|(?:^|[.,;:()•*-] ?|\b(?:and|y|con|with|the|a|of|de|que|where|packed|empacad[oa]s?|weight|peso|pesa|weighing|size|medidas|gross|bruto|is|are|son|es) )(?:each|every|cada|c \/ (?:u|[a-z]{3,}))\b/;
const OPEN_BEFORE =
  /(?:\b(?:each|cada|every) (?:[a-z']{1,14} ){0,5}|\b(?:per|por|x) (?:case|ctn|carton|box|pallet|skid|plt|piece|pc|drum|crate|unit|bag|roll|tube|caja|bulto|pale|paleta|tarima|pieza|saco|unidad|tambor|rollo|tubo|balde) (?:(?:is|of|gross|es|de|bruto|:) )*|@ |\bpesan? cada (?:uno|una) |\/ ?(?:ctn|pc|piece|box|plt|pallet|unit|case|crate|drum|caja|bulto|tarima)s? |\b(?:pesa|peso|weight|wt|kgs?|lbs?) (?:c \/ u|cu|unitario|each|ea|per unit) |\b(?:peso|weight)(?: bruto| gross)? (?:de la|del|de una?|of the|of an?|of one) (?:caja|bulto|tarima|paleta|pieza|jaula|saco|tambor|rollo|tubo|balde|carton|pallet|box|crate|case|drum|bag|roll|tube|piece|skid|unit) |\bunit(?:ary)? weight |\bindividual(?:ly|mente) (?:[a-z']{1,14} ){0,4}|\bpeso por [a-z]+ |\bc \/ (?:u|[a-z]{3,}) (?:(?:es|de) )?)(?:[:=(-] )?(?:(?:gross|bruto|net|neto|aprox|approx|about|around|unos|como|~|\.) ){0,3}$/;
const STATES =
  /\b(?:an?|one|un|una|1)(?: (?:packed|full|loaded|finished))? (?:box|carton|ctn|crate|case|pallet|skid|drum|bag|bale|roll|reel|bundle|sack|caja|bulto|tarima|saco|rollo|paca|paquete|jaula)(?: llena| empacada| lista)? (?:is|weighs|measures|comes(?: out)? (?:to|at)|pesa|mide|sale|queda)\b|\b(?:one|un|una|1) [a-z]{3,}(?: de [a-z]+)? (?:(?:is|weighs|pesa|mide|measures)\b|[=:])|\b(?:each|cada|every)(?: of the| de los| de las)?(?: [a-z]+){0,3} (?:is|weighs|pesa|pesan|mide|measures|weighing|con|with|at|has)\b|\b(?:cada (?:una|uno)|each(?: one)?) (?:en|in|va|comes|goes|packed|viene|empacad[oa]|embalad[oa])\b/;
const JOINED =
  /\b(?:and|y|e|con|with|at|weighs?|weighing|pesa|pesan|pesando) (?:(?:gross|bruto|net|neto|weight|peso|about|aprox|approx|unos|a|un|de|of) ){0,3}$/;

/** `bruto por bobina`, `gross weight per reel:`: what the weight behind is stated per. */
const WEIGHT_PER = new RegExp(
  `\\b(?:peso|weight|bruto|brutos|gross|gw|wt) (?:bruto |gross |weight |peso )?(?:por|per) (?!(?:${NO_PIECE})\\b)[a-z]{3,} ?[:=]? ?$`,
);
/** `(each 50 x 40 x 40 cm, 17.5 kg)`: an `each` in a bracket applies to its end. */
const BRACKETED = /\( ?(?:each|every|cada|c \/ u)\b[^()]*$/;
/** `Each box 14 x 12 x 10 in, 31 lb`: a sentence whose subject is one piece, its size or volume and its weight with nothing between. */
const OF_ONE =
  /^(?:[-*•] ?)?(?:each|every|cada) [a-z]{3,} ?(?:: |is |measures |mide |de )?(?:[\d.,]+(?: ?[a-z"']{0,10} ?[x×*] ?[\d.,]+){2} ?[a-z"'. ]{0,12}|[\d.,]+ ?(?:cbm|m3|cft|ft3|cu ft)) ?[,/;-] ?(?:(?:about|approx|aprox|unos|around|como|~) )?$/;

/** `28 kg (gross, one box)`, `45x45x35 cm (one box)`, `12 kg (una caja)`: what one of the pieces has. */
const OF_ONE_IN_BRACKETS =
  /^\( ?(?:(?:gross|bruto|net|neto) ?,? )?(?:for |per |por )?(?:one|1|una?) (?:box|carton|ctn|case|crate|pallet|skid|drum|bag|roll|piece|caja|bulto|tarima|saco|pieza)(?= ?\)|$)/;

/** `23kgs one carton`: what one of the packages weighs. */
const OF_ONE_PACKAGE =
  /^(?:one|1|una?) (?:box|carton|ctn|case|crate|pallet|skid|drum|bag|roll|piece|caja|bulto|tarima|saco|pieza)(?= ?[.,;)]| ?$)/;

/** `58 lb a pack`, `31 kg the bundle`: further names of packages behind an article. */
const OF_A_PACKAGE =
  /^(?:gross )?(?:a|the) (?:pack|package|bundle|sack|pail|barrel|reel|coil|spool|tin|tray|set|parcel|bin|tote)(?= ?[.,;)&+]| ?$)/;

/** `342 kgs grs / pallet`: what the weight is, before what it is of. */
const GROSS_FIRST = /^(?:grs?|gross|brutt?o|brt) (?=\/)/;

/** `64 kg, both the same`, `18 kilos, todas iguales`. */
const ALL_ALIKE =
  /^[,(]? ?(?:both|all|each|ambas|ambos|todas|todos)(?: of them)?(?: are| son)? (?:the same|alike|equal|identical|iguales|identic[oa]s)\b/;

/** `12 kg pesa cada una`, `12 kg is what each box weighs`: the verb and its subject stand behind. */
const EACH_WEIGHS =
  /^(?:(?:es lo que )?pesa (?:cada un[oa]|cada [a-z]{3,})|(?:is )?what each(?: [a-z]{3,})? weighs)\b(?! (?:de |of )?\d)/;

/** Whether what stands behind a figure says in brackets that it is that of one piece. */
export function isOfOneInBrackets(after: string): boolean {
  return OF_ONE_IN_BRACKETS.test(after);
}

/** `12 kg cada 1`. */
const EACH_IN_FIGURES = /^cada 1(?! ?[a-z\d])/;

const AND_THE_OTHER = /^,? ?(?:(?:and|y) )?(?:the other|la otra|el otro)\b/;

/** `One skid weighs 410 lb and the other 395 lb`: whether what stands behind a figure makes it that of one of two. */
export function isOneOfTwo(after: string): boolean {
  return AND_THE_OTHER.test(after);
}

/** Whether an `each` behind a sign opens the next value (`. Each box 40x30x20 cm`) instead of closing the one before. */
export function opensAnotherValue(after: string): boolean {
  return OPENS.test(after);
}

/**
 * Whether the words behind a figure make it a value per piece: `each`, `c/u`, `por caja`, `x bulto`, `a box`, `/ctn`.
 */
export function isPerPieceAfter(after: string): boolean {
  if (opensAnotherValue(after)) return false;
  if (PER_PIECE_AFTER.test(after) || OF_A_PACKAGE.test(after) || isOfOneInBrackets(after) || OF_ONE_PACKAGE.test(after))
    return true;
  if ([ALL_ALIKE, EACH_WEIGHS, EACH_IN_FIGURES].some((pattern) => pattern.test(after))) return true;
  const slashed = SLASHED.exec(after.replace(GROSS_FIRST, ''))?.[1];
  return slashed !== undefined && (/^(?:ea|u|un|und|stk|ct|c)$/.test(slashed) || findPackaging(slashed) !== undefined);
}

const LENGTH_OR_VOLUME = String.raw`(?:[x×*] \d[\d.,]*|cms?|mms?|m|mts|in|inch(?:es)?|pulg|pulgadas|ft|["'hw]|alto|cbm|m3|m³|ft3|cft)`;
const PACKAGE =
  '(?:ctn|carton|case|crate|pc|pcs|piece|box|plt|pallet|skid|unit|drum|caja|bulto|tarima|pieza|saco|tambor|rollo)';
/** `60x40x40 cm each`, `1.2 m3 c/u`, `(30x30x30 por caja)`: an `each` that belongs to the size or volume before it. */
const EACH_OF_SIZE = new RegExp(
  String.raw`^(?:.* )?${LENGTH_OR_VOLUME}(?: \.)? ?[,()]? ?(?:${PER_PIECE_WORDS}|(?:per|por|\/) ?${PACKAGE})(?![a-z])`,
);
/** `120x80x100 cm, each 25 kg`: a comma parts the `each` from the size, nothing from the weight. */
const OPENS_WEIGHT = new RegExp(`[,/;|(] ?${PER_PIECE_WORDS} $`);
/** `59x45x19 cm each bag weighs`: the noun behind the `each` makes it the subject of the weight. */
const OF_ONE_PIECE = /^ ?[a-z]{2,} (?:weighs?|weighing|pesan?|is|at|de|of) ?$/;
/** What takes an `each` on to the next value: `each and 12 kg`, `c/u con 12 kg`, `each weighing 12 kg`, `each (12 kg)`. */
const CONTINUES = /^ ?(?:and|y|e|with|con|at|a|@|de|of|pesa|weighs|weighing|pesando|\()(?: |$)/;

/** Whether an `each` of the size before is taken on to a weight: `60x40x40 cm each and 12 kg`, `c/u con 12 kg`. */
export function isJoinedToEachOfSize(before: string): boolean {
  const used = EACH_OF_SIZE.exec(before)?.[0];
  return used !== undefined && CONTINUES.test(before.slice(used.length));
}

/**
 * The words before a weight without an `each` that a size or volume has used up: what a dash, a comma, a stop or
 * nothing at all parts from it is a weight of its own.
 */
export function removeEachOfSize(before: string): string {
  const used = EACH_OF_SIZE.exec(before)?.[0];
  if (used === undefined || OPENS_WEIGHT.test(`${before} `)) return before;
  const rest = before.slice(used.length);
  return CONTINUES.test(rest) || OF_ONE_PIECE.test(rest) ? before : rest.trimStart();
}

/** The words before a value without those that belong to the previous one (`26 kg each, the tube 9 kg`). */
export function removePreviousPerPiece(before: string): string {
  return opensAnotherValue(before) ? before : before.replace(PER_PIECE_AFTER, '');
}

/** `Both weigh the same, 98 kg`, `todas pesan lo mismo: 74 kg`. */
const WEIGH_THE_SAME =
  /\b(?:weigh|weighing|pesan|pesando)(?: (?:all|exactly|just|exactamente|casi|todas|todos))? (?:the same|alike|lo mismo|igual)\b\D{0,20}$/;
const ARE_ALIKE =
  '(?:are|son|come|vienen)(?: all| both| todas| todos)? (?:alike|identical|the same|iguales|identic[oa]s)';
const ALL_OF =
  '(?:all|both|todas|todos|ambas|ambos)(?: of them| the| las| los)?(?: [a-z]{4,10})? ' +
  '(?:are|son|de|of|at|measure|measuring|miden|:)(?: de| of| at)?';
const THREE_SIDES = String.raw`\d[\d.,]*(?: ?[a-z"']{0,4} ?[x×*] ?\d[\d.,]*){2} ?[a-z"'.]{0,10}`;
/** `The cartons are alike, 70 x 50 x 40 cm and 24 kg`: the weight is stated of one of them, as the size is. */
const ALIKE = new RegExp(
  String.raw`\b${ARE_ALIKE} ?[,:(-]? ?(?:de |at |of |measuring |miden )?${THREE_SIDES} ?(?:,|and|y|con|with)? ?(?:weighing |pesan |de )?$`,
);

/** `6 cajas, todas de 38 x 38 x 52 cm y de 12.4 kg`: what all of them have. */
const ALL_HAVE = new RegExp(String.raw`\b${ALL_OF} ${THREE_SIDES} (?:and|y|con|with) (?:of |de |weighing |pesan )?$`);

/** `Brutto of one place 24 kg`: packages as Russian forwarders call them. */
const OF_ONE_PLACE = /\b(?:gross|brutto|bruto|weight|mass|peso) of (?:one|each|every) place ?[:=-]? ?$/;

/**
 * Whether the words right before a figure make it a value per piece: `each box`, `cada caja pesa`, `Peso por bulto:`,
 * `@`, `they weigh the same:`.
 */
export function isPerPieceBefore(before: string): boolean {
  if (WEIGH_THE_SAME.test(before) || ALIKE.test(before) || ALL_HAVE.test(`${before} `)) return true;
  if (WEIGHT_PER_STAYS.test(`${before} `) || OF_ONE_PLACE.test(before) || GERMAN_EACH.test(before)) return true;
  return OPEN_BEFORE.test(`${before} `) || WEIGHT_PER.test(before) || STATES.test(before);
}

/** `2 Paletten 120x80x95 cm je 271 kg`. */
const GERMAN_EACH = /\bje ?$/;

/** `The weight per box is the same, 14 kg`, `el peso por caja sigue igual: 14 kg`. */
const WEIGHT_PER_STAYS = new RegExp(
  `\\b(?:peso|weight)(?: bruto| gross)? (?:por|per|de cada|of each) [a-z]{3,} (?:is|es|sigue|stays|remains|queda|se mantiene)` +
    '(?: (?:still|the same|the|lo|el|mismo|igual|unchanged|en|at)){0,3} ?[,:;-]? ?$',
);

/** How a sentence that started with values per piece (`each 40 x 30 x 20 cm and 12 kg`) continues to a later value. */
export function classifyPerPieceLead(clause: string): 'joined' | 'loose' | undefined {
  if (!LEADING.test(clause)) return undefined;
  const isOfOne = JOINED.test(`${clause} `) || BRACKETED.test(clause) || OF_ONE.test(`${clause} `);
  return isOfOne ? 'joined' : 'loose';
}
