import type { Correction } from './correction.js';

/** Stores users' corrections permanently: they show what is read wrongly. */
export abstract class CorrectionRepository {
  abstract add(corrections: readonly Correction[]): Promise<void>;
  /** Those of a quotation, the oldest first, those of one revision in the order of the fields. */
  abstract findByQuotation(quotationId: number): Promise<readonly Correction[]>;
  /** The ids of the quotations that have any, the lowest first, after one and `limit` at most. @param after 0: from the first on */
  abstract findQuotationIds(after: number, limit: number): Promise<readonly number[]>;
}
