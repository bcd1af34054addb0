import type { UnpackedFiles } from '../../runtime/zip/unpack-zip.js';
import { type DocumentText, formatRows, joinTexts } from './document-text.js';

/** A sheet of a workbook: its name and its rows. */
export interface SheetRows {
  readonly name: string;
  readonly rows: readonly (readonly string[])[];
}

/** Rows of figures that make two sheets one list. */
const MIN_SHARED_ROWS = 2;

/** The names of the sheets that the workbook does not show; what is hidden is an old or an internal list. */
export function findHiddenSheets(files: UnpackedFiles): ReadonlySet<string> {
  const book = files['xl/workbook.xml'];
  if (!book) return new Set();
  const tags = new TextDecoder().decode(book).match(/<(?:\w{1,10}:)?sheet\s[^<>]*>/g) ?? [];
  const hidden = tags.filter((tag) => /\sstate\s*=\s*["'](?:hidden|veryHidden)["']/.test(tag));
  return new Set(hidden.flatMap((tag) => /\sname\s*=\s*"([^"]*)"/.exec(tag)?.[1] ?? []).map(decodeEntities));
}

/** The names of the tables that an OpenDocument workbook does not show: their style says so. */
export function findHiddenTables(files: UnpackedFiles): ReadonlySet<string> {
  const content = new TextDecoder().decode(files['content.xml']);
  const tags = content.match(/<(?:style:style|style:table-properties|table:table)\s[^<>]*>/g) ?? [];
  const hiddenStyles = new Set<string | undefined>();
  const hidden = new Set<string>();
  let style: string | undefined;
  for (const tag of tags) {
    if (tag.startsWith('<style:style')) style = findAttribute(tag, 'style:name');
    else if (tag.startsWith('<style:table-p')) {
      if (findAttribute(tag, 'table:display') === 'false') hiddenStyles.add(style);
    } else if (hiddenStyles.has(findAttribute(tag, 'table:style-name'))) {
      hidden.add(findAttribute(tag, 'table:name') ?? '');
    }
  }
  return hidden;
}

function findAttribute(tag: string, name: string): string | undefined {
  const start = tag.indexOf(` ${name}="`);
  if (start < 0) return undefined;
  const from = start + name.length + 3;
  return decodeEntities(tag.slice(from, tag.indexOf('"', from)));
}

/** The text of the shown sheets of a workbook, one after the other, a list that is on two of them once. */
export function formatSheets(sheets: readonly SheetRows[]): DocumentText {
  return joinTexts(dropRepeatedSheets(sheets).map(({ rows }) => formatRows(rows)));
}

/** The sheets without those that hold a list again: every row of figures of theirs is one of an earlier sheet too. */
export function dropRepeatedSheets(sheets: readonly SheetRows[]): readonly SheetRows[] {
  const kept: SheetRows[] = [];
  for (const sheet of sheets) {
    const rows = listFigureRows(sheet);
    const isRepeated = kept.some((earlier) => {
      const known = new Set(listFigureRows(earlier));
      return rows.length >= MIN_SHARED_ROWS && rows.every((row) => known.has(row));
    });
    if (!isRepeated) kept.push(sheet);
  }
  return kept;
}

/** The figures of every row that holds two or more of them. */
function listFigureRows({ rows }: SheetRows): string[] {
  return rows
    .map((row) => row.map((cell) => cell.trim()).filter((cell) => /^\d[\d.,]*$/.test(cell)))
    .filter((figures) => figures.length > 1)
    .map((figures) => figures.join('\t'));
}

function decodeEntities(text: string): string {
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
}
