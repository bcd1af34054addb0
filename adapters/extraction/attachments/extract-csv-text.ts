import Papa from 'papaparse';
import { decodeText } from './decode-text.js';
import { type DocumentText, formatRows } from './document-text.js';

/** Rows of a list that are looked at. */
const MAX_ROWS = 5_000;

/** The text of a CSV file, in UTF-8, UTF-16 or the encoding of Western Windows. */
export function extractCsvText(bytes: Uint8Array): DocumentText {
  const { data, meta } = Papa.parse<readonly string[]>(decodeText(bytes), {
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS,
  });
  const { text, isCut } = formatRows(data);
  return { text, isCut: isCut || meta.truncated };
}
