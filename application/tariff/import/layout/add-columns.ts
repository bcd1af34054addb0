import { findColumnIndex, RATE_COLUMNS } from '../../rate-columns.js';
import type { Sheet, SheetCell, SheetRow } from '../../spreadsheet-codec.port.js';

/** Cells of a row by the headings that an export gives them. */
export type NamedCells = Readonly<Record<string, SheetCell>>;

/**
 * A sheet with what some of its columns say in columns of an export, in a row for each case. Where the sheet has such a column
 * already, what it says itself stays beside.
 * @param cleared the columns that are told otherwise now
 */
export function addColumns(
  sheet: Sheet,
  cleared: readonly number[],
  cases: (row: SheetRow) => readonly NamedCells[],
): Sheet {
  const rows = sheet.rows.map((row) => ({ row, added: cases(row) }));
  const names = [...new Set(rows.flatMap(({ added }) => added.flatMap(Object.keys)))];
  const width = Math.max(sheet.headings.length, ...sheet.rows.map(({ cells }) => cells.length));
  const headings = Array.from({ length: width }, (_, at) => (cleared.includes(at) ? '' : (sheet.headings[at] ?? '')));
  const places = new Map<string, number>();
  for (const name of names) {
    const known = RATE_COLUMNS.find(({ heading }) => heading === name);
    const at = known ? findColumnIndex(known, headings) : headings.indexOf(name);
    places.set(name, at < 0 ? headings.push(name) - 1 : at);
  }
  return {
    ...sheet,
    headings,
    rows: rows.flatMap(({ row, added }) => added.map((one) => ({ line: row.line, cells: fill(row, one) }))),
  };

  function fill(row: SheetRow, added: NamedCells): SheetCell[] {
    const cells = headings.map((_, at) => (cleared.includes(at) ? undefined : row.cells[at]));
    for (const [name, cell] of Object.entries(added)) {
      const at = places.get(name);
      if (at !== undefined && cell !== undefined) cells[at] = cell;
    }
    return cells;
  }
}

/** A cell with the currency that a spreadsheet displays it in, so that it keeps it in another column. */
export function readDisplayedCell({ cellCurrencies }: Sheet, { line, cells }: SheetRow, at: number): SheetCell {
  return nameCurrency(cells[at], cellCurrencies?.[`${line}:${at}`]);
}

/** A number with its currency before it; any other cell as it is. */
export function nameCurrency(cell: SheetCell, currency: string | undefined): SheetCell {
  return currency && typeof cell === 'number' ? `${currency} ${cell}` : cell;
}
