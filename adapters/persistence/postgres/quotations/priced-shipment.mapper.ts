import { Big } from 'big.js';
import type { ChargeableWeight } from '../../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { Assumption } from '../../../../domain/pricing/assumption.js';
import type { ChargeLine } from '../../../../domain/pricing/charge-line.js';
import type { MissingRate } from '../../../../domain/pricing/charge-line-from-rate.js';
import type { CompleteCharges } from '../../../../domain/pricing/complete-charges.js';
import type { Settlement } from '../../../../domain/pricing/settlement-terms.js';
import type { StorageInformation } from '../../../../domain/pricing/storage-line.js';
import type { AdjustedCharges, LineAdjustment } from '../../../../domain/quoting/line-adjustment/adjusted-charges.js';
import type { UnpricedFacts } from '../../../../domain/tariff/condition/unpriced-facts.js';

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
      untaxed: totals.untaxed?.toString(),
      passThrough: totals.passThrough?.toString(),
      costed: totals.costed?.toString(),
      cost: totals.cost?.toString(),
    },
    settlement: charges.settlement && toSettlementDocument(charges.settlement),
    inTotal: charges.inTotal,
    distanceKm: charges.distanceKm,
    ratesValidUntil: charges.ratesValidUntil,
    assumptions: charges.assumptions.map(toAssumptionDocument),
    missing: charges.missing.map(toMissingRate),
    unpriced: charges.unpriced && toUnpricedFacts(charges.unpriced),
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
      ...(totals.untaxed ? { untaxed: Big(totals.untaxed) } : {}),
      ...(totals.passThrough ? { passThrough: Big(totals.passThrough) } : {}),
      ...(totals.costed ? { costed: Big(totals.costed) } : {}),
      ...(totals.cost ? { cost: Big(totals.cost) } : {}),
    },
    ...(document.settlement ? { settlement: toSettlement(document.settlement) } : {}),
    ...(document.inTotal ? { inTotal: document.inTotal } : {}),
    distanceKm: document.distanceKm,
    ratesValidUntil: document.ratesValidUntil,
    assumptions: document.assumptions.map(toAssumptionDocument),
    missing: document.missing.map(toMissingRate),
    ...(document.unpriced ? { unpriced: toUnpricedFacts(document.unpriced) } : {}),
  };
}

function toSettlementDocument({ taxPercent, local }: Settlement) {
  return {
    taxPercent: taxPercent?.toString(),
    local: local && { currency: local.currency, unitsPerUsd: local.unitsPerUsd.toString(), day: local.day },
  };
}

function toSettlement({ taxPercent, local }: ReturnType<typeof toSettlementDocument>): Settlement {
  return {
    taxPercent: toDecimal(taxPercent),
    local: local && { currency: local.currency, unitsPerUsd: Big(local.unitsPerUsd), day: local.day },
  };
}

/** An assumption as it is stored, and as the domain knows it: the names are the same. */
export function toAssumptionDocument({ field, value, reason }: Assumption): Assumption {
  return { field, value, reason };
}

/** What people changed by hand, as it is stored. */
export function toAdjustedDocument({ adjustments, tariffCharges }: AdjustedCharges) {
  return { adjustments: adjustments.map(toAdjustmentDocument), tariffCharges: toChargesDocument(tariffCharges) };
}

/** What people changed by hand, as the domain knows it. */
export function toAdjusted({ adjustments, tariffCharges }: ReturnType<typeof toAdjustedDocument>): AdjustedCharges {
  return { adjustments: adjustments.map(toAdjustment), tariffCharges: toCharges(tariffCharges) };
}

function toAdjustmentDocument(one: LineAdjustment) {
  return {
    change: one.change,
    serviceCode: one.serviceCode,
    serviceName: one.serviceName,
    serviceNameEs: one.serviceNameEs,
    category: one.category,
    amountUsd: one.amountUsd.toString(),
    reason: one.reason,
    actor: one.actor,
    at: one.at.toISOString(),
  };
}

function toAdjustment(document: ReturnType<typeof toAdjustmentDocument>): LineAdjustment {
  const { change, serviceCode, serviceName, serviceNameEs, category, reason, actor } = document;
  const named = { change, serviceCode, serviceName, serviceNameEs, category, reason, actor };
  return { ...named, amountUsd: Big(document.amountUsd), at: new Date(document.at) };
}

/** The names are the same as they are stored. */
function toMissingRate({ serviceCode, reason, currency }: MissingRate): MissingRate {
  return { serviceCode, reason, ...(currency === undefined ? {} : { currency }) };
}

/** The names are the same as they are stored. */
function toUnpricedFacts({ commodities, services, isToldApart }: UnpricedFacts): UnpricedFacts {
  return { commodities, services, isToldApart };
}

function toStorageDocument({ freeDays, freeDayKind, perDayUsd, days }: StorageInformation) {
  return { freeDays, freeDayKind, perDayUsd: perDayUsd?.toString(), days };
}

function toStorage({ freeDays, freeDayKind, perDayUsd, days }: ReturnType<typeof toStorageDocument>) {
  return { freeDays, freeDayKind, perDayUsd: toDecimal(perDayUsd), days };
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
    fromAmount: line.fromAmount?.toString(),
    manual: line.manual,
    storage: line.storage && toStorageDocument(line.storage),
    appliesFor: line.appliesFor,
    isPassThrough: line.isPassThrough,
    isTaxable: line.isTaxable,
    costUsd: line.costUsd?.toString(),
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
    ...(document.fromAmount === undefined ? {} : { fromAmount: Big(document.fromAmount) }),
    ...(document.manual ? { manual: document.manual } : {}),
    ...(document.storage ? { storage: toStorage(document.storage) } : {}),
    ...(document.appliesFor === undefined ? {} : { appliesFor: document.appliesFor }),
    ...(document.isPassThrough === undefined ? {} : { isPassThrough: document.isPassThrough }),
    ...(document.isTaxable === undefined ? {} : { isTaxable: document.isTaxable }),
    ...(document.costUsd === undefined ? {} : { costUsd: Big(document.costUsd) }),
    trace: document.trace,
  };
}

function toDecimal(text: string | undefined): Big | undefined {
  return text === undefined ? undefined : Big(text);
}
