/** A cell of a line, from its left to its right end. */
export interface LineCell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

/** A line of a page; `y` grows upwards. */
export interface CellLine<Cell extends LineCell> {
  readonly y: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

/** What is known of cells beyond their places. */
export interface CellJoining<Cell extends LineCell> {
  /** The cell of several lines, from the first to the last. */
  readonly join: (parts: readonly Cell[]) => Cell;
  /** Whether the table draws a line between two lines of text; undefined where it draws none around them. */
  readonly isParted?: (upper: CellLine<Cell>, lower: CellLine<Cell>) => boolean | undefined;
}

/** Lines of one cell follow each other within this share of their height. */
const MAX_LEADING = 1.4;
/** The rows of a list are parted by more than the lines within a cell: this many times as much. */
const ROW_GAP = 1.15;
/** Lines of a cell: more of them are a text, or a list that is printed closely. */
const MAX_CELL_LINES = 4;
/** Cells in a line from which it is a row of a table. */
const MIN_ROW_CELLS = 3;

/**
 * The lines with those of one row of a table joined: the table draws no line between them, or they follow closely; only
 * one of them holds figures.
 */
export function joinWrappedCells<Cell extends LineCell>(
  lines: readonly CellLine<Cell>[],
  joining: CellJoining<Cell>,
): CellLine<Cell>[] {
  return splitRuledBlocks(lines, joining).flatMap(
    (block) =>
      joinRow(block, joining, lines.length > block.length) ??
      splitBlocks(block).flatMap((part) => joinRow(part, joining, false) ?? part),
  );
}

/** One row of a block of lines; undefined where they are not one. */
function joinRow<Cell extends LineCell>(
  block: readonly CellLine<Cell>[],
  joining: CellJoining<Cell>,
  isRuled: boolean,
): CellLine<Cell>[] | undefined {
  const main = block.toSorted((one, other) => other.cells.length - one.cells.length)[0];
  const isRow = block.length > 1 && block.length <= MAX_CELL_LINES && main && main.cells.length >= MIN_ROW_CELLS;
  if (!isRow || block.filter(hasFigures).length > 1) return undefined;
  const joined = joinBlock(block, main, joining, isRuled);
  return joined && [joined];
}

/** Stretches of lines between which the table draws none; lines outside of a ruled table are all in one. */
function splitRuledBlocks<Cell extends LineCell>(
  lines: readonly CellLine<Cell>[],
  { isParted }: CellJoining<Cell>,
): CellLine<Cell>[][] {
  if (!isParted) return [[...lines]];
  const blocks: CellLine<Cell>[][] = [];
  let last: boolean | undefined;
  for (const [k, line] of lines.entries()) {
    const above = lines[k - 1];
    const parted = above ? isParted(above, line) : undefined;
    const isSame = above !== undefined && parted !== true && (parted === last || parted === false);
    if (isSame) blocks.at(-1)?.push(line);
    else blocks.push([line]);
    last = parted === true ? false : parted;
  }
  return blocks;
}

/** Stretches of lines that follow each other more closely than what is before and behind them. */
function splitBlocks<Cell extends LineCell>(lines: readonly CellLine<Cell>[]): CellLine<Cell>[][] {
  const gap = (k: number) => (lines[k - 1]?.y ?? Number.POSITIVE_INFINITY) - (lines[k]?.y ?? Number.NEGATIVE_INFINITY);
  const isClose = (k: number) => gap(k) <= MAX_LEADING * (lines[k]?.height ?? 0);
  const blocks: CellLine<Cell>[][] = [];
  for (const [k, line] of lines.entries()) {
    const isInner =
      k > 0 && isClose(k) && (gap(k) * ROW_GAP < gap(k - 1) || gap(k) * ROW_GAP < gap(k + 1) || isClose(k - 1));
    if (isInner) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function hasFigures({ cells }: CellLine<LineCell>): boolean {
  return cells.filter(({ text }) => /^\d/.test(text)).length > 1;
}

/**
 * The row whose cells go over several lines, also those that no line has in one; undefined where a line has a cell that
 * belongs to two of the row's, or lies beside them without a line around.
 */
function joinBlock<Cell extends LineCell>(
  block: readonly CellLine<Cell>[],
  main: CellLine<Cell>,
  { join }: CellJoining<Cell>,
  isRuled: boolean,
): CellLine<Cell> | undefined {
  const columns: { left: number; right: number; parts: Cell[] }[] = main.cells.map(({ left, right }) => ({
    left,
    right,
    parts: [],
  }));
  const [start, end] = [main.cells[0]?.left ?? 0, main.cells.at(-1)?.right ?? 0];
  for (const line of block) {
    for (const cell of line.cells) {
      const overlapped = columns.filter(({ left, right }) => cell.left < right && cell.right > left);
      if (overlapped.length > 1) return undefined;
      const [column] = overlapped;
      if (!column && !isRuled && (cell.left < start || cell.right > end)) return undefined;
      if (!column) columns.push({ left: cell.left, right: cell.right, parts: [cell] });
      else {
        column.parts.push(cell);
        column.left = Math.min(column.left, cell.left);
        column.right = Math.max(column.right, cell.right);
      }
    }
  }
  const inOrder = columns.toSorted((one, other) => one.left - other.left);
  return { ...main, cells: inOrder.map(({ parts }) => join(parts)) };
}

/** The words of several cells as those of one, over all of their places. */
export function joinTexts(parts: readonly LineCell[]): LineCell {
  return {
    text: parts.map(({ text }) => text).join(' '),
    left: Math.min(...parts.map(({ left }) => left)),
    right: Math.max(...parts.map(({ right }) => right)),
  };
}
