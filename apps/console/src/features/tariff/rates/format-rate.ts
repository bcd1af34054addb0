import { QUOTED_CURRENCY } from '../../../../../../domain/money/currency.js';
import { FLAT_CRITERIA, PERCENT_CRITERIA, type RateCriterion } from '../../../../../../domain/tariff/rate-criterion.js';
import { type Day, formatValidity, getValidityStatusOn } from '../../../../../../domain/tariff/rate-validity.js';
import { formatUsd } from '../../../components/format/format.js';
import { getLocale } from '../../../i18n/language.js';
import { getMessages } from '../../../i18n/messages.js';
import { formulaMessages } from './formula.messages.js';
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
    tonnes: messages.tonnes,
    total_kilometers: messages.totalKilometers,
    goods_value: messages.goodsValue,
    other_charge: messages.otherCharge,
    days: messages.days,
    hawb: messages.hawb,
    un_numbers: messages.unNumbers,
    customs_lines: messages.customsLines,
    trips: messages.trips,
    units: messages.units,
    hours: messages.hours,
    quarter_hours: messages.quarterHours,
    volumetric_weight: messages.volumetricWeight,
    cubic_metres: messages.cubicMetres,
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
    tonnes: messages.tonnesUnit,
    total_kilometers: messages.totalKilometersUnit,
    goods_value: messages.goodsValueUnit,
    other_charge: messages.otherChargeUnit,
    days: messages.daysUnit,
    hawb: messages.hawbUnit,
    un_numbers: messages.unNumbersUnit,
    customs_lines: messages.customsLinesUnit,
    trips: messages.tripsUnit,
    units: messages.unitsUnit,
    hours: messages.hoursUnit,
    quarter_hours: messages.quarterHoursUnit,
    volumetric_weight: messages.volumetricWeightUnit,
    cubic_metres: messages.cubicMetresUnit,
  };
}

/** `$0.16 / kg`, `3 % of CIF`: the base rate with its unit; of a rate by bands, how many there are. */
export function formatBaseRate(
  rate: Pick<RateAmounts, 'baseRate' | 'rateCriteria'> & Partial<Pick<RateAmounts, 'formula' | 'currency'>>,
  locale?: string,
): string {
  const bands = rate.formula?.breaks?.bands;
  const price = formatUnitPrice(rate.baseRate, rate.rateCriteria, locale, rate.currency);
  if (!bands) return price;
  const isAmount = bands[0]?.rate === null;
  return getMessages(formulaMessages).bandsFrom(
    bands.length,
    isAmount ? formatAmount(rate.baseRate, locale, rate.currency) : price,
  );
}

/** `$0.16 / kg`, `3 % of CIF`: a rate with its unit. */
export function formatUnitPrice(
  rate: number,
  criterion: RateCriterion,
  locale?: string,
  currency: string = QUOTED_CURRENCY,
): string {
  const unit = getUnitLabels()[criterion];
  const amount = new Intl.NumberFormat(locale ?? getLocale(), { maximumFractionDigits: 6 }).format(rate);
  if (PERCENT_CRITERIA.includes(criterion)) return `${amount} ${unit}`;
  const price =
    currency === QUOTED_CURRENCY
      ? new Intl.NumberFormat(locale ?? getLocale(), {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
          maximumFractionDigits: 6,
        }).format(rate)
      : `${currency} ${amount}`;
  return `${price} ${unit}`;
}

/** The minimum of a rate; a dash where it has none. */
export function formatMinimum(minimum: number | null, locale?: string, currency?: string): string {
  return minimum ? formatAmount(minimum, locale, currency) : '—';
}

/** The maximum of a rate; 0 means that there is no limit. */
export function formatMaximum(maximum: number | null, locale?: string, currency?: string): string {
  return maximum ? formatAmount(maximum, locale, currency) : getMessages(ratesMessages).noLimit;
}

/** What stands before an amount in its field: `$`, or the code of another currency. */
export function getCurrencySign(currency: string): string {
  const code = currency.trim().toUpperCase();
  return code === '' || code === QUOTED_CURRENCY ? '$' : code;
}

/** `$25.00`, `CRC 25,000.00`: no other currency looks like dollars. */
function formatAmount(amount: number, locale?: string, currency: string = QUOTED_CURRENCY): string {
  if (currency === QUOTED_CURRENCY) return formatUsd(amount, locale);
  const figure = new Intl.NumberFormat(locale ?? getLocale(), {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(amount);
  return `${currency} ${figure}`;
}

/** `Jun 30, 2026`: a UTC day as the browser's language writes it. */
export function formatUtcDay(day: Day, locale?: string): string {
  const noon = new Date(`${day}T12:00:00Z`);
  return new Intl.DateTimeFormat(locale ?? getLocale(), { dateStyle: 'medium', timeZone: 'UTC' }).format(noon);
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
