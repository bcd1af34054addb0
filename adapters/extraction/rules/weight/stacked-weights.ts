import { parseAmountAt } from '../dimensions/dimension-side.js';
import { findKgPerUnit, multiplyDecimal } from '../numbers/units.js';
import { findPackaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightQuantity } from './weight-quantity.types.js';

/** A weight alone on its line, or with nothing but the number or the letter of its piece before it. */
interface StackedWeight extends WeightQuantity {
  readonly line: number;
}

const MIN_STACK = 2;
const MAX_LINE_TOKENS = 9;
const MAX_HEADING_TOKENS = 16;
/** What heads the weights of several pieces. */
const HEADING = /\b(?:weights?|pesos?|gw|kgs?|kilos|lbs?|libras|pounds|pesan|weigh)\b/;
const NOT_GROSS = /\b(?:net|neto|netos|tare|tara|volumetric|volumetrico|chargeable)\b/;
const BULLET = /^[-*•·]$/;
const MARK = /^[.):#-]$/;

/** `Weights in kg:`, and below it one number a line; or weights with their units, one a line: those of one piece each. */
export function findStackedWeights(stream: TokenStream, general: number): ReadonlyMap<number, WeightQuantity> {
  const found = new Map<number, WeightQuantity>();
  let stack: StackedWeight[] = [];
  let heading = '';
  const close = () => {
    const isHeaded = HEADING.test(heading) && !NOT_GROSS.test(heading);
    const isMeasured = stack.every(({ unitStated }) => unitStated) && !NOT_GROSS.test(heading);
    if (stack.length >= MIN_STACK && (isHeaded || isMeasured)) for (const one of stack) found.set(one.at, one);
    stack = [];
  };
  for (let from = 0, line = 0; from < stream.tokens.length; line += 1) {
    const to = stream.getLineEnd(from);
    const isBlank = to === from;
    const weight = isBlank ? undefined : parseLine(stream, from, to, general, heading);
    const last = stack.at(-1);
    if (weight && (last === undefined || line - last.line <= 2)) stack.push({ ...weight, line });
    else if (!isBlank) {
      close();
      const start = Math.max(from, stream.getClauseStart(to - 1));
      heading = to - start <= MAX_HEADING_TOKENS ? stream.getFoldedText(start, to) : '';
    }
    from = to + 1;
  }
  close();
  return found;
}

/** A line that holds a weight and the name of its piece at most; without a unit it is that of the heading. */
function parseLine(
  stream: TokenStream,
  from: number,
  to: number,
  general: number,
  heading: string,
): WeightQuantity | undefined {
  const { tokens } = stream;
  if (to - from > MAX_LINE_TOKENS) return undefined;
  const at = skipPieceName(stream, from, to);
  const amount = parseAmountAt(tokens, at);
  if (!amount) return undefined;
  const word = tokens[amount.next];
  const unit = word?.kind === 'word' || word?.text === '#' ? findKgPerUnit(word.fold) : undefined;
  const named = heading
    .split(' ')
    .map(findKgPerUnit)
    .find((factor) => factor !== undefined);
  const end = unit === undefined ? amount.next : amount.next + 1;
  const isLast =
    stream
      .getFoldedText(end, to)
      .replace(/^(?:gross|bruto|brutos)\b/, '')
      .replace(/[.,; ]/g, '') === '';
  if (!isLast || (unit === undefined && named === undefined && general === 1 && !HEADING.test(heading)))
    return undefined;
  const factor = unit ?? named ?? general;
  return {
    at,
    to: end,
    kg: multiplyDecimal(amount.value, factor),
    otherKg: amount.other === undefined ? undefined : multiplyDecimal(amount.other, factor),
    unitStated: unit !== undefined || named !== undefined,
    factor,
    isStacked: true,
  };
}

/** `- `, `2)`, `#3:`, `Caja 2 -`, `Crate B`: where the words end that name the piece. */
function skipPieceName({ tokens }: TokenStream, from: number, to: number): number {
  let at = from;
  if (BULLET.test(tokens[at]?.text ?? '')) at += 1;
  const isNamed =
    tokens[at]?.kind === 'word' &&
    (findPackaging(tokens[at]?.fold ?? '') !== undefined || /^(?:no|p)$/.test(tokens[at]?.fold ?? ''));
  if (isNamed) at += 1;
  if (tokens[at]?.text === '#') at += 1;
  const mark = tokens[at];
  const isNamedByCharacter = isNamed && mark?.kind === 'word' && /^[a-z]$/.test(mark.fold);
  const isNumber = mark?.kind === 'number' && /^\d{1,2}$/.test(mark.text);
  const next = tokens[at + 1];
  if (
    isNamedByCharacter ||
    (isNumber && ((next !== undefined && MARK.test(next.text)) || (isNamed && next?.kind === 'number')))
  )
    at += 1;
  while (at < to && at > from && MARK.test(tokens[at]?.text ?? '')) at += 1;
  return at;
}
