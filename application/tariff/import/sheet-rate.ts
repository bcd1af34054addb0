import type { Airport } from '../../../domain/geography/airport.js';
import type { Country } from '../../../domain/geography/country.js';
import type { ChargeCodeCatalog } from '../../../domain/tariff/charge-code/charge-code-catalog.js';
import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';
import type { Day } from '../../../domain/tariff/rate-validity.js';

/** What a row of the sheet asks for. */
export interface SheetRate {
  readonly line: number;
  readonly draft: RateDraft;
  /** The existing rate that it changes; undefined: a new one. */
  readonly before: Rate | undefined;
}

/** A rate of the tariff that a season of the sheet ends. */
export interface EndedRate {
  readonly before: Rate;
  /** The day before the season begins. */
  readonly validUntil: Day;
}

/** A row that cannot be taken. */
export interface RowError {
  readonly line: number;
  /** The rate of the row, in the words of the file: `HNDL, SJO`; undefined where it names none. */
  readonly rate?: string | undefined;
  readonly message: string;
}

/** The data that the rows are validated against. */
export interface Tariff {
  readonly rates: readonly Rate[];
  readonly airports: readonly Airport[];
  readonly countries: readonly Country[];
  readonly codes: ChargeCodeCatalog;
  /** Today, in UTC. */
  readonly day: Day;
}
