import { findKgPerUnit, multiplyDecimal } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightQuantity } from './weight-quantity.types.js';

const BOTH_UNITS =
  /\b(?:cms?|in|inches|pulg|pulgadas|mm|m) ?(?:y|and|\/|,|&|-|\+) ?(kgs?|kilos|lbs?|libras)\b|\b(kgs?|kilos|lbs?|libras) ?(?:y|and|\/|,|&|-|\+) ?(?:cms?|inches|pulg|pulgadas|mm|m)\b/;

/** `all sizes in inches, all weights in pounds`: a separate statement that applies to every weight. */
const ALL_WEIGHTS =
  /\b(?:all|todos los) (?:weights?|pesos?)(?: (?:are|is|son|estan|given|shown|dados))? (?:in|en) (kgs?|kilos|kilograms|lbs?|libras|pounds)\b/;

/** `(medidas en cm, pesos en kg)`, `weights in lbs`: a note that no figure of its own follows. */
const NOTED_WEIGHTS =
  /\b(?:weights|pesos)(?: (?:are|is|son|estan|given|shown|dados|todos|all))? (?:in|en) (kgs?|kilos|kilograms|lbs?|libras|pounds)\b/;

/** Kilograms in the unit that a text names beside that of its sizes (`(cm y kg)`, `CM / KGS`); undefined where it names none. */
export function findUnitWithSizes(stream: TokenStream): number | undefined {
  for (let i = 0; i < stream.tokens.length; i = stream.getLineEnd(i) + 1) {
    const row = stream.getFoldedText(i, stream.getLineEnd(i)).replace(/(?<![\d.,])\d[\d.,]* [a-z]+/g, ' ');
    const unit = BOTH_UNITS.exec(row) ?? ALL_WEIGHTS.exec(row) ?? NOTED_WEIGHTS.exec(row);
    const name = unit?.[1] ?? unit?.[2];
    if (name !== undefined) return findKgPerUnit(name);
  }
  return undefined;
}

/** `60x40x35 - 14.2`: a bare number behind a size at the end of its line, where the text names a unit for it. */
export function parseWeightBehindSizeAt(
  stream: TokenStream,
  i: number,
  sizeEnd: number | undefined,
  factor: number | undefined,
): WeightQuantity | undefined {
  const { tokens } = stream;
  const token = tokens[i];
  if (factor === undefined || sizeEnd !== i - 1 || token?.kind !== 'number' || token.value === undefined)
    return undefined;
  if (!/^[-=:,|]$/.test(tokens[i - 1]?.text ?? '') || tokens[i + 1]?.kind !== 'break') return undefined;
  return {
    at: i,
    to: i + 1,
    kg: multiplyDecimal(token.value, factor),
    otherKg: token.other === undefined ? undefined : multiplyDecimal(token.other, factor),
    unitStated: true,
    factor,
  };
}
