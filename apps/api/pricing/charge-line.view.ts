import type { Big } from 'big.js';
import type { ChargeableWeight } from '../../../domain/cargo/chargeable-weight/chargeable-weight-rule.port.js';
import type { ChargeLine } from '../../../domain/pricing/charge-line.js';
import { type ChargeTotals, filterLinesByCategory } from '../../../domain/pricing/complete-charges.js';

/** A decimal as the wire's number; null where it is not known. */
export function toNullableNumber(value: Big | undefined): number | null {
  return value === undefined ? null : value.toNumber();
}

/** A charge line of the wire. */
export function toChargeLineView(line: ChargeLine) {
  return {
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    category: line.category,
    rateCriteria: line.criterion,
    rate: line.rate.toNumber(),
    quantity: toNullableNumber(line.quantity),
    unit: line.unit,
    minimumCharge: toNullableNumber(line.minimumCharge),
    maximumCharge: toNullableNumber(line.maximumCharge),
    calculatedAmount: toNullableNumber(line.amount),
    trace: line.trace,
  };
}

/** The lines of the wire by category. */
export function toChargeListsView(lines: readonly ChargeLine[]) {
  return {
    compulsoryCharges: filterLinesByCategory(lines, 'Compulsory').map(toChargeLineView),
    deliveryCharges: filterLinesByCategory(lines, 'Delivery').map(toChargeLineView),
    additionalCharges: filterLinesByCategory(lines, 'Additional').map(toChargeLineView),
    optionalCharges: filterLinesByCategory(lines, 'Optional').map(toChargeLineView),
    excludedCharges: filterLinesByCategory(lines, 'Excluded').map(toChargeLineView),
  };
}

/** The totals of the wire, in US dollars. */
export function toTotalsView(totals: ChargeTotals) {
  return {
    compulsory: totals.compulsory.toNumber(),
    delivery: totals.delivery.toNumber(),
    additional: totals.additional.toNumber(),
    optional: totals.optional.toNumber(),
    finalTotal: totals.finalTotal.toNumber(),
  };
}

/** The chargeable weight of the wire, with how it came about. */
export function toChargeableWeightView(weight: ChargeableWeight) {
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
