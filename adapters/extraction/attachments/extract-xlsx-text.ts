import readXlsxFile from 'read-excel-file/node';
import { packUncompressed, type UnpackedFiles } from '../../runtime/zip/unpack-zip.js';
import { formatTypedCell } from './cell-notation.js';
import type { DocumentText } from './document-text.js';
import { findHiddenSheets, formatSheets } from './workbook-sheets.js';

/**
 * The text of the sheets that an XLSX file shows, one after the other, a list that is on two of them once.
 * @param files what its archive holds
 * @throws Error where it cannot be read
 */
export async function extractXlsxText(files: UnpackedFiles): Promise<DocumentText> {
  const hidden = findHiddenSheets(files);
  const sheets = (await readXlsxFile(packUncompressed(files)))
    .filter(({ sheet }) => !hidden.has(sheet))
    .map(({ sheet, data }) => ({ name: sheet, rows: data.map((row) => row.map(formatTypedCell)) }));
  return formatSheets(sheets);
}
