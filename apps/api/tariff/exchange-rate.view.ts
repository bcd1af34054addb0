import type { ExchangeRate } from '../../../domain/tariff/exchange-rate/exchange-rate.js';

/** What a US dollar costs in another currency on some days. */
export class ExchangeRateView {
  readonly id!: number;
  readonly version!: number;
  /** ISO 4217. */
  readonly currency!: string;
  /** The first day that it is for, in UTC. */
  readonly validFrom!: string;
  /** The last day that it is for, in UTC. */
  readonly validUntil!: string;
  /** Units of the currency for one US dollar. */
  readonly unitsPerUsd!: number;
  /** What is added to a converted amount, in percent. */
  readonly marginPercent!: number;
  readonly notes!: string;
  /** ISO moment. */
  readonly updatedAt!: string;
}

/** An exchange rate for the wire. */
export function toExchangeRateView(rate: ExchangeRate): ExchangeRateView {
  const { id, version, currency, validFrom, validUntil, notes } = rate;
  return {
    ...{ id, version, currency, validFrom, validUntil, notes },
    unitsPerUsd: rate.unitsPerUsd.toNumber(),
    marginPercent: rate.marginPercent.toNumber(),
    updatedAt: rate.updatedAt.toISOString(),
  };
}
