import { decodeText } from './decode-text.js';
import type { DocumentText } from './document-text.js';
import { TextBlocks } from './text-blocks.js';

/** Elements after which a line ends. */
const LINES: ReadonlySet<string> = new Set(
  'br p div li h1 h2 h3 h4 h5 h6 ul ol pre hr section header footer title'.split(' '),
);
/** Elements whose content is not shown. */
const UNSHOWN: ReadonlySet<string> = new Set('script style head template noscript'.split(' '));
/** Elements without a content. */
const EMPTY: ReadonlySet<string> = new Set('br hr img input meta link col wbr area base'.split(' '));
const MARKS: Readonly<Record<string, string>> = {
  acute: '\u0301',
  grave: '\u0300',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  cedil: '\u0327',
};
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  times: '×',
  ndash: '–',
  mdash: '—',
  sup3: '³',
  deg: '°',
};
const MAX_SPAN = 50;
const MAX_DEPTH = 100;
/** Of all tables together, with the places that cells span: far more than is kept of a page. */
const MAX_CELLS = 100_000;
const HIDDEN = /\bdisplay\s{0,5}:\s{0,5}none|\bvisibility\s{0,5}:\s{0,5}hidden/i;
const TAG_NAME = /^<(\/?)([a-z][a-z0-9]{0,20})/i;

interface Table {
  readonly rows: string[][];
  readonly spanned: Map<number, number>;
  cell: string | undefined;
  colSpan: number;
  rowSpan: number;
}

/** The text of a web page that was sent as a file: its lines, and its tables as lists. @throws Error where it is nested too deeply, or has too many cells */
export function extractHtmlFileText(bytes: Uint8Array): DocumentText {
  const html = decodeText(bytes);
  return new HtmlReader(html).read();
}

class HtmlReader {
  private readonly blocks = new TextBlocks();
  private readonly tables: Table[] = [];
  private line = '';
  /** The element whose content is left out, and how deep it stands within others of its name. */
  private unshown: { readonly name: string; depth: number } | undefined;
  /** A rule or an element that hides a part: which figures are shown is not known. */
  private isCut = false;
  private cellCount = 0;

  constructor(private readonly html: string) {}

  read(): DocumentText {
    const { html } = this;
    this.isCut = HIDDEN.test(html);
    for (let at = 0; at < html.length; ) {
      if (html[at] !== '<') {
        const next = html.indexOf('<', at);
        const end = next < 0 ? html.length : next;
        this.write(html.slice(at, end));
        at = end;
        continue;
      }
      const isComment = html.startsWith('<!--', at);
      const close = html.indexOf(isComment ? '-->' : '>', at);
      const end = close < 0 ? html.length : close + (isComment ? 3 : 1);
      if (!isComment) this.readTag(html.slice(at, end));
      at = end;
    }
    while (this.tables.length > 0) this.endTable();
    this.endLine();
    return this.blocks.finish(this.isCut);
  }

  private readTag(tag: string): void {
    const [, slash, written = ''] = TAG_NAME.exec(tag) ?? [];
    const name = written.toLowerCase();
    const isEnd = slash === '/';
    if (this.unshown) {
      if (this.unshown.name === name) this.unshown.depth += isEnd ? -1 : 1;
      if (this.unshown.depth === 0) this.unshown = undefined;
      return;
    }
    const isHidden = UNSHOWN.has(name) || HIDDEN.test(tag) || /\shidden\b/i.test(tag);
    if (!isEnd && isHidden && !EMPTY.has(name) && !tag.endsWith('/>')) this.unshown = { name, depth: 1 };
    else if (name === 'table') isEnd ? this.endTable() : this.startTable();
    else if (name === 'tr') isEnd ? this.endCell() : this.startRow();
    else if (name === 'td' || name === 'th') isEnd ? this.endCell() : this.startCell(tag);
    else if (LINES.has(name)) this.endLine();
  }

  private write(text: string): void {
    if (this.unshown) return;
    const shown = decodeEntities(text).replace(/\s+/g, ' ');
    const table = this.tables.at(-1);
    if (!table) this.line += shown;
    else if (table.cell !== undefined) table.cell += shown;
  }

  private endLine(): void {
    const table = this.tables.at(-1);
    if (table) {
      if (table.cell !== undefined) table.cell += ' ';
      return;
    }
    if (this.line.trim() !== '') this.blocks.addLine(this.line);
    this.line = '';
  }

  private startTable(): void {
    if (this.tables.length >= MAX_DEPTH) throw new Error('The page is nested too deeply.');
    if (this.tables.length === 0) this.endLine();
    this.tables.push({ rows: [], spanned: new Map(), cell: undefined, colSpan: 1, rowSpan: 1 });
  }

  private endTable(): void {
    this.endCell();
    const table = this.tables.pop();
    if (table) this.blocks.addTable(table.rows);
  }

  private startRow(): void {
    this.endCell();
    const table = this.tables.at(-1);
    if (!table) return;
    table.rows.push([]);
    this.skipSpanned(table);
  }

  private startCell(tag: string): void {
    this.endCell();
    const table = this.tables.at(-1);
    if (!table) return;
    if (table.rows.length === 0) table.rows.push([]);
    table.cell = '';
    table.colSpan = readSpan(tag, 'colspan');
    table.rowSpan = readSpan(tag, 'rowspan');
  }

  private endCell(): void {
    const table = this.tables.at(-1);
    const row = table?.rows.at(-1);
    if (!table || !row || table.cell === undefined) return;
    const column = row.length;
    row.push(table.cell, ...Array.from({ length: table.colSpan - 1 }, () => ''));
    this.countCells(table.colSpan);
    if (table.rowSpan > 1) for (let k = column; k < row.length; k += 1) table.spanned.set(k, table.rowSpan - 1);
    table.cell = undefined;
    this.skipSpanned(table);
  }

  /** The places that a cell of a row above goes down into are empty. */
  private skipSpanned({ rows, spanned }: Table): void {
    const row = rows.at(-1);
    if (!row) return;
    for (let left = spanned.get(row.length); left !== undefined && left > 0; left = spanned.get(row.length)) {
      spanned.set(row.length, left - 1);
      row.push('');
      this.countCells(1);
    }
  }

  private countCells(count: number): void {
    this.cellCount += count;
    if (this.cellCount > MAX_CELLS) throw new Error('The page has too many cells.');
  }
}

function readSpan(tag: string, name: 'colspan' | 'rowspan'): number {
  const value = (name === 'colspan' ? /\bcolspan\s?=\s?["']?(\d{1,4})/i : /\browspan\s?=\s?["']?(\d{1,4})/i).exec(
    tag,
  )?.[1];
  return Math.max(1, Math.min(MAX_SPAN, Number(value ?? 1)));
}

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]+\d?));/gi,
    (whole, hex, decimal, name: string | undefined) => {
      if (name === undefined) return decodeCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      const mark = /^([a-z])([a-z]{3,5})$/i.exec(name);
      const sign = mark?.[2] === undefined ? undefined : MARKS[mark[2]];
      return ENTITIES[name] ?? (sign === undefined ? whole : `${mark?.[1]}${sign}`.normalize('NFC'));
    },
  );
}

function decodeCodePoint(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
