import { readFileSync } from 'node:fs';
import pdfmake, { type Content, type CustomTableLayout, type createPdf, type TableCell } from 'pdfmake';
import type { Block, ChargeGroup, ReplyContent, Section } from '../../adapters/rendering/reply-content.js';

type PdfDefinition = Parameters<typeof createPdf>[0];

/** pdfmake's virtual file system, which its types lack. */
const { virtualfs } = pdfmake as typeof pdfmake & { virtualfs: { writeFileSync(name: string, bytes: Buffer): void } };

/** Makes pdfmake know the fonts; call it once. */
export function preparePdfmake(): void {
  for (const name of ['roboto-regular', 'roboto-medium']) {
    const file = new URL(`../../adapters/rendering/fonts/${name}.ttf`, import.meta.url);
    virtualfs.writeFileSync(name, readFileSync(file));
  }
  pdfmake.setFonts({ Roboto: { normal: 'roboto-regular', bold: 'roboto-medium' } });
}

/** The document of a reply as pdfmake writes it: the same words in the same layout, for comparison. */
export function writeWithPdfmake(content: ReplyContent, issuedOn: Date): Promise<Uint8Array> {
  return pdfmake.createPdf(buildPdfLayout(content, issuedOn)).getBuffer();
}

const BODY_SIZE = 9.5;
const INK = '#1b2733';
const MUTED = '#5a6875';
const ACCENT = '#0f3d5c';
const LINE = '#dde4ea';
const PALE = '#f5f8fa';
const URGENT = '#fff6e0';
const URGENT_LINE = '#e0a100';

/** Characters, and lines of a block, that are kept together on a page: far fewer than fit on one. */
const MAX_UNBROKEN_CHARACTERS = 1500;
const MAX_UNBROKEN_LINES = 14;
/** A category's heading and subtotal. */
const GROUP_FRAME_LINES = 2;
/** In points; holds the largest amount that is priced. */
const AMOUNT_WIDTH = 110;

const HEADING = { fontSize: 11, bold: true };
const SMALL = { fontSize: 8 };

const STYLES: NonNullable<PdfDefinition['styles']> = {
  title: { fontSize: 17, bold: true, color: '#ffffff' },
  subtitle: { fontSize: 10, color: '#c9dbe8' },
  heading: { ...HEADING, color: ACCENT, margin: [0, 10, 0, 4] },
  small: { ...SMALL, color: MUTED },
  total: { fontSize: 19, bold: true, color: ACCENT },
};

