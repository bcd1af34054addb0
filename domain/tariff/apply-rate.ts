import { Big } from 'big.js';
import { formatExactly, formatUsd, toCents } from '../money/usd.js';
import type { Rate } from './rate.js';
import type { RateCriterion } from './rate-criterion.js';
import { QUANTITY_MESSAGES, TARIFF_MESSAGES } from './tariff.messages.js';

/** The quantities of one shipment that rates are multiplied by; undefined where the value is not known. */
export interface Quantities {
  readonly grossKg: Big;
  readonly chargeableKg: Big;
  readonly pieces: number;
  /** Kilometres beyond the standard delivery radius. */
  readonly extraKm: Big | undefined;
  /** CIF value in US dollars. */
  readonly cifValueUsd: Big | undefined;
  /** Total of a third party's invoice in US dollars. */
  readonly thirdPartyInvoiceUsd: Big | undefined;
  /** Total of the air waybill's collect charges in US dollars. */
  readonly awbCollectTotalUsd: Big | undefined;
}

/** What a rate comes to for a shipment. */
export interface AppliedRate {
  /** Undefined where the value that the rate needs is not known. */
  readonly quantity: Big | undefined;
  /** What the quantity counts, for instance `kg chargeable`. */
  readonly unit: string;
  /** Whole cents; undefined: on request. */
  readonly amount: Big | undefined;
  /** One readable sentence, for instance `0.12 USD/kg × 320.00 kg chargeable = 38.40 → minimum 45.00`. */
  readonly trace: string;
}

type Measure = {
  readonly quantity: (quantities: Quantities) => Big | undefined;
  readonly unit: string;
  readonly per: string;
  readonly percent?: true;
  readonly unknown?: string;
};

const ONE = () => Big(1);

const MEASURES: Readonly<Record<RateCriterion, Measure>> = {
  gross_weight: { quantity: (of) => of.grossKg, ...QUANTITY_MESSAGES.gross_weight },
  chargeable_weight: { quantity: (of) => of.chargeableKg, ...QUANTITY_MESSAGES.chargeable_weight },
  pieces: { quantity: (of) => Big(of.pieces), ...QUANTITY_MESSAGES.pieces },
  kilometer: { quantity: (of) => of.extraKm, ...QUANTITY_MESSAGES.kilometer },
  flat: { quantity: ONE, ...QUANTITY_MESSAGES.flat },
  per_shipment: { quantity: ONE, ...QUANTITY_MESSAGES.per_shipment },
  cif_value: { quantity: (of) => of.cifValueUsd, percent: true, ...QUANTITY_MESSAGES.cif_value },
  third_party_invoice: {
    quantity: (of) => of.thirdPartyInvoiceUsd,
    percent: true,
    ...QUANTITY_MESSAGES.third_party_invoice,
  },
  awb_total_collect: { quantity: (of) => of.awbCollectTotalUsd, percent: true, ...QUANTITY_MESSAGES.awb_total_collect },
};

/** Base rate × quantity, raised to the minimum, then lowered to the maximum, rounded half up to cents (decision 4). */
export function applyRate(
  rate: Pick<Rate, 'criterion' | 'baseRate' | 'minimumCharge' | 'maximumCharge'>,
  quantities: Quantities,
): AppliedRate {
  const measure = MEASURES[rate.criterion];
  const quantity = measure.quantity(quantities);
  if (quantity === undefined) {
    return {
      quantity: undefined,
      unit: measure.unit,
      amount: undefined,
      trace: TARIFF_MESSAGES.onRequest({
        formula: formatRate(rate.baseRate, measure),
        reason: measure.unknown ?? TARIFF_MESSAGES.unknownValue,
      }),
    };
  }
  const raw = measure.percent ? rate.baseRate.times(quantity).div(100) : rate.baseRate.times(quantity);
  const raised = rate.minimumCharge?.gt(raw) ? rate.minimumCharge : raw;
  const limit = rate.maximumCharge?.gt(0) ? rate.maximumCharge : undefined;
  const billed = limit?.lt(raised) ? limit : raised;
  const amount = toCents(billed);
  const steps = [formatTrace(rate.criterion, rate.baseRate, quantity, measure, raw)];
  if (raised !== raw) steps.push(`minimum ${formatUsd(raised)}`);
  if (billed !== raised) steps.push(`maximum ${formatUsd(billed)}`);
  return { quantity, unit: measure.unit, amount, trace: steps.join(' → ') };
}

function formatRate(baseRate: Big, measure: Measure): string {
  return `${formatDecimal(baseRate)} ${measure.per}`;
}

function formatTrace(criterion: RateCriterion, baseRate: Big, quantity: Big, measure: Measure, raw: Big): string {
  if (criterion === 'flat' || criterion === 'per_shipment') return `${formatUsd(baseRate)} ${measure.per}`;
  const counted =
    criterion === 'pieces'
      ? `${formatDecimal(quantity)} ${measure.unit}`
      : `${formatExactly(quantity)} ${measure.unit}`;
  const of = measure.percent ? 'of' : '×';
  return `${formatRate(baseRate, measure)} ${of} ${counted} = ${formatUsd(raw)}`;
}

function formatDecimal(value: Big): string {
  return value.toFixed();
}
