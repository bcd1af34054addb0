import { DomainError } from '../errors/domain-error.js';
import { StaleVersionError } from '../errors/repository-errors.js';
import { formatQuotationNumber, type Quotation } from './quotation.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** What a repository compares before it stores a change. */
export type QuotationVersion = Pick<Quotation, 'id' | 'revision' | 'status' | 'version'>;

/** What is said to a person whose decision rests on an older revision. */
export function createStaleRevisionError({
  id,
  revision,
}: Pick<QuotationVersion, 'id' | 'revision'>): StaleVersionError {
  return new StaleVersionError(QUOTING_MESSAGES.revisedMeanwhile({ number: formatQuotationNumber(id), revision }));
}

/**
 * What a repository says of a change that rests on an older version.
 * @param seenRevision the revision that the change started from @param stored the quotation as it stands
 */
export function createStaleQuotationError(seenRevision: number, stored: QuotationVersion): DomainError {
  if (stored.revision !== seenRevision) return createStaleRevisionError(stored);
  const message = QUOTING_MESSAGES.decidedMeanwhile({
    number: formatQuotationNumber(stored.id),
    status: stored.status,
  });
  return new DomainError('conflict', message);
}

/**
 * Refuses a decision about another revision than the one that the person had before them.
 * @param revision undefined where the caller does not say which one it saw
 * @throws DomainError `conflict`
 */
export function assertRevision(newest: QuotationVersion, revision: number | undefined): void {
  if (revision !== undefined && revision !== newest.revision) throw createStaleRevisionError(newest);
}
