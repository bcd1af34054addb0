import { textInArchive } from './zip-archive.js';

/** The formats `0%` and `0.00%` that every spreadsheet knows by number. */
const BUILT_IN_PERCENT = ['9', '10'];
const LETTERS = 26;

/**
 * The cells of an XLSX file's first sheet that are shown in percent, as `row:column` counted from 0: what a person sees there
 * as 2.5 % is kept as 0.025.
 * @throws Error where the file cannot be unpacked
 */
export function percentCellsOf(xlsx: Uint8Array): ReadonlySet<string> {
  const styles = percentStylesIn(textInArchive(xlsx, 'xl/styles.xml') ?? '');
  const cells = new Set<string>();
  if (styles.size === 0) return cells;
  for (const tag of tagsIn(textInArchive(xlsx, firstSheetOf(xlsx)) ?? '', 'c')) {
    const style = attributeIn(tag, 's');
    const place = /^([A-Z]+)(\d+)$/.exec(attributeIn(tag, 'r') ?? '');
    if (place && style !== undefined && styles.has(Number(style))) {
      cells.add(`${Number(place[2]) - 1}:${columnOf(place[1] ?? '')}`);
    }
  }
  return cells;
}

function percentStylesIn(styles: string): ReadonlySet<number> {
  const own = tagsIn(styles, 'numFmt').filter((tag) => attributeIn(tag, 'formatCode')?.includes('%'));
  const formats = new Set([...BUILT_IN_PERCENT, ...own.map((tag) => attributeIn(tag, 'numFmtId'))]);
  const [, cellStyles = ''] = styles.split(/<(?:\w+:)?cellXfs\b/);
  const [list = ''] = cellStyles.split(/<\/(?:\w+:)?cellXfs>/);
  const places = tagsIn(list, 'xf').map((tag, at) => (formats.has(attributeIn(tag, 'numFmtId')) ? at : -1));
  return new Set(places.filter((at) => at >= 0));
}

function firstSheetOf(xlsx: Uint8Array): string {
  const [sheet = ''] = tagsIn(textInArchive(xlsx, 'xl/workbook.xml') ?? '', 'sheet');
  const id = attributeIn(sheet, 'r:id');
  const relations = tagsIn(textInArchive(xlsx, 'xl/_rels/workbook.xml.rels') ?? '', 'Relationship');
  const target = attributeIn(relations.find((tag) => attributeIn(tag, 'Id') === id) ?? '', 'Target');
  if (target === undefined) return 'xl/worksheets/sheet1.xml';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function tagsIn(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}(?=[\\s/>])[^>]*>`, 'g'))].map(([tag]) => tag);
}

function attributeIn(tag: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
}

/** `A` is 0, `AA` is 26. */
function columnOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0) - 1;
}
