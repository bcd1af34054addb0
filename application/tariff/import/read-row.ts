import { Big } from 'big.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { QUOTED_CURRENCY } from '../../../domain/money/currency.js';
import { findUnitCriterion, findValueUnit } from '../../../domain/tariff/price-words.js';
import {
  findCriterionByUnit,
  PERCENT_CRITERIA,
  RATE_CRITERIA,
  type RateCriterion,
  toRateUnit,
} from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import type { SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { parseDay } from './parse-date.js';
import { type DecimalSign, parseNumber } from './parse-number.js';
import { parseValidity } from './parse-validity.js';
import { parsePriceText } from './price-text.js';
import { findCustomers, findIncludedTax, isNothing, rejectUnkeptTerms } from './reject-unkept-terms.js';
import { resolveAirport, resolveServiceCode } from './resolve-codes.js';
import { findLimitUnit, type ImportColumnName, parseCurrencyCell, type SheetColumn } from './sheet-columns.js';
import type { Tariff } from './sheet-rate.js';

/** What one row says; undefined where it says nothing. */
export interface RowValues {
  readonly line: number;
  readonly airport: Airport | undefined;
  readonly code: string | undefined;
  readonly texts: Readonly<
    Partial<
      Record<
        | 'serviceName'
        | 'description'
        | 'breaks'
        | 'percentOf'
        | 'conditions'
        | 'storage'
        | 'isRequired'
        | 'category'
        | 'minimumPer',
        string
      >
    >
  >;
  readonly criterion: RateCriterion | undefined;
  readonly currency: string | undefined;
  readonly figures: Readonly<Partial<Record<FigureName, number>>>;
  readonly validFrom: Day | undefined;
  readonly validUntil: Day | undefined;
  /** The row is the minimum or the maximum of another one. */
  readonly limit: 'minimumCharge' | 'maximumCharge' | undefined;
}

export const FIGURE_NAMES = [
  ...(['baseRate', 'minimumCharge', 'maximumCharge', 'quantityStep', 'amountStep', 'taxIncluded'] as const),
  ...(['buyingRate', 'buyingMinimum'] as const),
  ...(['fromKg', 'toKg', 'fromKm', 'toKm', 'fromPieces', 'toPieces', 'fromValue', 'toValue'] as const),
];
type FigureName = (typeof FIGURE_NAMES)[number];
const PRICE_NAMES: readonly FigureName[] = ['baseRate', 'minimumCharge', 'maximumCharge'];
const TEXT_NAMES = [
  ...([
    'serviceName',
    'description',
    'breaks',
    'percentOf',
    'conditions',
    'storage',
    'isRequired',
    'category',
    'minimumPer',
  ] as const),
];
const MAX_TEXT_LENGTHS: Readonly<Partial<Record<ImportColumnName, number>>> = { serviceName: 200, description: 2_000 };

/** What holds for all rows of a sheet. */
export interface SheetTerms {
  readonly columns: ReadonlyMap<ImportColumnName, SheetColumn>;
  readonly sign: DecimalSign;
  /** What the sheet as a whole is in, said by a person or above its table; several: it is not clear. */
  readonly currencies: readonly string[];
  /** Whether a row that names no currency may be in another one than it seems. */
  readonly isCurrencyNeeded: boolean;
  /** Currencies that cells of a spreadsheet are displayed in, by `line:column`. */
  readonly cellCurrencies: Readonly<Record<string, string>>;
}

/** The values of a row. @throws DomainError `invalid` for what cannot be read or kept, in a sentence */
export function readRow(row: SheetRow, terms: SheetTerms, tariff: Tariff): RowValues {
  const { columns, sign } = terms;
  const getCell = (name: ImportColumnName): SheetCell => {
    const at = columns.get(name)?.index;
    return at === undefined ? undefined : row.cells[at];
  };
  const readText = (name: ImportColumnName) => readCellText(getCell(name), MAX_TEXT_LENGTHS[name]);
  const unit = readText('criterion');
  const limit = findLimitUnit(unit);
  const prices = PRICE_NAMES.map((name) => readPrice(getCell(name)));
  const [price] = prices;
  const heading = columns.get('baseRate');
  const stated = limit ? undefined : parseCriterion(unit);
  const criterion = stated ?? price?.criterion ?? heading?.criterion;
  if (stated && price?.criterion && stated !== price.criterion) {
    throw new DomainError(
      'invalid',
      TARIFF_MESSAGES.unitsDiffer({ unit: unit ?? '', price: String(getCell('baseRate')) }),
    );
  }
  if (!limit) rejectStrayPercent(price?.figure, criterion);
  const otherUnit = readText('unit');
  if (otherUnit && criterion && toRateUnit(parseCriterion(otherUnit) ?? criterion) !== toRateUnit(criterion)) {
    throw new DomainError('invalid', TARIFF_MESSAGES.unitsDiffer({ unit: unit ?? '', price: otherUnit }));
  }
  const airport = resolveAirport(readText('airport'), readText('country'), tariff);
  const code = resolveServiceCode(readText('service'), tariff.codes);
  rejectUnkeptTerms({ customer: readText('customer'), tax: readText('tax') }, tariff.codes.find(code ?? ''));
  const readFigure = (name: FigureName): number | undefined => {
    const at = PRICE_NAMES.indexOf(name);
    const own = at < 0 ? getCell(name) : prices[at]?.figure;
    const within = name === 'minimumCharge' ? price?.minimum : name === 'maximumCharge' ? price?.maximum : undefined;
    const read = [own, within].flatMap((cell) => parseFigure(cell, sign) ?? []);
    const figures = name === 'baseRate' ? read.map((figure) => toPercent(figure, unit)) : read;
    if (figures.length > 1 && figures[0] !== figures[1]) {
      throw new DomainError('invalid', TARIFF_MESSAGES.limitsDiffer(String(getCell('baseRate'))));
    }
    return figures[0];
  };
  const customers = findCustomers(readText('customer') ?? '') ?? [];
  const conditions = [
    ...(readText('conditions')?.split(';') ?? []),
    ...(customers.length > 0 ? [`customer: ${customers.join(', ')}`] : []),
  ].join(';');
  // A column of free days says "0" or "-" of whatever is not stored by the day.
  const texts = TEXT_NAMES.map((name) => [name, name === 'conditions' ? conditions : readText(name)] as const).filter(
    ([, text]) => text !== undefined && text !== '',
  );
  const storage = readText('storage');
  const isStored = storage !== undefined && !isNothing(storage);
  const taxIncluded = readFigure('taxIncluded') ?? findIncludedTax(readText('tax'));
  const figures = FIGURE_NAMES.map((name) => [name, name === 'taxIncluded' ? taxIncluded : readFigure(name)] as const);
  const validity = parseValidity(readText('validity'));
  return {
    ...{ line: row.line, airport, code, criterion, limit },
    texts: Object.fromEntries(texts.filter(([name]) => name !== 'storage' || isStored)),
    figures: Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)),
    currency: resolveCurrency(
      row,
      [...prices, { currency: findUnitCurrency(unit) }],
      parseCurrencyCell(readText('currency')),
      terms,
    ),
    validFrom: parseDay(getCell('validFrom')) ?? validity.validFrom,
    validUntil: parseDay(getCell('validUntil')) ?? validity.validUntil,
  };
}

