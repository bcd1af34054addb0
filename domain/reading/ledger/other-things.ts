import type { Figure } from './figures.js';
import { NO_PACKED_SIZE } from './words/cues.words.js';
import { PACKAGING } from './words/packaging.words.js';

/** Lexemes before and behind a figure that may say what it measures, on the same line. */
const WORDS_BEFORE = 10;
const WORDS_BEHIND = 3;

const EACH: ReadonlySet<string> = new Set(['each', 'every', 'cada']);
const COPULAS: ReadonlySet<string> = new Set(['is', 'measures', 'mide', 'measuring']);

/** `the cabinet (200 x 80 x 40 cm)`, `80 sensors (each is 12 x 8 x 4 cm)`: behind the name of goods, in brackets. */
export function isOfGoodsInBrackets({ text: { lexemes }, at }: Figure): boolean {
  let k = at - 1;
  if (COPULAS.has(lexemes[k]?.text ?? '')) k -= 1;
  const noun = lexemes[k]?.kind === 'word' && EACH.has(lexemes[k - 1]?.text ?? '') ? lexemes[k] : undefined;
  if (noun) k -= 2;
  else if (EACH.has(lexemes[k]?.text ?? '')) k -= 1;
  if (lexemes[k]?.text !== '(') return false;
  const named = noun ?? lexemes[k - 1];
  return named?.kind === 'word' && !PACKAGING.has(named.text);
}

/** A size or a length of a door, a truck, a product: its own line says so. */
export function isOfOtherThing({ kind, text: { lexemes }, at, to }: Figure): boolean {
  const before = lexemes.slice(Math.max(0, at - WORDS_BEFORE), at);
  const lineBreak = before.findLastIndex((one) => one.kind === 'break');
  const behind = lexemes.slice(at, to + WORDS_BEHIND);
  const lineEnd = behind.findIndex((one) => one.kind === 'break');
  const line = [...before.slice(lineBreak + 1), ...(lineEnd < 0 ? behind : behind.slice(0, lineEnd))];
  const own = before.slice(lineBreak + 1);
  // `4 boxes of door handles, 50x40x30 cm`: packages that are counted have the size.
  const isOfPackages = own.some((one, k) => one.kind === 'number' && PACKAGING.has(own[k + 1]?.text ?? ''));
  // `10 cajas monitores 24 pulg`: a length right behind what is known by it.
  if (kind === 'length' && NO_PACKED_SIZE.has(lexemes[at - 1]?.text ?? '')) return true;
  return !isOfPackages && line.some(({ text }) => NO_PACKED_SIZE.has(text));
}
