import type { Figure } from './figures.js';
import { NO_PACKED_SIZE } from './words/cues.words.js';

/** Lexemes before and behind a figure that may say what it measures, on the same line. */
const WORDS_BEFORE = 10;
const WORDS_BEHIND = 3;

/** A size or a length of a door, a truck, a product: its own line says so. */
export function isOfOtherThing({ text: { lexemes }, at, to }: Figure): boolean {
  const before = lexemes.slice(Math.max(0, at - WORDS_BEFORE), at);
  const lineBreak = before.findLastIndex(({ kind }) => kind === 'break');
  const behind = lexemes.slice(at, to + WORDS_BEHIND);
  const lineEnd = behind.findIndex(({ kind }) => kind === 'break');
  const line = [...before.slice(lineBreak + 1), ...(lineEnd < 0 ? behind : behind.slice(0, lineEnd))];
  return line.some(({ text }) => NO_PACKED_SIZE.has(text));
}
