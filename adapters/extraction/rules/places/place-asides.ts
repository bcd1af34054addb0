import type { PlaceGroup } from './place-groups.js';

/** Why a place in the text is not where the goods go. */
export type SetAsideRole =
  | 'sender-place'
  | 'supplier-place'
  | 'other-place'
  | 'papers'
  | 'name'
  | 'word'
  | 'transit'
  | 'negated'
  | 'past'
  | 'superseded';

/** The sender's own office, and words that say where somebody lives or works. */
const SENDER_PLACE: readonly RegExp[] = [
  /\b(?:our|my|nuestr[oa]s?|mi) (?:[a-z]+ ){0,2}(?:office|oficinas?|headquarters|hq|company|empresa|sede|matriz) (?:[a-z]+ ){0,2}$/,
  /\b(?:we are|we ' re|i am|i ' m|somos|soy) (?:[a-z]+ ){0,5}(?:in|from|de|en|at|near) (?:the |la |el )?$/,
  /\b(?:lives?|vive[ns]?|estamos|trabajamos|based|headquartered|radicad[oa]s?) (?:[a-z]+ )?(?:in|en|at|near) $/,
];
/** `they have a branch in`, `customs clearance will be done in`: what is done there concerns no delivery. */
const OTHER_PLACE: readonly RegExp[] = [
  /\b(?:has|have|tienen?|tenemos) (?:an? |una? )?(?:branch|office|sucursal|oficina) (?:in|en|at) $/,
  /\b(?:clearance|cleared|customs|aduana|desaduan[a-z]+|nacionaliz[a-z]+)(?: [a-z]+){0,4} (?:in|en|at|by) $/,
];
/** `somos una pastelería en Heredia y la necesitamos aquí`: where the sender is, the goods go. */
const HERE: ReadonlySet<string> = new Set(['aqui', 'aca', 'here', 'alla', 'alli', 'there']);
const WANTED =
  /\b(?:necesit|ocup|quer|quier|recib|entreg|deliver|need|want|bring|brought|send|sent|traig|traen|dej|lleg|mand)[a-z]*\b/;
const HERE_REACH = 8;
/** `would like it trucked out to them`: who is in the town. */
const TO_THEM = /\b(?:truck|haul|brought|bring|deliver)[a-z]* (?:[a-z]+ ){0,2}to (?:us|them|him|her|me)\b/;
const SHIPPED_BEFORE = /\b(?:ya|already|antes|previously|earlier) (?:[a-z]+ ){0,2}(?:to|a|en|in|hasta) $/;
/** `to our office in Heredia`: the goods go there. */
const TO_THE_PLACE = /\b(?:to|into|a|hasta|para) (?:our|my|nuestr[oa]|mi) (?:[a-z]+ ){0,3}(?:in|en|at|de) $/;
const SUPPLIER_PLACE =
  /\b(?:supplier|vendor|proveedor(?:a|es)?|manufacturer|fabricante|shipper|seller|vendedor) (?:[a-z]+ ){0,3}(?:in|en|de|at|near|from) $/;
/** `the Heredia office`. */
const OFFICE_AFTER = /^(?:office|branch|headquarters|hq)\b/;
/** Where money or paper goes. */
const PAPERS =
  /\b(?:invoice[sd]?|factur[a-z]+|billing|billed|pays?|paid|payments?|pag(?:o|os|a|ar|amos|an|ado)|documents?|documentos|courier)\b/;
/** A capitalised word right behind a town that is no part of a name. */
const NO_NAME_PART: ReadonlySet<string> = new Set(
  (
    'costa rica panama honduras nicaragua guatemala el salvador ca cr pa hn ni sv gt centro norte sur este oeste centroamerica ' +
    'zona free zone industrial park parque kg kgs lb lbs cbm dap ddp cpt via from to for and or incoterm please pls por favor ' +
    'desde hasta de del en in at on by with con sin ready thanks gracias regards airport aeropuerto door puerta'
  ).split(' '),
);

/**
 * Why the goods do not go to this town of the destination's country, as far as the words around it say so; undefined
 * where they say nothing, and then the goods do.
 */
export function findAsideWords(group: PlaceGroup): SetAsideRole | undefined {
  const { stream, at } = group;
  const before = `${stream.getTextBefore(at, 10)} `;
  if (PAPERS.test(before)) return 'papers';
  if (TO_THE_PLACE.test(before) || isWantedHere(group)) return undefined;
  if (OFFICE_AFTER.test(group.stream.getTextAfter(group.to, 1)) || SENDER_PLACE.some((one) => one.test(before)))
    return 'sender-place';
  if (SUPPLIER_PLACE.test(before)) return 'supplier-place';
  if (OTHER_PLACE.some((pattern) => pattern.test(before))) return 'other-place';
  if (SHIPPED_BEFORE.test(before)) return 'past';
  const isGoods = stream.findLabelAt(at)?.field === 'goods';
  return isGoods || isHeadOfName(group) || isPartOfName(group) ? 'name' : undefined;
}

/** Behind the town the sender says that the goods come to where he, or who gets them, is. */
export function isWantedHere({ stream, to }: PlaceGroup): boolean {
  const behind = stream.getTextAfter(to, HERE_REACH);
  if (TO_THEM.test(behind)) return true;
  const words = behind.split(' ');
  const here = words.findIndex((word) => HERE.has(word));
  return here >= 0 && WANTED.test(words.slice(0, here).join(' '));
}

/** `Heredia Motors`: the town begins the name of a company. */
function isHeadOfName({ stream, at, to }: PlaceGroup): boolean {
  const next = stream.tokens[to];
  if (next?.kind !== 'word' || !next.spaced || !/^\p{Lu}\p{Ll}{2,}$/u.test(next.text) || NO_NAME_PART.has(next.fold))
    return false;
  return !/^\p{Lu}+$/u.test(stream.tokens[at]?.text ?? '');
}

const HEADS =
  /^(?:aeropuerto|airport|bodega|planta|delivery|entrega|destino|destination|sucursal|provincia|ciudad|zona|franca|zone|free|industrial|departamento|dest|internacional|international|ruta|route|deliver|sede|almacen|warehouse|puerto|oficina|from|to|desde|hasta|miami|entregar|aereo|aerea|panama|para|origen|quote|cotizar|freight|flete|tarifa|consignee|cnee|consignatario|cliente)$/;

/** A capitalised word right before it makes it part of another name (`Suyapa Flores`, `Hospital Santa Ana`). */
export function isPartOfName(group: PlaceGroup): boolean {
  const { stream, at } = group;
  const word = stream.tokens[at - 1];
  if (group.isAirport || word?.kind !== 'word' || !/^\p{Lu}\p{Ll}+$/u.test(word.text) || HEADS.test(word.fold))
    return false;
  return at - 1 > stream.getClauseStart(at) || /^(?:hospital|hotel|banco|clinica|colegio|don|dona)$/.test(word.fold);
}

/** A name in a salutation is a person's. */
export function isSalutation(group: PlaceGroup): boolean {
  const { stream, at } = group;
  const row = stream.getFoldedText(stream.getLineStart(at), at);
  return (
    !group.isAirport &&
    /^(?:hola|hi|hey|hello|dear|estimad[oa]s?|buen(?:os|as)? (?:dia|dias|tardes|noches) ?,?|good (?:morning|afternoon|day)|attn|senor(?:es|a)?|don|dona)(?: (?!para|to|from|desde|de|a|hacia|hasta|ex)\w+)?(?: ,)? ?$/.test(
      row,
    )
  );
}
