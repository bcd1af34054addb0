import { replaces } from '../text/corrections.js';
import { amountAt } from '../dimensions/dimension-side.js';
import type { Stream } from '../text/token-stream.js';
import { times } from '../numbers/units.js';
import type { Quantity } from './weight-quantity.js';

const REACH = 8;

/** `200 kg (perdón, son 240)`: a bare number that takes the place of the weight before it, in its unit. */
export function replacingAt(
  stream: Stream,
  i: number,
  previous: { readonly to: number; readonly factor: number; readonly perPiece: boolean } | undefined,
): Quantity | undefined {
  if (previous === undefined || i <= previous.to || i - previous.to > REACH) return undefined;
  const amount = amountAt(stream.tokens, i);
  const next = amount && stream.tokens[amount.next];
  const ends = next === undefined || next.kind === 'break' || /^[).,;]$/.test(next.text);
  if (!amount || !ends || !replaces(stream.fold(previous.to, i))) return undefined;
  return {
    at: i,
    to: amount.next,
    kg: times(amount.value, previous.factor),
    otherKg: amount.other === undefined ? undefined : times(amount.other, previous.factor),
    unitStated: true,
    factor: previous.factor,
    perPiece: previous.perPiece,
  };
}
