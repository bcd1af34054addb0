import type { UnpackedFiles } from '../runtime/zip/unpack-zip.js';

/** The formats `0%` and `0.00%` that every spreadsheet knows by number. */
const BUILT_IN_PERCENT = ['9', '10'];
const ALPHABET_SIZE = 26;

const textDecoder = new TextDecoder();

/**
 * The cells of an XLSX file's first sheet that are shown in percent, as `row:column` counted from 0: a value displayed
 * as 2.5 % is stored as 0.025.
 */
export function findPercentCells(xlsx: UnpackedFiles): ReadonlySet<string> {
  const styles = findPercentStyles(decodeText(xlsx['xl/styles.xml']));
  const cells = new Set<string>();
  if (styles.size === 0) return cells;
  for (const tag of findTags(decodeText(xlsx[findFirstSheetPath(xlsx)]), 'c')) {
    const style = getAttribute(tag, 's');
    const place = /^([A-Z]+)(\d+)$/.exec(getAttribute(tag, 'r') ?? '');
    if (place && style !== undefined && styles.has(Number(style))) {
      cells.add(`${Number(place[2]) - 1}:${parseColumn(place[1] ?? '')}`);
    }
  }
  return cells;
}

function findPercentStyles(styles: string): ReadonlySet<number> {
  const own = findTags(styles, 'numFmt').filter((tag) => getAttribute(tag, 'formatCode')?.includes('%'));
  const formats = new Set([...BUILT_IN_PERCENT, ...own.map((tag) => getAttribute(tag, 'numFmtId'))]);
  const [, cellStyles = ''] = styles.split(/<(?:\w+:)?cellXfs\b/);
  const [list = ''] = cellStyles.split(/<\/(?:\w+:)?cellXfs>/);
  const places = findTags(list, 'xf').map((tag, at) => (formats.has(getAttribute(tag, 'numFmtId')) ? at : -1));
  return new Set(places.filter((at) => at >= 0));
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
