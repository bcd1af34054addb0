import { toWholeNumber } from '../pieces/count-forms.js';
import { findPackaging, type Packaging } from '../pieces/packaging.js';
import type { TokenStream } from '../text/token-stream.js';

interface SizeMention {
  readonly at: number;
  readonly to: number;
  readonly count: number | undefined;
}

interface BracketedCount {
  readonly count: number;
  readonly family: Packaging;
  readonly to: number;
}

/** How many tokens before the first size the number of all packages may stand. */
const REACH = 24;

/**
 * `16 cartons, dims 45x35x30 (8 ctns) + 50x40x35 (8 ctns)`: brackets behind several sizes count the packages of each where
 * they add up to the number of all; other brackets tell what is inside.
 */
export function addBracketedCounts<T extends SizeMention>(stream: TokenStream, sizes: readonly T[]): readonly T[] {
  const found = sizes.map((size) => parseBracketAt(stream, size.to));
  const [first] = sizes;
  const [kind] = found;
  if (!first || !kind || sizes.length < 2) return sizes;
  if (found.some((one) => one === undefined || one.family !== kind.family)) return sizes;
  const sum = found.reduce((total, one) => total + (one?.count ?? 0), 0);
  return isCounted(stream, first.at, sum, kind.family)
    ? sizes.map((size, k) => ({ ...size, count: found[k]?.count, to: found[k]?.to ?? size.to }))
    : sizes;
}

function parseBracketAt({ tokens }: TokenStream, at: number): BracketedCount | undefined {
  const count = toWholeNumber(tokens[at + 1]);
  const family = findPackaging(tokens[at + 2]?.fold ?? '');
  const isBracket = /^[([]$/.test(tokens[at]?.text ?? '') && /^[)\]]$/.test(tokens[at + 3]?.text ?? '');
  return isBracket && count !== undefined && count > 0 && family ? { count, family, to: at + 4 } : undefined;
}

function isCounted({ tokens }: TokenStream, before: number, count: number, family: Packaging): boolean {
  for (let i = Math.max(0, before - REACH); i < before; i += 1) {
    if (toWholeNumber(tokens[i]) === count && findPackaging(tokens[i + 1]?.fold ?? '') === family) return true;
  }
  return false;
}
