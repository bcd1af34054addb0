import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import { formatQuotationNumber, type Quotation } from '../../domain/quoting/quotation.js';
import type { TransactionScope } from './unit-of-work.port.js';

/**
 * Locks a quotation for the rest of a unit of work, before any other lock, so that the lock order is always the same. A
 * decision based on an earlier read is valid only for that state.
 * @param seen the quotation that the decision is based on
 * @throws DomainError `conflict` if it was revised or decided since
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
 * Rejects a decision about another revision than the one that the user was shown.
 * @param revision undefined if the caller does not send it
 * @throws DomainError `conflict`
 */
export function assertRevision(newest: Quotation, revision: number | undefined): void {
  if (revision !== undefined && revision !== newest.revision) throw createStaleRevisionError(newest);
}

/** The message for a decision based on an older revision. */
export function createStaleRevisionError({ id, revision }: Pick<Quotation, 'id' | 'revision'>): DomainError {
  const message = `Somebody else has changed ${formatQuotationNumber(id)} in the meantime: it is now revision ${revision}.`;
  return new DomainError('conflict', message);
}
