import { findKgPerUnit, multiplyDecimal } from '../numbers/units.js';
import type { TokenStream } from '../text/token-stream.js';
import type { WeightQuantity } from './weight-quantity.types.js';

/** `(bruto todavía no)`, `, gross not known`: behind a figure, that the gross weight lacks makes none of the figure. */
export const LACKS_GROSS =
  /^(?:[(,;] ?)?(?:el |the )?(?:peso )?(?:bruto|gross)(?: weight)? (?:is |es |esta )?(?:todav|aun|still|yet|not?|unk|pend|tb)/;

const GROSS = '(?:gross|bruto|g \\. (?:w \\. ?)?|gw|g \\/ w|gr)';
const OTHER = '(?:net|netto|neto|n \\. (?:w \\. ?)?|nw|n \\/ w|tare|tara)';
const HEAD = `(?:${GROSS}|${OTHER})`;
const HEADS = new RegExp(`(?:^| )(${HEAD}(?:[^\\d/-]{0,16}[/-] ?${HEAD}){1,2})[^\\d]{0,24}$`);
const ANY_HEAD = new RegExp(`(${GROSS})|${OTHER}`, 'g');

/**
 * `Gross / net: 480 / 412 kg`, `bruto/tara/neto 960/60/900 kg`, `GW/NW: 480kg/412kg`: the values are in the order of their
 * headings; undefined if they have none.
 */
export function findGrossOfPair(stream: TokenStream, quantity: WeightQuantity): { readonly kg: number } | undefined {
  const { at, kg, listed } = quantity;
  const withUnits = collectPairWithUnits(stream, quantity);
  const first = withUnits ?? (stream.tokens[at - 1]?.text === '/' ? listed?.[0] : undefined);
  if (!first) return undefined;
  const said = HEADS.exec(`${stream.getFoldedText(Math.max(stream.getLineStart(at), first.at - 14), first.at)} `)?.[1];
  if (said === undefined) return undefined;
  const heads = [...said.matchAll(ANY_HEAD)].map((head) => head[1] !== undefined);
  const numbers = withUnits?.kgs ?? [...(listed ?? []).map((one) => one.kg), kg];
  const gross = numbers[heads.indexOf(true)];
  return heads.length === numbers.length && gross !== undefined ? { kg: gross } : undefined;
}

/** Both weights of `480kg/412kg`, from either of them, and where the first one stands. */
function collectPairWithUnits(
  { tokens }: TokenStream,
  { at, to, kg }: WeightQuantity,
): { readonly at: number; readonly kgs: readonly number[] } | undefined {
  const weigh = (k: number): number | undefined => {
    const unit = findKgPerUnit(tokens[k + 1]?.fold ?? '');
    const value = tokens[k]?.kind === 'number' ? tokens[k]?.value : undefined;
    return unit === undefined || value === undefined ? undefined : multiplyDecimal(value, unit);
  };
  const before = tokens[at - 1]?.text === '/' ? weigh(at - 3) : undefined;
  if (before !== undefined) return { at: at - 3, kgs: [before, kg] };
  const behind = tokens[to]?.text === '/' ? weigh(to + 1) : undefined;
  return behind === undefined ? undefined : { at, kgs: [kg, behind] };
}
