import { settleNotation } from './cell-notation.js';
import { normalizePackingRows } from './packing-rows.js';

/** The text of one document. */
export interface DocumentText {
  readonly text: string;
  /** Whether the document continues beyond what was read. */
  readonly isCut: boolean;
}

/** Characters of a document that are read: no packing list is longer. */
export const MAX_TEXT_LENGTH = 60_000;

/** Texts of one document, parted by an empty line, up to what is read of a document. */
export function joinTexts(texts: readonly DocumentText[]): DocumentText {
  const text = texts
    .map((one) => one.text)
    .filter((one) => one !== '')
    .join('\n\n');
  return {
    text: text.slice(0, MAX_TEXT_LENGTH),
    isCut: texts.some((one) => one.isCut) || text.length > MAX_TEXT_LENGTH,
  };
}

/** Two cells in a line are a sentence as well as a row: an empty cell before them says that they are a row. */
const TWO_CELLS = /^[^\t]+\t[^\t]+$/;

/** Two figures in a line are a row of cargo: a sign before them says that it is no line of totals, which has an empty cell. */
const TWO_FIGURES = /^\d[^\t]*\t\d[^\t]*$/;

/** A line whose cells are parted by tabulators, in the form in which a reader sees a row of a table. */
export function formatRowLine(line: string): string {
  if (TWO_FIGURES.test(line)) return `·\t${line}`;
  return TWO_CELLS.test(line) ? `\t${line}` : line;
}

/**
 * Rows of cells as text: a line for a row, cells parted by tabulators, empty rows left out, the numbers of a column in
 * one notation.
 */
export function formatRows(rows: readonly (readonly string[])[]): DocumentText {
  const lines: string[] = [];
  let length = 0;
  for (const row of normalizePackingRows(settleNotation(rows))) {
    const cells = row.map((cell) => cell.replace(/\s+/g, ' ').trim());
    const line = formatRowLine(cells.join('\t').trimEnd());
    if (line.trim() === '') continue;
    length += line.length + 1;
    if (length > MAX_TEXT_LENGTH) return { text: lines.join('\n'), isCut: true };
    lines.push(line);
  }
  return { text: lines.join('\n'), isCut: false };
}
