import type { FormatCallback } from 'html-to-text';

/** The words of a table's cells, row by row. */
type TableRows = ReadonlyArray<ReadonlyArray<{ readonly text: string }>>;

/** Characters of a table that is laid out in columns; each cell is padded to the widest of its column. */
const MAX_LAID_OUT_LENGTH = 2_000_000;
/** Columns of such a table: layout takes time and memory in the square of them. */
const MAX_COLUMNS = 500;
/** Between columns. */
const COLUMN_SPACING = 3;

/**
 * Writes a table in columns, as `dataTable` does, or, where that would make very much of little, its cells one after the
 * other. To be used as a formatter of html-to-text.
 */
export const formatBoundedTable: FormatCallback = (table, walk, builder, options) => {
  const closeTable = builder.closeTable;
  builder.closeTable = (close) => {
    const layOut = close?.tableToString;
    closeTable.call(
      builder,
      close && layOut && { ...close, tableToString: (rows) => (isTooLarge(rows) ? joinCells(rows) : layOut(rows)) },
    );
  };
  builder.options.formatters.dataTable?.(table, walk, builder, options);
  builder.closeTable = closeTable;
};

function isTooLarge(rows: TableRows): boolean {
  let lines = 0;
  const widths: number[] = [];
  for (const row of rows) {
    if (row.length > MAX_COLUMNS) return true;
    const cells = row.map(({ text }) => text.split('\n'));
    lines += Math.max(0, ...cells.map((cell) => cell.length));
    cells.forEach((cell, column) => {
      for (const line of cell)
        widths[column] = Math.max(widths[column] ?? COLUMN_SPACING, line.length + COLUMN_SPACING);
    });
  }
  return lines * widths.reduce((sum, width) => sum + width, 0) > MAX_LAID_OUT_LENGTH;
}

function joinCells(rows: TableRows): string {
  return rows.map((row) => row.map(({ text }) => text).join(' ')).join('\n');
}
