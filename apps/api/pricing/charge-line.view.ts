import type { Big } from 'big.js';
import type { ChargeableWeight } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { ChargeLine } from '../../../domain/pricing/charge-line.js';
import { type ChargeTotals, linesOf } from '../../../domain/pricing/complete-charges.js';

/** A decimal as the wire's number; null where it is not known. */
export function numberOf(value: Big | undefined): number | null {
  return value === undefined ? null : value.toNumber();
}

/** A charge line of the wire. */
export function chargeLineView(line: ChargeLine) {
  return {
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    category: line.category,
    rateCriteria: line.criterion,
    rate: line.rate.toNumber(),
    quantity: numberOf(line.quantity),
    unit: line.unit,
    minimumCharge: numberOf(line.minimumCharge),
    maximumCharge: numberOf(line.maximumCharge),
    calculatedAmount: numberOf(line.amount),
    trace: line.trace,
  };
}

/** The lines of the wire by category. */
export function chargeListsView(lines: readonly ChargeLine[]) {
  return {
    compulsoryCharges: linesOf(lines, 'Compulsory').map(chargeLineView),
    deliveryCharges: linesOf(lines, 'Delivery').map(chargeLineView),
    additionalCharges: linesOf(lines, 'Additional').map(chargeLineView),
    optionalCharges: linesOf(lines, 'Optional').map(chargeLineView),
    excludedCharges: linesOf(lines, 'Excluded').map(chargeLineView),
  };
}

/** The totals of the wire, in US dollars. */
export function totalsView(totals: ChargeTotals) {
  return {
    compulsory: totals.compulsory.toNumber(),
    delivery: totals.delivery.toNumber(),
    additional: totals.additional.toNumber(),
    optional: totals.optional.toNumber(),
    finalTotal: totals.finalTotal.toNumber(),
  };
}

/** The chargeable weight of the wire, with how it came about. */
export function chargeableWeightView(weight: ChargeableWeight) {
  return {
    chargeableWeight: weight.chargeableKg.toNumber(),
    calculationDetails: {
      chargeableWeightBasis: weight.basis,
      grossWeight: weight.grossKg.toNumber(),
      volumetricWeight: weight.volumetricKg.toNumber(),
      exactChargeableWeight: weight.exactKg.toNumber(),
      volumeM3: weight.volumeM3.toNumber(),
      pieces: weight.pieces,
      divisor: weight.divisor,
      rounding: weight.rounding,
    },
  };
}
