import type { Figure } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import { PACKAGING } from './words/packaging.words.js';

/** `Bulto 1: …, Bulto 2: …, Bulto 3: …`: packages that go by numbers up to the count, each of which is measured. */
export function isNumberedTo(figures: readonly Figure[], count: number): boolean {
  const numbers = listNumbers(figures, (sign) => sign === ':');
  return count > 1 && numbers.length === count && numbers.every((number, k) => number === k + 1);
}

/**
 * `Caja 4 - igual a la caja 3` behind three measured ones, `Bulto 1 – vajilla de 40 piezas`: packages that go by numbers and are
 * more than were read, or fewer, for a number counts what is inside of one.
 */
export function findMiscountedPackages(figures: readonly Figure[], { goods: { pieces } }: LedgerReading): DoubtEntry[] {
  const numbers = listNumbers(figures, (sign) => sign === ':' || sign === '-');
  const isSequence = numbers.length > 1 && numbers.every((number, k) => number === k + 1);
  if (pieces === undefined || !isSequence || numbers.length === pieces) return [];
  return [{ code: 'pieces-differ-from-sizes', words: `${numbers.length} / ${pieces}` }];
}

/** The numbers behind the name of one package at the head of a line, before a colon or a dash. */
function listNumbers(figures: readonly Figure[], ends: (sign: string) => boolean): (number | undefined)[] {
  return figures
    .filter(({ text: { lexemes }, at }) => {
      const isNamed = PACKAGING.has(lexemes[at - 1]?.text ?? '');
      return isNamed && ends(lexemes[at + 1]?.text ?? '');
    })
    .map(({ values }) => values[0]);
}
