/** A row of a table as a program wrote it: its cells, and where each begins. */
export interface PlacedRow {
  readonly cells: readonly string[];
  /** Left edges in twips, one for each cell at least. */
  readonly edges: readonly number[];
}

/** Edges that differ by less are one: a millimetre in twips, the twentieth part of a point. */
const SAME_EDGE_TWIPS = 57;
/** Columns of a table: more are left as they are written. */
const MAX_COLUMNS = 60;

/** The rows with their cells in the columns of the table, so that a cell over several columns leaves those behind it empty. */
export function placeRows(rows: readonly PlacedRow[]): string[][] {
  const columns: number[] = [];
  for (const edge of rows
    .flatMap(({ cells, edges }) => edges.slice(0, cells.length))
    .sort((one, other) => one - other)) {
    const last = columns.at(-1);
    if (last === undefined || edge - last > SAME_EDGE_TWIPS) columns.push(edge);
  }
  if (columns.length > MAX_COLUMNS) return rows.map(({ cells }) => [...cells]);
  return rows.map(({ cells, edges }) => {
    const placed = columns.map(() => '');
    for (const [k, text] of cells.entries()) {
      const edge = edges[k];
      const at = edge === undefined ? -1 : columns.findLastIndex((column) => column <= edge);
      if (at < 0) return [...cells];
      placed[at] = `${placed[at]} ${text}`.trim();
    }
    return placed;
  });
}
