import { isCurrent, type LexedText } from './figures.js';
import type { DoubtEntry, LedgerReading } from './ledger.types.js';
import type { Lexeme } from './lexemes.js';
import { PACKAGING } from './words/packaging.words.js';

const TOTAL: ReadonlySet<string> = new Set(['total', 'totales']);
/** Nouns of packages whatever they are: nothing else of a shipment is called so. */
const ANY_PACKAGE: ReadonlySet<string> = new Set('bulto bultos package packages pkgs colli colis'.split(' '));
const SIGNS: ReadonlySet<string> = new Set([':', '=', '|', '.']);
/** Signs between the words of a total and its number. */
const MAX_SIGNS = 3;

/**
 * `Total pieces | 9` above ten boxes, `Total bultos: 4` below ninety: a total of packages that the reading does not meet. Things
 * inside of packages may be more than these, never fewer; only packages as such are as many as stated.
 */
export function findUnmetTotals({ lexemes, zones }: LexedText, { goods: { pieces } }: LedgerReading): DoubtEntry[] {
  if (pieces === undefined) return [];
  const totals = lexemes.flatMap((_, at) => (isCurrent(zones[at]) ? (readTotalAt(lexemes, at) ?? []) : []));
  if (totals.some(({ value }) => value === pieces)) return [];
  const unmet = totals.find(({ value, noun }) => value < pieces || ANY_PACKAGE.has(noun));
  return unmet ? [{ code: 'pieces-differ-from-sizes', words: `${unmet.value} / ${pieces}` }] : [];
}

/** `total pieces: 9`, `bultos totales | 4`. */
function readTotalAt(
  lexemes: readonly Lexeme[],
  at: number,
): { readonly value: number; readonly noun: string } | undefined {
  const [first, second, third] = [at, at + 1, at + 2].map((k) => lexemes[k]?.text ?? '');
  const isLinked = TOTAL.has(first ?? '') && (second === 'de' || second === 'of');
  const noun = TOTAL.has(first ?? '') ? (isLinked ? third : second) : TOTAL.has(second ?? '') ? first : undefined;
  if (!noun || !PACKAGING.has(noun)) return undefined;
  let next = at + (isLinked ? 3 : 2);
  const end = next + MAX_SIGNS;
  while (next < end && SIGNS.has(lexemes[next]?.text ?? '')) next += 1;
  const [value] = lexemes[next]?.kind === 'number' ? (lexemes[next]?.values ?? []) : [];
  const isCount = value !== undefined && Number.isInteger(value) && value > 0 && lexemes[next + 1]?.kind !== 'word';
  return isCount && next > at + (isLinked ? 3 : 2) ? { value, noun } : undefined;
}
