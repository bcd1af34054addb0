import type { Sheet } from '../../spreadsheet-codec.port.js';
import { findNamingColumns, findPriceColumn } from '../sheet-headings.js';

/** A sheet that names a charge once for several rows below each other as one that names it in each of them. */
export function repeatNames(sheet: Sheet): Sheet {
  const naming = findNamingColumns(sheet);
  const priceAt = findPriceColumn(sheet);
  const [nameAt] = naming;
  if (nameAt === undefined || priceAt < 0) return sheet;
  let named: (typeof sheet.rows)[number] | undefined;
  const rows = sheet.rows.map((row) => {
    const isNamed = naming.some((at) => row.cells[at] !== undefined);
    if (isNamed) named = row;
    const above = named;
    if (isNamed || !above || row.cells[priceAt] === undefined) return row;
    const width = Math.max(row.cells.length, ...naming.map((at) => at + 1));
    const cells = Array.from({ length: width }, (_, at) => (naming.includes(at) ? above.cells[at] : row.cells[at]));
    return { line: row.line, cells };
  });
  return { ...sheet, rows };
}
