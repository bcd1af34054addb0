import { findCmPerUnit, findKgPerUnit } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import { findTimes } from './quantity-changes.js';

/** A side that is stated anew: `height is 115 not 100`. */
export interface SideCorrection {
  /** The place of the side in length, width, height. */
  readonly side: 0 | 1 | 2;
  readonly value: number;
  /** The number that it replaces, in the same unit. */
  readonly wrong: number | undefined;
}

/** A unit that replaces another: `pounds, not kilos`. */
export interface UnitCorrection {
  /** Kilograms or centimetres in the right unit. */
  readonly factor: number;
  /** And in the wrong one, where it is named. */
  readonly wrong: number | undefined;
}

/** A weight without a unit that replaces another, in the unit of that. */
export interface WeightCorrection {
  readonly value: number;
  /** The number that it replaces, where it is named. */
  readonly wrong: number | undefined;
}

/** What a passage says to change in cargo that is stated before it. */
export interface CargoCorrections {
  readonly sides: readonly SideCorrection[];
  readonly weight: WeightCorrection | undefined;
  readonly weightUnit: UnitCorrection | undefined;
  readonly lengthUnit: UnitCorrection | undefined;
  /** `double the quantity`: by what everything is multiplied. */
  readonly times: number | undefined;
  /** The words, for a doubt where there is nothing to change. */
  readonly words: string | undefined;
}

const SIDES: Readonly<Record<string, 0 | 1 | 2>> = {
  length: 0,
  largo: 0,
  longitud: 0,
  width: 1,
  ancho: 1,
  anchura: 1,
  height: 2,
  alto: 2,
  altura: 2,
};
/** What assigns a new number to a side. */
const IS = new RegExp(
  '^(?:is|are|should|be|read|es|son|debe|ser|decir|sera|seria|now|ahora|correct|correcta|correcto|actually|de|of|:|=|,|it|they|' +
    'goes|go|comes|up|down|rises|to|sube|suben|baja|bajan|pasa|aumenta|hasta|a|per|por|carton|box|caja|crate|pallet|tarima|each)$',
);
const SURE =
  /^(?:should|debe|correct|correcta|correcto|actually|now|ahora|goes|go|comes|rises|sube|suben|baja|bajan|pasa|aumenta)$/;
const NOT =
  /^(?:, )?(?:and |y )?(?:not|no|instead of|en vez de|en lugar de|rather than|in place of)(?: (?:in|en|the|de))?$/;
const MAX_LINKS = 5;
const MAX_CORRECTIONS = 20;

/** Reads the corrections that name a side, a unit or a quantity without stating the cargo again. */
export function extractCargoCorrections(stream: TokenStream): CargoCorrections {
  const sides: SideCorrection[] = [];
  let weight: WeightCorrection | undefined;
  let weightUnit: UnitCorrection | undefined;
  let lengthUnit: UnitCorrection | undefined;
  let spoken: { at: number; to: number } | undefined;
  for (let i = 0; i < stream.tokens.length && sides.length < MAX_CORRECTIONS; i += 1) {
    if (stream.tokens[i]?.kind !== 'word') continue;
    const side = parseSideCorrectionAt(stream, i) ?? parseSideBehindAt(stream, i);
    if (side) sides.push(side);
    const kilos = side ? undefined : (parseWeightCorrectionAt(stream, i) ?? parseErratumAt(stream, i));
    weight = kilos ?? weight;
    const kg = parseUnitCorrectionAt(stream, i, findKgPerUnit);
    const cm = kg ? undefined : parseUnitCorrectionAt(stream, i, findCmPerUnit);
    weightUnit = kg ?? weightUnit;
    lengthUnit = cm ?? lengthUnit;
    if (side || kilos || kg || cm) spoken = { at: i, to: Math.min(i + 4, stream.getLineEnd(i)) };
  }
  const times = findTimes(stream);
  const place = spoken ?? times;
  return {
    sides,
    weight,
    weightUnit,
    lengthUnit,
    times: times?.times,
    words: place && stream.getReadableText(stream.getClauseStart(place.at), place.to),
  };
}

