/** A number that reads as thousands in one notation and as decimals in the other: `10.000`, `20,125`. */
const AMBIGUOUS = /^\d{1,3}([.,])\d{3}$/;
/** A number whose last sign can only part decimals: `0.500`, `20.5`, `1.914,35`, `12.3456`. */
const DECIMAL = /^(?:0([.,])\d+|\d+([.,])(?:\d{1,2}|\d{4,})|\d{1,3}(?:[.,]\d{3})+([.,])\d{1,2})$/;
/** Numbers with several signs of thousands: `1,250,000`. */
const THOUSANDS = /^\d{1,3}(?:([.,])\d{3}){2,}$/;
/** A stated total agrees with the sum of its column up to rounding. */
const SUM_TOLERANCE = 0.005;

/** What heads of columns call small packages, and packages of any size. */
const SMALL_PACKAGES: ReadonlySet<string> = new Set('carton cartons ctn ctns caja cajas box boxes'.split(' '));
const PACKAGES: ReadonlySet<string> = new Set([
  ...SMALL_PACKAGES,
  ...'bulto bultos pallet pallets tarima tarimas package packages pkgs colli'.split(' '),
  ...'piece pieces pieza piezas pcs qty cant cantidad'.split(' '),
]);
const WEIGHT_HEAD = /\b(?:kgs?|kilos?|weight|wt|peso|gross|bruto|g\.?\s?w)\b/i;
/** Kilograms that one package of cargo for an aircraft does not weigh. */
const IMPLAUSIBLE_KG = { carton: 300, other: 3_000 } as const;

/** A number of a typed cell in a form that no notation can take for another: never exactly three decimals. */
export function formatTypedNumber(value: number): string {
  const text = Number(value.toFixed(6)).toString();
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

/** A typed cell as text: a day as ISO 8601, a number in a form that no notation can take for another, nothing for no value. */
export function formatTypedCell(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number') return formatTypedNumber(cell);
  return typeof cell === 'string' || typeof cell === 'boolean' ? String(cell) : '';
}

/**
 * The rows with the ambiguous numbers of every column in one notation: that of the column's other numbers, else the one
 * in which the column adds up to its last number, else that of the whole sheet, else the one in which no package weighs
 * tons. What nothing decides is left as written.
 */
export function settleNotation(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const cells = rows.map((row) => row.map((cell) => cell.trim()));
  if (!cells.some((row) => row.some((cell) => AMBIGUOUS.test(cell)))) return rows;
  const width = Math.max(...cells.map((row) => row.length));
  const ofSheet = findDecimalSign(cells.flat());
  const signs = Array.from({ length: width }, (_column, k) => {
    const column = cells.flatMap((row) => row[k] ?? []).filter((cell) => /^\d/.test(cell));
    return findDecimalSign(column) ?? findSignOfSum(column) ?? ofSheet ?? findSignOfPlausibleWeight(cells, k);
  });
  return cells.map((row) => row.map((cell, k) => rewriteAmbiguous(cell, signs[k])));
}

/** The sign of decimals where numbers show it; undefined where none does, or they disagree. */
function findDecimalSign(cells: readonly string[]): string | undefined {
  const signs = new Set(cells.flatMap((cell) => readSign(cell) ?? []));
  return signs.size === 1 ? [...signs][0] : undefined;
}

function readSign(cell: string): string | undefined {
  const decimal = DECIMAL.exec(cell);
  if (decimal) return decimal[1] ?? decimal[2] ?? decimal[3];
  const thousands = THOUSANDS.exec(cell)?.[1];
  if (thousands === undefined) return undefined;
  return thousands === '.' ? ',' : '.';
}

/** The notation in which all numbers but the last add up to the last, which holds in one notation only. */
function findSignOfSum(column: readonly string[]): string | undefined {
  if (column.length < 3) return undefined;
  const fitting = ['.', ','].filter((sign) => {
    const values = column.map((cell) => Number(toPlain(cell, sign)));
    const total = values.pop() ?? 0;
    const sum = values.reduce((one, other) => one + other, 0);
    return total > 0 && Math.abs(sum - total) <= SUM_TOLERANCE * total;
  });
  return fitting.length === 1 ? fitting[0] : undefined;
}

/** Decimals, where a column of weights would otherwise hold packages that no aircraft carries. */
function findSignOfPlausibleWeight(rows: readonly (readonly string[])[], column: number): string | undefined {
  const head = rows.findIndex((row) => WEIGHT_HEAD.test(row[column] ?? ''));
  const countColumn = rows[head]?.findIndex((cell, k) => k !== column && holdsWord(cell, PACKAGES)) ?? -1;
  if (countColumn < 0) return undefined;
  const isSmall = holdsWord(rows[head]?.[countColumn] ?? '', SMALL_PACKAGES);
  const most = isSmall ? IMPLAUSIBLE_KG.carton : IMPLAUSIBLE_KG.other;
  for (const row of rows.slice(head + 1)) {
    const sign = AMBIGUOUS.exec(row[column] ?? '')?.[1];
    const count = Number(row[countColumn] || Number.NaN);
    if (sign !== undefined && count >= 1 && Number((row[column] ?? '').replace(sign, '')) / count > most) return sign;
  }
  return undefined;
}

function holdsWord(cell: string, words: ReadonlySet<string>): boolean {
  return cell
    .toLowerCase()
    .split(/\P{L}+/u)
    .some((word) => words.has(word));
}

function rewriteAmbiguous(cell: string, sign: string | undefined): string {
  return sign !== undefined && AMBIGUOUS.test(cell) ? formatTypedNumber(Number(toPlain(cell, sign))) : cell;
}

function toPlain(cell: string, sign: string): string {
  return cell.replaceAll(sign === '.' ? ',' : '.', '').replace(sign, '.');
}
