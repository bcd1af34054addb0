import { DomainError } from '../errors/domain-error.js';
import { formatQuotationNumber } from './quotation-number.js';
import type { QuotationStatus } from './quotation-status.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** What is said to a person who wants a quotation sent again that has not been sent. */
export function createNotSentError({
  id,
  status,
}: {
  readonly id: number;
  readonly status: QuotationStatus;
}): DomainError {
  return new DomainError('conflict', QUOTING_MESSAGES.notSent({ number: formatQuotationNumber(id), status }));
}

/** What is said to a person who takes a cancellation back too late. */
export function createNotRestorableError(id: number): DomainError {
  return new DomainError('conflict', QUOTING_MESSAGES.replyNotWaiting(formatQuotationNumber(id)));
}