/** `Height is 115 not 100`, `la altura debe ser 115`; a bare `height 115` states a size and corrects none. */
function parseSideCorrectionAt(stream: TokenStream, i: number): SideCorrection | undefined {
  const { tokens } = stream;
  const side = SIDES[tokens[i]?.fold ?? ''];
  if (side === undefined) return undefined;
  let at = skipOwner(stream, i + 1);
  const linksFrom = at;
  const swapped = parseSwap(stream, at);
  if (swapped) return { side, ...swapped };
  while (at <= linksFrom + MAX_LINKS && IS.test(tokens[at]?.fold ?? '')) at += 1;
  const value = tokens[at]?.value;
  if (at === linksFrom || value === undefined) return undefined;
  const unit = findCmPerUnit(tokens[at + 1]?.fold ?? '') === undefined ? 0 : 1;
  const wrong = findWrongNumber(stream, at + 1 + unit);
  if (wrong !== undefined) return { side, value, wrong };
  const sure = tokens.slice(i + 1, at).some((token) => SURE.test(token.fold)) || isAnnounced(stream, i);
  return sure ? { side, value, wrong: undefined } : undefined;
}

const SIDES_BEHIND: Readonly<Record<string, 0 | 1 | 2>> = {
  ...SIDES,
  long: 0,
  wide: 1,
  high: 2,
  tall: 2,
};

/** `it is 105 high, not 90`, `son 105 de alto, no 90`: the number before the name of its side. */
function parseSideBehindAt(stream: TokenStream, i: number): SideCorrection | undefined {
  const { tokens } = stream;
  const side = SIDES_BEHIND[tokens[i]?.fold ?? ''];
  const skipped = /^(?:de|in|en)$/.test(tokens[i - 1]?.fold ?? '') ? i - 2 : i - 1;
  const number = findCmPerUnit(tokens[skipped]?.fold ?? '') === undefined ? skipped : skipped - 1;
  const value = tokens[number]?.value;
  if (side === undefined || value === undefined) return undefined;
  const wrong = findWrongNumber(stream, i + 1);
  const isNew = isAnnounced(stream, number) && !DENIED.test(stream.getTextBefore(number, 3));
  return wrong === undefined && !isNew ? undefined : { side, value, wrong };
}

/** `no mide 120 de alto sino 102`: the number does not hold. */
const DENIED = /\b(?:no|not|isn ' t|aren ' t)\b/;

const NOT_IT = /^(?:(?:is|are|was|were) )?(?:no|not|isn ' t|aren ' t)(?: (?:es|son|mide|is|are|de|it|va|van))*$/;
const BUT_IT =
  /^(?:cms? |mm |in )?(?:[,;] )?(?:sino|but|es|son|mide|it is|it ' s)(?: (?:que|de|es|son|mide|is|it ' s|rather))*$/;

/** `(la altura) no es 70 sino 80`, `no es 70, es 80`: the number that does not hold, and the one that does. */
function parseSwap(stream: TokenStream, from: number): { value: number; wrong: number } | undefined {
  const wrongAt = findNumber(stream, from, 4);
  const valueAt = wrongAt === undefined ? undefined : findNumber(stream, wrongAt + 1, 5);
  if (wrongAt === undefined || valueAt === undefined) return undefined;
  if (!NOT_IT.test(stream.getFoldedText(from, wrongAt)) || !BUT_IT.test(stream.getFoldedText(wrongAt + 1, valueAt)))
    return undefined;
  const [wrong, value] = [stream.tokens[wrongAt]?.value, stream.tokens[valueAt]?.value];
  return wrong === undefined || value === undefined ? undefined : { value, wrong };
}

/** The first number at one of so many tokens. */
function findNumber({ tokens }: TokenStream, from: number, reach: number): number | undefined {
  for (let k = from; k < from + reach; k += 1) if (tokens[k]?.value !== undefined) return k;
  return undefined;
}

const ANNOUNCES =
  /\b(?:corrijo|correccion|correction|erratum|erratas?|typo|mistyped|my bad|my mistake|error mio|me equivoque|me confundi|wrong)\b/;
const ANNOUNCES_TOO = /\b(?:oops|ups|disculpen?|perdon|sorry|aclaro|rectifico|ojo)\b/;

/** Words of a correction stand before it in its line. */
function isAnnounced(stream: TokenStream, at: number): boolean {
  const before = stream.getFoldedText(Math.max(stream.getLineStart(at), at - 16), at);
  return ANNOUNCES.test(before) || ANNOUNCES_TOO.test(before);
}

/** `weight should be 128 instead of 118`, `el peso no es 118 sino 128`: a number without a unit for that of the weight. */
function parseWeightCorrectionAt(stream: TokenStream, i: number): WeightCorrection | undefined {
  if (!/^(?:weight|peso|gross|bruto)$/.test(stream.tokens[i]?.fold ?? '')) return undefined;
  const from = /^(?:weight|bruto|total)$/.test(stream.tokens[i + 1]?.fold ?? '') ? i + 2 : i + 1;
  const swapped = parseSwap(stream, from);
  if (swapped) return swapped;
  let at = from;
  while (at <= from + MAX_LINKS && IS.test(stream.tokens[at]?.fold ?? '')) at += 1;
  const value = stream.tokens[at]?.value;
  const wrong = findWrongNumber(stream, at + 1);
  if (value === undefined || findKgPerUnit(stream.tokens[at + 1]?.fold ?? '') !== undefined) return undefined;
  return wrong !== undefined || isAnnounced(stream, i) ? { value, wrong } : undefined;
}

