import {
  type Sheet,
  type SheetCell,
  type SheetFormat,
  SpreadsheetCodec,
} from '../../application/tariff/spreadsheet-codec.port.js';
import { readCsv, writeCsv } from './csv-sheet.js';
import { readXlsx, writeXlsx } from './xlsx-sheet.js';

/** What every ZIP archive, and so every XLSX file, begins with. */
const ZIP_SIGNATURE = [0x50, 0x4b, 0x03, 0x04];

/** Tables as CSV and XLSX. */
export class CsvXlsxCodec extends SpreadsheetCodec {
  async read(bytes: Uint8Array): Promise<Sheet> {
    return ZIP_SIGNATURE.every((byte, at) => bytes[at] === byte) ? readXlsx(bytes) : readCsv(bytes);
  }

  async write(
    format: SheetFormat,
    headings: readonly string[],
    rows: ReadonlyArray<readonly SheetCell[]>,
    title: string,
  ): Promise<Uint8Array> {
    return format === 'csv' ? writeCsv(headings, rows) : writeXlsx(headings, rows, title);
  }
}
