import { layoutCharges } from './pdf-charges.js';
import type { Frame, Line, LineGroup } from './pdf-page-flow.js';
import { BAR_WIDTH, COLORS, CONTENT_WIDTH, PAGE, STYLES } from './pdf-style.js';
import { type Column, createSpace, layoutText } from './pdf-text.js';
import type { Block, ReplyContent, Section } from './reply-content.js';

/** Lines of a section that are kept together on a page: far fewer than fit on one. */
const MAX_UNBROKEN_LINES = 26;
/** Of a long text, that stay with its heading. */
const LINES_BELOW_HEADING = 3;
const BOX_PADDING_X = 12;
const BOX_PADDING_Y = 8;
/** Of the column, for the names of facts. */
const LABEL_SHARE = 0.32;
const FACT_PADDING_Y = 1.5;
/** For bullets and numbers of lists. */
const MARKER_WIDTH = 14;
const BLOCK_GAP = 5;

const PAGE_COLUMN: Column = { x: PAGE.left, width: CONTENT_WIDTH, frames: [] };

/** The lines of a reply for A4 paper, with the content of plain text and HTML in the same order. */
export function buildPdfLayout(content: ReplyContent): LineGroup[] {
  return [
    keepTogether(layoutBanner(content)),
    ...[content.greeting, ...content.opening].map((text) => keepTogether(layoutParagraph(text, PAGE_COLUMN))),
    ...content.asked.flatMap(layoutSection),
    ...layoutHeadline(content),
    ...content.sections.flatMap(layoutSection),
    keepTogether(layoutClosing(content)),
  ];
}

function keepTogether(lines: Line[]): LineGroup {
  return { lines, isUnbreakable: lines.length <= MAX_UNBROKEN_LINES };
}

function layoutBanner({ title, subtitle }: ReplyContent): Line[] {
  const box = layoutBox(PAGE_COLUMN, COLORS.accent, undefined, (inside) => [
    ...layoutText(title, STYLES.title, inside),
    ...layoutText(subtitle, STYLES.subtitle, inside),
  ]);
  return [...box, createSpace(12, PAGE_COLUMN)];
}

function layoutHeadline({ headline }: ReplyContent): LineGroup[] {
  if (!headline) return [];
  const box = layoutBox(PAGE_COLUMN, COLORS.pale, COLORS.accent, (inside) => [
    ...layoutText(headline.label.toUpperCase(), STYLES.small, inside),
    ...layoutText(headline.amount, STYLES.total, inside),
    ...headline.notes.flatMap((text) => layoutText(text, STYLES.small, inside)),
  ]);
  return [keepTogether([createSpace(4, PAGE_COLUMN), ...box, createSpace(4, PAGE_COLUMN)])];
}

/** A heading stays with the beginning of what it announces. */
function layoutSection({ heading, urgent, blocks }: Section): LineGroup[] {
  if (urgent) {
    const box = layoutBox(PAGE_COLUMN, COLORS.urgent, COLORS.urgentLine, (inside) => [
      ...layoutHeading(heading, inside).slice(1),
      ...blocks.flatMap((block) => layoutBlock(block, inside).flatMap(({ lines }) => lines)),
    ]);
    return [keepTogether([createSpace(6, PAGE_COLUMN), ...box, createSpace(4, PAGE_COLUMN)])];
  }
  const title = layoutHeading(heading, PAGE_COLUMN);
  const groups = blocks.flatMap((block) => layoutBlock(block, PAGE_COLUMN));
  const lines = [...title, ...groups.flatMap((group) => group.lines)];
  const isShort = lines.length <= MAX_UNBROKEN_LINES && blocks.every(({ kind }) => kind !== 'charges');
  if (isShort) return [{ lines, isUnbreakable: true }];
  return [...prependHeading(title, groups), keepTogether([createSpace(4, PAGE_COLUMN)])];
}

function prependHeading(title: readonly Line[], [first, ...rest]: readonly LineGroup[]): LineGroup[] {
  if (!first) return [{ lines: title, isUnbreakable: true }];
  const kept = first.isUnbreakable ? first.lines.length : LINES_BELOW_HEADING;
  const beginning = { lines: [...title, ...first.lines.slice(0, kept)], isUnbreakable: true };
  return [beginning, { lines: first.lines.slice(kept), isUnbreakable: first.isUnbreakable }, ...rest];
}

