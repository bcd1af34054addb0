import { gap, onGround, type Passage, type Row } from './paper/rows.js';
import type { TextStyle } from './paper/sheet.js';
import type { Line, Run, Typesetter } from './paper/typesetter.js';
import { type Column, DEEP, MOST_KEPT, PALE, type Styles } from './pdf-styles.js';
import type { Block, ShownCharge, ShownCharges } from './reply-content.js';

const RULE = '#dde4ea';
const RULE_WIDTH = 0.5;
const CELL_PADDING = { side: 8, end: 4 } as const;
/** In points; holds the largest amount that is priced. */
const AMOUNT_WIDTH = 110;

/** What a table needs of the page that it stands on. */
export interface ChargesLayout {
  readonly type: Typesetter;
  readonly styles: Styles;
  rows(text: string | readonly Run[], style: TextStyle, column: Column): Row[];
  side(left: Line | undefined, right: Line | undefined, column: Column): Row;
}

/** A table for each category, so that none is torn apart by the end of a page. */
export function chargePassages(
  layout: ChargesLayout,
  block: Extract<Block, { kind: 'charges' }>,
  column: Column,
): Passage[] {
  const cells = new Cells(layout, column);
  const { inverse } = layout.styles;
  const group = (shown: ShownCharges) => table(cells.group(shown, block.subtotalLabel), column);
  const total = onGround(cells.amountRow([[block.totalLabel, inverse]], block.total, inverse), column, {
    ground: DEEP,
    padding: CELL_PADDING.end,
  });
  return [...block.inTotal.flatMap(group), { rows: total, isKept: true }, ...block.besides.flatMap(group)];
}

/** Cells of a table over one column of the page. */
class Cells {
  private readonly inside: Column;

  constructor(
    private readonly layout: ChargesLayout,
    private readonly column: Column,
  ) {
    const { left, width } = column;
    this.inside = { left: left + CELL_PADDING.side, width: width - 2 * CELL_PADDING.side };
  }

  /** The rows of a category, each of them padded. */
  group({ heading, notInTotal, charges, subtotal }: ShownCharges, subtotalLabel: string): Row[][] {
    const { category, muted, strong } = this.layout.styles;
    const note = notInTotal === undefined ? '' : ` (${notInTotal})`;
    const runs = [
      { text: heading, style: category },
      { text: note, style: muted },
    ];
    const title = onGround(this.layout.rows(runs, category, this.inside), this.column, {
      ground: PALE,
      padding: CELL_PADDING.end,
    });
    const lines = charges.map((charge) => padded(this.charge(charge)));
    const sum = notInTotal === undefined ? [padded(this.amountRow([[subtotalLabel, strong]], subtotal, strong))] : [];
    return [title, ...lines, ...sum];
  }

  /** Words at the left, one beneath the other, and an amount at the right of the first. */
  amountRow(words: ReadonlyArray<readonly [text: string, style: TextStyle]>, amount: string, style: TextStyle): Row[] {
    const { type } = this.layout;
    const width = this.inside.width - AMOUNT_WIDTH - CELL_PADDING.side;
    const lines = words.flatMap(([text, one]) => type.lines([{ text, style: one }], width));
    const amounts = type.lines([{ text: amount, style }], AMOUNT_WIDTH);
    return Array.from({ length: Math.max(lines.length, amounts.length) }, (_, at) =>
      this.layout.side(lines[at], amounts[at], this.inside),
    );
  }

  private charge({ name, basis, amount }: ShownCharge): Row[] {
    const { body, small } = this.layout.styles;
    return this.amountRow(
      [
        [name, body],
        [basis, small],
      ],
      amount,
      body,
    );
  }
}

/** Rows between rules; kept on one page where they are few, else row by row. */
function table(rows: readonly (readonly Row[])[], column: Column): Passage[] {
  const ruled = rows.map((row, at) => framed(row, column, at === rows.length - 1));
  if (rows.length <= MOST_KEPT) return [{ rows: ruled.flat(), isKept: true }];
  return ruled.map((row) => ({ rows: row, isKept: true }));
}

function framed(rows: readonly Row[], { left, width }: Column, isLast: boolean): Row[] {
  return rows.map((row, at) => ({
    height: row.height,
    isGap: false,
    paint: (sheet, top) => {
      row.paint(sheet, top);
      for (const x of [left, left + width - RULE_WIDTH]) sheet.area(x, top, RULE_WIDTH, row.height, RULE);
      if (at === 0) sheet.area(left, top, width, RULE_WIDTH, RULE);
      if (isLast && at === rows.length - 1) sheet.area(left, top + row.height - RULE_WIDTH, width, RULE_WIDTH, RULE);
    },
  }));
}

function padded(rows: readonly Row[]): Row[] {
  return [gap(CELL_PADDING.end), ...rows, gap(CELL_PADDING.end)];
}