/** Cells without lines between them. */
const PLAIN: CustomTableLayout = {
  hLineWidth: () => 0,
  vLineWidth: () => 0,
  paddingLeft: () => 0,
  paddingTop: () => 1.5,
  paddingBottom: () => 1.5,
};
const RULED: CustomTableLayout = {
  hLineWidth: () => 0.5,
  vLineWidth: (at, node) => (at === 0 || at === node.table.widths?.length ? 0.5 : 0),
  hLineColor: () => LINE,
  vLineColor: () => LINE,
  paddingLeft: () => 8,
  paddingRight: () => 8,
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

function buildPdfLayout(content: ReplyContent, issuedOn: Date): PdfDefinition {
  const { title, subtitle, language } = content;
  return {
    pageSize: 'A4',
    pageMargins: [46, 42, 46, 48],
    language,
    // Nothing in the file may depend on when it was made: the same reply is the same bytes.
    info: { title, subject: subtitle, creator: 'Istmo', producer: 'Istmo', creationDate: issuedOn },
    defaultStyle: { font: 'Roboto', fontSize: BODY_SIZE, lineHeight: 1.2, color: INK },
    styles: STYLES,
    footer: (page, pages) => ({
      columns: [
        { text: title, style: 'small' },
        { text: `${page} / ${pages}`, style: 'small', alignment: 'right' },
      ],
      margin: [46, 16, 46, 0],
    }),
    content: [
      createBanner(content),
      ...[content.greeting, ...content.opening].map(createParagraph),
      ...content.asked.map(createSection),
      ...createHeadline(content),
      ...content.sections.map(createSection),
      ...createClosing(content),
    ],
  };
}

function createBanner({ title, subtitle }: ReplyContent): Content {
  const inside = [
    { text: title, style: 'title' },
    { text: subtitle, style: 'subtitle' },
  ];
  return { ...createBox(inside, ACCENT, undefined), margin: [0, 0, 0, 12] };
}

function createHeadline({ headline: total }: ReplyContent): Content[] {
  if (!total) return [];
  const inside: Content[] = [
    { text: total.label.toUpperCase(), style: 'small' },
    { text: total.amount, style: 'total' },
    ...total.notes.map((text) => ({ text, style: 'small' })),
  ];
  return [{ ...createBox(inside, PALE, ACCENT), margin: [0, 4, 0, 4] }];
}

function createSection({ heading, urgent, blocks }: Section): Content {
  const title: Content = { text: heading, style: 'heading' };
  const inside = [title, ...blocks.map(createBlock)];
  if (urgent) return { ...createBox(inside, URGENT, URGENT_LINE), margin: [0, 6, 0, 4] };
  if (fitsOnPage(blocks)) return { stack: inside, unbreakable: true };
  // A heading stays with the beginning of what it announces.
  const [first = '', ...rest] = blocks.flatMap((block) =>
    block.kind === 'charges' ? createCharges(block) : createBlock(block),
  );
  const [head] = blocks;
  const group = head?.kind === 'charges' ? [...head.inTotal, ...head.outsideTotal][0] : undefined;
  const isUnbreakable = group
    ? group.charges.length + GROUP_FRAME_LINES <= MAX_UNBROKEN_LINES
    : fitsOnPage(blocks.slice(0, 1));
  return { stack: [{ stack: [title, first], unbreakable: isUnbreakable }, ...rest], margin: [0, 0, 0, 4] };
}

/** Whether blocks certainly fit on one page, and so may be kept together. */
function fitsOnPage(blocks: readonly Block[]): boolean {
  const characters = JSON.stringify(blocks).length;
  return (
    characters <= MAX_UNBROKEN_CHARACTERS &&
    blocks.every((block) => block.kind !== 'charges' && countLines(block) <= MAX_UNBROKEN_LINES)
  );
}

function countLines(block: Block): number {
  if (block.kind === 'facts') return block.rows.length;
  if (block.kind === 'list' || block.kind === 'steps') return block.items.length;
  if (block.kind === 'address') return block.lines.length;
  return block.kind === 'notice' ? block.text.split('\n').length : 1;
}

function createClosing({ closing: lines }: ReplyContent): Content[] {
  const [regards = '', signature = '', note = ''] = lines;
  return [
    { text: regards, margin: [0, 12, 0, 2] },
    { text: signature, bold: true, margin: [0, 0, 0, 4] },
    { text: note, style: 'small' },
  ];
}

function createParagraph(text: string): Content {
  return { text, margin: [0, 0, 0, 5] };
}

function createBlock(block: Block): Content {
  switch (block.kind) {
    case 'paragraph':
      return createParagraph(block.text);
    case 'link':
      return createParagraph(block.url);
    case 'facts':
      return createFacts(block.rows);
    case 'list':
      return { ul: block.items.map((text) => ({ text })), margin: [0, 0, 0, 5] };
    case 'steps':
      return { ol: block.items.map((text) => ({ text })), margin: [0, 0, 0, 5] };
    case 'address':
      return {
        ...createBox(
          block.lines.map((text) => ({ text })),
          PALE,
          undefined,
        ),
        margin: [0, 0, 0, 5],
      };
    case 'notice':
      return {
        stack: [{ text: block.title, bold: true }, ...block.text.split(/\r?\n/)],
        margin: [0, 0, 0, 5],
      };
    case 'charges':
      return { stack: createCharges(block) };
  }
}

function createFacts(rows: ReadonlyArray<readonly [string, string]>): Content {
  const body = rows.map(([label, value]): TableCell[] => [{ text: label, color: MUTED }, { text: value }]);
  return { table: { widths: ['32%', '*'], body }, layout: PLAIN, margin: [0, 0, 0, 4] };
}

/** A table for each category, so that none is torn apart by the end of a page. */
function createCharges(block: Extract<Block, { kind: 'charges' }>): Content[] {
  const table = (body: TableCell[][]): Content => ({
    table: { widths: ['*', AMOUNT_WIDTH], body, dontBreakRows: true },
    layout: RULED,
    unbreakable: body.length <= MAX_UNBROKEN_LINES,
  });
  const group = (shown: ChargeGroup) => table(createChargeRows(shown, block.subtotalLabel));
  const total: TableCell[] = [
    { text: block.totalLabel, bold: true, color: '#ffffff', fillColor: ACCENT },
    { text: block.total, bold: true, color: '#ffffff', fillColor: ACCENT, alignment: 'right', noWrap: true },
  ];
  return [...block.inTotal.map(group), table([total]), ...block.outsideTotal.map(group)];
}

function createChargeRows(
  { heading, notInTotal, charges: lines, subtotal }: ChargeGroup,
  subtotalLabel: string,
): TableCell[][] {
  const note = notInTotal === undefined ? '' : ` (${notInTotal})`;
  const title: TableCell[] = [
    {
      text: [
        { text: heading, bold: true, color: ACCENT },
        { text: note, color: MUTED },
      ],
      colSpan: 2,
      fillColor: PALE,
    },
    {},
  ];
  const rows = lines.map(({ name, basis, amount }): TableCell[] => [
    { stack: [{ text: name }, { text: basis, style: 'small' }] },
    { text: amount, alignment: 'right', noWrap: true },
  ]);
  const sum: TableCell[] = [
    { text: subtotalLabel, bold: true },
    { text: subtotal, bold: true, alignment: 'right', noWrap: true },
  ];
  return [title, ...rows, ...(notInTotal === undefined ? [sum] : [])];
}

/** A coloured box, with a bar at its left where one is named. */
function createBox(inside: Content[], background: string, bar: string | undefined) {
  const layout: CustomTableLayout = {
    hLineWidth: () => 0,
    vLineWidth: (at) => (at === 0 && bar !== undefined ? 3 : 0),
    vLineColor: () => bar ?? background,
    paddingLeft: () => 12,
    paddingRight: () => 12,
    paddingTop: () => 8,
    paddingBottom: () => 8,
  };
  return { table: { widths: ['*'], body: [[{ stack: inside, fillColor: background }]] }, layout };
}
