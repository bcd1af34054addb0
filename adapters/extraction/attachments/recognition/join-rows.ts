import { type CellLine, joinTexts, joinWrappedCells, type LineCell } from '../join-wrapped-cells.js';
import { median } from './find-cells.js';
import type { RecognizedCell, RecognizedPage } from './recognized-page.js';
import type { HorizontalRule } from './ruling-lines.js';

/** A cell with its place in the line. */
export type PlacedCell = RecognizedCell & LineCell;

/** The lines of a page with those joined that are one row of a table. */
export function joinRows(
  rows: readonly (readonly PlacedCell[])[],
  { glyphHeight, rules }: Pick<RecognizedPage, 'glyphHeight' | 'rules'>,
): readonly (readonly PlacedCell[])[] {
  const lines = rows
    .filter((cells) => cells.length > 0)
    .map((cells) => ({ y: -median(cells.map(({ cell }) => cell.bottom)), height: glyphHeight * LINE_HEIGHT, cells }));
  const ys = rules.map(({ y }) => y);
  const [first, last] = [Math.min(...ys), Math.max(...ys)];
  const isParted = (upper: CellLine<PlacedCell>, lower: CellLine<PlacedCell>) => {
    if (-lower.y < first || -upper.y > last) return undefined;
    return coversMost(rules, upper, lower);
  };
  return joinWrappedCells(lines, { join: joinCells, isParted }).map(({ cells }) => cells);
}

/** Heights of letters from one line of a text to the next, which is the size of its type. */
const LINE_HEIGHT = 1.4;
/** A line of a table goes along most of a row; the one below a signature does not. */
const MIN_COVERED = 0.5;

function coversMost(
  rules: readonly HorizontalRule[],
  upper: CellLine<PlacedCell>,
  lower: CellLine<PlacedCell>,
): boolean {
  const cells = [...upper.cells, ...lower.cells];
  const [left, right] = [Math.min(...cells.map((one) => one.left)), Math.max(...cells.map((one) => one.right))];
  const [top, bottom] = [getMiddle(upper), getMiddle(lower)];
  const between = rules.filter((rule) => rule.y > top && rule.y < bottom && rule.right > left && rule.left < right);
  let covered = 0;
  let end = left;
  for (const rule of between.toSorted((one, other) => one.left - other.left)) {
    const from = Math.max(end, rule.left);
    const to = Math.min(right, rule.right);
    if (to > from) covered += to - from;
    end = Math.max(end, to);
  }
  return covered >= MIN_COVERED * (right - left);
}

function getMiddle({ cells }: CellLine<PlacedCell>): number {
  return cells.reduce((sum, { cell }) => sum + (cell.top + cell.bottom) / 2, 0) / cells.length;
}

function joinCells(parts: readonly PlacedCell[]): PlacedCell {
  const joined = joinTexts(parts);
  const cell = {
    left: joined.left,
    right: joined.right,
    top: Math.min(...parts.map((one) => one.cell.top)),
    bottom: Math.max(...parts.map((one) => one.cell.bottom)),
    blobs: parts.flatMap((one) => one.cell.blobs),
  };
  return { ...joined, confidence: Math.min(...parts.map((one) => one.confidence)), cell };
}
