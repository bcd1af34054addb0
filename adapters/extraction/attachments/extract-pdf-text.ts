import { getDocumentProxy } from 'unpdf';
import { type DocumentText, formatRowLine, MAX_TEXT_LENGTH } from './document-text.js';
import { blankRepeatedHeads } from './head-rows.js';
import { layOutWords, type PlacedWord } from './lay-out-words.js';
import { normalizePackingRows } from './packing-rows.js';
import { removeRepeatedLines } from './repeated-page-lines.js';

/** Pages that are read: a packing list is on the first ones. */
const MAX_PAGES = 30;
/** The text of a PDF, line by line as laid out on its pages. @throws Error if it cannot be parsed */
export async function extractPdfText(bytes: Uint8Array): Promise<DocumentText> {
  // Nothing in the document is run, drawn or fetched.
  const options = {
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: 0,
  };
  const document = await getDocumentProxy(bytes, options);
  const pages: string[] = [];
  let length = 0;
  const count = Math.min(document.numPages, MAX_PAGES);
  for (let number = 1; number <= count && length <= MAX_TEXT_LENGTH; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const text = joinWords(items.flatMap((item) => ('str' in item ? [toWord(item)] : [])));
    pages.push(text);
    length += text.length + 2;
    page.cleanup();
  }
  const text = joinPages(removeRepeatedLines(pages)).slice(0, MAX_TEXT_LENGTH).trim();
  return { text, isCut: document.numPages > count || length > MAX_TEXT_LENGTH };
}

/** The pages parted by an empty line; a list whose head the next page only repeats goes on without one. */
function joinPages(pages: readonly string[]): string {
  const rows = pages.flatMap((page) => [...page.split('\n').map((line) => line.split('\t')), ['']]);
  const headed = blankRepeatedHeads(rows);
  return headed
    .filter((row, k) => row.length > 0 && !(row[0] === '' && row.length === 1 && headed[k + 1]?.length === 0))
    .map((row) => row.join('\t'))
    .join('\n');
}

function toWord(item: { str: string; transform: unknown[]; width: number; height: number }): PlacedWord {
  const [, , , scale = 0, x = 0, y = 0] = item.transform.map(Number);
  return { text: item.str, x, y, width: item.width, height: item.height || Math.abs(scale) || 10 };
}

function joinWords(words: readonly PlacedWord[]): string {
  return normalizePackingRows(layOutWords(words))
    .map((cells) => formatRowLine(cells.join('\t').trimEnd()))
    .filter((line) => line !== '')
    .join('\n');
}
