import { alignColumns } from './align-columns.js';

/** A word of a page, in the units of the page from its lower left corner. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Cell {
  readonly text: string;
  readonly left: number;
  readonly right: number;
}

interface Line {
  readonly y: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

/** Words whose baselines differ by less than this share of their height are in one line. */
const SAME_LINE_TOLERANCE = 0.5;
/** A gap wider than this share of the height parts two cells. */
const MIN_CELL_GAP = 1;
/** Lines of one cell follow each other within this share of their height. */
const MAX_LEADING = 1.4;
/** The rows of a list are parted by more than the lines within a cell: this many times as much. */
const ROW_GAP = 1.15;
/** Lines of a cell: more of them are a text, or a list that is printed closely. */
const MAX_CELL_LINES = 4;
/** Cells in a line from which it is a row of a table. */
const MIN_ROW_CELLS = 3;

/** The cells of a page, row by row: those of a table in their columns, and a cell of several lines as one. */
export function layOutWords(words: readonly PlacedWord[]): readonly (readonly string[])[] {
  const lines = joinWrappedCells(joinLines(words));
  return alignColumns(lines.map(({ cells }) => cells)).map((row) => row.map((cell) => cell?.text ?? ''));
}

function joinLines(words: readonly PlacedWord[]): Line[] {
  const lines: PlacedWord[][] = [];
  for (const word of words.filter(({ text }) => text.trim() !== '').sort((one, other) => other.y - one.y)) {
    const line = lines.at(-1);
    const first = line?.[0];
    if (line && first && Math.abs(first.y - word.y) <= SAME_LINE_TOLERANCE * Math.min(first.height, word.height))
      line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => ({
    y: line[0]?.y ?? 0,
    height: Math.max(...line.map(({ height }) => height)),
    cells: joinCells(line),
  }));
}

function joinCells(words: readonly PlacedWord[]): Cell[] {
  const cells: Cell[] = [];
  for (const { text, x, width, height } of [...words].sort((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    const gap = last ? x - last.right : 0;
    if (!last || gap > MIN_CELL_GAP * height) cells.push({ text, left: x, right: x + width });
    else
      cells[cells.length - 1] = {
        ...last,
        text: `${last.text}${gap > 0.1 * height ? ' ' : ''}${text}`,
        right: x + width,
      };
  }
  return cells.map((cell) => ({ ...cell, text: cell.text.replace(/ {2,}/g, ' ').trim() }));
}

/** The lines with those of one row of a table joined: they follow closely, and only one of them holds figures. */
function joinWrappedCells(lines: readonly Line[]): Line[] {
  return splitBlocks(lines).flatMap((block) => {
    const main = block.toSorted((one, other) => other.cells.length - one.cells.length)[0];
    const isRow = block.length > 1 && block.length <= MAX_CELL_LINES && main && main.cells.length >= MIN_ROW_CELLS;
    if (!isRow || block.filter(hasFigures).length > 1) return block;
    const joined = joinBlock(block, main);
    return joined ? [joined] : block;
  });
}

/** Stretches of lines that follow each other more closely than what is before and behind them. */
function splitBlocks(lines: readonly Line[]): Line[][] {
  const gap = (k: number) => (lines[k - 1]?.y ?? Number.POSITIVE_INFINITY) - (lines[k]?.y ?? Number.NEGATIVE_INFINITY);
  const isClose = (k: number) => gap(k) <= MAX_LEADING * (lines[k]?.height ?? 0);
  const blocks: Line[][] = [];
  for (const [k, line] of lines.entries()) {
    const isInner =
      k > 0 && isClose(k) && (gap(k) * ROW_GAP < gap(k - 1) || gap(k) * ROW_GAP < gap(k + 1) || isClose(k - 1));
    if (isInner) blocks.at(-1)?.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

function hasFigures({ cells }: Line): boolean {
  return cells.filter(({ text }) => /^\d/.test(text)).length > 1;
}

/** The row whose cells go over several lines; undefined where a line has a cell that belongs to two of the row's. */
function joinBlock(block: readonly Line[], main: Line): Line | undefined {
  const columns = main.cells.map((cell) => ({ ...cell, texts: [] as string[] }));
  for (const line of block) {
    for (const cell of line.cells) {
      const above = columns.filter(({ left, right }) => cell.left < right && cell.right > left);
      const [column] = above;
      if (!column || above.length > 1) return undefined;
      column.texts.push(cell.text);
      column.left = Math.min(column.left, cell.left);
      column.right = Math.max(column.right, cell.right);
    }
  }
  return { ...main, cells: columns.map(({ texts, left, right }) => ({ text: texts.join(' '), left, right })) };
}
