import { parseAmountAt } from '../dimensions/dimension-side.js';
import { ONE_BY_SIZE } from '../dimensions/size-adjectives.js';
import { findCmPerUnit, findKgPerUnit, KG_PER_SHORT_TON, multiplyDecimal } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import { belongsToPair } from '../pieces/prefix-labels.js';
import type { TokenStream } from '../text/token-stream.js';
import { endsWithPacking, isSaidPackedBehind } from './packing-words.js';
import { opensAnotherValue } from './per-piece.js';
import { parseHalfAt } from './spoken-weights.js';
import { collectListedBefore } from './weight-lists.js';
import type { WeightQuantity } from './weight-quantity.types.js';

/** `340 kg`, `285#`, `9 lb 6 oz`, `86K`, `Kg 1.250`, `K388.5`; behind a size (`60x40x30 kg 12`) the number before is not its own. */
export function parseWeightAt(stream: TokenStream, i: number, behindSize = false): WeightQuantity | undefined {
  const { tokens } = stream;
  const amount = parseAmountAt(tokens, i) ?? splitFusedWeight(stream, i);
  if (amount) {
    if (belongsToPair(stream, i)) return undefined;
    const unit = parseUnitAt(stream, amount.next);
    if (unit) {
      const added = collectAddends(stream, i);
      const kg = multiplyDecimal((amount.value + added.sum) * unit.multiplier, unit.kg);
      const ounces = unit.kg < 1 && unit.kg > 0.4 ? parseOuncesAt(stream, unit.next) : undefined;
      const grams = unit.kg === 1 ? parseGramsAt(stream, unit.next) : undefined;
      const half = parseHalfAt(stream, unit.next);
      const more = (ounces?.kg ?? grams?.kg ?? 0) + (half ? unit.kg * half.part : 0);
      return {
        at: added.at,
        to: ounces?.next ?? grams?.next ?? half?.next ?? unit.next,
        kg: more > 0 ? kg + more : kg,
        otherKg: amount.other === undefined ? undefined : multiplyDecimal(amount.other, unit.kg),
        unitStated: true,
        factor: unit.kg,
        listed: added.at === i && unit.multiplier === 1 ? collectListedBefore(stream, i, unit.kg) : [],
      };
    }
    return undefined;
  }
  const word = tokens[i];
  if (!word || (word.kind !== 'word' && word.text !== '#')) return undefined;
  if (tokens[i - 1]?.kind === 'number' && !behindSize && !belongsToPair(stream, i - 1)) return undefined;
  const factor =
    word.fold === 'k'
      ? 1
      : /^(?:kgs?|kilos?|lbs?|kgr|kilograms?|kilogramos?|pounds|libras)$/.test(word.fold)
        ? findKgPerUnit(word.fold)
        : undefined;
  if (factor === undefined) return undefined;
  const next = tokens[i + 1]?.text === ':' || tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
  const behind = parseAmountAt(tokens, next);
  if (
    !behind ||
    (word.fold === 'k' && tokens[next]?.spaced) ||
    (parseUnitAt(stream, behind.next) && !belongsToPair(stream, next)) ||
    /^[x×*]$/.test(tokens[behind.next]?.fold ?? '')
  )
    return undefined;
  return {
    at: i,
    to: behind.next,
    kg: multiplyDecimal(behind.value, factor),
    otherKg: behind.other === undefined ? undefined : multiplyDecimal(behind.other, factor),
    unitStated: true,
    factor,
  };
}

/** `GW2840KG`: digits that stick to a weight word are no reference. */
function splitFusedWeight(
  stream: TokenStream,
  i: number,
): { value: number; other: number | undefined; next: number } | undefined {
  const token = stream.tokens[i];
  if (token?.kind !== 'number' || token.value === undefined || !token.reference) return undefined;
  const before = stream.tokens[i - 1];
  return before?.kind === 'word' && /^(?:gw|wt|weight|peso|gross)$/.test(before.fold)
    ? { value: token.value, other: token.other, next: i + 1 }
    : undefined;
}

/** Units that a dash may tie to their number (`20-kg boxes`). */
const HYPHENED = /^(?:kgs?|kilos?|kilograms?|lbs?|pounds?|libras?|tons?|tonnes?)$/;

