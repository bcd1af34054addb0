import { DomainError } from '../../../domain/errors/domain-error.js';
import type { Airport } from '../../../domain/geography/airport.js';
import type { RateFormulaEntry } from '../../../domain/tariff/formula/rate-formula.js';
import { type RateCriterion, toRateUnit } from '../../../domain/tariff/rate-criterion.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';
import type { UnitWords } from '../../../domain/tariff/unit-words.js';
import type { SheetCell, SheetRow } from '../spreadsheet-codec.port.js';
import { TARIFF_MESSAGES } from '../tariff.messages.js';
import { isBeyondDelivery } from './charge-names.js';
import { type DecimalSign, parseNumber } from './parse-number.js';
import { isFreeOfCharge, isOnRequest, parsePriceText } from './price-text.js';
import { findIncludedTax, isNothing, rejectUnkeptTerms } from './reject-unkept-terms.js';
import { type RemarkedPrice, readRemarkedPrice } from './remarked-price.js';
import { resolveAirport } from './resolve-codes.js';
import { type CurrencyTerms, PRICE_NAMES, resolveCurrency } from './row-currency.js';
import { findRadius, type NamedDeliveries, readRowName } from './row-names.js';
import { readRowApplication } from './row-remarks.js';
import { clarifyTaxCell, isTaxFree } from './row-tax.js';
import {
  completePercent,
  findUnitCurrency,
  isSameUnit,
  mergeUnits,
  parseUnit,
  readLimitUnits,
  rejectStrayPercent,
  toPercent,
} from './row-units.js';
import { readRowValidity, type ValidityTerms } from './row-validity.js';
import { findLimitUnit, type ImportColumnName, parseCurrencyCell } from './sheet-columns.js';
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
  /** The row says that its charge bears no tax. */
  readonly isTaxFree: boolean;
  readonly currency: string | undefined;
  readonly figures: Readonly<Partial<Record<FigureName, number>>>;
  readonly validFrom: Day | undefined;
  readonly validUntil: Day | undefined;
  /** The conditions of each of several cases that the row holds for alike; those of the first stand in its texts. */
  readonly cases: readonly string[];
  /** Bands that a remark says; absent: none. */
  readonly pricedBreaks?: RateFormulaEntry['breaks'];
  /** From a day of storage on it costs another price; absent: it does not. */
  readonly laterDays?: RemarkedPrice['laterDays'];
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
/** What replaces it is another price of the same charge. */
const STORAGE_CODE = 'BWSE';
const DISTANCES: readonly RateCriterion[] = ['kilometer', 'total_kilometers'];
const DELIVERY_CODES = ['DELV', 'DELX'];
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
export interface SheetTerms extends CurrencyTerms, ValidityTerms {
  readonly sign: DecimalSign;
  /** What the names of the sheet's deliveries say together. */
  readonly deliveries: NamedDeliveries;
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
  const isSaid = isOnRequest(getCell('baseRate')) || (price?.figure === undefined && isOnRequest(getCell('criterion')));
  const unit =
    isOnRequest(getCell('criterion')) && isSaid ? 'flat' : completePercent(readText('criterion'), getCell('baseRate'));
  const limit = findLimitUnit(unit);
  const heading = columns.get('baseRate');
  const stated = limit ? undefined : parseUnit(unit);
  const otherUnit = readText('unit');
  const other = parseUnit(otherUnit);
  const words = mergeUnits([stated, price?.unit, other], heading);
  const counted = words?.criterion;
  if (stated && price?.unit && !isSameUnit(stated, price.unit)) {
    throw new DomainError(
      'invalid',
      TARIFF_MESSAGES.unitsDiffer({ unit: unit ?? '', price: String(getCell('baseRate')) }),
    );
  }
  if (!limit) rejectStrayPercent(price?.figure, counted);
  if (otherUnit && counted && toRateUnit(other?.criterion ?? counted) !== toRateUnit(counted)) {
    throw new DomainError('invalid', TARIFF_MESSAGES.unitsDiffer({ unit: unit ?? '', price: otherUnit }));
  }
  const tax = clarifyTaxCell(readText('tax'), columns.get('tax')?.heading ?? '', terms.isTaxAnswered);
  const airport = resolveAirport(readText('airport'), readText('country'), tariff);
  const isDaily = words?.isPerDay === true || (price?.figure === undefined ? false : Number(price.figure) === 0);
  const name = readRowName(
    { service: readText('service'), serviceName: readText('serviceName') },
    isDaily || isFreeOfCharge(getCell('baseRate')),
    terms.deliveries,
    tariff.codes,
  );
  const isPerDay = words?.isPerDay ?? false;
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
  const remarked = readRemarkedPrice(readText('remarks'), {
    ...{ criterion: counted, baseRate: readFigure('baseRate'), isPerDay, toKg: readFigure('toKg') },
    ...{ maximumCharge: readFigure('maximumCharge'), radiusKm: findRadius(name.written) },
    readAmount: (text) => parseFigure(text, sign),
  });
  const isAsked = isSaid || remarked.isOnRequest;
  const criterion = remarked.criterion ?? counted ?? (isAsked ? 'flat' : undefined);
  const isFurtherDelivery = isBeyondDelivery(name.written ?? '') && DISTANCES.some((one) => one === criterion);
  const code = remarked.replacesStorage ? STORAGE_CODE : isFurtherDelivery ? 'DELX' : name.code;
  rejectUnkeptTerms({ customer: readText('customer'), tax }, tariff.codes.find(code ?? ''));
  const limits = readLimitUnits(prices[1]?.unit ?? price?.minimumUnit, prices[2]?.unit);
  const bandFrom = readFigure('fromKg') ?? readFigure('fromKm') ?? readFigure('fromPieces') ?? readFigure('fromValue');
  // A delivery says with its code what its name would.
  const isNamed = !columns.has('conditions') && !DELIVERY_CODES.some((one) => one === code);
  const { cases, description } = readRowApplication(
    (column) =>
      column === 'remarks' ? remarked.rest : column === 'zone' ? (readText('zone') ?? name.zone) : readText(column),
    tariff.airports,
    { criterion, bandFrom, isPerDay, isOnRequest: isAsked, described: remarked.described },
    isNamed ? name.written : undefined,
  );
  const storage = readText('storage') ?? remarked.freeDays?.toString();
  // A column of free days says "0" or "-" of whatever is not stored by the day.
  const kept = {
    conditions: cases[0],
    description,
    minimumPer: limits.minimumPer ?? readText('minimumPer'),
    serviceName: remarked.replacesStorage ? name.written : name.serviceName,
    storage,
    category: readText('category') ?? (remarked.isOptional ? 'Optional' : undefined),
  };
  const texts = TEXT_NAMES.map(
    (name) => [name, name in kept ? kept[name as 'conditions'] : readText(name)] as const,
  ).filter(([, text]) => text !== undefined && text !== '');
  const isStored = storage !== undefined && !isNothing(storage);
  const taxIncluded = readFigure('taxIncluded') ?? findIncludedTax(tax);
  const statedDays = readFigure('fromDay') ?? readFigure('toDay');
  const days = statedDays === undefined ? name.days : undefined;
  const special = {
    taxIncluded,
    ...(days ? { fromDay: days.fromDay, toDay: days.toDay } : {}),
    ...remarked.figures,
  };
  const written = FIGURE_NAMES.map(
    (one) => [one, one in special ? special[one as keyof typeof special] : readFigure(one)] as const,
  );
  const figures = limits.isPerDay
    ? written.map(([name, figure]) => [name === 'minimumCharge' ? 'minimumPerDay' : name, figure] as const)
    : written;
  return {
    ...{ line: row.line, airport, code, criterion, limit, unit: words, cases },
    ...{ pricedBreaks: remarked.breaks, laterDays: remarked.laterDays },
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
    ...readRowValidity(getCell, readText('validity'), terms),
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
