import type { CustomerMargin } from '../../../application/quoting/list-margins.js';
import type { Margin } from '../../../domain/pricing/margin.js';
import { toNullableNumber } from '../pricing/charge-line.view.js';

/** What is left of charges whose cost is known; for staff only. US dollars. */
export class MarginView {
  readonly revenue!: number;
  readonly cost!: number;
  readonly margin!: number;
  /** Of the revenue, one decimal; null where there is none. */
  readonly percent!: number | null;
}

/** The margin of the quotations of one customer to one airport. */
export class CustomerMarginView extends MarginView {
  /** The sender's domain. */
  readonly domain!: string;
  /** IATA code. */
  readonly airport!: string;
  /** Quotations with a known cost. */
  readonly count!: number;
}

/** A margin for the wire. */
export function toMarginView({ revenueUsd, costUsd, marginUsd, percent }: Margin): MarginView {
  return {
    revenue: revenueUsd.toNumber(),
    cost: costUsd.toNumber(),
    margin: marginUsd.toNumber(),
    percent: toNullableNumber(percent),
  };
}

/** The margin of a customer at an airport for the wire. */
export function toCustomerMarginView({ domain, airport, count, ...margin }: CustomerMargin): CustomerMarginView {
  return { domain, airport, count, ...toMarginView(margin) };
}
