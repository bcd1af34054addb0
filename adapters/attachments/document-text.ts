/** The text of one document. */
export interface DocumentText {
  readonly text: string;
  /** Whether the document goes on beyond what was read. */
  readonly isCut: boolean;
}

/** Characters of a document that are read: no packing list is longer. */
export const LONGEST_TEXT = 60_000;

/** Rows of cells as text: a line for a row, cells parted by tabulators, empty rows left out. */
export function textOfRows(rows: Iterable<readonly string[]>): DocumentText {
  const lines: string[] = [];
  let length = 0;
  for (const row of rows) {
    const line = row
      .map((cell) => cell.replace(/\s+/g, ' ').trim())
      .join('\t')
      .trimEnd();
    if (line.trim() === '') continue;
    length += line.length + 1;
    if (length > LONGEST_TEXT) return { text: lines.join('\n'), isCut: true };
    lines.push(line);
  }
  return { text: lines.join('\n'), isCut: false };
}
