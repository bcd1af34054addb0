import { DomainError } from '../../../domain/errors/domain-error.js';
import { CONDITION_MESSAGES } from '../../../domain/tariff/condition/condition.messages.js';
import { findRemarkExample } from '../../../domain/tariff/condition/remark/remark-examples.js';
import type { RateFormulaEntry } from '../../../domain/tariff/formula/rate-formula.js';
import { COUNTED_CRITERIA, FLAT_CRITERIA, type RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import { type PriceRemark, readPriceRemarks } from './price-remarks.js';

type Breaks = NonNullable<RateFormulaEntry['breaks']>;
type Band = NonNullable<Breaks['bands']>[number];

/** What has to be known of a row to work out what its remark says of its price. */
export interface PricedRow {
  readonly criterion: RateCriterion | undefined;
  readonly baseRate: number | undefined;
  readonly isPerDay: boolean;
  /** Where the band of the row ends, in kilograms, by a column; undefined: no column says it. */
  readonly toKg: number | undefined;
  readonly maximumCharge: number | undefined;
  /** Kilometres that the name says the price is for beyond; undefined: it says none. */
  readonly radiusKm: number | undefined;
  readonly readAmount: (text: string) => number | undefined;
}

/** What a remark says of a price, as figures of the row and bands. */
export interface RemarkedPrice {
  /** What is left to be read for conditions. */
  readonly rest: string | undefined;
  readonly described: readonly string[];
  readonly figures: Readonly<
    Partial<Record<'fromKg' | 'toKg' | 'fromDay' | 'toDay' | 'included' | 'maximumCharge', number>>
  >;
  readonly freeDays: number | undefined;
  readonly breaks: Breaks | undefined;
  /** Undefined: as the unit says. */
  readonly criterion: RateCriterion | undefined;
  /** From a later day on it costs another price. */
  readonly laterDays: { readonly from: number; readonly rate: number } | undefined;
  readonly isOptional: boolean;
  readonly replacesStorage: boolean;
  readonly isOnRequest: boolean;
}

/** The radius of the standard delivery, beyond which kilometres are counted. */
const STANDARD_RADIUS_KM = 25;
const QUARTERS_OF_HOUR = 4;
const MAX_SHOWN = 80;

/** Reads what a remark says of a price. @throws DomainError `invalid` where it does not fit the row */
export function readRemarkedPrice(text: string | undefined, row: PricedRow): RemarkedPrice {
  const { remarks, rest, described } = readPriceRemarks(text);
  const find = <Kind extends PriceRemark['is']>(is: Kind) => {
    const found = remarks.filter((one): one is Extract<PriceRemark, { is: Kind }> => one.is === is);
    if (found.length > 1 && is !== 'information') throw createUnclearError(text);
    return found[0];
  };
  const amount = (figure: string) => {
    const read = row.readAmount(figure);
    if (read === undefined) throw createUnclearError(text);
    return read;
  };
  const [limit, range, included, days, free] = [
    find('limit'),
    find('range'),
    find('included'),
    find('days'),
    find('free-days'),
  ];
  const [excess, allAbove, maximum] = [find('excess'), find('all-above'), find('maximum')];
  const radiusKm = find('radius')?.km;
  const isHourFree = find('free-hour') !== undefined;
  const hasPrice = row.baseRate !== undefined;
  const isOpen = find('open') !== undefined;
  const isFitting =
    (!(isOpen && hasPrice) || limit !== undefined || range !== undefined || row.toKg !== undefined) &&
    (!(limit?.of === 'kg' || range || excess || allAbove) || isWeighed(row)) &&
    (limit?.of !== 'un' || row.criterion === 'un_numbers') &&
    (limit?.of !== 'km' || row.criterion === 'kilometer') &&
    (!included || isCounted(row)) &&
    (!(free || days) || row.isPerDay) &&
    (!find('replaces-storage') || row.isPerDay || !hasPrice) &&
    (!isHourFree || row.criterion === 'quarter_hours' || row.criterion === 'hours') &&
    (limit?.of !== 'kg' || row.toKg === undefined || limit.upTo >= row.toKg) &&
    (!maximum || row.maximumCharge === undefined || row.maximumCharge === amount(maximum.amount)) &&
    (!(excess || allAbove) || hasPrice);
  if (!isFitting) throw createUnclearError(text);
  const banded =
    (excess || allAbove
      ? bandByWeight(row, limit?.of === 'kg' ? limit.upTo : undefined, excess, allAbove, amount)
      : undefined) ??
    bandByCount(
      row,
      limit,
      included?.further === undefined ? undefined : { ...included, further: amount(included.further) },
    ) ??
    bandByKilometres(row, limit, radiusKm);
  const needsBands = excess !== undefined || radiusKm !== undefined;
  if (needsBands && !banded && row.radiusKm === undefined && radiusKm !== STANDARD_RADIUS_KM) {
    throw createUnclearError(text);
  }
  const laterRate = days?.rate === undefined ? undefined : amount(days.rate);
  const from = laterRate === undefined ? days?.from : free && free.count + 1;
  return {
    ...{ rest, described, breaks: banded?.breaks, criterion: banded?.criterion },
    figures: {
      ...(range ? { fromKg: range.from, toKg: range.to } : {}),
      ...(limit?.of === 'kg' && !banded && row.toKg === undefined ? { toKg: limit.upTo } : {}),
      ...(included && included.further === undefined ? { included: included.count } : {}),
      ...(isHourFree ? { included: row.criterion === 'hours' ? 1 : QUARTERS_OF_HOUR } : {}),
      ...(maximum ? { maximumCharge: amount(maximum.amount) } : {}),
      ...(from === undefined ? {} : { fromDay: from }),
      ...(days?.to === undefined ? {} : { toDay: days.to }),
      ...(laterRate !== undefined && days ? { toDay: days.from - 1 } : {}),
    },
    freeDays: laterRate === undefined && days === undefined ? free?.count : undefined,
    laterDays: laterRate === undefined || !days ? undefined : { from: days.from, rate: laterRate },
    isOptional: find('optional') !== undefined,
    replacesStorage: find('replaces-storage') !== undefined,
    isOnRequest: isOpen && !hasPrice,
  };
}

/** A price for a weight, and another one beyond it: for what lies beyond, or for all of it. */
function bandByWeight(
  { criterion, baseRate }: PricedRow,
  upTo: number | undefined,
  excess: Extract<PriceRemark, { is: 'excess' }> | undefined,
  allAbove: Extract<PriceRemark, { is: 'all-above' }> | undefined,
  amount: (figure: string) => number,
): { readonly breaks: Breaks; readonly criterion: RateCriterion } | undefined {
  const isAmount = isAmountOnly(criterion);
  const own = isAmount || criterion === undefined ? 'chargeable_weight' : criterion;
  const first = (end: number): Band => (isAmount ? { upTo: end, amount: baseRate } : { upTo: end, rate: baseRate });
  if (allAbove && !excess && (upTo === undefined || upTo === allAbove.over)) {
    return {
      criterion: own,
      breaks: toBreaks('whole', [first(allAbove.over), { upTo: null, rate: amount(allAbove.rate) }]),
    };
  }
  if (!excess || allAbove || upTo === undefined) return undefined;
  const breaks = toBreaks('graduated', [first(upTo), { upTo: null, rate: amount(excess.rate) }]);
  return { criterion: excess.isGross && isAmount ? 'gross_weight' : own, breaks };
}

/** A price for the first of several things, and another one, or none that is known, for those after. */
function bandByCount(
  { criterion, baseRate }: PricedRow,
  limit: Extract<PriceRemark, { is: 'limit' }> | undefined,
  included: { readonly count: number; readonly further: number } | undefined,
): { readonly breaks: Breaks; readonly criterion: RateCriterion } | undefined {
  if (criterion === undefined) return undefined;
  if (included) {
    const bands = [
      { upTo: included.count, rate: baseRate },
      { upTo: null, rate: included.further },
    ];
    return { criterion, breaks: toBreaks('graduated', bands) };
  }
  if (limit?.of !== 'un') return undefined;
  return { criterion, breaks: toBreaks('whole', [{ upTo: limit.upTo, rate: baseRate }, { upTo: null }]) };
}

/** Kilometres beyond another radius than the standard one, or not beyond a limit, are bands of the whole way. */
function bandByKilometres(
  { criterion, baseRate, radiusKm }: PricedRow,
  limit: Extract<PriceRemark, { is: 'limit' }> | undefined,
  stated: number | undefined,
): { readonly breaks: Breaks; readonly criterion: RateCriterion } | undefined {
  const radius = stated ?? radiusKm ?? STANDARD_RADIUS_KM;
  const upTo = limit?.of === 'km' ? limit.upTo : undefined;
  if (criterion !== 'kilometer' || (radius === STANDARD_RADIUS_KM && upTo === undefined)) return undefined;
  const free: Band = { upTo: radius, amount: 0 };
  const beyond: readonly Band[] =
    upTo === undefined ? [{ upTo: null, rate: baseRate }] : [{ upTo, rate: baseRate }, { upTo: null }];
  return { criterion: 'total_kilometers', breaks: toBreaks('graduated', [free, ...beyond]) };
}

function toBreaks(mode: 'whole' | 'graduated', bands: readonly Band[]): Breaks {
  return { mode, limitBelongsTo: 'lower', bands };
}

function isAmountOnly(criterion: RateCriterion | undefined): boolean {
  return criterion === undefined || criterion === 'trips' || FLAT_CRITERIA.includes(criterion);
}

function isWeighed({ criterion }: PricedRow): boolean {
  return isAmountOnly(criterion) || criterion === 'chargeable_weight' || criterion === 'gross_weight';
}

function isCounted({ criterion }: PricedRow): boolean {
  return COUNTED_CRITERIA.some((one) => one === criterion);
}

function createUnclearError(text: string | undefined): DomainError {
  const shown = (text ?? '').slice(0, MAX_SHOWN);
  return new DomainError(
    'invalid',
    CONDITION_MESSAGES.unclearRemark({ text: shown, example: findRemarkExample(shown) }),
  );
}
