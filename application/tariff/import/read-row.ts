import { Big } from 'big.js';
import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { QUOTED_CURRENCY } from '../../../domain/money/currency.js';
import { MINIMUM_UNITS } from '../../../domain/tariff/formula/rate-formula.js';
import { findValueUnit } from '../../../domain/tariff/price-words.js';
import {
  FLAT_CRITERIA,
  findCriterionByUnit,
  PERCENT_CRITERIA,
  RATE_CRITERIA,
  type RateCriterion,
  toRateUnit,
} from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import { parseUnitWords, type UnitWords } from '../../../domain/tariff/unit-words.js';
import type { SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { type DayOrder, parseDay } from './parse-date.js';
import { type DecimalSign, parseNumber } from './parse-number.js';
import { parseValidity } from './parse-validity.js';
import { isFreeOfCharge, isOnRequest, parsePriceText } from './price-text.js';
import { findIncludedTax, isNothing, rejectUnkeptTerms } from './reject-unkept-terms.js';
import { resolveAirport, resolveServiceCode } from './resolve-codes.js';
import { joinConditionCells } from './row-conditions.js';
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
        | 'minimumPer'
        | 'retroactiveAfter',
        string
      >
    >
  >;
  readonly criterion: RateCriterion | undefined;
  /** What the unit says beside what it counts; undefined: nothing. */
  readonly unit: UnitWords | undefined;
  /** The price is said to be on request. */
  readonly isOnRequest: boolean;
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
  ...(['fromDay', 'toDay', 'minimumPerDay', 'included'] as const),
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
    'retroactiveAfter',
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
  /** Whether dates begin with the day or with the month; undefined: not known. */
  readonly dayOrder: DayOrder;
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
  const stated = limit ? undefined : parseUnit(unit);
  const otherUnit = readText('unit');
  const other = parseUnit(otherUnit);
  const words = mergeUnits([stated, price?.unit, other], heading);
  const criterion = words?.criterion;
  if (stated && price?.unit && stated.criterion !== price.unit.criterion) {
    throw new DomainError(
      'invalid',
      TARIFF_MESSAGES.unitsDiffer({ unit: unit ?? '', price: String(getCell('baseRate')) }),
    );
  }
  if (!limit) rejectStrayPercent(price?.figure, criterion);
  if (otherUnit && criterion && toRateUnit(other?.criterion ?? criterion) !== toRateUnit(criterion)) {
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
  const limits = readLimitUnits(prices[1]?.unit ?? price?.minimumUnit, prices[2]?.unit);
  const conditions = joinConditionCells(readText, tariff.airports);
  // A column of free days says "0" or "-" of whatever is not stored by the day.
  const kept = { conditions, minimumPer: limits.minimumPer ?? readText('minimumPer') };
  const texts = TEXT_NAMES.map(
    (name) => [name, name in kept ? kept[name as 'conditions'] : readText(name)] as const,
  ).filter(([, text]) => text !== undefined && text !== '');
  const storage = readText('storage');
  const isStored = storage !== undefined && !isNothing(storage);
  const taxIncluded = readFigure('taxIncluded') ?? findIncludedTax(readText('tax'));
  const written = FIGURE_NAMES.map((name) => [name, name === 'taxIncluded' ? taxIncluded : readFigure(name)] as const);
  const figures = limits.isPerDay
    ? written.map(([name, figure]) => [name === 'minimumCharge' ? 'minimumPerDay' : name, figure] as const)
    : written;
  const validity = parseValidity(readText('validity'), terms.dayOrder);
  return {
    ...{ line: row.line, airport, code, criterion, limit, unit: words },
    isOnRequest: isOnRequest(getCell('baseRate')),
    texts: Object.fromEntries(texts.filter(([name]) => name !== 'storage' || isStored)),
    figures: Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)),
    currency: resolveCurrency(
      row,
      [...prices, { currency: findUnitCurrency(unit) }],
      parseCurrencyCell(readText('currency')),
      terms,
    ),
    validFrom: parseDay(getCell('validFrom'), terms.dayOrder) ?? validity.validFrom,
    validUntil: parseDay(getCell('validUntil'), terms.dayOrder) ?? validity.validUntil,
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
  const read = isFreeOfCharge(cell) ? 0 : isOnRequest(cell) ? undefined : cell;
  return (
    parsePriceText(read) ?? {
      ...{ figure: read, currency: undefined, unit: undefined },
      ...{ minimum: undefined, minimumUnit: undefined, maximum: undefined },
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

/** A unit by the name of its criterion, on the wire, or in words; names come first. */
function parseUnit(text: string | undefined): UnitWords | undefined {
  if (text === undefined) return undefined;
  const name = text.toLowerCase().replace(/[\s-]+/g, '_');
  const words = text.replace(/^(?:USD|US\$|\$)\s*(?=[/ ])/i, '');
  const named = RATE_CRITERIA.find((one) => one === name) ?? findCriterionByUnit(name);
  const unit: UnitWords | undefined = named
    ? { criterion: named, isPerDay: false, isFurther: false }
    : (parseUnitWords(text) ?? parseUnitWords(words) ?? parsePriceText(`1 ${text}`)?.unit);
  if (!unit)
    throw new DomainError('invalid', TARIFF_MESSAGES.unknownCriterion({ text, criteria: RATE_CRITERIA.join(', ') }));
  return unit;
}

/** What several cells of a row, and the heading of its prices, say of its unit: the first that it counts, and all of the rest. */
function mergeUnits(
  units: ReadonlyArray<UnitWords | undefined>,
  heading: Pick<SheetColumn, 'criterion' | 'isPerDay'> | undefined,
): UnitWords | undefined {
  const said = units.flatMap((unit) => unit ?? []);
  const criterion = said[0]?.criterion ?? heading?.criterion;
  if (!criterion) return undefined;
  const each = said.find((unit) => unit.each !== undefined)?.each;
  const percentOf = said.find((unit) => unit.percentOf !== undefined)?.percentOf;
  return {
    criterion,
    isPerDay: said.some((unit) => unit.isPerDay) || heading?.isPerDay === true,
    isFurther: said.some((unit) => unit.isFurther),
    ...(each === undefined ? {} : { each }),
    ...(percentOf === undefined ? {} : { percentOf }),
  };
}

/** What a minimum is for each of. @throws DomainError `invalid` for a limit for something that a rate cannot hold */
function readLimitUnits(minimum: UnitWords | undefined, maximum: UnitWords | undefined) {
  const isPerDay = minimum?.criterion === 'days';
  const minimumPer = MINIMUM_UNITS.find((one) => one === minimum?.criterion);
  const isKept = !minimum || isPerDay || minimumPer || FLAT_CRITERIA.includes(minimum.criterion);
  if (!isKept || (maximum && !FLAT_CRITERIA.includes(maximum.criterion))) {
    throw new DomainError('invalid', TARIFF_MESSAGES.limitUnitNotKept);
  }
  return { isPerDay, minimumPer };
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