function parseUnitAt(stream: TokenStream, i: number): { kg: number; multiplier: number; next: number } | undefined {
  const { tokens } = stream;
  const hyphen = tokens[i]?.text === '-' && !tokens[i]?.spaced && tokens[i + 1]?.spaced === false ? 1 : 0;
  if (hyphen > 0) {
    const glued = tokens[i + 1]?.fold ?? '';
    const factor = HYPHENED.test(glued) ? findKgPerUnit(glued) : undefined;
    return factor === undefined ? undefined : { kg: factor, multiplier: 1, next: i + 2 };
  }
  const token = tokens[i];
  if (!token || (token.kind !== 'word' && token.text !== '#')) return undefined;
  if (token.fold === 'k') {
    const then = tokens[i + 1];
    const real = then?.kind === 'word' ? findKgPerUnit(then.fold) : undefined;
    if (real !== undefined) return { kg: real, multiplier: 1000, next: i + 2 };
    if (then?.text === '.' && tokens[i + 2]?.fold === 'g') return { kg: 1, multiplier: 1, next: i + 3 };
    const money = /^(?:usd|us|eur|gbp|dolares|dollars|€|\$|crc|pab|nio|gtq|hnl)$/;
    if (money.test(then?.fold ?? '') || money.test(tokens[i - 2]?.fold ?? '')) return undefined;
    return { kg: 1, multiplier: 1, next: i + 1 };
  }
  if (token.fold === 'short' && /^tons?$/.test(tokens[i + 1]?.fold ?? ''))
    return { kg: KG_PER_SHORT_TON, multiplier: 1, next: i + 2 };
  if (token.fold === 'metric' && /^ton/.test(tokens[i + 1]?.fold ?? ''))
    return { kg: 1000, multiplier: 1, next: i + 2 };
  const kg = findKgPerUnit(token.fold);
  if (kg === undefined || /^(?:sterling|esterlinas)$/.test(tokens[i + 1]?.fold ?? '')) return undefined;
  const isDecimal = /[.,]/.test(tokens[i - 1]?.text ?? '');
  if ((token.fold === 'g' || (token.fold === 't' && !isDecimal)) && token.text !== token.fold && token.spaced)
    return undefined;
  if (token.fold === 'oz' || kg < 0.05) {
    if (!WEIGHED.test(stream.getTextBefore(i, 8)) && (kg > 0.001 || !isOneOfSeveral(stream, i))) return undefined;
  }
  return { kg, multiplier: 1, next: isAbbreviationPoint(stream, i + 1) ? i + 2 : i + 1 };
}

/** `375 kg. each`, `113 KG. C/U`: the point belongs to the unit where no sentence begins behind it. */
function isAbbreviationPoint(stream: TokenStream, point: number): boolean {
  const [unit, dot, next] = [stream.tokens[point - 1], stream.tokens[point], stream.tokens[point + 1]];
  if (dot?.text !== '.' || dot.spaced || next === undefined) return false;
  if (next.text === '(' || (next.text === '/' && !next.spaced)) return true;
  if (next.kind !== 'word' || !next.spaced) return false;
  const isCapital = /^\p{Lu}/u.test(next.text);
  const isAllCapital = next.text === next.text.toUpperCase() && unit?.text === unit?.text.toUpperCase();
  return (!isCapital || isAllCapital) && !opensAnotherValue(`. ${stream.getTextAfter(point + 1, 6)}`);
}

const WEIGHED = /\b(?:pesos?|pesa|pesan|weights?|weighs|wt|gross|bruto)\b/;

/** `uno de 900 gr y otro de 1.6 kg`: what one of several pieces weighs, before another one's weight. */
function isOneOfSeveral(stream: TokenStream, unit: number): boolean {
  return /^(?:[,;] ?)?(?:y|and|,)? ?(?:(?:la|el|the) )?(?:otr[ao]s?|another|other)\b/.test(
    stream.getTextAfter(unit + 1, 4),
  );
}

function parseOuncesAt(stream: TokenStream, i: number): { kg: number; next: number } | undefined {
  const at = /^(?:y|and|,)$/.test(stream.tokens[i]?.fold ?? '') ? i + 1 : i;
  const amount = parseAmountAt(stream.tokens, at);
  const unit = amount && stream.tokens[amount.next];
  const kg = unit?.kind === 'word' && /^(?:oz|onzas?|ounces?)$/.test(unit.fold) ? findKgPerUnit(unit.fold) : undefined;
  return amount && kg !== undefined ? { kg: multiplyDecimal(amount.value, kg), next: amount.next + 1 } : undefined;
}

const KG_PER_GRAM = 0.001;

