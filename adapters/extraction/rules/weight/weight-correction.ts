import { parseAmountAt } from '../dimensions/dimension-side.js';
import { multiplyDecimal } from '../numbers/units.js';
import { isCorrectionBetween } from '../text/corrections.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightQuantity } from './weight-quantity.types.js';

const REACH = 8;

/** `200 kg (perdón, son 240)`: a bare number that takes the place of the weight before it, in its unit. */
export function parseReplacementAt(
  stream: TokenStream,
  i: number,
  previous: { readonly to: number; readonly factor: number; readonly perPiece: boolean } | undefined,
): WeightQuantity | undefined {
  if (previous === undefined || i <= previous.to || i - previous.to > REACH) return undefined;
  const amount = parseAmountAt(stream.tokens, i);
  const next = amount && stream.tokens[amount.next];
  const ends = next === undefined || next.kind === 'break' || /^[).,;]$/.test(next.text);
  if (!amount || !ends || !isCorrectionBetween(stream.getFoldedText(previous.to, i))) return undefined;
  return {
    at: i,
    to: amount.next,
    kg: multiplyDecimal(amount.value, previous.factor),
    otherKg: amount.other === undefined ? undefined : multiplyDecimal(amount.other, previous.factor),
    unitStated: true,
    factor: previous.factor,
    perPiece: previous.perPiece,
  };
}
