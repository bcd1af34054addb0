import { findPackaging } from '../pieces/packaging.js';
import { classifyColumn, type GeneralUnits, parseHead, type TableCell, type TableHead } from './table-columns.js';
import { dropNumberingColumns } from './table-counts.js';
import { parseRow, type TableRow } from './table-rows.js';

const MAX_HEADS = 10;
const MIN_HEADS = 4;
const MAX_VALUES = 400;
const MAX_HEAD_TOKENS = 7;
const MAX_VALUE_TOKENS = 2;

/** One line of a text and its cells. */
interface Line {
  readonly at: number;
  readonly to: number;
  readonly cells: readonly TableCell[];
}

/** A packing list with one cell per line: its rows and its last line. */
export interface VerticalTable {
  readonly rows: readonly TableRow[];
  readonly lastLine: number;
}

/** Heads one a line, then values one a line, as an HTML table or a sheet arrives through some mail programs. */
export function parseVerticalCells(
  lines: readonly Line[],
  start: number,
  general: GeneralUnits,
): VerticalTable | undefined {
  const heads: TableCell[] = [];
  let firstValue = start;
  for (let r = start; r < lines.length && heads.length < MAX_HEADS; r += 1) {
    if (heads.length > 0 && isBlank(lines[r])) continue;
    const title = toTitleCell(lines[r], heads.length === 0, general);
    if (!title) break;
    heads.push(title);
    firstValue = r + 1;
  }
  const titles = heads.length >= MIN_HEADS ? parseHead(heads, general) : undefined;
  if (!titles) return parseAlternatingCells(lines, start, general);
  const values: TableCell[] = [];
  let lastLine = firstValue;
  for (let r = firstValue; r < lines.length && values.length < MAX_VALUES; r += 1) {
    const line = lines[r];
    if (!line || line.to === line.at) continue;
    const cell = toValueCell(line, titles, values.length % heads.length);
    if (!cell) break;
    values.push(cell);
    lastLine = r;
  }
  const width = heads.length;
  const cells = Array.from({ length: Math.floor(values.length / width) }, (_row, k) =>
    values.slice(k * width, (k + 1) * width),
  );
  const head = dropNumberingColumns(titles, [heads, ...cells]);
  const rows = cells.flatMap((row) => {
    const read = parseRow({ at: row[0]?.at ?? 0, to: (row.at(-1)?.at ?? 0) + 1 }, row, head);
    return read ? [read] : [];
  });
  return rows.length === 0 ? undefined : { rows, lastLine };
}

function isBlank(line: Line | undefined): boolean {
  return line !== undefined && line.to === line.at;
}

/** Titles and values in turn, one a line: a list of one row. */
function parseAlternatingCells(
  lines: readonly Line[],
  start: number,
  general: GeneralUnits,
): VerticalTable | undefined {
  const titles: TableCell[] = [];
  const values: TableCell[] = [];
  let lastLine = start;
  for (let r = start; r < lines.length && titles.length < MAX_HEADS; r += 1) {
    if (isBlank(lines[r])) continue;
    if (titles.length === values.length) {
      const title = toTitleCell(lines[r], false, general);
      if (!title) break;
      titles.push(title);
      continue;
    }
    const cell = lines[r]?.cells[0];
    if (lines[r]?.cells.length !== 1 || cell?.tokens[0]?.kind !== 'number' || cell.tokens.length > MAX_VALUE_TOKENS)
      break;
    values.push(cell);
    lastLine = r;
  }
  const head = values.length >= MIN_HEADS ? parseHead(titles.slice(0, values.length), general) : undefined;
  const first = values[0];
  const row = head && first && parseRow({ at: first.at, to: (values.at(-1)?.at ?? 0) + 1 }, values, head);
  return row ? { rows: [row], lastLine } : undefined;
}

/** A line that names a column; the first may be nothing but the word for a package (`Caja`), which heads their names. */
function toTitleCell(line: Line | undefined, isFirst: boolean, general: GeneralUnits): TableCell | undefined {
  const cell = line?.cells[0];
  if (!cell || line.cells.length !== 1 || cell.tokens.length > MAX_HEAD_TOKENS || cell.tokens[0]?.kind !== 'word')
    return undefined;
  const isKnown = classifyColumn(cell, general).column !== 'text';
  const namesPackages = isFirst && cell.tokens.length === 1 && findPackaging(cell.fold) !== undefined;
  return isKnown || namesPackages ? cell : undefined;
}

/** A line that holds one value: a number, or a word or two where the column holds names. */
function toValueCell(line: Line, head: TableHead, column: number): TableCell | undefined {
  const cell = line.cells[0];
  if (line.cells.length !== 1 || !cell || cell.tokens.length > MAX_VALUE_TOKENS || /^total/.test(cell.fold))
    return undefined;
  const acceptsNames = /^(?:text|item|goods|pieces|quantity)$/.test(head.columns[column]?.column ?? '');
  return cell.tokens[0]?.kind === 'number' || (acceptsNames && cell.tokens[0]?.kind === 'word') ? cell : undefined;
}
