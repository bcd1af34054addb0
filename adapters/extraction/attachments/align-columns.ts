/** Something that stands in a row. */
interface Placed {
  readonly left: number;
  readonly right: number;
}

/** Cells in a line from which it is a row of a table. */
const MIN_ROW_CELLS = 3;

/** The rows of a page; those of its table have a cell, if an empty one, for each of its columns. */
export function alignColumns<Cell extends Placed>(lines: readonly (readonly Cell[])[]): (Cell | undefined)[][] {
  const isRow = lines.map(({ length }) => length >= MIN_ROW_CELLS);
  const [first, last] = [isRow.indexOf(true), isRow.lastIndexOf(true)];
  if (first < 0) return lines.map((line) => [...line]);
  const rows = lines.slice(first, last + 1).filter(({ length }) => length >= MIN_ROW_CELLS);
  const columns = joinHeads(findColumns(rows), rows);
  return lines.map((line, k) => (k < first || k > last || line.length < 2 ? [...line] : placeInColumns(line, columns)));
}

/** The columns that the rows fill, from the fullest row on; a cell that spans two of them makes no other. */
function findColumns(rows: readonly (readonly Placed[])[]): readonly Placed[] {
  const columns: Placed[] = [];
  for (const { left, right } of rows.toSorted((one, other) => other.length - one.length).flat()) {
    const overlapped = columns.filter((column) => left < column.right && right > column.left);
    const [column] = overlapped;
    if (!column) columns.push({ left, right });
    else if (overlapped.length === 1) {
      columns[columns.indexOf(column)] = { left: Math.min(column.left, left), right: Math.max(column.right, right) };
    }
  }
  return columns.sort((one, other) => one.left - other.left);
}

/**
 * The columns with those joined that no row fills both of: figures that stand to the right below a head in the middle.
 * From the left, since the first column has its head above it.
 */
function joinHeads(columns: readonly Placed[], rows: readonly (readonly Placed[])[]): readonly Placed[] {
  const joined: Placed[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    const both = last && { left: last.left, right: column.right };
    const isShared =
      !last || rows.some((row) => row.some((cell) => isIn(cell, last)) && row.some((cell) => isIn(cell, column)));
    if (both && !isShared) joined[joined.length - 1] = both;
    else joined.push(column);
  }
  return joined;
}

/** Whether the middle of a cell is in a column. */
function isIn({ left, right }: Placed, column: Placed): boolean {
  const middle = (left + right) / 2;
  return middle >= column.left && middle <= column.right;
}

function placeInColumns<Cell extends Placed>(line: readonly Cell[], columns: readonly Placed[]): (Cell | undefined)[] {
  const placed: (Cell | undefined)[] = columns.map(() => undefined);
  let next = 0;
  for (const cell of line) {
    const overlaps = columns.map(({ left, right }) => Math.min(right, cell.right) - Math.max(left, cell.left));
    const at = overlaps.indexOf(Math.max(...overlaps.slice(next)), next);
    // More cells than columns: nothing is aligned, and nothing is lost.
    if (at < 0) return [...line];
    placed[at] = cell;
    next = at + 1;
  }
  return placed;
}
