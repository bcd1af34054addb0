/** What can be doubtful about the cargo of a request though every value could be read. */
export const CARGO_DOUBTS = [
  'pieces-differ-from-sizes',
  'total-differs-from-parts',
  'weight-each-or-total',
  'unit-guessed',
  'figures-ambiguous',
] as const;
export type CargoDoubtCode = (typeof CARGO_DOUBTS)[number];

/** A doubt about the cargo that the reader could not settle: nothing that rests on it should leave unseen. */
export interface CargoDoubt {
  readonly code: CargoDoubtCode;
  /** The words of the email that it is about, in one line. */
  readonly words: string;
}

/** So many characters of the email show what a doubt is about. */
const MAX_DOUBT_WORDS = 60;

/** A doubt about these words of the email. */
export function createCargoDoubt(code: CargoDoubtCode, words: string): CargoDoubt {
  const line = words.replace(/\s+/g, ' ').trim();
  return { code, words: line.length > MAX_DOUBT_WORDS ? `${line.slice(0, MAX_DOUBT_WORDS - 1)}…` : line };
}

/** The fields, by their wire names, that a doubt is about: stated anew, they settle it. */
const DOUBTFUL_FIELDS: Readonly<Record<CargoDoubtCode, readonly string[]>> = {
  'pieces-differ-from-sizes': ['goods.pieces', 'goods.dimensions'],
  'total-differs-from-parts': ['goods.weight', 'goods.pieces', 'goods.volume'],
  'weight-each-or-total': ['goods.weight'],
  'unit-guessed': ['goods.weight', 'goods.dimensions', 'goods.volume'],
  'figures-ambiguous': ['goods.weight', 'goods.pieces', 'goods.dimensions', 'goods.volume'],
};

/** The doubts about at least one of these fields. */
export function filterDoubtsAbout(doubts: readonly CargoDoubt[] = [], fields: readonly string[]): CargoDoubt[] {
  return doubts.filter(({ code }) => DOUBTFUL_FIELDS[code].some((field) => fields.includes(field)));
}

/** These doubts as a part of a request; a request without doubts has no such field. */
export function toCargoDoubts(doubts: readonly CargoDoubt[]): { readonly cargoDoubts?: readonly CargoDoubt[] } {
  const distinct = doubts.filter(
    (one, k) => doubts.findIndex((other) => other.code === one.code && other.words === one.words) === k,
  );
  return distinct.length > 0 ? { cargoDoubts: distinct } : {};
}
