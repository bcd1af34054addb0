import type { Big } from 'big.js';
import type { ChargeCategoryRule } from '../pricing/charge-category/charge-category-rule.port.js';
import type { ChargeLine } from '../pricing/charge-line.js';
import { type CompleteCharges, linesOf } from '../pricing/complete-charges.js';
import type { PricedShipment } from './quotation.js';
import { type QuoteAmount, quoteAmount } from './quote-amount.js';

/** A charge line in plain numbers; an amount on request is null. */
export interface PlainCharge {
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
export interface PlainDestinationCharges {
  readonly compulsoryCharges: readonly PlainCharge[];
  readonly deliveryCharges: readonly PlainCharge[];
  readonly additionalCharges: readonly PlainCharge[];
  readonly optionalCharges: readonly PlainCharge[];
  readonly totals: Readonly<Record<keyof CompleteCharges['totals'], number>>;
  readonly totalDestinationCharges: number;
}

/** The charges of a quotation in plain numbers, by category. */
export function plainDestinationCharges(charges: CompleteCharges): PlainDestinationCharges {
  const { compulsory, delivery, additional, optional, finalTotal } = charges.totals;
  return {
    compulsoryCharges: linesOf(charges.lines, 'Compulsory').map(plainCharge),
    deliveryCharges: linesOf(charges.lines, 'Delivery').map(plainCharge),
    additionalCharges: linesOf(charges.lines, 'Additional').map(plainCharge),
    optionalCharges: linesOf(charges.lines, 'Optional').map(plainCharge),
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
export function requirementsText(shipment: PricedShipment): string {
  const { evidence: _evidence, rawAnswer: _rawAnswer, ...request } = shipment.request;
  return JSON.stringify({ ...request, destinationCharges: chargesData(shipment.charges) });
}

/** The amount that is shown for charges, and whether it rests on them. */
export function shownAmountOf(charges: CompleteCharges, categories: ChargeCategoryRule): QuoteAmount {
  return quoteAmount(chargesData(charges), charges.totals.finalTotal.toNumber(), categories);
}

/** Undefined where a quotation came in with its total alone: without lines there is no data that the total rests on. */
function chargesData(charges: CompleteCharges): PlainDestinationCharges | undefined {
  return charges.lines.length === 0 ? undefined : plainDestinationCharges(charges);
}

function plainCharge(line: ChargeLine): PlainCharge {
  return {
    serviceCode: line.serviceCode,
    serviceName: line.serviceName,
    category: line.category,
    rateCriteria: line.criterion,
    rate: line.rate.toNumber(),
    quantity: numberOrNull(line.quantity),
    unit: line.unit,
    minimumCharge: numberOrNull(line.minimumCharge),
    maximumCharge: numberOrNull(line.maximumCharge),
    calculatedAmount: numberOrNull(line.amount),
    trace: line.trace,
  };
}

function numberOrNull(amount: Big | undefined): number | null {
  return amount === undefined ? null : amount.toNumber();
}
