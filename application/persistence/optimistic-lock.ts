import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import type { TransactionScope } from './unit-of-work.port.js';

/**
 * Takes a quotation in hand for the rest of a unit of work, first of all in it, so that everybody waits in the same order.
 * What was decided about it by looking at it earlier holds only for what it was then.
 * @param seen the quotation that the decision rests on
 * @throws DomainError `conflict` where somebody has revised or decided it since
 */
export async function lockAndAssertUnchanged(tx: TransactionScope, seen: Quotation): Promise<void> {
  const now = await tx.quotations.findForUpdate(seen.id);
  if (!now) throw createNotFoundError('quotation', seen.id);
  if (now.revision !== seen.revision) throw createStaleRevisionError(now);
  if (now.status !== seen.status) {
    const message = `Somebody else has just decided about ${formatQuotationNumber(seen.id)}: it is ${now.status} now.`;
    throw new DomainError('conflict', message);
  }
}

/**
 * Refuses a decision about another revision than the one that the person had before them.
 * @param revision undefined where the caller does not say which one it saw
 * @throws DomainError `conflict`
 */
export function assertRevision(newest: Quotation, revision: number | undefined): void {
  if (revision !== undefined && revision !== newest.revision) throw createStaleRevisionError(newest);
}

/** What is said to a person whose decision rests on an older revision. */
export function createStaleRevisionError({ id, revision }: Pick<Quotation, 'id' | 'revision'>): DomainError {
  const message = `Somebody else has changed ${formatQuotationNumber(id)} in the meantime: it is now revision ${revision}.`;
  return new DomainError('conflict', message);
}
