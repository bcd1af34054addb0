import { GIVEN_NAMES } from '../goods/given-names.words.js';
import type { PlaceGroup } from './place-groups.js';

const PARTS = /^[,;/|-]$/;
const ENDS = /^[,;/|.]$/;
/** Words of a greeting, behind which a name stands. */
const GREETS =
  /\b(?:thanks|thank you|thx|tks|gracias|regards|rgds|saludos|atte|atentamente|hi|hello|hola|dear|estimad[oa]s?|best|brgds) ?[,/-]? ?$/;

/** `Naranjo`, `Grecia`: a town whose name is an everyday word, and that nothing marks as a place. */
export function isEverydayWord(group: PlaceGroup): boolean {
  const { airport, country, mentions } = group;
  const isEveryday = mentions.every(
    ({ named: { places } }) => places[0]?.everydayName === true && places[0].kind !== 'region',
  );
  return isEveryday && !airport && country === undefined && !isItemOfList(group);
}

/** `…, 120 kg, filtros, Naranjo`: with a capital and alone between the signs of a line that states figures before it. */
function isItemOfList({ stream, at, to }: PlaceGroup): boolean {
  const [before, word, behind] = [stream.tokens[at - 1], stream.tokens[at], stream.tokens[to]];
  if (!PARTS.test(before?.text ?? '') || !/^\p{Lu}\p{Ll}/u.test(word?.text ?? '') || GIVEN_NAMES.has(word?.fold ?? ''))
    return false;
  const isClosed = behind === undefined || behind.kind === 'break' || ENDS.test(behind.text);
  const line = stream.tokens.slice(stream.getLineStart(at), at);
  return isClosed && line.some(({ kind }) => kind === 'number') && !GREETS.test(stream.getTextBefore(at, 3));
}
