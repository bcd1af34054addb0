import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { type RateCriterion, toRateUnit } from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import type { UnitWords } from '../../../domain/tariff/unit-words.js';
import type { SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { type DayOrder, parseDay } from './parse-date.js';
import { type DecimalSign, parseNumber } from './parse-number.js';
import { parseValidity } from './parse-validity.js';
import { isFreeOfCharge, isOnRequest, parsePriceText } from './price-text.js';
import { findIncludedTax, isNothing, rejectUnkeptTerms } from './reject-unkept-terms.js';
import { resolveAirport } from './resolve-codes.js';
import { type CurrencyTerms, PRICE_NAMES, resolveCurrency } from './row-currency.js';
import { readRowName } from './row-names.js';
import { readRowApplication } from './row-remarks.js';
import { clarifyTaxCell, isTaxFree } from './row-tax.js';
import {
  completePercent,
  findUnitCurrency,
  mergeUnits,
  parseUnit,
  readLimitUnits,
  rejectStrayPercent,
  toPercent,
} from './row-units.js';
import { findLimitUnit, type ImportColumnName, parseCurrencyCell } from './sheet-columns.js';
import type { Tariff } from './sheet-rate.js';
import type { TitleTerms } from './title-terms.js';

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
  /** The row says that its charge bears no tax. */
  readonly isTaxFree: boolean;
  readonly currency: string | undefined;
  readonly figures: Readonly<Partial<Record<FigureName, number>>>;
  readonly validFrom: Day | undefined;
  readonly validUntil: Day | undefined;
  /** The conditions of each of several cases that the row holds for alike; those of the first stand in its texts. */
  readonly cases: readonly string[];
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
export interface SheetTerms extends CurrencyTerms {
  readonly sign: DecimalSign;
  /** Whether dates begin with the day or with the month; undefined: not known. */
  readonly dayOrder: DayOrder;
  /** What the lines above the table say of all rows. */
  readonly title: TitleTerms;
  /** Whether a column says from when, or until when, a row is valid. */
  readonly hasValidity: boolean;
  /** Whether the column of taxes answers "yes" and "no". */
  readonly isTaxAnswered: boolean;
}

/** The values of a row. @throws DomainError `invalid` for what cannot be read or kept, in a sentence */
export function readRow(row: SheetRow, terms: SheetTerms, tariff: Tariff): RowValues {
  const { columns, sign } = terms;
  const getCell = (name: ImportColumnName): SheetCell => {
    const at = columns.get(name)?.index;
    return at === undefined ? undefined : row.cells[at];
  };
  const readText = (name: ImportColumnName) => readCellText(getCell(name), MAX_TEXT_LENGTHS[name]);
  const prices = PRICE_NAMES.map((name) => readPrice(getCell(name)));
  const [price] = prices;
  const isAsked =
    isOnRequest(getCell('baseRate')) || (price?.figure === undefined && isOnRequest(getCell('criterion')));
  const unit =
    isOnRequest(getCell('criterion')) && isAsked ? 'flat' : completePercent(readText('criterion'), getCell('baseRate'));
  const limit = findLimitUnit(unit);
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
  const tax = clarifyTaxCell(readText('tax'), columns.get('tax')?.heading ?? '', terms.isTaxAnswered);
  const airport = resolveAirport(readText('airport'), readText('country'), tariff);
  const isDaily = words?.isPerDay === true || (price?.figure === undefined ? false : Number(price.figure) === 0);
  const name = readRowName(
    { service: readText('service'), serviceName: readText('serviceName') },
    isDaily || isFreeOfCharge(getCell('baseRate')),
    tariff.codes,
  );
  const { code } = name;
  rejectUnkeptTerms({ customer: readText('customer'), tax }, tariff.codes.find(code ?? ''));
  const readFigure = (name: FigureName): number | undefined => {
    const at = (PRICE_NAMES as readonly string[]).indexOf(name);
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
  const bandFrom = readFigure('fromKg') ?? readFigure('fromKm') ?? readFigure('fromPieces') ?? readFigure('fromValue');
  const isNew = code !== undefined && !tariff.codes.find(code) && !columns.has('conditions');
  const { cases, description } = readRowApplication(
    readText,
    tariff.airports,
    { criterion, bandFrom, isPerDay: words?.isPerDay ?? false, isOnRequest: isAsked },
    isNew ? name.written : undefined,
  );
  // A column of free days says "0" or "-" of whatever is not stored by the day.
  const kept = {
    conditions: cases[0],
    description,
    minimumPer: limits.minimumPer ?? readText('minimumPer'),
    serviceName: name.serviceName,
  };
  const texts = TEXT_NAMES.map(
    (name) => [name, name in kept ? kept[name as 'conditions'] : readText(name)] as const,
  ).filter(([, text]) => text !== undefined && text !== '');
  const storage = readText('storage');
  const isStored = storage !== undefined && !isNothing(storage);
  const taxIncluded = readFigure('taxIncluded') ?? findIncludedTax(tax);
  const statedDays = readFigure('fromDay') ?? readFigure('toDay');
  const days = statedDays === undefined ? name.days : undefined;
  const special = { taxIncluded, ...(days ? { fromDay: days.fromDay, toDay: days.toDay } : {}) };
  const written = FIGURE_NAMES.map(
    (one) => [one, one in special ? special[one as keyof typeof special] : readFigure(one)] as const,
  );
  const figures = limits.isPerDay
    ? written.map(([name, figure]) => [name === 'minimumCharge' ? 'minimumPerDay' : name, figure] as const)
    : written;
  const validity = parseValidity(readText('validity'), terms.dayOrder);
  return {
    ...{ line: row.line, airport, code, criterion, limit, unit: words, cases },
    isOnRequest: isAsked,
    isTaxFree: isTaxFree(tax),
    texts: Object.fromEntries(texts.filter(([name]) => name !== 'storage' || isStored)),
    figures: Object.fromEntries(figures.filter(([, figure]) => figure !== undefined)),
    currency: resolveCurrency(
      row,
      [...prices, { currency: findUnitCurrency(unit) }],
      parseCurrencyCell(readText('currency')),
      terms,
    ),
    ...readDays(getCell, validity, terms),
  };
}

/** The days of a row; where no column says any, those of the lines above the table. */
function readDays(
  getCell: (name: ImportColumnName) => SheetCell,
  validity: ReturnType<typeof parseValidity>,
  { dayOrder, title, hasValidity }: SheetTerms,
): Pick<RowValues, 'validFrom' | 'validUntil'> {
  if (!hasValidity) return { validFrom: title.validFrom, validUntil: title.validUntil };
  return {
    validFrom: parseDay(getCell('validFrom'), dayOrder) ?? validity.validFrom,
    validUntil: parseDay(getCell('validUntil'), dayOrder) ?? validity.validUntil,
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
