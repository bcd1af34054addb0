import type { Sheet } from '../spreadsheet-codec.port.js';
import type { SheetColumn } from './sheet-columns.js';
import type { RowError } from './sheet-rate.js';

/** What names a rate, in the order in which people name it. */
const NAMING_COLUMNS = ['service', 'serviceName', 'airport'];

/** Says of each row that cannot be taken which rate it is about, by the cells of the file. */
export function nameRates(errors: readonly RowError[], sheet: Sheet, columns: readonly SheetColumn[]): RowError[] {
  const naming = NAMING_COLUMNS.flatMap((name) => columns.filter((column) => column.name === name));
  const cellsOfLines = new Map(sheet.rows.map(({ line, cells }) => [line, cells]));
  return errors.map((error) => {
    const cells = cellsOfLines.get(error.line) ?? [];
    const rate = naming.map(({ index }) => String(cells[index] ?? '').trim()).filter((text) => text !== '');
    return rate.length === 0 ? error : { ...error, rate: rate.join(', ') };
  });
}
