import type { Airport } from '../../../../domain/geography/airport.js';
import { normalizeWords } from '../../../../domain/tariff/price-words.js';
import { findAirportByCode } from '../../rate-input.js';
import type { Sheet, SheetCell } from '../../spreadsheet-codec.port.js';
import { addColumns, readDisplayedCell } from './add-columns.js';

interface AirportColumn {
  readonly at: number;
  readonly codes: string;
  readonly heading: 'Base Rate' | 'Min Charge' | 'Max Charge';
}

const SEPARATORS = / ?[/,;+&] ?| (?:y|and) /;
const LIMITS: ReadonlyArray<readonly [RegExp, AirportColumn['heading']]> = [
  [/ (?:min|minimo|minimum)\.?$/, 'Min Charge'],
  [/ (?:max|maximo|maximum)\.?$/, 'Max Charge'],
];
const NOT_THERE = ['no disponible', 'not available', 'n/a', 'na', 'no aplica', 'no se ofrece', '-', '—'];

/** A sheet with a column of prices for each airport as one with a row for each; any other sheet as it is. */
export function spreadAirportColumns(sheet: Sheet, airports: readonly Airport[]): Sheet {
  const columns = sheet.headings.flatMap((heading, at) => findAirportColumn(heading, at, airports) ?? []);
  if (!columns.some(({ heading }) => heading === 'Base Rate')) return sheet;
  const groups = [...new Set(columns.map(({ codes }) => codes))];
  const cleared = columns.map(({ at }) => at);
  return addColumns(sheet, cleared, (row) => {
    const isPriced = columns.some(({ at }) => row.cells[at] !== undefined);
    return groups.flatMap((codes) => {
      const own = columns.filter((column) => column.codes === codes);
      const cells = own.map(({ at, heading }) => [heading, readDisplayedCell(sheet, row, at)] as const);
      const isThere = cells.some(([, cell]) => cell !== undefined && !isNotThere(cell));
      return isThere || !isPriced ? [{ Airport: codes, ...Object.fromEntries(cells) }] : [];
    });
  });
}

/** Whether a heading names an airport. */
export function isAirportHeading(heading: string, airports: readonly Airport[]): boolean {
  return findAirportColumn(heading, 0, airports) !== undefined;
}

function findAirportColumn(heading: string, at: number, airports: readonly Airport[]): AirportColumn | undefined {
  const words = normalizeWords(heading);
  const [pattern, limit] = LIMITS.find(([ending]) => ending.test(words)) ?? [];
  const named = (pattern ? words.replace(pattern, '') : words).split(SEPARATORS);
  const found = named.map((code) => (code.length === 3 ? findAirportByCode(code, airports) : undefined));
  if (!found.every((airport) => airport !== undefined)) return undefined;
  const codes = [...new Set(found.map(({ code }) => code))].join('/');
  return { at, codes, heading: limit ?? 'Base Rate' };
}

function isNotThere(cell: SheetCell): boolean {
  return typeof cell === 'string' && NOT_THERE.includes(normalizeWords(cell));
}