function readCellText(cell: SheetCell, maxLength: number | undefined): string | undefined {
  const text = cell === undefined ? undefined : String(cell).trim();
  if (text !== undefined && maxLength !== undefined && text.length > maxLength) {
    throw new DomainError('invalid', TARIFF_MESSAGES.textTooLong({ limit: maxLength, beginning: text.slice(0, 30) }));
  }
  return text || undefined;
}

/** A cell of a price; what cannot be read as one is left to be refused as a number. */
function readPrice(cell: SheetCell) {
  return (
    parsePriceText(cell) ?? {
      figure: cell,
      currency: undefined,
      criterion: undefined,
      minimum: undefined,
      maximum: undefined,
    }
  );
}

function parseFigure(cell: SheetCell, sign: DecimalSign): number | undefined {
  const read = parseNumber(cell, sign);
  if ('error' in read) throw new DomainError('invalid', read.error);
  return read.figure;
}

/** The one currency that everything about a row names. @throws DomainError `invalid` where two are named, or none is and has to be */
function resolveCurrency(
  row: SheetRow,
  prices: ReadonlyArray<{ readonly currency: string | undefined }>,
  stated: string | undefined,
  { columns, currencies, isCurrencyNeeded, cellCurrencies }: SheetTerms,
): string | undefined {
  const named = new Set<string>();
  const add = (currency: string | undefined) => currency && named.add(currency);
  add(stated);
  add(prices[PRICE_NAMES.length]?.currency);
  PRICE_NAMES.forEach((name, at) => {
    const column = columns.get(name);
    if (!column || row.cells[column.index] === undefined) return;
    add(prices[at]?.currency);
    add(column.currency);
    add(cellCurrencies[`${row.line}:${column.index}`]);
  });
  if (named.size > 1) throw new DomainError('invalid', TARIFF_MESSAGES.currenciesDiffer([...named].join(', ')));
  const [only] = named;
  if (only) return only;
  const [sheetCurrency] = currencies;
  if (currencies.length > 1) throw new DomainError('invalid', TARIFF_MESSAGES.currencyUnclear(currencies.join(', ')));
  if (sheetCurrency === undefined && isCurrencyNeeded) throw new DomainError('invalid', TARIFF_MESSAGES.noCurrency);
  return sheetCurrency;
}

