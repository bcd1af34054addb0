import type { ChangedRate } from '../../../application/tariff/adjust-rates-by-percent.js';
import type { RateCopy } from '../../../application/tariff/copy-rates.js';
import type { RateBatch, RateContent } from '../../../application/tariff/rate-batch.js';
import type { RateChange } from '../../../application/tariff/rate-history.js';
import type { RecordedRate } from '../../../application/tariff/recorded-rate.js';
import type { Airport } from '../../../domain/geography/airport.js';
import { numberOf } from '../pricing/charge-line.view.js';
import { rateDraftView } from './rate-draft.view.js';

/** A batch for the wire, as `POST /api/rates/batch` takes it. */
export function rateBatchView({ remove, replace, add }: RateBatch) {
  return {
    remove: remove.map(({ id, version }) => ({ id, version: version ?? null })),
    replace: replace.map(({ id, version, content }) => ({ id, version: version ?? null, ...contentView(content) })),
    add: add.map(contentView),
    isUndo: true,
  };
}

function contentView(content: RateContent) {
  const { countryId, locationId, serviceCode, serviceName, isRequired, description, isSample } = content;
  return {
    ...{ countryId, locationId, serviceCode, serviceName, isRequired, description, isSample },
    rateCriteria: content.criterion,
    baseRate: content.baseRate.toNumber(),
    minimumCharge: numberOf(content.minimumCharge),
    maximumCharge: numberOf(content.maximumCharge),
    validFrom: content.validFrom ?? null,
    validUntil: content.validUntil ?? null,
  };
}

/** What a percentage makes of rates. */
export function changedRatesView(changed: readonly ChangedRate[], airports: readonly Airport[]) {
  return changed.map(({ before, after, faults }) => ({
    id: before.id,
    version: before.version,
    before: rateDraftView(before, airports),
    after: rateDraftView(after, airports),
    faults,
  }));
}

/** What copying does at the other airport. */
export function rateCopyView({ from, to, rates }: RateCopy, airports: readonly Airport[]) {
  return {
    from: from.code,
    to: to.code,
    rates: rates.map(({ kind, draft, before }) => ({
      kind,
      before: before ? { id: before.id, version: before.version, ...rateDraftView(before, airports) } : null,
      after: rateDraftView(draft, airports),
    })),
  };
}

/** The history of a rate, the newest change first. */
export function rateHistoryView(changes: readonly RateChange[]) {
  return changes.map(({ entryId, at, actor, action, details, before, after }) => ({
    ...{ entryId, at: at.toISOString(), actor, action, details },
    before: before ? recordedView(before) : null,
    after: after ? recordedView(after) : null,
  }));
}

function recordedView(rate: RecordedRate) {
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
