import { findCurrency, findUnitCriterion, normalizeWords } from '../../../../domain/tariff/price-words.js';
import { findColumnIndex, RATE_COLUMNS } from '../../rate-columns.js';
import type { Sheet, SheetCell } from '../../spreadsheet-codec.port.js';
import { findHeadingPlace } from '../sheet-headings.js';
import { addColumns, type NamedCells, nameCurrency, readDisplayedCell } from './add-columns.js';

interface UnitColumn {
  readonly at: number;
  readonly unit: string;
  readonly currency: string | undefined;
}

const PER = /^(?:us\$|usd|\$|tarifa|rate|precio|price)? ?(?:por|per|\/) ?(.{2,30})$/;
const PERCENT = ['%', 'porcentaje', 'percent', 'percentage'];
const PERCENT_OF = ['base del %', 'base del porcentaje', '% de', '% sobre', 'percent of', '% of', 'base of %'];
/** `US$ 1.20 por km adicional sobre 20 km` */
const PRICE_IN_WORDS =
  /^(?:us\$|usd|\$) ?([\d.,]{1,10}) (?:por|per) ([a-z ]{2,20}?)(?: ((?:sobre|over|beyond) \d{1,3} km))?$/;
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
  const remarksAt = findHeadingPlace(sheet, 'remarks');
  return addColumns(sheet, remarksAt < 0 ? cleared : [...cleared, remarksAt], (row) => {
    const cell = remarksAt < 0 ? undefined : row.cells[remarksAt];
    const said = readUnitRemarks(cell);
    const priced = columns.filter(({ at }) => row.cells[at] !== undefined);
    const percent = percentAt < 0 ? undefined : row.cells[percentAt];
    const [only, ...further] = priced;
    // Two prices of one row are not clear: its unit is left to be asked for.
    if (further.length > 0 || (only && percent !== undefined)) {
      return [{ Remarks: cell, 'Rate Criteria': priced.map(({ unit }) => unit).join(' + ') }];
    }
    if (only) {
      const unit = `${said.unit ?? only.unit}${said.isPerDay ? '/day' : ''}`;
      const price = nameCurrency(readDisplayedCell(sheet, row, only.at), only.currency);
      return [{ Remarks: said.rest, 'Rate Criteria': unit, 'Base Rate': price }];
    }
    if (percent === undefined) return [{ Remarks: said.rest, ...said.priced }];
    const base = baseAt < 0 ? undefined : row.cells[baseAt];
    return [{ Remarks: cell, 'Rate Criteria': `% of ${base ?? ''}`.trim(), 'Base Rate': toPercent(percent) }];
  });
}

/** What remarks say of the unit of a column whose heading names a coarser one; a price of their own where there is no other. */
function readUnitRemarks(cell: SheetCell) {
  let unit: string | undefined;
  let isPerDay = false;
  let priced: NamedCells = {};
  const rest: string[] = [];
  for (const clause of String(cell ?? '').split(/;\s*|,\s+/)) {
    const words = normalizeWords(clause).replace(/ o fraccion$/, '');
    const [, price, per, beyond] = PRICE_IN_WORDS.exec(words) ?? [];
    if (words === 'por dia' || words === 'per day') isPerDay = true;
    else if (/^(?:por|per|kg) ?/.test(words) && findUnitCriterion(words)) unit = words;
    else if (price && per && findUnitCriterion(per)) {
      priced = { 'Rate Criteria': per, 'Base Rate': `USD ${price}` };
      if (beyond) rest.push(beyond);
    } else if (clause.trim() !== '') rest.push(clause.trim());
  }
  return { unit, isPerDay, priced, rest: rest.length > 0 ? rest.join('; ') : undefined };
}

function findUnitColumn(heading: string, at: number): UnitColumn | undefined {
  const [, unit] = PER.exec(normalizeWords(heading)) ?? [];
  if (unit === undefined || !findUnitCriterion(unit)) return undefined;
  return { at, unit, currency: findCurrency(normalizeWords(heading).split(' ')[0] ?? '') };
}

function toPercent(cell: SheetCell): SheetCell {
  return typeof cell === 'string' && cell.trim().endsWith('%') ? cell : `${cell}%`;
}
