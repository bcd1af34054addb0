import { Big } from 'big.js';
import type { ChargeTotals } from './complete-charges.js';

/** What is left of the charges whose cost is known. It stays inside. Amounts in US dollars. */
export interface Margin {
  /** What these charges are sold for. */
  readonly revenueUsd: Big;
  readonly costUsd: Big;
  readonly marginUsd: Big;
  /** Of the revenue, one decimal; undefined where there is none. */
  readonly percent: Big | undefined;
}

/** The least margin that a quotation is sent with by itself. */
export interface MarginFloor {
  /** Of the revenue. */
  readonly percent: number;
  readonly usd: number;
}

/** The margin of a revenue at a cost. */
export function computeMargin(revenueUsd: Big, costUsd: Big): Margin {
  const marginUsd = revenueUsd.minus(costUsd);
  const percent = revenueUsd.gt(0) ? marginUsd.times(100).div(revenueUsd).round(1, Big.roundHalfUp) : undefined;
  return { revenueUsd, costUsd, marginUsd, percent };
}

/** The margin of charges; undefined where no buying price is known of any of them. */
export function computeMarginOf({ costed, cost }: ChargeTotals): Margin | undefined {
  return costed && cost ? computeMargin(costed, cost) : undefined;
}

/** Whether a margin is below the floor; sold for nothing, any cost is. */
export function isBelowFloor({ revenueUsd, marginUsd }: Margin, { percent, usd }: MarginFloor): boolean {
  return marginUsd.lt(usd) || marginUsd.times(100).lt(revenueUsd.times(percent));
}
