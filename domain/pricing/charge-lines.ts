import { Big } from 'big.js';
import { sumUsd } from '../money/usd.js';
import type { Quantities } from '../tariff/apply-rate.js';
import { listReferenceCodes } from '../tariff/formula/charge-reference.js';
import type { Rate } from '../tariff/rate.js';
import type { ChargeLine } from './charge-line.js';
import { createChargeLine } from './charge-line-from-rate.js';

/**
 * The lines of rates, those that are a percentage of another charge after the charge that they are of. What refers to a
 * charge without an amount, or in a circle, is on request.
 * @param priced lines that are there already, for instance of the delivery; they stand first
 */
export function createChargeLines(
  rates: readonly Rate[],
  priced: readonly ChargeLine[],
  quantities: Quantities,
): readonly ChargeLine[] {
  const lines = new Map<Rate, ChargeLine>();
  let ready = rates.filter((rate) => !isPercentOfCharge(rate) && !isPercentOfInvoices(rate));
  for (let left = rates; left.length > 0; ) {
    const known = [...priced, ...lines.values()];
    const chargesUsd = sumByCode(known);
    const thirdPartyInvoiceUsd = quantities.thirdPartyInvoiceUsd ?? sumPassThrough(known);
    for (const rate of ready) {
      lines.set(rate, createChargeLine(rate, rate.category, { ...quantities, chargesUsd, thirdPartyInvoiceUsd }));
    }
    const open = rates.filter((rate) => !lines.has(rate));
    // A charge whose reference is still to come waits for it; where all wait for each other, none has an amount.
    const unblocked = open.filter((rate) => open.every((one) => one === rate || !isBasedOn(rate, one)));
    ready = unblocked.length > 0 ? unblocked : open;
    left = open;
  }
  return [...priced, ...rates.flatMap((rate) => lines.get(rate) ?? [])];
}

function isPercentOfCharge({ criterion }: Rate): boolean {
  return criterion === 'other_charge';
}

function isPercentOfInvoices({ criterion }: Rate): boolean {
  return criterion === 'third_party_invoice';
}

/** What is handed on at cost is what the forwarder lays out for the customer. */
function isBasedOn(rate: Rate, other: Rate): boolean {
  if (isPercentOfInvoices(rate)) return other.isPassThrough === true;
  return listReferenceCodes(rate.formula?.referenceCode).includes(other.serviceCode);
}

/** What others are paid for the customer; undefined where no line is handed on at cost. */
function sumPassThrough(lines: readonly ChargeLine[]): Big | undefined {
  const amounts = lines.flatMap(({ isPassThrough, amount }) => (isPassThrough && amount ? [amount] : []));
  return amounts.length > 0 ? sumUsd(amounts) : undefined;
}

/** A charge with a line without an amount has none; one for information, such as storage by the day, counts nothing. */
function sumByCode(lines: readonly ChargeLine[]): ReadonlyMap<string, Big | undefined> {
  const sums = new Map<string, Big | undefined>();
  for (const { serviceCode, amount } of lines) {
    const before = sums.has(serviceCode) ? sums.get(serviceCode) : Big(0);
    sums.set(serviceCode, amount && before?.plus(amount));
  }
  return sums;
}
