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
  readonly message: string;
}
