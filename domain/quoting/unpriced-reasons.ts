import { listUnpricedNames } from '../tariff/condition/unpriced-facts.js';
import type { CodedHoldReason } from './hold-reason.js';
import type { PricedShipment } from './priced-shipment.js';

/** Charges that the shipment cannot do without and that have no amount; storage by the day is for information. */
export function findOnRequestReasons({ charges }: PricedShipment): CodedHoldReason[] {
  return charges.lines.flatMap(({ category, amount, serviceName, trace, storage }): CodedHoldReason[] => {
    if (amount !== undefined || storage) return [];
    if (category === 'Compulsory') return [{ code: 'compulsory-on-request', params: { serviceName, trace } }];
    return category === 'Delivery' ? [{ code: 'delivery-on-request', params: { serviceName, trace } }] : [];
  });
}

/** Reasons that hold a shipment for a class of cargo or a wish, whatever the tariff says. */
const REASONS_OF_CONDITIONS = ['dangerous-goods', 'special-cargo', 'special-wish'] as const;

/**
 * Classes of cargo and wishes without a rate. A tariff that tells no cargo apart says nothing about them: there the reason
 * is given where no other one holds the shipment for them.
 */
export function findUnpricedReasons(
  { charges: { unpriced } }: PricedShipment,
  others: readonly CodedHoldReason[],
): CodedHoldReason[] {
  if (!unpriced) return [];
  const isHeld = others.some(({ code }) => REASONS_OF_CONDITIONS.some((one) => one === code));
  if (isHeld && !unpriced.isToldApart) return [];
  return [{ code: 'rate-for-condition-missing', params: { names: listUnpricedNames(unpriced) } }];
}
