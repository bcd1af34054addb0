import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import { isPerPieceAfter } from './per-piece.js';

/** Words behind a weight that make it that of all pieces. */
const TOTAL_AFTER =
  /^(?:[,(] ?)?(?:gross |bruto |brutos |grs )?(?:total|totales|en total|in total|altogether|all in|together|combined|overall|tot|ttl|todo|gross total|all together|en conjunto|conjunto|entre tod[oa]s|in all|for the (?:whole )?(?:lot|mess|thing|shipment|batch|order)|for everything|all told|por todo|el lote(?: completo)?|(?:por |entre )?l[ao]s (?!otr|primer|segund|ultim)(?:\d+|[a-z]{3,7})(?= ?(?:$|[.,;\n]))|for (?:all|both|the (?:two|\d+)))\b(?! (?:volume|volumen|vol|cbm|cubic|value|valor|amount|pieces|piezas|bultos|invoice|factura)\b)/;

/** `each 72 kg, total 432 kg`: behind a comma the total is that of the figure that follows it. */
const TOTAL_OF_NEXT =
  /^[,;] ?(?:en |in )?(?:total|tot|ttl)(?: (?:gross|bruto|weight|peso|wt|gw|is|es|of|de|:|=))* \d[\d.,]*(?: ?(?:kgs?|kilos?|kilogramos|lbs?|libras|pounds|mt|tons?|toneladas)\b|$)/;

/** `2 sacos de 40 kilos todo pesa 230 kilos`: the subject of the next figure. */
const SUBJECT_OF_NEXT =
  /^[,;]? ?(?:todo|total|en total|in total|together|altogether) (?:pesan?|weighs?|suman?|son|is|hacen?|dan?|makes?) \d/;

/** Whether the words behind a weight make it that of all pieces. @param after folded, five tokens */
export function isTotalAfter(after: string): boolean {
  return TOTAL_AFTER.test(after) && !TOTAL_OF_NEXT.test(after) && !SUBJECT_OF_NEXT.test(after);
}

/** `Total 18 cartons, one carton 21.5 kg`: the total is that of the count. */
const TOTAL_OF_COUNT = /\b(?:total|tot|ttl)(?: of| de| :)? \d+ [a-z]+ ?[,;.] ?(?=(?:one|1|una?|each|cada|every) )/g;
/** `total 3,600 dólares en 9 cajas, cada caja 14 kg`: the total is that of the money. */
const TOTAL_OF_MONEY =
  /\b(?:total|tot|ttl)(?: of| de| :)? (?:(?:usd|eur|us) )?[$€£]? ?\d[\d.,]{0,12} ?(?:usd|us \$|eur|d[oó]lar|dollar)/g;

/** The words before a weight without the totals of other things. */
export function removeTotalsOfOthers(before: string): string {
  return before.replace(TOTAL_OF_COUNT, ' ').replace(TOTAL_OF_MONEY, ' ');
}

/** The words before a weight without those that make the weight before them a total. */
export function removeTotalAfter(before: string): string {
  return before.replace(TOTAL_AFTER, '');
}

/** `24 sacos de 50 libras`, `8 boxes of 25 lb`, `2 pallets x 340 kg`, `2 cajas 60x40x40 cm de 25 kg`, `five 20-kg boxes`: the weight is each one's. */
export function isWeightOfEach(
  stream: TokenStream,
  at: number,
  to: number,
  sizes: readonly { at: number; to: number }[],
): boolean {
  if (isAdjectivalWeight(stream, at, to) || isTimesPieces(stream, to) || isEachBehindSize(stream, to, sizes))
    return true;
  const joint = stream.tokens[at - 1];
  const word = stream.tokens[at - 2];
  if (!joint || !word) return false;
  // `2 pallets à 150 kg`, `1 x 355 kg, 1 x 340 kg`: one piece's own weight is no share of all.
  if (joint.text === 'à') return true;
  if (/^[x×*]$/.test(joint.fold) && word.value === 1 && !isOnlyCount(stream, at)) return false;
  if (!/^(?:de|of|x|×|\*|@|at)$/.test(joint.fold)) return false;
  if (word.text === ')' && /^(?:de|of|at|@)$/.test(joint.fold)) return !isTotalAfter(stream.getTextAfter(to, 5));
  const size = sizes.find((one) => one.to === at - 1);
  if (size && /^[x×*]$/.test(joint.fold)) return !isTotalAfter(stream.getTextAfter(to, 5));
  if (size && /^(?:de|of|at|@)$/.test(joint.fold) && isContentOfCounted(stream, size.at - 1))
    return !isTotalAfter(stream.getTextAfter(to, 5));
  if (/^(?:de|of)$/.test(joint.fold) && word.kind === 'word' && isContentOfCounted(stream, at - 2))
    return !isTotalAfter(stream.getTextAfter(to, 5));
  const family = word.kind === 'word' ? findPackaging(word.fold) : undefined;
  const count = stream.tokens[at - 3];
  const single = count?.kind === 'number' && count.value === 1;
  if (family) return !single && !isTotalAfter(stream.getTextAfter(to, 5));
  if (word.kind !== 'number' || word.value === undefined || !Number.isInteger(word.value)) return false;
  if (joint.fold !== 'de' && joint.fold !== 'of') return true;
  return word.value > 1 && !word.reference && !(count?.kind === 'word' && findPackaging(count.fold) !== undefined);
}

/** No further `1 x` stands beside this one. */
function isOnlyCount(stream: TokenStream, at: number): boolean {
  const line = stream.getFoldedText(stream.getLineStart(at), stream.getLineEnd(at));
  return [...line.matchAll(/\b1 [x×*] \d/g)].length < 2;
}

/** `five 20-kg boxes`, `12 25 lb wooden crates`: a number of packages before, the packaging behind. */
function isAdjectivalWeight({ tokens }: TokenStream, at: number, to: number): boolean {
  const count = tokens[at - 1];
  if (count?.kind !== 'number' || count.reference || !Number.isInteger(count.value) || (count.value ?? 0) < 2)
    return false;
  for (let k = to; k < to + 3 && tokens[k]?.kind === 'word'; k += 1) {
    const family = findPackaging(tokens[k]?.fold ?? '');
    if (family) return family !== 'unit';
  }
  return false;
}

/** `25 sacos de semilla de 20 kg`: a number of packages and their contents precede it. */
function isContentOfCounted(stream: TokenStream, at: number): boolean {
  for (let i = at; i >= Math.max(stream.getClauseStart(at), at - 5); i -= 1) {
    const token = stream.tokens[i];
    if (token?.kind !== 'word') return false;
    if (findPackaging(token.fold)) {
      const count = stream.tokens[i - 1];
      return count?.kind === 'number' && (count.value ?? 0) > 1;
    }
  }
  return false;
}

/** `340 kg and 120x100x100 cm per unit`: the size that is joined to the weight ends in an `each`. */
function isEachBehindSize(stream: TokenStream, to: number, sizes: readonly { at: number; to: number }[]): boolean {
  const size = sizes.find((one) => one.at >= to);
  if (!size || !/^(?:and|y|&|e)(?: (?:measures?|miden?))?$/.test(stream.getFoldedText(to, size.at))) return false;
  return isPerPieceAfter(stream.getTextAfter(size.to, 4));
}

/** `340 kg x 2 pallets`, `12 kg x 40`: so many pieces of this weight; a further sign of multiplication makes it a size. */
function isTimesPieces({ tokens }: TokenStream, to: number): boolean {
  const count = tokens[to + 1];
  if (!/^[x×*]$/.test(tokens[to]?.fold ?? '') || count?.kind !== 'number' || count.reference) return false;
  if (!Number.isInteger(count.value) || (count.value ?? 0) < 1) return false;
  const then = tokens[to + 2];
  if (then?.kind === 'word') return findPackaging(then.fold) !== undefined;
  return then === undefined || then.kind === 'break' || /^[,;.)]$/.test(then.text);
}
