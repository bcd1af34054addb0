import { findPackaging } from '../pieces/packaging.js';
import type { TableCell } from './table-columns.js';
import { isSeparatorLine } from './table-counts.js';

const MAX_LINES = 12;

/** A table whose columns are the pieces (` | PLT 1 | PLT 2`), turned so that every piece is a row under the titles. */
export interface TransposedTable {
  readonly titles: readonly TableCell[];
  /** The cells of every piece, with the number of pieces that its heading states (`Pallets (3)`), else 1. */
  readonly pieces: readonly { readonly cells: readonly TableCell[]; readonly count: number }[];
  /** How many lines of the text it takes. */
  readonly lines: number;
}

/** Reads a transposed table at the head of these lines of cells; undefined where the first one heads no pieces. */
export function transposeTable(lines: readonly (readonly TableCell[])[]): TransposedTable | undefined {
  const head = lines[0] ?? [];
  const bare = head[0] !== undefined && parseHeadCount(head[0]) !== undefined;
  const counts = head.slice(bare ? 0 : 1).map(parseHeadCount);
  if (counts.length < 2 || counts.some((count) => count === undefined)) return undefined;
  const rows: (readonly TableCell[])[] = [];
  let lineCount = 1;
  for (const cells of lines.slice(1, MAX_LINES)) {
    const parts = cells.length > 0 && isSeparatorLine(cells);
    if (!parts && cells.length !== counts.length + 1) break;
    if (!parts && cells[0]?.tokens[0]?.kind !== 'word') break;
    if (!parts) rows.push(cells);
    lineCount += 1;
  }
  if (rows.length === 0) return undefined;
  return {
    titles: rows.map((cells) => cells[0] as TableCell),
    pieces: counts.map((count, k) => ({ cells: rows.map((cells) => cells[k + 1] as TableCell), count: count ?? 1 })),
    lines: lineCount,
  };
}

/** `PLT 1`, `Tarima B` are one piece; `Pallets (3)`, `3 pallets` are three; undefined for anything else. */
function parseHeadCount({ tokens }: TableCell): number | undefined {
  const words = tokens.filter((token) => token.text !== '#' && token.text !== ':');
  const [first, second, third, fourth] = words;
  if (first?.kind === 'number')
    return words.length === 2 && isPackage(second?.fold) ? toWholeNumber(first.value) : undefined;
  if (!isPackage(first?.fold)) return undefined;
  if (words.length === 2) return second?.kind === 'number' || /^[A-Ha-h]$/.test(second?.text ?? '') ? 1 : undefined;
  return words.length === 4 && second?.text === '(' && fourth?.text === ')' ? toWholeNumber(third?.value) : undefined;
}

function isPackage(word: string | undefined): boolean {
  const family = findPackaging(word ?? '');
  return family !== undefined && family !== 'unit';
}

function toWholeNumber(value: number | undefined): number | undefined {
  return value !== undefined && Number.isInteger(value) && value > 0 ? value : undefined;
}
