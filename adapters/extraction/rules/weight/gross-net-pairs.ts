import type { TokenStream } from '../text/token-stream.js';
import type { WeightQuantity } from './weight-quantity.types.js';

const GROSS = '(?:gross|bruto|g \\. (?:w \\. ?)?|gw|g \\/ w|gr)';
const OTHER = '(?:net|netto|neto|n \\. (?:w \\. ?)?|nw|n \\/ w|tare|tara)';
const HEAD = `(?:${GROSS}|${OTHER})`;
const HEADS = new RegExp(`(?:^| )(${HEAD}(?:[^\\d/-]{0,16}[/-] ?${HEAD}){1,2})[^\\d]{0,24}$`);
const ANY_HEAD = new RegExp(`(${GROSS})|${OTHER}`, 'g');

/**
 * `Gross / net: 480 / 412 kg`, `bruto/tara/neto 960/60/900 kg`: the values are in the order of their headings and share
 * the unit; undefined if they have none.
 */
export function findGrossOfPair(
  stream: TokenStream,
  { at, kg, listed }: WeightQuantity,
): { readonly kg: number } | undefined {
  const first = listed?.at(-1) && listed[0];
  if (!first || stream.tokens[at - 1]?.text !== '/') return undefined;
  const said = HEADS.exec(`${stream.getFoldedText(Math.max(stream.getLineStart(at), first.at - 14), first.at)} `)?.[1];
  if (said === undefined) return undefined;
  const heads = [...said.matchAll(ANY_HEAD)].map((head) => head[1] !== undefined);
  const numbers = [...(listed ?? []).map((one) => one.kg), kg];
  const gross = numbers[heads.indexOf(true)];
  return heads.length === numbers.length && gross !== undefined ? { kg: gross } : undefined;
}
