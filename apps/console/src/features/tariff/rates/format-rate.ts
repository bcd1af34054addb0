import { FLAT_CRITERIA, PERCENT_CRITERIA, type RateCriterion } from '../../../../../../domain/tariff/rate-criterion.js';
import { type Day, formatValidity, getValidityStatusOn } from '../../../../../../domain/tariff/rate-validity.js';
import { formatUsd } from '../../../components/format/format.js';
import { getMessages } from '../../../i18n/messages.js';
import type { RateAmounts } from './rates.endpoints.js';
import { ratesMessages } from './rates.messages.js';

/** What a rate is multiplied by, in words. */
export function getCriterionLabels(): Readonly<Record<RateCriterion, string>> {
  const messages = getMessages(ratesMessages);
  return {
    gross_weight: messages.grossWeight,
    chargeable_weight: messages.chargeableWeight,
    cif_value: messages.cifValue,
    pieces: messages.pieces,
    kilometer: messages.kilometersBeyond25,
    flat: messages.flat,
    per_shipment: messages.perShipment,
    third_party_invoice: messages.thirdPartyInvoice,
    awb_total_collect: messages.awbCollectTotal,
  };
}

/** What stands behind the figure of a rate. */
export function getUnitLabels(): Readonly<Record<RateCriterion, string>> {
  const messages = getMessages(ratesMessages);
  return {
    gross_weight: messages.perKg,
    chargeable_weight: messages.perKg,
    cif_value: messages.ofCif,
    pieces: messages.perPiece,
    kilometer: messages.perKm,
    flat: messages.flatInText,
    per_shipment: messages.perShipmentUnit,
    third_party_invoice: messages.ofInvoice,
    awb_total_collect: messages.ofCollectTotal,
  };
}

/** `$0.16 / kg`, `3 % of CIF`: the base rate with its unit. */
export function formatBaseRate(rate: Pick<RateAmounts, 'baseRate' | 'rateCriteria'>, locale?: string): string {
  const unit = getUnitLabels()[rate.rateCriteria];
  const amount = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(rate.baseRate);
  if (PERCENT_CRITERIA.includes(rate.rateCriteria)) return `${amount} ${unit}`;
  const dollars = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 6,
  }).format(rate.baseRate);
  return `${dollars} ${unit}`;
}

/** The minimum of a rate; a dash where it has none. */
export function formatMinimum(minimum: number | null, locale?: string): string {
  return minimum ? formatUsd(minimum, locale) : '—';
}

/** The maximum of a rate; 0 means that there is no limit. */
export function formatMaximum(maximum: number | null, locale?: string): string {
  return maximum ? formatUsd(maximum, locale) : getMessages(ratesMessages).noLimit;
}

/** `Jun 30, 2026`: a UTC day as the browser's language writes it. */
export function formatUtcDay(day: Day, locale?: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(noon);
}

/** `from Jan 1, 2026 until Jun 30, 2026`; a dash where it is without limit. */
export function formatRateValidity(rate: Pick<RateAmounts, 'validFrom' | 'validUntil'>, locale?: string): string {
  const isLimited = rate.validFrom !== null || rate.validUntil !== null;
  return isLimited ? formatValidity(rate, (day) => formatUtcDay(day, locale)) : '—';
}

/** What stands beside a rate that is not in force on a day; undefined where it is. */
export function formatValidityStatus(rate: Pick<RateAmounts, 'validFrom' | 'validUntil'>, day: Day) {
  const status = getValidityStatusOn(rate, day);
  return status === 'in-force' ? undefined : getValidityStatusLabels()[status];
}

function getValidityStatusLabels() {
  const messages = getMessages(ratesMessages);
  return { expired: messages.expired, future: messages.notYetValid } as const;
}

/** Whether a criterion needs no quantity to be priced. */
export function isFlat(criterion: string): boolean {
  return FLAT_CRITERIA.some((flat) => flat === criterion);
}
