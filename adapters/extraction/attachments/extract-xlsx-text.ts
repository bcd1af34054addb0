import readXlsxFile from 'read-excel-file/node';
import { packUncompressed, unpackZip } from '../../runtime/zip/unpack-zip.js';
import { type DocumentText, formatRows, MAX_TEXT_LENGTH } from './document-text.js';

/** An XLSX with a packing list has some hundred kilobytes when unpacked; more than this is there to fill the memory. */
const MAX_UNPACKED_BYTES = 32 * 1024 * 1024;

/** The text of all sheets of an XLSX file, one after the other. @throws Error where it cannot be read */
export async function extractXlsxText(bytes: Uint8Array): Promise<DocumentText> {
  const sheets = await readXlsxFile(packUncompressed(unpackZip(bytes, MAX_UNPACKED_BYTES)));
  const texts = sheets.map(({ data }) => formatRows(data.map((row) => row.map(formatCell))));
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
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
