import { findCurrency } from '../../../domain/tariff/price-words.js';
import { normalizeHeading } from '../rate-columns.js';
import type { Sheet } from '../spreadsheet-codec.port.js';
import { detectDayOrder } from './parse-date.js';
import { detectDecimalSign } from './parse-number.js';
import { parsePriceText } from './price-text.js';
import { FIGURE_NAMES, type SheetTerms } from './read-row.js';
import { isQuotedCurrency } from './row-currency.js';
import { nameDeliveries } from './row-names.js';
import { answersWhetherTaxed } from './row-tax.js';
import { findUnitCurrency } from './row-units.js';
import { IGNORED_COLUMN, type ImportColumnName, type SheetColumn } from './sheet-columns.js';
import type { TitleTerms } from './title-terms.js';

/** How a sheet is to be read. */
export interface SheetReading {
  readonly columns: readonly SheetColumn[];
  /** What the sheet as a whole is in, said by a person or above its table; several: it is not clear. */
  readonly currencies: readonly string[];
  /** Whether a season ends the rate before it, the day before its first. */
  readonly endsPrevious: boolean;
  /** What the lines above the table say of all rows. */
  readonly title: TitleTerms;
}

/** What holds for all rows of a sheet, as its cells show it. */
export function findSheetTerms(sheet: Sheet, { columns, currencies, title }: SheetReading): SheetTerms {
  const byName = new Map<ImportColumnName, SheetColumn>();
  for (const column of columns) {
    if (column.name !== undefined && column.name !== IGNORED_COLUMN) byName.set(column.name, column);
  }
  const listCells = (name: ImportColumnName) => {
    const at = byName.get(name)?.index;
    return at === undefined ? [] : sheet.rows.map(({ cells }) => cells[at]);
  };
  const figures = FIGURE_NAMES.flatMap(listCells).map((cell) => parsePriceText(cell)?.figure ?? cell);
  const cellCurrencies = sheet.cellCurrencies ?? {};
  const named = [
    ...listCells('currency').flatMap((cell) => findCurrency(String(cell ?? '')) ?? []),
    ...listCells('criterion').flatMap((cell) => findUnitCurrency(cell === undefined ? undefined : String(cell)) ?? []),
    ...(['baseRate', 'minimumCharge', 'maximumCharge'] as const).flatMap((name) => [
      ...listCells(name).flatMap((cell) => parsePriceText(cell)?.currency ?? []),
      ...(byName.get(name)?.currency ?? []),
    ]),
    ...Object.values(cellCurrencies),
  ];
  return {
    columns: byName,
    title,
    deliveries: nameDeliveries(
      [...listCells('service'), ...listCells('serviceName')].flatMap((cell) =>
        typeof cell === 'string' ? [cell] : [],
      ),
    ),
    hasValidity: (['validFrom', 'validUntil', 'validity'] as const).some((name) => byName.has(name)),
    sign: detectDecimalSign(figures) ?? (sheet.hasDecimalPoints ? '.' : undefined),
    currencies,
    dayOrder: detectDayOrder(
      (['validFrom', 'validUntil', 'validity'] as const).flatMap(listCells).map((cell) => String(cell ?? '')),
      isSpanishSheet(columns),
    ),
    isCurrencyNeeded: named.some((currency) => !isQuotedCurrency(currency)),
    cellCurrencies,
    isTaxAnswered: answersWhetherTaxed(listCells('tax')),
  };
}

/** Whether the headings are Spanish: the day stands first there. */
function isSpanishSheet(columns: readonly SheetColumn[]): boolean {
  const headings = columns.map(({ heading }) => normalizeHeading(heading));
  return ['aeropuerto', 'tarifa', 'unidad', 'concepto', 'moneda', 'servicio', 'precio', 'pais', 'criterio'].some(
    (word) => headings.includes(word),
  );
}
