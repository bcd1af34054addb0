import { applyRate, type Quantities } from '../tariff/apply-rate.js';
import type { ChargeCategory } from '../tariff/charge-category/charge-category.js';
import type { Rate, RateDraft } from '../tariff/rate.js';
import type { ChargeLine } from './charge-line.js';

/** A service that the quotation needs and the tariff lacks. */
export interface MissingRate {
  readonly serviceCode: string;
  readonly reason: string;
}

/** The line that a rate makes for a shipment. */
export function createChargeLine(
  rate: RateDraft & Pick<Rate, 'serviceNameEs'>,
  category: ChargeCategory,
  quantities: Quantities,
): ChargeLine {
  const applied = applyRate(rate, quantities);
  const isOpen = applied.amount === undefined && rate.minimumCharge?.gt(0);
  return {
    serviceCode: rate.serviceCode,
    serviceName: rate.serviceName,
    serviceNameEs: rate.serviceNameEs,
    category,
    criterion: rate.criterion,
    rate: applied.rate,
    quantity: applied.quantity,
    unit: applied.unit,
    minimumCharge: rate.minimumCharge,
    maximumCharge: rate.maximumCharge,
    amount: applied.amount,
    ...(isOpen ? { fromAmount: rate.minimumCharge } : {}),
    scaleAmount: applied.scaleAmount,
    trace: applied.trace,
  };
}
