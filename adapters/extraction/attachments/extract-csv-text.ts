import Papa from 'papaparse';
import { type DocumentText, textOfRows } from './document-text.js';

/** Rows of a list that are looked at. */
const MOST_ROWS = 5_000;

/** The text of a CSV file, in UTF-8 or in the encoding of Western Windows. */
export function csvText(bytes: Uint8Array): DocumentText {
  const { data, meta } = Papa.parse<readonly string[]>(decoded(bytes), {
    skipEmptyLines: 'greedy',
    preview: MOST_ROWS,
  });
  const { text, isCut } = textOfRows(data);
  return { text, isCut: isCut || meta.truncated };
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
