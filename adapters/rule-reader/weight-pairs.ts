import type { Stream } from './stream.js';
import type { Quantity } from './weight-quantity.js';

const GROSS = '(?:gross|bruto|g \\. (?:w \\. ?)?|gw|g \\/ w|gr)';
const NET = '(?:net|netto|neto|n \\. (?:w \\. ?)?|nw|n \\/ w)';
const PAIR = new RegExp(`(?:^| )(?:(${GROSS})[^\\d]{0,16}[/-] ?${NET}|${NET}[^\\d]{0,16}[/-] ?${GROSS})[^\\d]{0,24}$`);

/** `Gross / net: 480 / 412 kg`: the figures stand in the order of their heads and share the unit; undefined where they have none. */
export function grossOfPair(stream: Stream, { at, kg, listed }: Quantity): { readonly kg: number } | undefined {
  const first = listed?.at(-1);
  if (!first || listed?.length !== 1 || stream.tokens[at - 1]?.text !== '/') return undefined;
  const heads = PAIR.exec(`${stream.fold(Math.max(stream.rowStart(at), first.at - 14), first.at)} `);
  return heads ? { kg: heads[1] === undefined ? kg : first.kg } : undefined;
}
