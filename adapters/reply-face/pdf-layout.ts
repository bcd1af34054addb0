import { BAR_WIDTH, gap, MARGIN, onGround, type Passage, type Row } from './paper/rows.js';
import { SHEET_WIDTH, type TextStyle } from './paper/sheet.js';
import type { Line, Run, Typesetter } from './paper/typesetter.js';
import { chargePassages } from './pdf-charges.js';
import {
  type Column,
  DEEP,
  type Fonts,
  MOST_KEPT,
  PALE,
  type Styles,
  stylesOf,
  URGENT,
  URGENT_LINE,
} from './pdf-styles.js';
import type { Block, ReplyContent, Section } from './reply-content.js';

/** Characters that are kept together on a page: far less than one holds. */
const LONGEST_KEPT = 1500;
/** A category's heading and subtotal. */
const GROUP_FRAME = 2;
const BOX_PADDING = { side: 12, end: 8 } as const;
/** The part of the width that labels take. */
const LABEL_SHARE = 0.32;
const FACT_PADDING = 1.5;
const LIST_INDENT = 12;
const AFTER_BLOCK = 5;
const BODY: Column = { left: MARGIN.side, width: SHEET_WIDTH - 2 * MARGIN.side };

/** A reply laid out for A4 paper; it says what plain text and HTML say, in the same order. */
export class PdfLayout {
  readonly styles: Styles;

  constructor(
    readonly type: Typesetter,
    fonts: Fonts,
  ) {
    this.styles = stylesOf(fonts);
  }

  passages(content: ReplyContent): Passage[] {
    const { title, subtitle, greeting, opening } = content;
    const { styles } = this;
    const banner = (inside: Column) => [
      ...this.rows(title, styles.title, inside),
      ...this.rows(subtitle, styles.subtitle, inside),
    ];
    return [
      { rows: [...this.box(BODY, DEEP, undefined, banner), gap(12)], isKept: true },
      ...[greeting, ...opening].map((text) => free(this.paragraph(text, BODY))),
      ...this.headline(content),
      ...content.sections.flatMap((section) => this.section(section)),
      this.closing(content),
    ];
  }

  /** The foot of a page. */
  foot(title: string, page: number, pages: number): Row {
    const [left] = this.type.lines([{ text: title, style: this.styles.small }], BODY.width);
    const [right] = this.type.lines([{ text: `${page} / ${pages}`, style: this.styles.small }], BODY.width);
    return this.side(left, right, BODY);
  }

  /** Words in lines, each line a row. */
  rows(text: string | readonly Run[], style: TextStyle, { left, width }: Column): Row[] {
    const runs = typeof text === 'string' ? [{ text, style }] : text;
    return this.type.lines(runs, width).map((line) => this.row(line, left));
  }

  /** A row with a line at its left and one at its right end. */
  side(left: Line | undefined, right: Line | undefined, column: Column): Row {
    return {
      height: Math.max(left?.height ?? 0, right?.height ?? 0),
      isGap: false,
      paint: (sheet, top) => {
        if (left) this.type.draw(sheet, left, column.left, top);
        if (right) this.type.draw(sheet, right, column.left + column.width - right.width, top);
      },
    };
  }

  private row(line: Line, left: number): Row {
    const paint: Row['paint'] = (sheet, top) => this.type.draw(sheet, line, left, top);
    return { height: line.height, isGap: false, paint };
  }

  private headline({ headline: total }: ReplyContent): Passage[] {
    if (!total) return [];
    const { small, total: large } = this.styles;
    const rows = this.box(BODY, PALE, DEEP, (inside) => [
      ...this.rows(total.label.toUpperCase(), small, inside),
      ...this.rows(total.amount, large, inside),
      ...total.notes.flatMap((note) => this.rows(note, small, inside)),
    ]);
    return [{ rows: [gap(4), ...rows, gap(4)], isKept: true }];
  }

  private section({ heading, urgent, blocks }: Section): Passage[] {
    const title = (column: Column) => [gap(10), ...this.rows(heading, this.styles.heading, column), gap(4)];
    if (urgent) {
      const inside = (column: Column) => [...title(column), ...blocks.flatMap((block) => this.block(block, column))];
      return [free([gap(6), ...this.box(BODY, URGENT, URGENT_LINE, inside), gap(4)])];
    }
    const passages = blocks.flatMap((block) =>
      block.kind === 'charges' ? chargePassages(this, block, BODY) : [free(this.block(block, BODY))],
    );
    if (isShort(blocks)) return [{ rows: [...title(BODY), ...passages.flatMap(({ rows }) => rows)], isKept: true }];
    // A heading stays with the beginning of what it announces.
    const [first, ...rest] = passages;
    const [head] = blocks;
    const group = head?.kind === 'charges' ? [...head.inTotal, ...head.besides][0] : undefined;
    const isKept = group ? group.charges.length + GROUP_FRAME <= MOST_KEPT : isShort(blocks.slice(0, 1));
    return [{ rows: [...title(BODY), ...(first?.rows ?? [])], isKept }, ...rest, free([gap(4)])];
  }

