const split = (...lines: readonly string[]): ReadonlySet<string> => new Set(lines.join(' ').split(' '));

/** Verbs of handing over, folded, in the infinitive: what they name is where the goods stay. */
export const HANDING_VERBS: ReadonlySet<string> = split(
  'dejar entregar poner subir bajar depositar colocar descargar acercar alcanzar arrimar tirar situar rematar terminar botar',
);

/** Verbs of carrying: a flight is carried as well, so only a place behind another one of the region is the door. */
export const CARRYING_VERBS: ReadonlySet<string> = split(
  'llevar traer mandar enviar transportar trasladar mover pasar remitir despachar correr jalar cargar hacer',
);

/** Forms of these verbs that stand behind a pronoun (`que me lo dejen en`), folded. */
export const HANDING_FORMS: ReadonlySet<string> = split(
  'deje dejen dejan dejas dejaran dejarian dejaria dejaramos entregue entreguen entregan entregas entregaran entregarian entregaria',
  'ponga pongan ponen pones pondran pondrian pondria pusieran suba suban suben subiran subirian baje bajen bajan bajarian',
  'coloquen colocan depositen depositan descarguen descargan acerquen acercan acercarian alcancen alcanzan tiren tiran boten botan',
);

/** The same of carrying. */
export const CARRYING_FORMS: ReadonlySet<string> = split(
  'lleve lleven llevan llevas llevaran llevarian llevaria traiga traigan traen traeran traerian mande manden mandan mandaran mandarian',
  'envie envien envian trasladen trasladan transporten transportan muevan mueven pasen pasan despachen remitan hagan hacen jalen',
);

/** English words of handing over. */
export const HANDING_WORDS: ReadonlySet<string> = split(
  'drop drops dropped dropping leave left deliver delivers delivered delivering unload unloaded',
);

/** English words of carrying. */
export const CARRYING_WORDS: ReadonlySet<string> = split(
  'bring brings brought take takes taken get gets send sent carry carried run ran haul hauled drive driven truck trucked trucking',
  'move moved forward forwarded transfer transferred transport transported haulage cartage trucking relay relayed continue',
  'continuing continues onward onwards further pop popped drayage traslado acarreo arrastre reparto',
);

/** Pronouns of the goods before a verb. */
export const GOODS_PRONOUNS: ReadonlySet<string> = split('lo la los las');
/** Words right before the place. */
export const TO_WORDS: ReadonlySet<string> = split('a al en hasta hacia to at in into');
/** Words that end the search for a verb before a place: another way begins, or nothing is handed over. */
export const ENDING_WORDS: ReadonlySet<string> = split(
  'de desde from ex or o u via por through not no sin without never ni if si airport aeropuerto aduana terminal because porque pero but',
  'who which whose factura invoice',
);
