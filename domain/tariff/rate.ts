import type { Big } from 'big.js';
import type { FieldError } from '../errors/domain-error.js';
import { isCurrencyCode } from '../money/currency.js';
import type { ChargeCategory } from './charge-category/charge-category.js';
import type { ChargeApplication } from './charge-code/charge-code.js';
import type { RateConditions, RateConditionsEntry } from './condition/rate-conditions.js';
import { validateRateConditions } from './condition/validate-conditions.js';
import { isForeignCurrency } from './exchange-rate/currency-conversion.js';
import type { Conversion } from './exchange-rate/exchange-rate.js';
import { type RateFormula, type RateFormulaEntry, validateRateFormula } from './formula/rate-formula.js';
import { RATE_CRITERIA, type RateCriterion } from './rate-criterion.js';
import { type Day, isDay } from './rate-validity.js';
import { RATE_MESSAGES } from './tariff.messages.js';

export { RATE_MESSAGES } from './tariff.messages.js';

/** What staff enter for one service at one airport. Amounts in its currency, or in percent for percentage criteria. */
export interface RateDraft {
  readonly countryId: number;
  /** The airport's id. */
  readonly locationId: number;
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly criterion: RateCriterion;
  /** Of a charge whose code is new: that becomes one that bears no tax. */
  readonly isTaxFree?: boolean | undefined;
  /** ISO 4217; undefined: US dollars. */
  readonly currency?: string | undefined;
  readonly baseRate: Big;
  /** Undefined: no minimum. */
  readonly minimumCharge: Big | undefined;
  /** Undefined: no limit. */
  readonly maximumCharge: Big | undefined;
  /** Bands, rounding and reference; undefined: the base rate alone. */
  readonly formula?: RateFormula | undefined;
  /** When it applies; undefined: always. */
  readonly conditions?: RateConditions | undefined;
  /** That of the charge code; of a draft, the one that is proposed where the code is not kept yet. */
  readonly category: ChargeCategory;
  readonly isRequired: boolean;
  readonly description: string;
  /** The first day in force; undefined: no start date. */
  readonly validFrom: Day | undefined;
  /** The last day in force; undefined: no end date. */
  readonly validUntil: Day | undefined;
}

/** A rate of the tariff. */
export interface Rate extends RateDraft {
  readonly id: number;
  /** Counts the edits: a save that started from an older one is refused. */
  readonly version: number;
  readonly airportCode: string;
  /** That of the charge code; undefined: mandatory. */
  readonly application?: ChargeApplication | undefined;
  /** That of the charge code: a cost of others that is handed on as it is; undefined: no. */
  readonly isPassThrough?: boolean | undefined;
  /** That of the charge code: whether the tax on services is due on it; undefined: it is. */
  readonly isTaxable?: boolean | undefined;
  /** The charge code's name in Spanish; undefined where the rate has a name of its own. */
  readonly serviceNameEs?: string | undefined;
  /** The exchange rate of the day of pricing; undefined for US dollars, and where there is none. */
  readonly conversion?: Conversion | undefined;
  /** Seeded with the sample tariff and not confirmed by staff since (rule 12). */
  readonly isSample: boolean;
  readonly updatedAt: Date;
}

/** A rate above this is a typing error, and would overflow calculations based on it. */
const MAX_RATE = 1_000_000;
/** A change by a percentage keeps four decimals: a smaller rate is a typing error, too. */
const MIN_RATE = 0.0001;

/** A rate form as it is being filled in: nothing has been entered where a field is absent. */
export interface RateEntry {
  readonly countryId?: number | undefined;
  readonly locationId?: number | undefined;
  readonly serviceCode?: string | undefined;
  readonly criterion?: string | undefined;
  /** Null or empty: US dollars. */
  readonly currency?: string | null | undefined;
  readonly baseRate?: number | undefined;
  readonly minimumCharge?: number | null | undefined;
  readonly maximumCharge?: number | null | undefined;
  /** Null: none. */
  readonly formula?: RateFormulaEntry | null | undefined;
  /** Null: none, the rate applies always. */
  readonly conditions?: RateConditionsEntry | null | undefined;
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
}