  private block(block: Block, column: Column): Row[] {
    switch (block.kind) {
      case 'paragraph':
        return this.paragraph(block.text, column);
      case 'facts':
        return [...block.rows.flatMap(([label, value]) => this.fact(label, value, column)), gap(4)];
      case 'list':
        return this.items(block.items, () => '•', column);
      case 'steps':
        return this.items(block.items, (at) => `${at + 1}.`, column);
      case 'address': {
        const lines = (inside: Column) => block.lines.flatMap((line) => this.rows(line, this.styles.body, inside));
        return [...this.box(column, PALE, undefined, lines), gap(AFTER_BLOCK)];
      }
      case 'notice':
        return [
          ...this.rows(block.title, this.styles.strong, column),
          ...this.rows(block.text, this.styles.body, column),
          gap(AFTER_BLOCK),
        ];
      case 'charges':
        return chargePassages(this, block, column).flatMap(({ rows }) => rows);
    }
  }

  private paragraph(text: string, column: Column): Row[] {
    return [...this.rows(text, this.styles.body, column), gap(AFTER_BLOCK)];
  }

  private fact(label: string, value: string, { left, width }: Column): Row[] {
    const labelWidth = width * LABEL_SHARE;
    const { muted, body } = this.styles;
    const labels = this.type.lines([{ text: label, style: muted }], labelWidth - 4);
    const values = this.type.lines([{ text: value, style: body }], width - labelWidth);
    const pairs = Array.from({ length: Math.max(labels.length, values.length) }, (_, at): Row => {
      const [said, meant] = [labels[at], values[at]];
      return {
        height: Math.max(said?.height ?? 0, meant?.height ?? 0),
        isGap: false,
        paint: (sheet, top) => {
          if (said) this.type.draw(sheet, said, left, top);
          if (meant) this.type.draw(sheet, meant, left + labelWidth, top);
        },
      };
    });
    return [gap(FACT_PADDING), ...pairs, gap(FACT_PADDING)];
  }

  private items(items: readonly string[], markOf: (at: number) => string, { left, width }: Column): Row[] {
    const { body } = this.styles;
    const inside = { left: left + LIST_INDENT, width: width - LIST_INDENT };
    const rows = items.flatMap((item, at) => {
      const [mark] = this.rows(markOf(at), body, { left, width });
      return this.rows(item, body, inside).map((row, line): Row => {
        const paint: Row['paint'] = (sheet, top) => {
          if (line === 0) mark?.paint(sheet, top);
          row.paint(sheet, top);
        };
        return { ...row, paint };
      });
    });
    return [...rows, gap(AFTER_BLOCK)];
  }

  private closing({ closing: [regards = '', desk = '', note = ''] }: ReplyContent): Passage {
    const { body, strong, small } = this.styles;
    const rows = [
      ...[gap(12), ...this.rows(regards, body, BODY), gap(2)],
      ...[...this.rows(desk, strong, BODY), gap(4)],
      ...this.rows(note, small, BODY),
    ];
    return { rows, isKept: true };
  }

  /** A coloured box, with a bar at its left where one is named. */
  private box(column: Column, ground: string, bar: string | undefined, inside: (column: Column) => Row[]): Row[] {
    const before = BOX_PADDING.side + (bar === undefined ? 0 : BAR_WIDTH);
    const width = column.width - before - BOX_PADDING.side;
    const rows = inside({ left: column.left + before, width });
    return onGround(rows, column, { ground, bar, padding: BOX_PADDING.end });
  }
}

function free(rows: readonly Row[]): Passage {
  return { rows, isKept: false };
}

/** Whether blocks are sure to fit on a page together, and so may be kept there. */
function isShort(blocks: readonly Block[]): boolean {
  const characters = JSON.stringify(blocks).length;
  return characters <= LONGEST_KEPT && blocks.every((block) => block.kind !== 'charges' && linesOf(block) <= MOST_KEPT);
}

function linesOf(block: Block): number {
  if (block.kind === 'facts') return block.rows.length;
  if (block.kind === 'list' || block.kind === 'steps') return block.items.length;
  if (block.kind === 'address') return block.lines.length;
  return block.kind === 'notice' ? block.text.split('\n').length : 1;
}
