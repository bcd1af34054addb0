import { getDocumentProxy } from 'unpdf';
import { type DocumentText, formatRowLine, MAX_TEXT_LENGTH } from './document-text.js';
import { normalizePackingRows } from './packing-rows.js';
import { removeRepeatedLines } from './repeated-page-lines.js';

/** Pages that are read: a packing list is on the first ones. */
const MAX_PAGES = 30;
/** Words whose baselines differ by less than this share of their height are in one line. */
const SAME_LINE_TOLERANCE = 0.5;
/** A gap wider than this share of the height parts two cells. */
const MIN_CELL_GAP = 1;

interface Word {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

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
  const text = removeRepeatedLines(pages).join('\n\n').slice(0, MAX_TEXT_LENGTH).trim();
  return { text, isCut: document.numPages > count || length > MAX_TEXT_LENGTH };
}

function toWord(item: { str: string; transform: unknown[]; width: number; height: number }): Word {
  const [, , , scale = 0, x = 0, y = 0] = item.transform.map(Number);
  return { text: item.str, x, y, width: item.width, height: item.height || Math.abs(scale) || 10 };
}

function joinWords(words: readonly Word[]): string {
  const lines: Word[][] = [];
  for (const word of words.filter(({ text }) => text.trim() !== '').sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y - word.y) <= SAME_LINE_TOLERANCE * Math.min(first.height, word.height))
      line.push(word);
    else lines.push([word]);
  }
  return normalizePackingRows(lines.map((line) => joinLine(line).split('\t')))
    .map((cells) => formatRowLine(cells.join('\t')))
    .join('\n');
}

function joinLine(words: readonly Word[]): string {
  let line = '';
  let end: number | undefined;
  for (const word of [...words].sort((one, other) => one.x - other.x)) {
    const gap = end === undefined ? 0 : word.x - end;
    if (gap > MIN_CELL_GAP * word.height) line += '\t';
    else if (gap > 0.1 * word.height) line += ' ';
    line += word.text;
    end = word.x + word.width;
  }
  return line.replace(/ {2,}/g, ' ').trim();
}
