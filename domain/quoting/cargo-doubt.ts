import type { Doubt, DoubtEntry } from '../reading/ledger/ledger.types.js';

/** So many characters of the email show what a doubt is about. */
const MAX_DOUBT_WORDS = 60;

/** A doubt about these words of the email. */
export function createCargoDoubt(code: Doubt, words: string): DoubtEntry {
  const line = words.replace(/\s+/g, ' ').trim();
  return { code, words: line.length > MAX_DOUBT_WORDS ? `${line.slice(0, MAX_DOUBT_WORDS - 1)}…` : line };
}

/** The fields, by their wire names, that a doubt is about: stated anew, they settle it. */
const DOUBTFUL_FIELDS: Readonly<Record<Doubt, readonly string[]>> = {
  'pieces-differ-from-sizes': ['goods.pieces', 'goods.dimensions'],
  'total-differs-from-parts': ['goods.weight', 'goods.pieces', 'goods.volume'],
  'weight-each-or-total': ['goods.weight'],
  'unit-guessed': ['goods.weight', 'goods.dimensions', 'goods.volume'],
  'figures-ambiguous': ['goods.weight', 'goods.pieces', 'goods.dimensions', 'goods.volume'],
  'column-unread': ['goods.weight', 'goods.pieces', 'goods.dimensions', 'goods.volume'],
  'repeats-another-piece': ['goods.weight', 'goods.pieces', 'goods.dimensions'],
  'tare-unclear': ['goods.weight'],
  'terms-differ': ['incoterm'],
  'text-cut': ['incoterm', 'goods.weight', 'goods.pieces', 'goods.dimensions', 'goods.volume'],
};

/** The doubts about at least one of these fields. */
export function filterDoubtsAbout(doubts: readonly DoubtEntry[] = [], fields: readonly string[]): DoubtEntry[] {
  return doubts.filter(({ code }) => DOUBTFUL_FIELDS[code].some((field) => fields.includes(field)));
}

/** These doubts as a part of a request; a request without doubts has no such field. */
export function toCargoDoubts(doubts: readonly DoubtEntry[]): { readonly cargoDoubts?: readonly DoubtEntry[] } {
  const distinct = doubts.filter(
    (one, k) => doubts.findIndex((other) => other.code === one.code && other.words === one.words) === k,
  );
  return distinct.length > 0 ? { cargoDoubts: distinct } : {};
}
