import type { UnpackedFiles } from '../runtime/zip/unpack-zip.js';

/** Rows and columns of the largest sheet that is read; a tariff has some hundreds of rows and some thirty columns. */
const MAX_ROWS = 50_000;
const MAX_COLUMNS = 256;
const ALPHABET_SIZE = 26;

const textDecoder = new TextDecoder();

/**
 * Whether every cell of a workbook lies where it can be read: a reader makes a cell of everything above and to the left of the
 * last one, so that a single cell in the corner of a sheet would fill the memory.
 */
export function isWithinSheetSize(files: UnpackedFiles): boolean {
  return Object.entries(files)
    .filter(([path]) => /worksheets\/[^/]+\.xml$/.test(path))
    .every(([, bytes]) => areReferencesWithinSize(textDecoder.decode(bytes)));
}

function areReferencesWithinSize(xml: string): boolean {
  for (const [, reference = ''] of xml.matchAll(/\sr\s*=\s*["']([^"']{0,40})["']/g)) {
    const [, column = '', row = ''] = /^\$?([A-Za-z]*)\$?(\d*)$/.exec(reference) ?? [];
    if (Number(row) > MAX_ROWS || parseColumn(column.toUpperCase()) > MAX_COLUMNS) return false;
  }
  return true;
}

/** `A` is 1, `AA` is 27. */
function parseColumn(name: string): number {
  return [...name].reduce((sum, character) => sum * ALPHABET_SIZE + character.charCodeAt(0) - 64, 0);
}
