import readXlsxFile from 'read-excel-file/node';
import { type DocumentText, LONGEST_TEXT, textOfRows } from './document-text.js';
import { unpackedZip } from './repack-uncompressed.js';

/** The text of all sheets of an XLSX file, one after the other. @throws Error where it cannot be read */
export async function xlsxText(bytes: Uint8Array): Promise<DocumentText> {
  const sheets = await readXlsxFile(unpackedZip(Buffer.from(bytes)));
  const texts = sheets.map(({ data }) => textOfRows(data.map((row) => row.map(cellText))));
  const text = texts
    .map((one) => one.text)
    .filter((one) => one !== '')
    .join('\n\n');
  return { text: text.slice(0, LONGEST_TEXT), isCut: texts.some((one) => one.isCut) || text.length > LONGEST_TEXT };
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : '';
}
