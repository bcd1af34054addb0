import { Big } from 'big.js';
import { QUOTED_CURRENCY } from '../money/currency.js';
import { formatExactly, formatUsd, toCents } from '../money/usd.js';
import type { SizedPieces } from './condition/count-pieces-over.js';
import {
  convertFromUsd,
  convertToUsd,
  formatConversion,
  lacksConversion,
  toUsdCents,
  toUsdRate,
} from './exchange-rate/currency-conversion.js';
import { computeCost } from './formula/buying-price.js';
import { listReferenceCodes, sumReferencedCharges } from './formula/charge-reference.js';
import { formatPricedBreaks } from './formula/format-breaks.js';
import { priceByBreaks } from './formula/rate-breaks.js';
import type { RateFormula } from './formula/rate-formula.js';
import { applyMinimumAndMaximum } from './minimum-charge.js';
import type { Rate } from './rate.js';
import type { CountedCriterion, RateCriterion } from './rate-criterion.js';
import type { StoredDays } from './storage/free-days.js';
import { EXCHANGE_RATE_MESSAGES, FORMULA_MESSAGES, QUANTITY_MESSAGES, TARIFF_MESSAGES } from './tariff.messages.js';

/** The quantities of one shipment that rates are multiplied by; undefined where the value is not known. */
export interface Quantities {
  readonly grossKg: Big;
  readonly chargeableKg: Big;
  /** Undefined: how many of them a rate is for is not known. */
  readonly pieces: number | undefined;
  /** The pieces by their sizes, as far as they are known. */
  readonly sizes?: readonly SizedPieces[] | undefined;
  /** Kilometres beyond the standard delivery radius. */
  readonly extraKm: Big | undefined;
  /** CIF value in US dollars. */
  readonly cifValueUsd: Big | undefined;
  /** Total of a third party's invoice in US dollars. */
  readonly thirdPartyInvoiceUsd: Big | undefined;
  /** Total of the air waybill's collect charges in US dollars. */
  readonly awbCollectTotalUsd: Big | undefined;
  /** Kilometres by road from the airport to the delivery place. */
  readonly distanceKm?: Big | undefined;
  /** The stated value of the goods in US dollars. */
  readonly goodsValueUsd?: Big | undefined;
  /** What the shipment states of things that are counted. */
  readonly counts?: Readonly<Partial<Record<CountedCriterion, Big>>> | undefined;
  /** The charges that are there already, by their codes, in US dollars; undefined: without an amount. */
  readonly chargesUsd?: ReadonlyMap<string, Big | undefined> | undefined;
  /** What the volume weighs by the divisor of air freight. */
  readonly volumetricKg?: Big | undefined;
  readonly volumeM3?: Big | undefined;
  /** The days of storage that the request names; undefined: none. */
  readonly storage?: StoredDays | undefined;
}

/** What a rate says about its price. */
export type PriceableRate = Pick<
  Rate,
  'criterion' | 'currency' | 'conversion' | 'baseRate' | 'minimumCharge' | 'maximumCharge' | 'formula'
>;

/** What a rate comes to for a shipment. */
export interface AppliedRate {
  /** Undefined where the value that the rate needs is not known. */
  readonly quantity: Big | undefined;
  /** What the quantity counts, for instance `kg chargeable`. */
  readonly unit: string;
  /** Whole cents; undefined: on request. */
  readonly amount: Big | undefined;
  /** US dollars a unit, or percent: the base rate, or that of the one band that prices the quantity. */
  readonly rate: Big;
  /** What bands came to before the limits; undefined where the rate has none. */
  readonly scaleAmount: Big | undefined;
  /** What the forwarder pays for it, in whole cents; absent where no buying price is entered. */
  readonly costUsd?: Big | undefined;
  /** One readable sentence, for instance `0.12 USD/kg × 320.00 kg chargeable = 38.40 → minimum 45.00`. */
  readonly trace: string;
}

/** How the quantity of a criterion is found. */
type QuantitySource = {
  readonly quantity: (quantities: Quantities, referenceCode: string | undefined) => Big | undefined;
  readonly percent?: true;
};

/** The same with the words that explain it. */
type Measure = QuantitySource & {
  readonly unit: string;
  /** Of one alone. */
  readonly one?: string;
  readonly per: string;
  readonly unknown?: string;
};

const KG_PER_TONNE = 1000;
/** Of a rate whose tax was taken out; its line is worked out from the whole price. */
const NET_RATE_DECIMALS = 4;
const ONE = () => Big(1);
/** What is not stated is not known, but every shipment has a house waybill and makes a trip. */
const count = (criterion: CountedCriterion, otherwise?: Big) => (of: Quantities) => of.counts?.[criterion] ?? otherwise;

