import type { AdjustedRate } from '../../../application/tariff/adjust-rates-by-percent.js';
import type { RateCopy } from '../../../application/tariff/copy-rates.js';
import type { RateBatch, RateContent } from '../../../application/tariff/rate-batch.js';
import type { RateChange } from '../../../application/tariff/rate-history.js';
import type { RecordedRate } from '../../../application/tariff/recorded-rate.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { QUOTED_CURRENCY } from '../../../domain/money/currency.js';
import type { RateCopyKind } from '../../../domain/tariff/plan-rate-copy.js';
import type { RateCriterion } from '../../../domain/tariff/rate-criterion.js';
import type { FieldErrorView } from '../http/error.view.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';
import type { RateView } from './rate.view.js';
import { type RateConditionsView, toRateConditionsView, toRecordedConditionsView } from './rate-conditions.view.js';
import { RateDraftView, toRateDraftView } from './rate-draft.view.js';
import { type RateFormulaView, toRateFormulaView, toRecordedFormulaView } from './rate-formula.view.js';

/** A rate, and the version that a change rests on; null overwrites. */
export class RateRefView {
  readonly id!: number;
  readonly version!: number | null;
}

/** What a rate holds. Amounts in its currency, or in percent for percentage criteria. */
export class RateContentView {
  readonly countryId!: number;
  /** The airport's id. */
  readonly locationId!: number;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly isRequired!: boolean;
  readonly description!: string;
  readonly isSample!: boolean;
  readonly rateCriteria!: RateCriterion;
  /** ISO 4217, of its amounts. */
  readonly currency!: string;
  readonly baseRate!: number;
  readonly minimumCharge!: number | null;
  readonly maximumCharge!: number | null;
  readonly formula!: RateFormulaView | null;
  /** When it applies; null: always. */
  readonly conditions!: RateConditionsView | null;
  readonly validFrom!: string | null;
  readonly validUntil!: string | null;
}

/** A rate and what it is to hold. */
export class RateReplacementView extends RateContentView {
  readonly id!: number;
  readonly version!: number | null;
}

/** Rates that are removed, changed and added together, as `POST /api/rates/batch` takes them. */
export class RateBatchView {
  readonly remove!: RateRefView[];
  readonly replace!: RateReplacementView[];
  readonly add!: RateContentView[];
  readonly isUndo!: boolean;
}

/** What a change of many rates came to. */
export class RateBatchResultView {
  /** As they stand now, without those that were removed. */
  readonly rates!: RateView[];
  /** Takes the change back. */
  readonly undo!: RateBatchView;
}

/** What a percentage makes of a rate. */
export class AdjustedRateView {
  readonly id!: number;
  readonly version!: number;
  readonly before!: RateDraftView;
  readonly after!: RateDraftView;
  readonly faults!: FieldErrorView[];
}

/** What a percentage makes of rates. */
export class RateAdjustmentPreviewView {
  readonly changes!: AdjustedRateView[];
}

/** A rate of the other airport as it stands. */
export class OverwrittenRateView extends RateDraftView {
  readonly id!: number;
  readonly version!: number;
}

/** A rate that is copied to another airport. */
export class CopiedRateView {
  readonly kind!: RateCopyKind;
  readonly before!: OverwrittenRateView | null;
  readonly after!: RateDraftView;
}

/** What copying rates does at the other airport. */
export class RateCopyView {
  /** IATA code. */
  readonly from!: string;
  /** IATA code. */
  readonly to!: string;
  readonly rates!: CopiedRateView[];
}

/** A state of a rate that the log recorded. */
export class RecordedRateView {
  readonly airportCode!: string;
  readonly serviceCode!: string;
  readonly serviceName!: string;
  readonly baseRate!: number;
  readonly rateCriteria!: RateCriterion;
  /** ISO 4217, of its amounts. */
  readonly currency!: string;
  readonly minimumCharge!: number | null;
  readonly maximumCharge!: number | null;
  readonly formula!: RateFormulaView | null;
  /** When it applies; null: always. */
  readonly conditions!: RateConditionsView | null;
  readonly validFrom!: string | null;
  readonly validUntil!: string | null;
  readonly description!: string;
}

/** A change of one rate. */
export class RateChangeView {
  readonly entryId!: number;
  /** ISO moment. */
  readonly at!: string;
  readonly actor!: string;
  readonly action!: string;
  readonly details!: string;
  /** Null where the rate was created. */
  readonly before!: RecordedRateView | null;
  /** Null where the rate was deleted. */
  readonly after!: RecordedRateView | null;
}

/** A batch for the wire, as `POST /api/rates/batch` takes it. */
export function toRateBatchView({ remove, replace, add }: RateBatch): RateBatchView {
  return {
    remove: remove.map(({ id, version }) => ({ id, version: version ?? null })),
    replace: replace.map(({ id, version, content }) => ({ id, version: version ?? null, ...toContentView(content) })),
    add: add.map(toContentView),
    isUndo: true,
  };
}

function toContentView(content: RateContent): RateContentView {
  const { countryId, locationId, serviceCode, serviceName, isRequired, description, isSample } = content;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, isRequired, description, isSample },
    rateCriteria: content.criterion,
    currency: content.currency ?? QUOTED_CURRENCY,
    baseRate: content.baseRate.toNumber(),
    minimumCharge: toNullableNumber(content.minimumCharge),
    maximumCharge: toNullableNumber(content.maximumCharge),
    formula: toRateFormulaView(content.formula),
    conditions: toRateConditionsView(content.conditions),
    validFrom: content.validFrom ?? null,
    validUntil: content.validUntil ?? null,
  };
}

/** What a percentage makes of rates. */
export function toChangedRatesView(changed: readonly AdjustedRate[], airports: readonly Airport[]): AdjustedRateView[] {
  return changed.map(({ before, after, errors: fieldErrors }) => ({
    id: before.id,
    version: before.version,
    before: toRateDraftView(before, airports),
    after: toRateDraftView(after, airports),
    faults: [...fieldErrors],
  }));
}

/** What copying does at the other airport. */
export function toRateCopyView({ from, to, rates }: RateCopy, airports: readonly Airport[]): RateCopyView {
  return {
    from: from.code,
    to: to.code,
    rates: rates.map(({ kind, draft, before }) => ({
      kind,
      before: before ? { id: before.id, version: before.version, ...toRateDraftView(before, airports) } : null,
      after: toRateDraftView(draft, airports),
    })),
  };
}

/** The history of a rate, the newest change first. */
export function toRateHistoryView(changes: readonly RateChange[]): RateChangeView[] {
  return changes.map(({ entryId, at, actor, action, details, before, after }) => ({
    ...{ entryId, at: at.toISOString(), actor, action, details },
    before: before ? toRecordedView(before) : null,
    after: after ? toRecordedView(after) : null,
  }));
}

function toRecordedView(rate: RecordedRate): RecordedRateView {
  const { airportCode, serviceCode, serviceName, baseRate } = rate;
  return {
    ...{ airportCode, serviceCode, serviceName, baseRate },
    rateCriteria: rate.criterion,
    currency: rate.currency ?? QUOTED_CURRENCY,
    minimumCharge: rate.minimumCharge ?? null,
    maximumCharge: rate.maximumCharge ?? null,
    formula: toRecordedFormulaView(rate.formula, rate.criterion),
    conditions: toRecordedConditionsView(rate.conditions),
    validFrom: rate.validFrom ?? null,
    validUntil: rate.validUntil ?? null,
    description: rate.description ?? '',
  };
}
