import type { BuyingPrice } from '../../../domain/tariff/formula/buying-price.js';
import type { BreakMode } from '../../../domain/tariff/formula/rate-breaks.js';
import {
  type MinimumUnit,
  type RateFormula,
  type RateFormulaEntry,
  toRateFormula,
} from '../../../domain/tariff/formula/rate-formula.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import type { FreeDayKind } from '../../../domain/tariff/storage/free-days.js';
import type { StorageTerms } from '../../../domain/tariff/storage/storage-terms.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';

/** A band of a rate: with neither amount nor rate, what falls into it is on request. */
export class RateBandView {
  /** The quantity that it ends at; null: without an end. */
  readonly upTo!: number | null;
  readonly amount!: number | null;
  readonly rate!: number | null;
  readonly per!: number | null;
}

/** The breaks of a rate, lowest band first. */
export class RateBreaksView {
  readonly mode!: BreakMode;
  readonly limitBelongsTo!: 'lower' | 'upper';
  readonly isNextBreakCheaper!: boolean;
  readonly bands!: RateBandView[];
}

/** What a day of storage costs up to a day; null: without an end. */
export class StorageStepView {
  readonly upToDay!: number | null;
  readonly rate!: number;
}

/** Storage by the day. */
export class StorageTermsView {
  readonly freeDays!: number;
  readonly freeDayKind!: FreeDayKind;
  readonly retroactiveAfterDays!: number | null;
  readonly minimumPerDay!: number | null;
  readonly steps!: StorageStepView[];
}

/** What the forwarder pays for what a rate sells, in its currency and without tax. */
export class BuyingPriceView {
  /** A unit, or in percent. */
  readonly rate!: number;
  readonly minimum!: number | null;
}

/** What a rate calculates with beside its base rate, its minimum and its maximum. */
export class RateFormulaView {
  readonly breaks!: RateBreaksView | null;
  readonly quantityStep!: number | null;
  readonly amountStep!: number | null;
  readonly referenceCode!: string | null;
  /** Absent: the prices are without tax. */
  readonly includedTaxPercent?: number;
  /** Absent: the minimum is for the shipment. */
  readonly minimumPer?: MinimumUnit;
  /** Absent: the price is for the shipment. */
  readonly storage?: StorageTermsView;
  /** What the forwarder pays for it; absent: not known. */
  readonly buying?: BuyingPriceView;
}

/** A formula for the wire; null where the base rate is all. */
export function toRateFormulaView(formula: RateFormula | undefined): RateFormulaView | null {
  if (!formula) return null;
  const { breaks } = formula;
  return {
    breaks: breaks
      ? {
          ...breaks,
          bands: breaks.bands.map(({ upTo, amount, rate, per }) => ({
            upTo: toNullableNumber(upTo),
            amount: toNullableNumber(amount),
            rate: toNullableNumber(rate),
            per: toNullableNumber(per),
          })),
        }
      : null,
    quantityStep: toNullableNumber(formula.quantityStep),
    amountStep: toNullableNumber(formula.amountStep),
    referenceCode: formula.referenceCode ?? null,
    ...(formula.includedTaxPercent ? { includedTaxPercent: formula.includedTaxPercent.toNumber() } : {}),
    ...(formula.minimumPer ? { minimumPer: formula.minimumPer } : {}),
    ...(formula.buying ? { buying: toBuyingPriceView(formula.buying) } : {}),
    ...(formula.storage ? { storage: toStorageTermsView(formula.storage) } : {}),
  };
}

function toBuyingPriceView({ rate, minimum }: BuyingPrice): BuyingPriceView {
  return { rate: rate.toNumber(), minimum: toNullableNumber(minimum) };
}

function toStorageTermsView(terms: StorageTerms): StorageTermsView {
  return {
    freeDays: terms.freeDays,
    freeDayKind: terms.freeDayKind,
    retroactiveAfterDays: terms.retroactiveAfterDays ?? null,
    minimumPerDay: toNullableNumber(terms.minimumPerDay),
    steps: terms.steps.map(({ upToDay, rate }) => ({ upToDay: upToDay ?? null, rate: rate.toNumber() })),
  };
}

/** The formula of a recorded state for the wire. */
export function toRecordedFormulaView(
  entry: RateFormulaEntry | null | undefined,
  criterion: RateCriterion,
): RateFormulaView | null {
  return toRateFormulaView(toRateFormula(entry, criterion));
}
