import readXlsxFile from 'read-excel-file/node';
import { type DocumentText, formatRows, MAX_TEXT_LENGTH } from './document-text.js';
import { repackUncompressed } from './repack-uncompressed.js';

/** The text of all sheets of an XLSX file, one after the other. @throws Error where it cannot be read */
export async function extractXlsxText(bytes: Uint8Array): Promise<DocumentText> {
  const sheets = await readXlsxFile(repackUncompressed(Buffer.from(bytes)));
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
