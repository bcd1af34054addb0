import { alignColumns } from './align-columns.js';
import { type CellLine, joinTexts, joinWrappedCells, type LineCell } from './join-wrapped-cells.js';

/** A word of a page, in the units of the page from its lower left corner. */
export interface PlacedWord {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Words whose baselines differ by less than this share of their height are in one line. */
const SAME_LINE_TOLERANCE = 0.5;
/** A gap wider than this share of the height parts two cells. */
const MIN_CELL_GAP = 1;

/** The cells of a page, row by row: those of a table in their columns, and a cell of several lines as one. */
export function layOutWords(words: readonly PlacedWord[]): readonly (readonly string[])[] {
  const lines = joinWrappedCells(joinLines(words), { join: joinTexts });
  return alignColumns(lines.map(({ cells }) => cells)).map((row) => row.map((cell) => cell?.text ?? ''));
}

function joinLines(words: readonly PlacedWord[]): CellLine<LineCell>[] {
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

function joinCells(words: readonly PlacedWord[]): LineCell[] {
  const cells: LineCell[] = [];
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
