import { findCurrency, findUnitCriterion, normalizeWords } from '../../../../domain/tariff/price-words.js';
import { findColumnIndex, RATE_COLUMNS } from '../../rate-columns.js';
import type { Sheet, SheetCell } from '../../spreadsheet-codec.port.js';
import { addColumns, readDisplayedCell } from './add-columns.js';

interface UnitColumn {
  readonly at: number;
  readonly unit: string;
  readonly currency: string | undefined;
}

const PER = /^(?:us\$|usd|\$|tarifa|rate|precio|price)? ?(?:por|per|\/) ?(.{2,30})$/;
const PERCENT = ['%', 'porcentaje', 'percent', 'percentage'];
const PERCENT_OF = ['base del %', 'base del porcentaje', '% de', '% sobre', 'percent of', '% of', 'base of %'];
const MIN_COLUMNS = 2;

/** A sheet with a column of prices for each unit as one with a unit and a price; any other sheet as it is. */
export function spreadUnitColumns(sheet: Sheet): Sheet {
  const columns = sheet.headings.flatMap((heading, at) => findUnitColumn(heading, at) ?? []);
  const others = sheet.headings.filter((heading) => !PERCENT_OF.includes(normalizeWords(heading)));
  const hasOwn = RATE_COLUMNS.some(
    (column) => ['criterion', 'baseRate'].includes(column.name) && findColumnIndex(column, others) >= 0,
  );
  if (columns.length < MIN_COLUMNS || hasOwn) return sheet;
  const headings = sheet.headings.map(normalizeWords);
  const percentAt = headings.findIndex((heading) => PERCENT.includes(heading));
  const baseAt = headings.findIndex((heading) => PERCENT_OF.includes(heading));
  const cleared = [...columns.map(({ at }) => at), percentAt, baseAt].filter((at) => at >= 0);
  return addColumns(sheet, cleared, (row) => {
    const priced = columns.filter(({ at }) => row.cells[at] !== undefined);
    const percent = percentAt < 0 ? undefined : row.cells[percentAt];
    const [only, ...further] = priced;
    // Two prices of one row are not clear: its unit is left to be asked for.
    if (further.length > 0 || (only && percent !== undefined))
      return [{ 'Rate Criteria': priced.map(toUnit).join(' + ') }];
    if (only)
      return [
        { 'Rate Criteria': only.unit, 'Base Rate': addCurrency(readDisplayedCell(sheet, row, only.at), only.currency) },
      ];
    if (percent === undefined) return [{}];
    const base = baseAt < 0 ? undefined : row.cells[baseAt];
    return [{ 'Rate Criteria': `% of ${base ?? ''}`.trim(), 'Base Rate': toPercent(percent) }];
  });
}

function findUnitColumn(heading: string, at: number): UnitColumn | undefined {
  const [, unit] = PER.exec(normalizeWords(heading)) ?? [];
  if (unit === undefined || !findUnitCriterion(unit)) return undefined;
  return { at, unit, currency: findCurrency(normalizeWords(heading).split(' ')[0] ?? '') };
}

function addCurrency(cell: SheetCell, currency: string | undefined): SheetCell {
  return currency && typeof cell === 'number' ? `${currency} ${cell}` : cell;
}

function toUnit({ unit }: UnitColumn): string {
  return unit;
}

function toPercent(cell: SheetCell): SheetCell {
  return typeof cell === 'string' && cell.trim().endsWith('%') ? cell : `${cell}%`;
}
