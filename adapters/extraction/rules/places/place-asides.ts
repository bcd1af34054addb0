import type { PlaceGroup } from './place-groups.js';

/** Why a place in the text is not where the goods go. */
export type SetAsideRole = 'sender-place' | 'supplier-place' | 'papers' | 'name' | 'transit' | 'negated' | 'past';

/** The sender's own office, and words that say where somebody lives or works. */
const SENDER_PLACE: readonly RegExp[] = [
  /\b(?:our|my|nuestr[oa]s?|mi) (?:[a-z]+ ){0,2}(?:office|oficinas?|headquarters|hq|company|empresa|sede|matriz) (?:[a-z]+ ){0,2}$/,
  /\b(?:we are|we ' re|i am|i ' m|somos|soy) (?:[a-z]+ ){0,5}(?:in|from|de|en|at|near) (?:the |la |el )?$/,
  /\b(?:lives?|vive[ns]?|estamos|trabajamos|based|headquartered|radicad[oa]s?) (?:[a-z]+ )?(?:in|en|at|near) $/,
];
/** `to our office in Heredia`: the goods go there. */
const TO_THE_PLACE = /\b(?:to|into|a|hasta|para) (?:our|my|nuestr[oa]|mi) (?:[a-z]+ ){0,3}(?:in|en|at|de) $/;
const SUPPLIER_PLACE =
  /\b(?:supplier|vendor|proveedor(?:a|es)?|manufacturer|fabricante|shipper|seller|vendedor) (?:[a-z]+ )?(?:in|en|de|at|near|from) $/;
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
  if (TO_THE_PLACE.test(before)) return undefined;
  if (OFFICE_AFTER.test(group.stream.getTextAfter(group.to, 1)) || SENDER_PLACE.some((one) => one.test(before)))
    return 'sender-place';
  if (SUPPLIER_PLACE.test(before)) return 'supplier-place';
  return isHeadOfName(group) ? 'name' : undefined;
}

/** `Heredia Motors`: the town begins the name of a company. */
function isHeadOfName({ stream, at, to }: PlaceGroup): boolean {
  const next = stream.tokens[to];
  if (next?.kind !== 'word' || !next.spaced || !/^\p{Lu}\p{Ll}{2,}$/u.test(next.text) || NO_NAME_PART.has(next.fold))
    return false;
  return !/^\p{Lu}+$/u.test(stream.tokens[at]?.text ?? '');
}
