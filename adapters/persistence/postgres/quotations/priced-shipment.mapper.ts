import { Big } from 'big.js';
import type { ChargeableWeight } from '../../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { Assumption } from '../../../../domain/pricing/assumption.js';
import type { ChargeLine } from '../../../../domain/pricing/charge-line.js';
import type { MissingRate } from '../../../../domain/pricing/charge-line-from-rate.js';
import type { CompleteCharges } from '../../../../domain/pricing/complete-charges.js';

/** A weight as it is stored; decimals are written as text, so that no binary fraction slips in. */
export function toWeightDocument(weight: ChargeableWeight) {
  return {
    chargeableKg: weight.chargeableKg.toString(),
    exactKg: weight.exactKg.toString(),
    grossKg: weight.grossKg.toString(),
    volumetricKg: weight.volumetricKg.toString(),
    volumeM3: weight.volumeM3.toString(),
    pieces: weight.pieces,
    basis: weight.basis,
    divisor: weight.divisor,
    rounding: weight.rounding,
  };
}

/** The weight as the domain knows it. */
export function toWeight(document: ReturnType<typeof toWeightDocument>): ChargeableWeight {
  return {
    chargeableKg: Big(document.chargeableKg),
    exactKg: Big(document.exactKg),
    grossKg: Big(document.grossKg),
    volumetricKg: Big(document.volumetricKg),
    volumeM3: Big(document.volumeM3),
    pieces: document.pieces,
    basis: document.basis,
    divisor: document.divisor,
    rounding: document.rounding,
  };
}

/** Charges as they are stored. */
export function toChargesDocument(charges: CompleteCharges) {
  const { totals } = charges;
  return {
    incoterm: charges.incoterm,
    airport: charges.airport,
    country: charges.country,
    lines: charges.lines.map(toChargeLineDocument),
    totals: {
      compulsory: totals.compulsory.toString(),
      delivery: totals.delivery.toString(),
      additional: totals.additional.toString(),
      optional: totals.optional.toString(),
      finalTotal: totals.finalTotal.toString(),
    },
    distanceKm: charges.distanceKm,
    ratesValidUntil: charges.ratesValidUntil,
    assumptions: charges.assumptions.map(toAssumptionDocument),
    missing: charges.missing.map(toMissingRate),
  };
}

/** The charges as the domain knows them. */
export function toCharges(document: ReturnType<typeof toChargesDocument>): CompleteCharges {
  const { totals } = document;
  return {
    incoterm: document.incoterm,
    airport: document.airport,
    country: document.country,
    lines: document.lines.map(toChargeLine),
    totals: {
      compulsory: Big(totals.compulsory),
      delivery: Big(totals.delivery),
      additional: Big(totals.additional),
      optional: Big(totals.optional),
      finalTotal: Big(totals.finalTotal),
    },
    distanceKm: document.distanceKm,
    ratesValidUntil: document.ratesValidUntil,
    assumptions: document.assumptions.map(toAssumptionDocument),
    missing: document.missing.map(toMissingRate),
  };
}

/** An assumption as it is stored, and as the domain knows it: the names are the same. */
export function toAssumptionDocument({ field, value, reason }: Assumption): Assumption {
  return { field, value, reason };
}

/** The names are the same as they are stored. */
function toMissingRate({ serviceCode, reason, currency }: MissingRate): MissingRate {
  return { serviceCode, reason, ...(currency === undefined ? {} : { currency }) };
}

function toChargeLineDocument(line: ChargeLine) {
  return {
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    serviceNameEs: line.serviceNameEs,
    category: line.category,
    criterion: line.criterion,
    rate: line.rate.toString(),
    quantity: line.quantity?.toString(),
    unit: line.unit,
    minimumCharge: line.minimumCharge?.toString(),
    maximumCharge: line.maximumCharge?.toString(),
    amount: line.amount?.toString(),
    scaleAmount: line.scaleAmount?.toString(),
    trace: line.trace,
  };
}

function toChargeLine(document: ReturnType<typeof toChargeLineDocument>): ChargeLine {
  return {
    serviceCode: document.serviceCode,
    serviceName: document.serviceName,
    serviceNameEs: document.serviceNameEs,
    category: document.category,
    criterion: document.criterion,
    rate: Big(document.rate),
    quantity: toDecimal(document.quantity),
    unit: document.unit,
    minimumCharge: toDecimal(document.minimumCharge),
    maximumCharge: toDecimal(document.maximumCharge),
    amount: toDecimal(document.amount),
    scaleAmount: toDecimal(document.scaleAmount),
    trace: document.trace,
  };
}

function toDecimal(text: string | undefined): Big | undefined {
  return text === undefined ? undefined : Big(text);
}
