import { Big } from 'big.js';
import { toCents } from '../money/usd.js';
import type { Conversion } from '../tariff/exchange-rate/exchange-rate.js';
import { type ChargeTotals, computeServiceTax } from './complete-charges.js';
import type { LocalRate, Settlement } from './settlement-terms.js';

/** What a total comes to with its tax, in whole cents. */
export interface Payable {
  readonly net: Big;
  readonly tax: Big;
  readonly payable: Big;
}

/** The currencies of the served countries whose own is not the US dollar, by ISO alpha-2. */
const LOCAL_CURRENCIES: Readonly<Record<string, string>> = { CR: 'CRC', NI: 'NIO', HN: 'HNL', GT: 'GTQ' };

/** The currency of a country; undefined where US dollars are used. @param country ISO alpha-2 */
export function findLocalCurrency(country: string): string | undefined {
  return Object.hasOwn(LOCAL_CURRENCIES, country) ? LOCAL_CURRENCIES[country] : undefined;
}

/** What a dollar is in a local currency, with the margin of the exchange rate. */
export function toLocalRate({ currency, unitsPerUsd, marginPercent, validFrom }: Conversion): LocalRate {
  return { currency, unitsPerUsd: unitsPerUsd.times(marginPercent.plus(100)).div(100), day: validFrom };
}

/** Net, tax and what is paid, in US dollars; undefined where the tax is told for information only. */
export function computePayable(totals: ChargeTotals, { taxPercent }: Settlement): Payable | undefined {
  if (!taxPercent) return undefined;
  const tax = computeServiceTax(totals, taxPercent.toNumber());
  return { net: totals.finalTotal, tax, payable: totals.finalTotal.plus(tax) };
}

/** The same in the local currency: net and tax are converted, and what is paid is their sum, so that it adds up. */
export function convertPayable({ net, tax }: Pick<Payable, 'net' | 'tax'>, { unitsPerUsd }: LocalRate): Payable {
  const [localNet, localTax] = [toCents(net.times(unitsPerUsd)), toCents(tax.times(unitsPerUsd))];
  return { net: localNet, tax: localTax, payable: localNet.plus(localTax) };
}

/** What a total comes to in the local currency; undefined: it is told in US dollars alone. */
export function computeLocal(totals: ChargeTotals, settlement: Settlement): Payable | undefined {
  const { local } = settlement;
  const { net, tax } = computePayable(totals, settlement) ?? { net: totals.finalTotal, tax: Big(0) };
  return local && convertPayable({ net, tax }, local);
}