/** `11 kilos con 200 gramos`: the grams behind. */
function parseGramsAt({ tokens }: TokenStream, i: number): { kg: number; next: number } | undefined {
  const amount = /^(?:con|y|and|with)$/.test(tokens[i]?.fold ?? '') ? parseAmountAt(tokens, i + 1) : undefined;
  const isGrams = amount !== undefined && /^(?:g|gr|grs|gramos|grams)$/.test(tokens[amount.next]?.fold ?? '');
  return isGrams ? { kg: multiplyDecimal(amount.value, KG_PER_GRAM), next: amount.next + 1 } : undefined;
}

/** `gross 380 + 412 kg`: the unit of the last addend is that of the first. */
function isAddend(stream: TokenStream, sign: number): boolean {
  if (stream.tokens[sign]?.text !== '+') return false;
  const more = parseAmountAt(stream.tokens, sign + 1);
  return more !== undefined && parseUnitAt(stream, more.next) !== undefined;
}

const KILOS = /\b(?:kgs?|kilos?)\b/;

/**
 * A bare number after `Peso bruto (kg):` or `pesa`; kilograms unless the label or the text as a whole says otherwise.
 */
export function parseLabelledWeightAt(stream: TokenStream, i: number, general: number): WeightQuantity | undefined {
  const { tokens } = stream;
  const amount = parseAmountAt(tokens, i);
  if (!amount) return undefined;
  const label = stream.findLabelAt(i);
  const next = tokens[amount.next];
  const ends =
    next === undefined ||
    next.kind === 'break' ||
    isGrossBeforeSize(stream, i, amount.next) ||
    (next.kind === 'sign' && !/[-/x×*%$€:'"]/.test(next.text)) ||
    (next.text === '/' && next.spaced && tokens[amount.next + 1]?.kind === 'word') ||
    (next.kind === 'word' &&
      /^(?:c|cada|each|ea|aprox|approx|total|y|la|por|per|and|en|not|no|instead|now)$/.test(next.fold));
  if (!ends || isListNumber(stream, i) || isAddend(stream, amount.next)) return undefined;
  if (
    label &&
    (label.field === 'gross' || label.field === 'weight' || label.field === 'net' || label.field === 'chargeable') &&
    label.from === i
  ) {
    const factor = /\b(?:lbs?|libras|pounds)\b/.test(label.phrase)
      ? findKgPerUnit('lb')
      : KILOS.test(label.phrase)
        ? 1
        : general;
    return {
      at: i,
      to: amount.next,
      kg: multiplyDecimal(amount.value, factor ?? 1),
      otherKg: amount.other,
      unitStated: /\b(?:kgs?|kilos?|lbs?|libras|pounds)\b/.test(label.phrase),
      factor: factor ?? 1,
    };
  }
  const before = stream.getFoldedText(Math.max(stream.getClauseStart(i), i - 5), i);
  if (
    !/\b(?:pesa|pesan|peso|weighs|weigh|weight|pesando|gw|nw|pb|pn|gross|bruto|tare|tara|(?:peso|weight) net|peso neto|g w|p b|p n)(?: (?:per|por|x|de cada|c \/) (?!l[ao]s\b)[a-z]+)?(?: (?:unos|como|about|aprox|de|is|:))? ?$/.test(
      before,
    )
  )
    return undefined;
  return {
    at: i,
    to: amount.next,
    kg: multiplyDecimal(amount.value, general),
    otherKg: amount.other,
    unitStated: false,
    factor: general,
  };
}

/** `G.W : 1) 318 KGS 2) 274 KGS`: what numbers the weights of a list. */
function isListNumber(stream: TokenStream, i: number): boolean {
  const { tokens } = stream;
  if (tokens[i + 1]?.text !== ')' || tokens[i + 2]?.kind !== 'number') return false;
  return !tokens.slice(Math.max(stream.getLineStart(i), i - 6), i - 1).some(({ text }) => text === '(');
}

const IS_GROSS = /^(?:gross|bruto|brutos|brutto|gw|pb)$/;

/** `bruto 362,0   140x90x120`: a named weight in a column, and the size in the next. */
function isGrossBeforeSize({ tokens }: TokenStream, i: number, next: number): boolean {
  const label = tokens[i - 1]?.text === ':' ? tokens[i - 2] : tokens[i - 1];
  const isSide = tokens[next]?.kind === 'number' && tokens[next]?.spaced === true;
  return isSide && IS_GROSS.test(label?.fold ?? '') && /^[x×*]$/.test(tokens[next + 1]?.fold ?? '');
}

const NEIGHBOUR = new RegExp(
  `^(?:cada un[oa] |each |c \\/ u )?(?:(?:, |y |and )*(?:la|el|the) (?:tarima|caja|paleta|pallet|jaula|huacal|crate|box|carton|skid|drum|tambor|saco|rollo)|(?:, |y |and )*(?:la otra|el otro|the other|the second|the third|otra|otro|la segunda|el segundo|la tercera|el tercero)|(?:, |; |y |and )*${ONE_BY_SIZE})(?: one)?(?: pesa| weighs| de)? ?$`,
);
/** `pesa 380 kilos la máquina, pero ya con la caja son 425`: the same with its packing. */
const WITH_PACKING =
  /\b(?:pero|but|y|and) (?:que )?(?:ya )?(?:con|with) (?:(?:la|el|su|the|its) )?(?:caja|embalaje|empaque|tarima|huacal|packing|packaging|crate|pallet) (?:son|pesa|pesan|es|llega a|it is|it ' s|weighs|comes to) ?$/;
/** `volumétrico 174 kg, real 96`: another kind of weight of the same goods, in the same unit. */
const OTHER_KIND =
  /^(?:[,;/(-] ?|y |and |& )*(?:el |the |peso |weight )*(?:gross|bruto|real|actual|act|dead|net|neto|tara|tare|chargeable|cobrable|volumetric|volumetrico|dimensional)(?: weight| wt| peso)?(?: (?:is|es|de|of))?(?: :)? ?$/;
const PACKING_REACH = 12;
const NEIGHBOUR_REACH = 6;

/** `each, the other three are`: what the number counts continues after it. */
const COUNTS_ON = /^(?:are|is|were|weigh|measure|of|son|es|miden|pesan|mide|pesa|van|vienen|de)$/;
const IN_BRACKETS = /^(?:net |neto |netos |netas |gross |bruto |brutos )?\( ?(?:gross |bruto |net |neto )?$/;
const GROSS_OR_NET = /^(?:gross|bruto|brutos|brutas|net|neto|netos|netas)$/;

/** `una pesa 180 kilos la otra 215`, `20 kg netos (20.4 brutos)`: the unit of the neighbour. */
export function parseInheritedAt(
  stream: TokenStream,
  i: number,
  previous: { readonly to: number; readonly factor: number; readonly perPiece: boolean } | undefined,
): WeightQuantity | undefined {
  if (previous === undefined || i - previous.to > PACKING_REACH || i <= previous.to) return undefined;
  const amount = parseAmountAt(stream.tokens, i);
  if (!amount) return undefined;
  const between = `${stream.getFoldedText(previous.to, i)} `.trimStart();
  const next = stream.tokens[amount.next];
  const bracketed =
    IN_BRACKETS.test(between) && (GROSS_OR_NET.test(next?.fold ?? '') || /gross|bruto|net/.test(between));
  const kinds =
    OTHER_KIND.test(between) && (next === undefined || next.kind !== 'word' || GROSS_OR_NET.test(next.fold));
  const isAdjacent = i - previous.to <= NEIGHBOUR_REACH && (bracketed || kinds || NEIGHBOUR.test(between));
  const ends = next === undefined || next.kind === 'break' || /^[.,;)]$/.test(next.text);
  const isPacked =
    WITH_PACKING.test(between) ||
    (ends && endsWithPacking(between)) ||
    isSaidPackedBehind(between, stream.getTextAfter(amount.next, 6));
  if (!isAdjacent && !isPacked) return undefined;
  if (next?.kind === 'word' && !bracketed && (COUNTS_ON.test(next.fold) || findPackaging(next.fold) !== undefined))
    return undefined;
  if (next?.kind === 'word' && !bracketed && (/^[x×]$/.test(next.fold) || findCmPerUnit(next.fold) !== undefined))
    return undefined;
  return {
    at: i,
    to: amount.next,
    kg: multiplyDecimal(amount.value, previous.factor),
    otherKg: amount.other === undefined ? undefined : multiplyDecimal(amount.other, previous.factor),
    unitStated: bracketed || kinds,
    factor: previous.factor,
    perPiece: (bracketed || kinds) && previous.perPiece,
  };
}

/** `120 + 95 + 97 kg`: the addends before the last number have no unit. */
function collectAddends(stream: TokenStream, i: number): { sum: number; at: number } {
  let at = i;
  let sum = 0;
  while (stream.tokens[at - 1]?.text === '+' && stream.tokens[at - 2]?.kind === 'number') {
    sum += stream.tokens[at - 2]?.value ?? 0;
    at -= 2;
  }
  return { sum, at };
}
