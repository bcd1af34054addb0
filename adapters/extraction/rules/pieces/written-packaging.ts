import type { Token } from '../text/token.js';
import { findPackaging, type Packaging } from './packaging.js';

/** `12 C'TNS`, `2 c'ses`, `4 C/S`, `3 w/cases`: letters left out for a sign within the word, or the wood before it. */
export function findShortenedPackaging(tokens: readonly Token[], k: number): Packaging | undefined {
  const [head, sign, tail] = tokens.slice(k, k + 3);
  if (head?.kind !== 'word' || sign?.spaced !== false || tail?.kind !== 'word' || tail.spaced) return undefined;
  const isWood = head.fold === 'w' && sign.text === '/';
  // `C/T` are cartons; `p/kg` is the price of a kilogram.
  const isCase = head.fold === 'c' && sign.text === '/';
  if (isCase && CARTONS.has(tail.fold)) return 'carton';
  if (!isWood && !isCase && sign.text !== "'") return undefined;
  return findPackaging(isWood ? tail.fold : `${head.fold}${tail.fold}`);
}

const CARTONS: ReadonlySet<string> = new Set(['t', 'ts']);

/** `Carton: 50`, `| Caja | 1 |`: packages and a number alone on their line; several such lines number them. */
export function isOnlyLabelOfNumber(tokens: readonly Token[], i: number): boolean {
  if (!isLabelOfNumber(tokens, i)) return false;
  return !tokens.some(({ fold }, k) => k !== i && fold === tokens[i]?.fold && isLabelOfNumber(tokens, k));
}

function isLabelOfNumber(tokens: readonly Token[], i: number): boolean {
  const isEdge = (token: Token | undefined) => !token || token.kind === 'break' || token.text === '|';
  const isParted = /^[:|\t]$/.test(tokens[i + 1]?.text ?? '');
  return isParted && tokens[i + 2]?.kind === 'number' && isEdge(tokens[i - 1]) && isEdge(tokens[i + 3]);
}
