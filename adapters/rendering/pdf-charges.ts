import type { Frame, Line, LineGroup } from './pdf-page-flow.js';
import { COLORS, STYLES } from './pdf-style.js';
import {
  type Column,
  layoutRightAligned,
  layoutSpans,
  layoutText,
  type StyledText,
  type TextStyle,
} from './pdf-text.js';
import type { Block, ChargeGroup, ChargeRow } from './reply-content.js';

/** Rows of a category that are kept together on a page: far fewer than fit on one. */
const MAX_UNBROKEN_ROWS = 14;
/** In points; holds the largest amount that is priced. */
const AMOUNT_WIDTH = 110;
const CELL_PADDING_X = 8;
const CELL_PADDING_Y = 4;

/** Tables of charges: a group for each category, so that none is torn apart by the end of a page, and for the total. */
export function layoutCharges(block: Extract<Block, { kind: 'charges' }>, column: Column): LineGroup[] {
  const frames = {
    row: createRowFrame(column, undefined),
    heading: createRowFrame(column, COLORS.pale),
    total: createRowFrame(column, COLORS.accent),
  };
  const layoutGroup = ({ heading, notInTotal, charges, subtotal }: ChargeGroup): LineGroup[] => {
    const note = notInTotal === undefined ? '' : ` (${notInTotal})`;
    const title: StyledText[] = [
      { text: heading, style: STYLES.category },
      { text: note, style: STYLES.label },
    ];
    const sum = notInTotal === undefined ? [{ name: block.subtotalLabel, amount: subtotal }] : [];
    const rows = [
      layoutRow(layoutSpans(title, createCell(column, 0)), undefined, frames.heading),
      ...charges.map((charge) => layoutCharge(charge, column, frames.row)),
      ...sum.map(({ name, amount }) => layoutAmount(name, amount, STYLES.strong, column, frames.row)),
    ];
    return groupRows(rows);
  };
  const total = layoutAmount(block.totalLabel, block.total, STYLES.sum, column, frames.total);
  return [
    ...block.inTotal.flatMap(layoutGroup),
    { lines: total, isUnbreakable: true },
    ...block.outsideTotal.flatMap(layoutGroup),
  ];
}

/** A short category in one piece; of a long one the heading stays with the first charge and the sum with the last. */
function groupRows(rows: readonly Line[][]): LineGroup[] {
  const pieces =
    rows.length <= MAX_UNBROKEN_ROWS
      ? [rows]
      : [rows.slice(0, 2), ...rows.slice(2, -2).map((row) => [row]), rows.slice(-2)];
  return pieces.map((piece) => ({ lines: piece.flat(), isUnbreakable: true }));
}

function createRowFrame({ x, width }: Column, background: string | undefined): Frame {
  return { x, width, background, bar: undefined, border: COLORS.line };
}

/** The inside of a row, without the width that amounts take. */
function createCell({ x, width, frames }: Column, amountWidth: number): Column {
  return { x: x + CELL_PADDING_X, width: width - 2 * CELL_PADDING_X - amountWidth, frames };
}

function layoutCharge({ name, basis, amount }: ChargeRow, column: Column, frame: Frame): Line[] {
  const cell = createCell(column, AMOUNT_WIDTH);
  const words = [...layoutText(name, STYLES.body, cell), ...(basis ? layoutText(basis, STYLES.small, cell) : [])];
  return layoutRow(words, layoutRightAligned(amount, STYLES.body, createCell(column, 0)), frame);
}

function layoutAmount(name: string, amount: string, style: TextStyle, column: Column, frame: Frame): Line[] {
  const words = layoutText(name, style, createCell(column, AMOUNT_WIDTH));
  return layoutRow(words, layoutRightAligned(amount, style, createCell(column, 0)), frame);
}

/** Lines of a row with rules above and below; the amount stands beside the first. */
function layoutRow(words: readonly Line[], amount: Line | undefined, frame: Frame): Line[] {
  const lines = words.map((line, at) => {
    const runs = at === 0 && amount ? [...line.runs, ...amount.runs] : line.runs;
    return { ...line, runs, frames: [...line.frames, frame] };
  });
  const padding: Line = { height: CELL_PADDING_Y, runs: [], frames: lines[0]?.frames ?? [frame] };
  return [{ ...padding, ruleAbove: COLORS.line }, ...lines, { ...padding, ruleBelow: COLORS.line }];
}
