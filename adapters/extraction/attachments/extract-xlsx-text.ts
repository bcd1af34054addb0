import readXlsxFile from 'read-excel-file/node';
import { packUncompressed, unpackZip } from '../../runtime/zip/unpack-zip.js';
import { formatTypedNumber } from './cell-notation.js';
import { type DocumentText, formatRows, MAX_TEXT_LENGTH } from './document-text.js';
import { dropRepeatedSheets, findHiddenSheets } from './workbook-sheets.js';

/** An XLSX with a packing list has some hundred kilobytes when unpacked; more than this is there to fill the memory. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/**
 * The text of the sheets that an XLSX file shows, one after the other, a list that is on two of them once.
 * @throws Error where it cannot be read
 */
export async function extractXlsxText(bytes: Uint8Array): Promise<DocumentText> {
  const files = unpackZip(bytes, MAX_UNPACKED_BYTES);
  const hidden = findHiddenSheets(files);
  const sheets = (await readXlsxFile(packUncompressed(files)))
    .filter(({ sheet }) => !hidden.has(sheet))
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(formatCell)) }));
  const texts = dropRepeatedSheets(sheets).map(({ rows }) => formatRows(rows));
  const text = texts
    .map((one) => one.text)
    .filter((one) => one !== '')
    .join('\n\n');
  return {
    text: text.slice(0, MAX_TEXT_LENGTH),
    isCut: texts.some((one) => one.isCut) || text.length > MAX_TEXT_LENGTH,
  };
}

function formatCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return formatTypedNumber(cell);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}
