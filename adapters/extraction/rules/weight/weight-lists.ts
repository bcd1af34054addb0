import { parseAmountAt } from '../dimensions/dimension-side.js';
import { multiplyDecimal } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';

/** A bare number of a list whose unit follows its last member. */
export interface ListedWeight {
  readonly at: number;
  readonly kg: number;
}

const MAX_LIST = 30;
/** What opens a range, not a list (`entre 15 y 18 kilos`). */
const RANGE = /^(?:between|entre)$/;
const PARTS = /^(?:[,/&;+]|y|and|e)$/;

/** `28, 29 y 31 kg`, `40/36/22 lbs`: the numbers before a weight that may be weights of the same list, the first one first. */
export function collectListedBefore(stream: TokenStream, i: number, factor: number): readonly ListedWeight[] {
  const { tokens } = stream;
  const found: ListedWeight[] = [];
  for (let at = i; found.length < MAX_LIST; at -= 2) {
    const number = tokens[at - 2];
    if (!PARTS.test(tokens[at - 1]?.fold ?? '') || number?.kind !== 'number') break;
    const amount = parseAmountAt(tokens, at - 2);
    if (!amount || amount.next !== at - 1) break;
    found.unshift({ at: at - 2, kg: multiplyDecimal(amount.value, factor) });
  }
  const first = found[0];
  return first && RANGE.test(tokens[first.at - 1]?.fold ?? '') ? [] : found;
}
