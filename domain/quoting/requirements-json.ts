import type { Big } from 'big.js';
import type { ChargeLine } from '../pricing/charge-line.js';
import { type CompleteCharges, filterLinesByCategory } from '../pricing/complete-charges.js';
import type { ChargeCategoryRule } from '../tariff/charge-category/charge-category-rule.port.js';
import type { PricedShipment } from './quotation.js';
import { computeQuoteAmount, type QuoteAmount } from './quote-amount.js';
import { combineCharges } from './quoted-shipments.js';
import type { ShipmentRequest } from './shipment-request.js';

/** A charge line in plain numbers; an amount on request is null. */
export interface ChargeJson {
  readonly serviceCode: string;
  readonly serviceName: string;
  readonly category: string;
  readonly rateCriteria: string;
  readonly rate: number;
  readonly quantity: number | null;
  readonly unit: string;
  readonly minimumCharge: number | null;
  readonly maximumCharge: number | null;
  readonly calculatedAmount: number | null;
  readonly trace: string;
}

/** The charges in the form that section 3 of the specification names `requirements.destinationCharges`. */
export interface DestinationChargesJson {
  readonly compulsoryCharges: readonly ChargeJson[];
  readonly deliveryCharges: readonly ChargeJson[];
  readonly additionalCharges: readonly ChargeJson[];
  readonly optionalCharges: readonly ChargeJson[];
  readonly totals: Readonly<
    Record<Exclude<keyof CompleteCharges['totals'], 'untaxed' | 'passThrough' | 'costed' | 'cost'>, number>
  >;
  readonly totalDestinationCharges: number;
}

/** The charges of a quotation in plain numbers, by category. */
export function toDestinationChargesJson(charges: CompleteCharges): DestinationChargesJson {
  const { compulsory, delivery, additional, optional, finalTotal } = charges.totals;
  return {
    compulsoryCharges: filterLinesByCategory(charges.lines, 'Compulsory').map(toChargeJson),
    deliveryCharges: filterLinesByCategory(charges.lines, 'Delivery').map(toChargeJson),
    additionalCharges: filterLinesByCategory(charges.lines, 'Additional').map(toChargeJson),
    optionalCharges: filterLinesByCategory(charges.lines, 'Optional').map(toChargeJson),
    totals: {
      compulsory: compulsory.toNumber(),
      delivery: delivery.toNumber(),
      additional: additional.toNumber(),
      optional: optional.toNumber(),
      finalTotal: finalTotal.toNumber(),
    },
    totalDestinationCharges: finalTotal.toNumber(),
  };
}

/**
 * The `requirements` of a list row as JSON text: the request and its destination charges. The evidence and the
 * extractor's own words stay with the full quotation, so that a page of rows stays small.
 */
export function toRequirementsJson(shipment: PricedShipment): string {
  const { evidence: _evidence, rawAnswer: _rawAnswer, ...request } = toRequestJson(shipment.request);
  return JSON.stringify({ ...request, destinationCharges: toChargesData(combineCharges(shipment)) });
}

/** The JSON form of one shipment's request, in which the value that won a conflict is called `kept`. */
export function toRequestJson({ conflicts, furtherShipments: _further, ...request }: ShipmentRequest) {
  if (!conflicts) return request;
  return { ...request, conflicts: conflicts.map(({ field, current, other }) => ({ field, kept: current, other })) };
}

/** The amount that is shown for charges, and whether it rests on them. */
export function computeDisplayAmount(charges: CompleteCharges, categories: ChargeCategoryRule): QuoteAmount {
  return computeQuoteAmount(toChargesData(charges), charges.totals.finalTotal.toNumber(), categories);
}

/** Undefined where a quotation came in with its total alone: without lines there is no data that the total rests on. */
function toChargesData(charges: CompleteCharges): DestinationChargesJson | undefined {
  return charges.lines.length === 0 ? undefined : toDestinationChargesJson(charges);
}

function toChargeJson(line: ChargeLine): ChargeJson {
  return {
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    category: line.category,
    rateCriteria: line.criterion,
    rate: line.rate.toNumber(),
    quantity: toNumberOrNull(line.quantity),
    unit: line.unit,
    minimumCharge: toNumberOrNull(line.minimumCharge),
    maximumCharge: toNumberOrNull(line.maximumCharge),
    calculatedAmount: toNumberOrNull(line.amount),
    trace: line.trace,
  };
}

function toNumberOrNull(amount: Big | undefined): number | null {
  return amount === undefined ? null : amount.toNumber();
}
