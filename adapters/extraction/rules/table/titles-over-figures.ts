import type { TokenStream } from '../text/token-stream.js';
import { type ColumnKind, classifyColumn, detectGeneralUnits, type TableCell } from './table-columns.js';
import { type CellRow, splitRows } from './text-rows.js';

/** What the title of a column of figures names. */
export interface TitleOverFigures {
  readonly names: 'size' | 'weight' | 'pieces';
  /** The tokens of the title. */
  readonly at: number;
  readonly to: number;
  /** The figures of its column count nothing by their order: they are not 1, 2, 3. */
  readonly isNumbering: boolean;
}

const NAMED: Readonly<Partial<Record<ColumnKind, TitleOverFigures['names']>>> = {
  size: 'size',
  dimensions: 'size',
  length: 'size',
  width: 'size',
  height: 'size',
  gross: 'weight',
  weightEach: 'weight',
  weightLine: 'weight',
  pieces: 'pieces',
};
/** A row of fewer figures is no row of a list. */
const MIN_FIGURES = 3;
/** Rows of titles that stand above each other. */
const MAX_TITLE_ROWS = 4;
const MAX_TITLE_TOKENS = 8;
/** A title over several columns begins over the first of them. */
const MAX_SPAN = 3;
/** Rows of figures that are looked at. */
const MAX_FIGURE_ROWS = 50;

/**
 * The titles that stand over columns of figures and name a size, a weight or a count, in whatever rows of a head they
 * are: where no value of that kind was read, a list was not understood.
 */
export function findTitlesOverFigures(stream: TokenStream): TitleOverFigures[] {
  const rows = splitRows(stream);
  const general = detectGeneralUnits(stream);
  return rows.flatMap((row, r) => {
    const figures = isTitleRow(row) ? listFigureRows(rows, r) : [];
    if (figures.length === 0) return [];
    return row.cells.flatMap((cell, k): TitleOverFigures[] => {
      const names = NAMED[classifyColumn(cell, general).column];
      const below = names && cell.fold !== '' ? listFiguresBelow(figures, row.cells, k) : [];
      if (!names || below.length === 0) return [];
      const isNumbering = below.every((value, n) => value === n + 1);
      return [{ names, at: cell.at, to: cell.at + cell.tokens.length, isNumbering }];
    });
  });
}

function isTitleRow({ cells }: CellRow): boolean {
  const written = cells.filter(({ tokens }) => tokens.length > 0);
  return written.length > 1 && written.every(isTitle);
}

function isTitle({ tokens }: TableCell): boolean {
  return tokens.length <= MAX_TITLE_TOKENS && !isFigure({ tokens }) && tokens.some(({ text }) => /\p{L}/u.test(text));
}

/** The rows of figures below a row of titles, with no more than further titles between. */
function listFigureRows(rows: readonly CellRow[], title: number): readonly CellRow[] {
  let first = title + 1;
  while (first - title < MAX_TITLE_ROWS && isTitleRow(rows[first] ?? NO_ROW)) first += 1;
  const figures: CellRow[] = [];
  for (let r = first; r < rows.length && figures.length < MAX_FIGURE_ROWS; r += 1) {
    const row = rows[r];
    if (!row || row.cells.filter(isFigure).length < MIN_FIGURES) break;
    figures.push(row);
  }
  return figures;
}

const NO_ROW: CellRow = { at: 0, to: 0, cells: [] };

/** A number in digits: one in words may be a title. */
function isFigure({ tokens }: Pick<TableCell, 'tokens'>): boolean {
  return tokens[0]?.kind === 'number' && /^\d/.test(tokens[0].text);
}

/** The numbers below a title: of its column, or of one behind it to which the title goes on. */
function listFiguresBelow(rows: readonly CellRow[], titles: readonly TableCell[], column: number): number[] {
  for (let k = column; k < column + MAX_SPAN && (k === column || titles[k]?.fold === ''); k += 1) {
    const values = rows.flatMap(({ cells }) => {
      const first = cells[k]?.tokens[0];
      return first?.kind === 'number' && first.value !== undefined ? [first.value] : [];
    });
    if (values.length > 0) return values;
  }
  return [];
}
