import type { Figure } from './figures.js';
import type { Lexeme } from './lexemes.js';
import { PACKAGING } from './words/packaging.words.js';

const WITH: ReadonlySet<string> = new Set(['con', 'with']);
const ARTICLES: ReadonlySet<string> = new Set(['la', 'el', 'su', 'the', 'its']);
const ALREADY: ReadonlySet<string> = new Set(['ya', 'already']);
const VERBS: ReadonlySet<string> = new Set(['son', 'pesa', 'pesan', 'es', 'is', 'weighs', ':']);
const PACKING: ReadonlySet<string> = new Set('embalaje empaque packing packaging crating'.split(' '));
/** Packing weighs less than what is in it. */
const MIN_SHARE = 0.4;
const REACH = 24;

/** `The ship on its own is 11 kg, 27 kg with the box`: a weight without the packing that another is stated with. */
export function isWithoutPacking(figure: Figure, weights: readonly Figure[]): boolean {
  const [kg = 0] = figure.values;
  return weights.some((other) => {
    const [whole = 0] = other.values;
    const isNear = other.text === figure.text && other.at > figure.at && other.at - figure.to <= REACH;
    return isNear && kg < whole && kg >= whole * MIN_SHARE && isStatedWithPacking(other);
  });
}

function isStatedWithPacking({ text: { lexemes }, at, to }: Figure): boolean {
  let before = at - 1;
  while (VERBS.has(lexemes[before]?.text ?? '')) before -= 1;
  const head = ARTICLES.has(lexemes[before - 1]?.text ?? '') ? before - 2 : before - 1;
  if (isPacking(lexemes[before]) && WITH.has(lexemes[head]?.text ?? '')) return true;
  const link = ALREADY.has(lexemes[to]?.text ?? '') ? to + 1 : to;
  if (!WITH.has(lexemes[link]?.text ?? '')) return false;
  return isPacking(lexemes[ARTICLES.has(lexemes[link + 1]?.text ?? '') ? link + 2 : link + 1]);
}

function isPacking(lexeme: Lexeme | undefined): boolean {
  return lexeme !== undefined && (PACKING.has(lexeme.text) || PACKAGING.has(lexeme.text));
}
