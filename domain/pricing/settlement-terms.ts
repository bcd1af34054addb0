import type { Big } from 'big.js';
import type { Day } from '../tariff/rate-validity.js';

/** A total in the destination's currency. */
export interface LocalRate {
  /** ISO 4217. */
  readonly currency: string;
  /** For one US dollar, its margin included. */
  readonly unitsPerUsd: Big;
  /** The first day that the exchange rate is for, in UTC. */
  readonly day: Day;
}

/** How a total is paid, as it stood on the day of pricing. */
export interface Settlement {
  /** Tax on services in percent: 0 for a customer abroad; undefined: it is told for information only. */
  readonly taxPercent: Big | undefined;
  /** Undefined: in US dollars alone. */
  readonly local: LocalRate | undefined;
}
