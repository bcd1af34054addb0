import type { AdjustedRate } from '../../../application/tariff/adjust-rates-by-percent.js';
import type { RateCopy } from '../../../application/tariff/copy-rates.js';
import type { RateBatch, RateContent } from '../../../application/tariff/rate-batch.js';
import type { RateChange } from '../../../application/tariff/rate-history.js';
import type { RecordedRate } from '../../../application/tariff/recorded-rate.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';
import { toRateDraftView } from './rate-draft.view.js';

/** A batch for the wire, as `POST /api/rates/batch` takes it. */
export function toRateBatchView({ remove, replace, add }: RateBatch) {
  return {
    remove: remove.map(({ id, version }) => ({ id, version: version ?? null })),
    replace: replace.map(({ id, version, content }) => ({ id, version: version ?? null, ...toContentView(content) })),
    add: add.map(toContentView),
    isUndo: true,
  };
}

function toContentView(content: RateContent) {
  const { countryId, locationId, serviceCode, serviceName, isRequired, description, isSample } = content;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, isRequired, description, isSample },
    rateCriteria: content.criterion,
    baseRate: content.baseRate.toNumber(),
    minimumCharge: toNullableNumber(content.minimumCharge),
    maximumCharge: toNullableNumber(content.maximumCharge),
    validFrom: content.validFrom ?? null,
    validUntil: content.validUntil ?? null,
  };
}

/** What a percentage makes of rates. */
export function toChangedRatesView(changed: readonly AdjustedRate[], airports: readonly Airport[]) {
  return changed.map(({ before, after, errors: fieldErrors }) => ({
    id: before.id,
    version: before.version,
    before: toRateDraftView(before, airports),
    after: toRateDraftView(after, airports),
    faults: fieldErrors,
  }));
}

/** What copying does at the other airport. */
export function toRateCopyView({ from, to, rates }: RateCopy, airports: readonly Airport[]) {
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
export function toRateHistoryView(changes: readonly RateChange[]) {
  return changes.map(({ entryId, at, actor, action, details, before, after }) => ({
    ...{ entryId, at: at.toISOString(), actor, action, details },
    before: before ? toRecordedView(before) : null,
    after: after ? toRecordedView(after) : null,
  }));
}

function toRecordedView(rate: RecordedRate) {
  const { airportCode, serviceCode, serviceName, baseRate } = rate;
  return {
    ...{ airportCode, serviceCode, serviceName, baseRate },
    rateCriteria: rate.criterion,
    minimumCharge: rate.minimumCharge ?? null,
    maximumCharge: rate.maximumCharge ?? null,
    validFrom: rate.validFrom ?? null,
    validUntil: rate.validUntil ?? null,
    description: rate.description ?? '',
  };
}