const QUANTITY_SOURCES: Readonly<Record<RateCriterion, QuantitySource>> = {
  gross_weight: { quantity: (of) => of.grossKg },
  chargeable_weight: { quantity: (of) => of.chargeableKg },
  pieces: { quantity: (of) => (of.pieces === undefined ? undefined : Big(of.pieces)) },
  kilometer: { quantity: (of) => of.extraKm },
  flat: { quantity: ONE },
  per_shipment: { quantity: ONE },
  cif_value: { quantity: (of) => of.cifValueUsd, percent: true },
  third_party_invoice: {
    quantity: (of) => of.thirdPartyInvoiceUsd,
    percent: true,
  },
  awb_total_collect: { quantity: (of) => of.awbCollectTotalUsd, percent: true },
  tonnes: { quantity: (of) => of.grossKg.div(KG_PER_TONNE) },
  total_kilometers: { quantity: (of) => of.distanceKm },
  goods_value: { quantity: (of) => of.goodsValueUsd, percent: true },
  other_charge: {
    quantity: (of, referenceCode) => sumReferencedCharges(referenceCode, of.chargesUsd),
    percent: true,
  },
  days: { quantity: count('days') },
  hawb: { quantity: count('hawb', Big(1)) },
  un_numbers: { quantity: count('un_numbers') },
  customs_lines: { quantity: count('customs_lines') },
  trips: { quantity: count('trips', Big(1)) },
  units: { quantity: count('units') },
  hours: { quantity: count('hours') },
  quarter_hours: { quantity: count('quarter_hours') },
  volumetric_weight: { quantity: (of) => of.volumetricKg },
  cubic_metres: { quantity: (of) => of.volumeM3 },
};

/**
 * Base rate × quantity, or what the bands of the formula come to, raised to the minimum, then lowered to the maximum,
 * rounded half up to cents (rule 4), or up to the formula's step.
 */
export function applyRate(rate: PriceableRate, quantities: Quantities): AppliedRate {
  const measure = findMeasure(rate);
  const { formula, conversion } = rate;
  const stated = measure.quantity(quantities, formula?.referenceCode);
  if (stated === undefined || lacksConversion(rate)) {
    const reason = lacksConversion(rate)
      ? EXCHANGE_RATE_MESSAGES.unknown(rate.currency ?? '')
      : (measure.unknown ?? TARIFF_MESSAGES.unknownValue);
    return createUnpricedRate(rate, TARIFF_MESSAGES.onRequest({ formula: formatRate(rate.baseRate, measure), reason }));
  }
  // Limits and bands are in the rate's currency, so the value that a percentage is of is compared with them in it.
  const exact = conversion && measure.percent ? convertFromUsd(stated, conversion) : stated;
  const quantity = formula?.quantityStep ? roundUpTo(exact, formula.quantityStep) : exact;
  const priced = formula?.breaks && priceByBreaks(formula.breaks, quantity, measure.percent ? 100 : 1);
  const banded = formula?.breaks && priced && formatPricedBreaks(formula.breaks, priced, toUnits(measure));
  if (priced && priced.amount === undefined) {
    return { ...createUnpricedRate(rate, banded ?? ''), quantity: measure.percent ? stated : quantity };
  }
  const product = rate.baseRate.times(quantity);
  const raw = priced?.amount ?? (measure.percent ? product.div(100) : product);
  const minimum = computeMinimumCharge(rate, quantities);
  const limits = { minimumCharge: minimum?.amount, maximumCharge: rate.maximumCharge };
  const { raised, billed } = applyMinimumAndMaximum(raw, limits);
  const stepped = formula?.amountStep ? roundUpTo(billed, formula.amountStep) : billed;
  const rounded = excludeTax(stepped, formula);
  const steps = [banded ?? formatTrace(rate.criterion, rate.baseRate, quantity, measure, raw)];
  if (!quantity.eq(exact)) steps.unshift(formatRoundedQuantity(exact, quantity, measure));
  if (raised !== raw) steps.push(minimum?.each ?? TARIFF_MESSAGES.minimum(formatUsd(raised)));
  if (billed !== raised) steps.push(TARIFF_MESSAGES.maximum(formatUsd(billed)));
  if (!stepped.eq(billed)) steps.push(FORMULA_MESSAGES.roundedAmount(formatUsd(stepped)));
  if (formula?.includedTaxPercent) {
    const percent = formatDecimal(formula.includedTaxPercent);
    steps.push(FORMULA_MESSAGES.withoutTax({ percent, amount: formatUsd(rounded) }));
  }
  if (conversion) steps.push(formatConversion(rounded, conversion));
  const amount = toCents(conversion ? convertToUsd(rounded, conversion) : rounded);
  const scaleAmount = toUsdCents(priced?.amount && toNetCents(priced.amount, formula), conversion);
  const [step, other] = priced?.steps ?? [];
  const bandRate = step && !other && step.band.amount === undefined ? step.band.rate : undefined;
  const gross = bandRate ?? rate.baseRate;
  const perUnit = formula?.includedTaxPercent ? excludeTax(gross, formula).round(NET_RATE_DECIMALS) : gross;
  const costUsd = computeCostUsd(rate, quantities);
  return {
    ...{ unit: QUANTITY_MESSAGES[rate.criterion].unit, amount, trace: steps.join(' → '), scaleAmount },
    ...(costUsd ? { costUsd } : {}),
    quantity: conversion && measure.percent ? stated : quantity,
    rate: conversion && !measure.percent ? toUsdRate(perUnit, conversion) : perUnit,
  };
}

