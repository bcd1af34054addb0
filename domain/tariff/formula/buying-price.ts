import { Big } from 'big.js';
import type { RateCriterion } from '../rate-criterion.js';

/** What the forwarder pays for what a rate sells, in the rate's currency, without tax. It is never shown to a customer. */
export interface BuyingPrice {
  /** A unit, or in percent. */
  readonly rate: Big;
  /** Undefined: no minimum. */
  readonly minimum: Big | undefined;
  /** What it is multiplied by where that is not what the rate counts; undefined: the same. */
  readonly criterion?: RateCriterion | undefined;
}

/** A buying price as it is entered, stored and sent; null or absent: none. */
export interface BuyingPriceEntry {
  readonly rate?: number | string | null | undefined;
  readonly minimum?: number | string | null | undefined;
}

const MAX_FIGURE = 1_000_000;

/** Whether an entry is one, neither figure below zero, or says nothing. */
export function isBuyingPrice({ rate, minimum }: BuyingPriceEntry): boolean {
  const figures = [rate, minimum].filter((one) => one !== null && one !== undefined && one !== '').map(Number);
  return figures.every((figure) => figure >= 0 && figure <= MAX_FIGURE);
}

/** The price of an entry that was found valid; undefined where it says nothing. */
export function toBuyingPrice(entry: BuyingPriceEntry | null | undefined): BuyingPrice | undefined {
  const toDecimal = (value: number | string | null | undefined) =>
    value === null || value === undefined || value === '' ? undefined : Big(value);
  const [rate, minimum] = [toDecimal(entry?.rate), toDecimal(entry?.minimum)];
  return rate || minimum ? { rate: rate ?? Big(0), minimum } : undefined;
}

/** A price as it is stored and recorded: decimals as texts. */
export function toBuyingPriceEntry({ rate, minimum }: BuyingPrice): BuyingPriceEntry {
  return { rate: rate.toFixed(), minimum: minimum?.toFixed() ?? null };
}

/** What a quantity costs the forwarder. @param divisor 100 where the rate is a percentage, else 1 */
export function computeCost({ rate, minimum }: BuyingPrice, quantity: Big, divisor: number): Big {
  const cost = rate.times(quantity).div(divisor);
  return minimum?.gt(cost) ? minimum : cost;
}
