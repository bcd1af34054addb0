import { Big } from 'big.js';
import type { FieldError } from '../errors/domain-error.js';
import { toCents } from '../money/usd.js';
import type { RateFormula } from './formula/rate-formula.js';
import { type RateDraft, validateRateAmounts } from './rate.js';
import { FLAT_CRITERIA } from './rate-criterion.js';
import { PERCENT_MESSAGES } from './tariff.messages.js';

/** By how much rates change; the base rate always does. */
export interface PercentChange {
  /** For instance 4.5 or -2. */
  readonly percent: Big;
  readonly changesMinimum: boolean;
  readonly changesMaximum: boolean;
}

/** The amounts of a rate. */
export type RateAmounts = Pick<RateDraft, 'criterion' | 'baseRate' | 'minimumCharge' | 'maximumCharge' | 'formula'>;

/** Decimals of a base rate that is multiplied, for instance by kilograms. */
const BASE_RATE_DECIMALS = 4;
const MAX_PERCENT = 1000;
const MIN_PERCENT = 0.01;

/** What is wrong with a percentage; an empty list where nothing is. */
export function validatePercentChange(percent: number | undefined): FieldError[] {
  const isPossible =
    percent !== undefined && percent > -100 && percent <= MAX_PERCENT && Math.abs(percent) >= MIN_PERCENT;
  return isPossible ? [] : [{ field: 'percent', message: PERCENT_MESSAGES.invalid }];
}

/**
 * A rate's amounts after the change: amounts in whole cents, base rates that are multiplied with four decimals, half
 * up.
 */
export function adjustByPercent<Amounts extends RateAmounts>(rate: Amounts, change: PercentChange): Amounts {
  const factor = Big(100).plus(change.percent).div(100);
  const isAmount = FLAT_CRITERIA.includes(rate.criterion);
  const limit = (amount: Big | undefined, changes: boolean) =>
    amount !== undefined && changes ? toCents(amount.times(factor)) : amount;
  const base = rate.baseRate.times(factor);
  return {
    ...rate,
    baseRate: isAmount ? toCents(base) : base.round(BASE_RATE_DECIMALS, Big.roundHalfUp),
    formula: adjustFormula(rate.formula, factor, change.changesMinimum),
    minimumCharge: limit(rate.minimumCharge, change.changesMinimum),
    maximumCharge: limit(rate.maximumCharge, change.changesMaximum),
  };
}

/** Bands, and days of storage, change like base rates; their limits and steps stay. */
function adjustFormula(
  formula: RateFormula | undefined,
  factor: Big,
  changesMinimum: boolean,
): RateFormula | undefined {
  if (!formula?.breaks && !formula?.storage) return formula;
  const adjustRate = (rate: Big) => rate.times(factor).round(BASE_RATE_DECIMALS, Big.roundHalfUp);
  const bands = formula.breaks?.bands.map((band) => ({
    ...band,
    amount: band.amount && toCents(band.amount.times(factor)),
    rate: band.rate && adjustRate(band.rate),
  }));
  const { storage } = formula;
  const minimum = storage?.minimumPerDay;
  return {
    ...formula,
    ...(formula.breaks && bands ? { breaks: { ...formula.breaks, bands } } : {}),
    ...(storage
      ? {
          storage: {
            ...storage,
            minimumPerDay: minimum && changesMinimum ? toCents(minimum.times(factor)) : minimum,
            steps: storage.steps.map((step) => ({ ...step, rate: adjustRate(step.rate) })),
          },
        }
      : {}),
  };
}

/** The validation messages of a rate after a change, for instance a minimum above the maximum. */
export function validateAdjustedAmounts({ baseRate, minimumCharge, maximumCharge }: RateAmounts): FieldError[] {
  return validateRateAmounts({
    baseRate: baseRate.toNumber(),
    minimumCharge: minimumCharge?.toNumber(),
    maximumCharge: maximumCharge?.toNumber(),
  });
}
