import type { Airport } from '../../../domain/geography/airport.js';
import { normalizeWords } from '../../../domain/tariff/price-words.js';
import { findAirportByCode } from '../rate-input.js';
import type { Sheet, SheetRow } from '../spreadsheet-codec.port.js';
import { findSheetColumns, type SheetColumn } from './sheet-columns.js';

const EVERY_AIRPORT = [
  'all',
  'all airports',
  'every airport',
  'todos',
  'todas',
  'todos los aeropuertos',
  'regional',
  '*',
];
const SEPARATORS = /[/,;+&]| y | and /;
const CODES = /\b[A-Z]{3}\b/g;
const HEADING = 'Airport';

/** A sheet without a column of airports whose title names one airport: every row is of that one. */
export function addAirportOfTitle(sheet: Sheet, titles: readonly string[], airports: readonly Airport[]): Sheet {
  if (findSheetColumns(sheet, {}).some(({ name }) => name === 'airport')) return sheet;
  const codes = titles.join(' ').match(CODES) ?? [];
  const named = new Map(codes.flatMap((code) => findAirportByCode(code, airports) ?? []).map((one) => [one.id, one]));
  const [airport] = named.values();
  if (!airport || named.size > 1) return sheet;
  const width = Math.max(sheet.headings.length, ...sheet.rows.map(({ cells }) => cells.length));
  const pad = <T>(cells: readonly T[], filler: T) => Array.from({ length: width }, (_, at) => cells[at] ?? filler);
  return {
    ...sheet,
    headings: [...pad(sheet.headings, ''), HEADING],
    rows: sheet.rows.map(({ line, cells }) => ({ line, cells: [...pad(cells, undefined), airport.code] })),
  };
}

/**
 * One row for each airport that a row names: several, or all. A row for all airports is not one for an airport that has rows
 * of its own for the same charge.
 */
export function expandAirportRows(sheet: Sheet, columns: readonly SheetColumn[], airports: readonly Airport[]): Sheet {
  const at = columns.find(({ name }) => name === 'airport')?.index;
  if (at === undefined) return sheet;
  const textOf = ({ cells }: SheetRow, index: number) => normalizeWords(String(cells[index] ?? ''));
  const naming = columns.filter(({ name }) => name === 'service' || name === 'serviceName').map(({ index }) => index);
  const toKey = (row: SheetRow, airport: Airport) =>
    JSON.stringify([airport.id, naming.map((index) => textOf(row, index))]);
  const read = sheet.rows.map((row) => {
    const isForAll = EVERY_AIRPORT.includes(textOf(row, at));
    return { row, isForAll, named: isForAll ? airports : listAirports(String(row.cells[at] ?? ''), airports) };
  });
  const own = new Set(
    read.flatMap(({ row, isForAll, named }) => (isForAll ? [] : named.map((one) => toKey(row, one)))),
  );
  const rows = read.flatMap(({ row, isForAll, named }) => {
    if (!isForAll && named.length < 2) return [row];
    const meant = isForAll ? named.filter((airport) => !own.has(toKey(row, airport))) : named;
    return meant.map(({ code }) => ({ ...row, cells: row.cells.with(at, code) }));
  });
  return { ...sheet, rows };
}

/** The airports of a cell; none where one of them is not known. */
function listAirports(text: string, airports: readonly Airport[]): readonly Airport[] {
  const whole = findAirportByCode(text, airports);
  if (whole) return [whole];
  const named = text
    .trim()
    .split(SEPARATORS)
    .map((code) => findAirportByCode(code, airports));
  return named.every((one) => one !== undefined) ? named : [];
}