/** What the forwarder pays, in whole cents; undefined where no buying price is entered, or its quantity is not known. */
function computeCostUsd({ criterion, formula, conversion }: PriceableRate, quantities: Quantities): Big | undefined {
  const { buying } = formula ?? {};
  const { quantity, percent } = QUANTITY_SOURCES[buying?.criterion ?? criterion];
  const counted = buying && quantity(quantities, formula?.referenceCode);
  if (!buying || !counted) return undefined;
  const inCurrency = conversion && percent ? convertFromUsd(counted, conversion) : counted;
  const cost = computeCost(buying, inCurrency, percent ? 100 : 1);
  return toCents(conversion ? convertToUsd(cost, conversion) : cost);
}

/** A price without the tax that it holds. */
export function excludeTax(amount: Big, formula: RateFormula | undefined): Big {
  return formula?.includedTaxPercent ? amount.times(100).div(formula.includedTaxPercent.plus(100)) : amount;
}

/** The same in whole cents, where there is a tax to take out; a price that is without tax stays as it is. */
export function toNetCents(amount: Big, formula: RateFormula | undefined): Big {
  return formula?.includedTaxPercent ? toCents(excludeTax(amount, formula)) : amount;
}

/** What a rate costs at least; `each` says it where the minimum is for each of several things. */
function computeMinimumCharge(
  { minimumCharge, formula }: PriceableRate,
  quantities: Quantities,
): { readonly amount: Big; readonly each?: string } | undefined {
  if (!minimumCharge) return undefined;
  const unit = formula?.minimumPer;
  const counted = unit && QUANTITY_SOURCES[unit].quantity(quantities, undefined);
  if (!unit || !counted?.gt(1)) return { amount: minimumCharge };
  const amount = minimumCharge.times(counted);
  const each = { count: formatDecimal(counted), unit: QUANTITY_MESSAGES[unit].unit, amount: formatUsd(amount) };
  return { amount, each: FORMULA_MESSAGES.minimumEach(each) };
}

/** What a rate counts, in the words of whoever reads, its amounts named in the rate's currency. */
function findMeasure({
  criterion,
  currency,
  formula,
}: Pick<PriceableRate, 'criterion' | 'currency' | 'formula'>): Measure {
  const named = { ...QUANTITY_SOURCES[criterion], ...QUANTITY_MESSAGES[criterion] };
  const references = listReferenceCodes(formula?.referenceCode);
  const measure =
    references.length > 1 ? { ...named, unit: FORMULA_MESSAGES.ofCharges(formula?.referenceCode ?? '') } : named;
  if (currency === undefined) return measure;
  const rename = (text: string) => text.replace(QUOTED_CURRENCY, currency);
  return { ...measure, unit: rename(measure.unit), per: rename(measure.per) };
}

function createUnpricedRate({ criterion, baseRate }: Pick<Rate, 'criterion' | 'baseRate'>, trace: string): AppliedRate {
  const { unit } = QUANTITY_MESSAGES[criterion];
  return { quantity: undefined, unit, amount: undefined, trace, rate: baseRate, scaleAmount: undefined };
}

function roundUpTo(value: Big, step: Big): Big {
  return value.div(step).round(0, Big.roundUp).times(step);
}

function toUnits({ unit, per, percent }: Measure) {
  return { unit, per, isPercent: percent === true };
}

function formatRoundedQuantity(exact: Big, quantity: Big, { unit }: Measure): string {
  return `${formatExactly(exact)} ${unit} ${FORMULA_MESSAGES.roundedQuantity(formatExactly(quantity))}`;
}

function formatRate(baseRate: Big, measure: Measure): string {
  return `${formatDecimal(baseRate)} ${measure.per}`;
}

function formatTrace(criterion: RateCriterion, baseRate: Big, quantity: Big, measure: Measure, raw: Big): string {
  if (criterion === 'flat' || criterion === 'per_shipment') return `${formatUsd(baseRate)} ${measure.per}`;
  const isNamed = measure.unit !== QUANTITY_MESSAGES[criterion].unit;
  const isConverted = measure.percent && isNamed && !measure.unit.includes(QUOTED_CURRENCY);
  const format = criterion === 'pieces' ? formatDecimal : isConverted ? formatUsd : formatExactly;
  const unit = quantity.eq(1) ? (measure.one ?? measure.unit) : measure.unit;
  const counted = `${format(quantity)} ${unit}`;
  const of = measure.percent ? TARIFF_MESSAGES.percentOf : '×';
  return `${formatRate(baseRate, measure)} ${of} ${counted} = ${formatUsd(raw)}`;
}

function formatDecimal(value: Big): string {
  return value.toFixed();
}
