/** A figure of a table as it is written. */
export interface WrittenFigure {
  readonly value: number;
  /** One unit of its last digit: 0.1 for `12.5`. */
  readonly unit: number;
  /** Whether it shows where its decimals begin: `12.5`, `0.288`, `1,250.0`, but not `125`, `1.250`. */
  readonly showsDecimals: boolean;
}

/** A figure with its place in a table. */
export interface PlacedFigure extends WrittenFigure {
  readonly row: number;
  readonly column: number;
}

const FIGURE = /^[^\d\p{L}]{0,4}(\d[\d.,]*\d|\d)\s{0,2}(?:kgs?|kilos?|m3|m³|cbm|pcs|ctns?)?\.?$/iu;
const TOTAL = /\btotale?s?\b/i;

/** The figures of a text whose lines are rows and whose tabulators part cells; sizes and words are none. */
export function listFigures(text: string): PlacedFigure[] {
  return splitCells(text).flatMap((cells, row) =>
    cells.flatMap((cell, column) => readFigures(cell).map((figure) => ({ ...figure, row, column }))),
  );
}

/** The figures of lines of totals. */
export function listTotals(text: string): PlacedFigure[] {
  const rows = splitCells(text);
  return listFigures(text).filter(({ row }) => rows[row]?.some((cell) => TOTAL.test(cell)));
}

/** The figures above a total in its column, as far as each row has one; fewer than two check nothing. */
export function listAddends(text: string, total: PlacedFigure): readonly PlacedFigure[] {
  const isDecimal = total.unit < 1;
  // A figure that can be read in two notations is read in that of the total.
  const above = listFigures(text)
    .filter(({ row, column }) => column === total.column && row < total.row)
    .sort(
      (one, other) => one.row - other.row || Number(one.unit < 1 === isDecimal) - Number(other.unit < 1 === isDecimal),
    );
  const addends: PlacedFigure[] = [];
  for (const figure of above.toReversed()) {
    if (addends.at(-1)?.row === figure.row) continue;
    if (figure.row < (addends.at(-1)?.row ?? total.row) - 1) break;
    addends.push(figure);
  }
  return addends.length >= 2 ? addends : [];
}

/** Whether figures add up to another one, up to the rounding of their last digits. */
export function addUpTo(addends: readonly WrittenFigure[], total: WrittenFigure): boolean {
  if (addends.length < 2) return false;
  const sum = addends.reduce((whole, { value }) => whole + value, 0);
  return Math.abs(sum - total.value) <= total.unit / 2 + 1e-9;
}

function splitCells(text: string): string[][] {
  return text.split('\n').map((line) => line.split('\t').map((cell) => cell.trim()));
}

/** A figure in the notations that it may be written in. */
function readFigures(cell: string): WrittenFigure[] {
  const written = FIGURE.exec(cell)?.[1];
  if (written === undefined) return [];
  const mark = Math.max(written.lastIndexOf('.'), written.lastIndexOf(','));
  if (mark < 0) return [{ value: Number(written), unit: 1, showsDecimals: false }];
  const decimals = written.length - mark - 1;
  const whole = written.slice(0, mark).replace(/[.,]/g, '');
  const value = Number(`${whole}.${written.slice(mark + 1)}`);
  const asDecimal = { value, unit: 10 ** -decimals, showsDecimals: decimals !== 3 || Number(whole) === 0 };
  if (decimals !== 3) return [asDecimal];
  return [asDecimal, { value: Number(written.replace(/[.,]/g, '')), unit: 1, showsDecimals: false }];
}