const WHERE_IT_SAYS =
  /^(?:donde|where) (?:(?:se|it|i|yo|la|el|the) )?(?:[a-z]{1,6} )?(?:dice|decia|puse|pone|lee|says|said|put|wrote|reads)(?: [:"])?$/;
const IT_SHOULD_READ =
  /^(?:kgs? |kilos? |lbs? )?"? ?(?:, )?(?:(?:it|eso|se) )?(?:(?:should|must|debe|deberia) (?:be|read|say|ser|leerse|decir)|lease|read)(?: [:"])?$/;

/** `donde dice 180 debe leerse 190`, `where it says 180 it should read 190`: of the weight that has the first number. */
function parseErratumAt(stream: TokenStream, i: number): WeightCorrection | undefined {
  const wrongAt = findNumber(stream, i + 2, 5);
  const valueAt = wrongAt === undefined ? undefined : findNumber(stream, wrongAt + 1, 7);
  if (wrongAt === undefined || valueAt === undefined) return undefined;
  const isErratum =
    WHERE_IT_SAYS.test(stream.getFoldedText(i, wrongAt)) &&
    IT_SHOULD_READ.test(stream.getFoldedText(wrongAt + 1, valueAt));
  const [wrong, value] = [stream.tokens[wrongAt]?.value, stream.tokens[valueAt]?.value];
  if (!isErratum || wrong === undefined || value === undefined) return undefined;
  // The number of a weight and of a side: nobody knows which of the two is meant.
  const said = stream.tokens.filter((token, k) => k !== wrongAt && token.value === wrong).length;
  return said > 1 ? undefined : { value, wrong };
}

/** `not 100`, `, en vez de 90`: the number that the one before `from` replaces. */
function findWrongNumber(stream: TokenStream, from: number): number | undefined {
  for (let k = from + 1; k <= from + 3; k += 1) {
    const wrong = stream.tokens[k]?.value;
    if (wrong !== undefined && NOT.test(stream.getFoldedText(from, k))) return wrong;
  }
  return undefined;
}

const OWNER = /^(?:de|of) (?:la|el|las|los|the|each|cada) [a-z]{3,14}$|^del [a-z]{3,14} .*$/;

/** `el alto de la caja es`, `the height of the box is`: what the side is one of. */
function skipOwner(stream: TokenStream, at: number): number {
  if (OWNER.test(stream.getFoldedText(at, at + 3))) return stream.tokens[at]?.fold === 'del' ? at + 2 : at + 3;
  return at;
}

const MEANT =
  /\b(?:i meant?|should (?:be|read)|quise decir|me equivoque|deben? ser|corrijo|correction|correccion|sorry|perdon|disculpen?)(?: [,:.-])?(?: (?:it|they|the|weights?|dims?|sizes?|el|los|las|peso|pesos|medidas|is|are|in|en|es|son|was|were|todo|all)){0,5}$/;
const CALLED = /\b(?:is|are|was|it|in|en|es|son|va|van|estan?|dims?|sizes?|weights?|medidas|pesos?)$/;

/** `it is pounds, not kilos`, `me equivoqué: pulgadas`: a unit without a number, in the place of another. */
function parseUnitCorrectionAt(
  stream: TokenStream,
  i: number,
  find: (unit: string) => number | undefined,
): UnitCorrection | undefined {
  const factor = find(stream.tokens[i]?.fold ?? '');
  if (factor === undefined || stream.tokens[i - 1]?.kind === 'number') return undefined;
  const before = stream.getFoldedText(Math.max(stream.getLineStart(i), i - 10), i);
  for (let k = i + 2; k <= i + 5; k += 1) {
    const wrong = find(stream.tokens[k]?.fold ?? '');
    if (wrong !== undefined && wrong !== factor && NOT.test(stream.getFoldedText(i + 1, k)))
      return CALLED.test(before) || MEANT.test(before) || before === '' ? { factor, wrong } : undefined;
  }
  const after = stream.tokens[i + 1];
  const ends = after === undefined || after.kind === 'break' || /^[.,;!)]$/.test(after.text);
  return ends && stream.tokens[i]?.fold !== 'in' && MEANT.test(before) ? { factor, wrong: undefined } : undefined;
}