function layoutHeading(heading: string, column: Column): Line[] {
  return [createSpace(10, column), ...layoutText(heading, STYLES.heading, column), createSpace(4, column)];
}

function layoutClosing({ closing: [regards = '', signature = '', note = ''] }: ReplyContent): Line[] {
  return [
    createSpace(12, PAGE_COLUMN),
    ...layoutText(regards, STYLES.body, PAGE_COLUMN),
    createSpace(2, PAGE_COLUMN),
    ...layoutText(signature, STYLES.strong, PAGE_COLUMN),
    createSpace(4, PAGE_COLUMN),
    ...layoutText(note, STYLES.small, PAGE_COLUMN),
  ];
}

function layoutParagraph(text: string, column: Column): Line[] {
  return [...layoutText(text, STYLES.body, column), createSpace(BLOCK_GAP, column)];
}

function layoutBlock(block: Block, column: Column): LineGroup[] {
  switch (block.kind) {
    case 'paragraph':
      return [keepTogether(layoutParagraph(block.text, column))];
    case 'link':
      return [
        keepTogether([
          ...layoutText(block.url, { ...STYLES.body, color: COLORS.accent, link: block.url }, column),
          createSpace(BLOCK_GAP, column),
        ]),
      ];
    case 'facts':
      return [keepTogether([...block.rows.flatMap((row) => layoutFact(row, column)), createSpace(4, column)])];
    case 'list':
      return [keepTogether(layoutItems(block.items, () => '•', column))];
    case 'steps':
      return [keepTogether(layoutItems(block.items, (at) => `${at + 1}.`, column))];
    case 'address':
      return [
        keepTogether([
          ...layoutBox(column, COLORS.pale, undefined, (inside) =>
            block.lines.flatMap((text) => layoutText(text, STYLES.body, inside)),
          ),
          createSpace(BLOCK_GAP, column),
        ]),
      ];
    case 'notice':
      return [
        keepTogether([...layoutText(block.title, STYLES.strong, column), ...layoutParagraph(block.text, column)]),
      ];
    case 'charges':
      return layoutCharges(block, column);
  }
}

function layoutFact([label, value]: readonly [string, string], column: Column): Line[] {
  const [labels, values] = splitColumn(column, column.width * LABEL_SHARE);
  return [
    createSpace(FACT_PADDING_Y, column),
    ...layoutSideBySide(layoutText(label, STYLES.label, labels), layoutText(value, STYLES.body, values)),
    createSpace(FACT_PADDING_Y, column),
  ];
}

function layoutItems(items: readonly string[], getMarker: (at: number) => string, column: Column): Line[] {
  const [markers, words] = splitColumn(column, MARKER_WIDTH);
  const lines = items.flatMap((item, at) =>
    layoutSideBySide(layoutText(getMarker(at), STYLES.body, markers), layoutText(item, STYLES.body, words)),
  );
  return [...lines, createSpace(BLOCK_GAP, column)];
}

/** Two columns, the left one of this width in points, with a gap between them. */
function splitColumn({ x, width, frames }: Column, leftWidth: number): [left: Column, right: Column] {
  const gap = 4;
  return [
    { x, width: leftWidth - gap, frames },
    { x: x + leftWidth, width: width - leftWidth, frames },
  ];
}

/** The lines of two columns as lines of both. */
function layoutSideBySide(left: readonly Line[], right: readonly Line[]): Line[] {
  const [longer, shorter] = left.length > right.length ? [left, right] : [right, left];
  return longer.map((line, at) => ({ ...line, runs: [...(shorter[at]?.runs ?? []), ...line.runs] }));
}

/** A coloured box, with a bar at its left where one is named. */
function layoutBox(
  column: Column,
  background: string,
  bar: string | undefined,
  layoutInside: (inside: Column) => Line[],
): Line[] {
  const frame: Frame = { x: column.x, width: column.width, background, bar, border: undefined };
  const left = BOX_PADDING_X + (bar === undefined ? 0 : BAR_WIDTH);
  const inside: Column = {
    x: column.x + left,
    width: column.width - left - BOX_PADDING_X,
    frames: [...column.frames, frame],
  };
  const padding = createSpace(BOX_PADDING_Y, inside);
  return [padding, ...layoutInside(inside), padding];
}