/** A price for so much of a value as a percentage of it; every other price as it is. */
function toPercent(price: number, unit: string | undefined): number {
  const perValue = unit === undefined ? undefined : findValueUnit(unit);
  return perValue ? Big(price).div(perValue.pricePerPercent).toNumber() : price;
}

/** A criterion by its name, its unit on the wire, or its unit in words; names come first. */
function parseCriterion(text: string | undefined): RateCriterion | undefined {
  if (text === undefined) return undefined;
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const words = text.replace(/^(?:USD|US\$|\$)\s*(?=[/ ])/i, '');
  const criterion =
    RATE_CRITERIA.find((one) => one === name) ??
    findCriterionByUnit(name) ??
    findUnitCriterion(text) ??
    findUnitCriterion(words) ??
    findValueUnit(text)?.criterion ??
    parsePriceText(`1 ${text}`)?.criterion;
  if (!criterion)
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownCriterion({ text, criteria: RATE_CRITERIA.join(', ') }));
  return criterion;
}

/** The currency in a unit such as `CRC/kg`. */
export function findUnitCurrency(unit: string | undefined): string | undefined {
  return unit === undefined ? undefined : parsePriceText(`1 ${unit}`)?.currency;
}

/** A percentage of nothing is a typing error: either the value or the criterion is wrong. */
function rejectStrayPercent(cell: SheetCell, criterion: RateCriterion | undefined): void {
  if (typeof cell !== 'string' || !cell.trim().endsWith('%')) return;
  if (criterion === undefined) throw new DomainError('invalid', TARIFF_MESSAGES.percentOfWhat(cell.trim()));
  if (PERCENT_CRITERIA.includes(criterion)) return;
  throw new DomainError('invalid', TARIFF_MESSAGES.noPercentage({ text: cell.trim(), criterion }));
}

/** Whether a currency is the one of quotations, which needs no exchange rate. */
export function isQuotedCurrency(currency: string | undefined): boolean {
  return currency === undefined || currency === QUOTED_CURRENCY;
}
