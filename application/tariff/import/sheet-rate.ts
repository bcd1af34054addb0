import type { Rate, RateDraft } from '../../../domain/tariff/rate.js';

/** What a row of the sheet asks for. */
export interface SheetRate {
  readonly line: number;
  readonly draft: RateDraft;
  /** The existing rate that it changes; undefined: a new one. */
  readonly before: Rate | undefined;
}

/** A row that cannot be taken. */
export interface RowError {
  readonly line: number;
  readonly message: string;
}
