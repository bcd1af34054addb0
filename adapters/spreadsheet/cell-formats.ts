import { findCurrency } from '../../domain/tariff/price-words.js';
import type { UnpackedFiles } from '../runtime/zip/unpack-zip.js';

/** The formats `0%` and `0.00%` that every spreadsheet knows by number. */
const BUILT_IN_PERCENT = ['9', '10'];
const ALPHABET_SIZE = 26;
const MAX_FORMAT_LENGTH = 200;

const textDecoder = new TextDecoder();

/** How the cells of an XLSX file's first sheet are displayed, by `row:column` counted from 0. */
export interface CellFormats {
  /** A value that is displayed as 2.5 % is stored as 0.025. */
  readonly percents: ReadonlySet<string>;
  /** ISO 4217 codes of the currencies that numbers are displayed in. */
  readonly currencies: ReadonlyMap<string, string>;
}

/** Which cells are shown in percent, and which in a currency: neither stands in their values. */
export function findCellFormats(xlsx: UnpackedFiles): CellFormats {
  const styles = findCellStyles(decodeText(xlsx['xl/styles.xml']));
  const percents = new Set<string>();
  const currencies = new Map<string, string>();
  if (styles.size === 0) return { percents, currencies };
  for (const tag of findTags(decodeText(xlsx[findFirstSheetPath(xlsx)]), 'c')) {
    const style = styles.get(getAttribute(tag, 's') ?? '0');
    const place = /^([A-Z]+)(\d+)$/.exec(getAttribute(tag, 'r') ?? '');
    if (!place || style === undefined) continue;
    const cell = `${Number(place[2]) - 1}:${parseColumn(place[1] ?? '')}`;
    if (style === '%') percents.add(cell);
    else currencies.set(cell, style);
  }
  return { percents, currencies };
}

/** The styles that say `%` or a currency, by their place in the list of styles. */
function findCellStyles(styles: string): ReadonlyMap<string, string> {
  const formats = new Map<string, string>(BUILT_IN_PERCENT.map((id) => [id, '%']));
  for (const tag of findTags(styles, 'numFmt')) {
    const code = unescapeXml(getAttribute(tag, 'formatCode') ?? '');
    const meaning = code.includes('%') ? '%' : findFormatCurrency(code);
    if (meaning) formats.set(getAttribute(tag, 'numFmtId') ?? '', meaning);
  }
  const [, cellStyles = ''] = styles.split(/<(?:\w+:)?cellXfs\b/);
  const [list = ''] = cellStyles.split(/<\/(?:\w+:)?cellXfs>/);
  const found = new Map<string, string>();
  for (const [at, tag] of findTags(list, 'xf').entries()) {
    const meaning = formats.get(getAttribute(tag, 'numFmtId') ?? '');
    if (meaning) found.set(String(at), meaning);
  }
  return found;
}

/** The currency of a format such as `[$₡-140A]#,##0.00` or `"Q"#,##0.00`. */
function findFormatCurrency(code: string): string | undefined {
  const [positive = ''] = code.slice(0, MAX_FORMAT_LENGTH).split(';');
  const [, bracketed] = /\[\$([^\]-]{1,10})/.exec(positive) ?? [];
  const [, quoted] = /"([^"]{1,10})"/.exec(positive) ?? [];
  const [sign] = /[₡€£]/.exec(positive) ?? [];
  const words = [bracketed, quoted, sign].flatMap((word) =>
    word === undefined ? [] : (findCurrency(word.trim()) ?? []),
  );
  return words[0];
}

function unescapeXml(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&');
}

function findFirstSheetPath(xlsx: UnpackedFiles): string {
  const [sheet = ''] = findTags(decodeText(xlsx['xl/workbook.xml']), 'sheet');
  const id = getAttribute(sheet, 'r:id');
  const relations = findTags(decodeText(xlsx['xl/_rels/workbook.xml.rels']), 'Relationship');
  const target = getAttribute(relations.find((tag) => getAttribute(tag, 'Id') === id) ?? '', 'Target');
  if (target === undefined) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Empty if there is no such file. */
function decodeText(file: Uint8Array | undefined): string {
  return textDecoder.decode(file);
}

function findTags(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag);
}

function getAttribute(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** `A` is 0, `AA` is 26. */
function parseColumn(columnName: string): number {
  return [...columnName].reduce((sum, character) => sum * ALPHABET_SIZE + character.charCodeAt(0) - 64, 0) - 1;
}
