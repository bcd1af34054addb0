import { decodeText } from './decode-text.js';
import { type DocumentText, MAX_TEXT_LENGTH } from './document-text.js';
import { extractCsvText } from './extract-csv-text.js';

/** Signs that part the cells of a list that was saved as text. */
const CELL_SEPARATORS = ['\t', ';'];
/** Lines with equally many cells that make a text a list. */
const MIN_ROWS = 2;
const MIN_SEPARATORS = 2;

/** The text of a plain text file; one that holds a list is read as a list. */
export function extractPlainText(bytes: Uint8Array): DocumentText {
  const text = decodeText(bytes).replace(/\r\n?/g, '\n');
  if (isList(text)) return extractCsvText(bytes);
  return { text: text.slice(0, MAX_TEXT_LENGTH).trim(), isCut: text.length > MAX_TEXT_LENGTH };
}

function isList(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return CELL_SEPARATORS.some((separator) => {
    const counts = new Set(lines.map((line) => line.split(separator).length - 1));
    return lines.length >= MIN_ROWS && counts.size === 1 && [...counts].every((count) => count >= MIN_SEPARATORS);
  });
}