/** What is wrong with a rate entry, first things first; an empty list where nothing is. */
export function validateRate(entry: RateEntry): FieldError[] {
  const errors: FieldError[] = [];
  const required: ReadonlyArray<readonly [string, unknown]> = [
    ['countryId', entry.countryId],
    ['locationId', entry.locationId],
    ['serviceCode', entry.serviceCode?.trim()],
    ['rateCriteria', RATE_CRITERIA.find((criterion) => criterion === entry.criterion)],
    // Bands say what a base rate would.
    [
      'baseRate',
      entry.formula?.breaks || entry.formula?.storage?.steps?.length || isEntered(entry.baseRate)
        ? 'entered'
        : undefined,
    ],
  ];
  for (const [field, value] of required) if (!value) errors.push({ field, message: RATE_MESSAGES.required });
  return [
    ...errors,
    ...validateRateCurrency(entry),
    ...validateRateAmounts(entry),
    ...validateFlatAmount(entry),
    ...validateRateFormula(entry.formula, entry),
    ...validateRateConditions(entry.conditions),
    ...validateRateValidity(entry),
  ];
}

function isEntered(figure: number | undefined): boolean {
  return figure !== undefined && !Number.isNaN(figure);
}

/** The currency of an entry; undefined: US dollars. */
export function toRateCurrency(currency: string | null | undefined): string | undefined {
  const code = currency?.trim().toUpperCase() || undefined;
  return isForeignCurrency(code) ? code : undefined;
}

function validateRateCurrency({ currency }: RateEntry): FieldError[] {
  const code = toRateCurrency(currency);
  return code === undefined || isCurrencyCode(code) ? [] : [{ field: 'currency', message: RATE_MESSAGES.currency }];
}

/** The validation messages of a rate's amounts; empty if it is valid. */
export function validateRateAmounts(
  entry: Pick<RateEntry, 'baseRate' | 'minimumCharge' | 'maximumCharge'>,
): FieldError[] {
  const errors: FieldError[] = [];
  const amounts = { baseRate: entry.baseRate, minimumCharge: entry.minimumCharge, maximumCharge: entry.maximumCharge };
  for (const [field, amount] of Object.entries(amounts)) {
    if (amount !== undefined && amount !== null && amount < 0) errors.push({ field, message: RATE_MESSAGES.negative });
    if (amount && amount > 0 && amount < MIN_RATE) errors.push({ field, message: RATE_MESSAGES.tooSmall });
    if ((amount ?? 0) > MAX_RATE) errors.push({ field, message: RATE_MESSAGES.tooLarge });
  }
  const maximum = entry.maximumCharge ?? 0;
  if (maximum > 0 && (entry.minimumCharge ?? 0) > maximum) {
    errors.push({ field: 'minimumCharge', message: RATE_MESSAGES.minimumAboveMaximum });
  }
  return errors;
}

/** A flat amount above its maximum would never be billed. */
function validateFlatAmount({ criterion, formula, baseRate, maximumCharge }: RateEntry): FieldError[] {
  const maximum = maximumCharge ?? 0;
  const isNeverBilled = criterion === 'flat' && !formula?.breaks && maximum > 0 && (baseRate ?? 0) > maximum;
  return isNeverBilled ? [{ field: 'baseRate', message: RATE_MESSAGES.flatAboveMaximum }] : [];
}

function validateRateValidity({ validFrom, validUntil }: RateEntry): FieldError[] {
  const errors = Object.entries({ validFrom, validUntil })
    .filter(([, day]) => day && !isDay(day))
    .map(([field]) => ({ field, message: RATE_MESSAGES.noDay }));
  const isTurned = errors.length === 0 && validFrom && validUntil && validUntil < validFrom;
  return isTurned ? [{ field: 'validUntil', message: RATE_MESSAGES.endsBeforeItBegins }] : errors;
}
