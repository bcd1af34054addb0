import { assertValid, DomainError } from '../errors/domain-error.js';
import { normalizeCustomerNote, validateCustomerNote } from './customer-note.js';
import type { Quotation } from './quotation.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/**
 * The next revision of a quotation, with another note to the customer, or none; the price holds as long as it did.
 * @throws DomainError `conflict` where it is not held, `invalid` for a note that cannot be
 */
export function annotateQuotation(quotation: Quotation, note: string, createdAt: Date): Quotation {
  const { number, status } = quotation;
  if (status !== 'pending') {
    const rule = QUOTING_MESSAGES.onlyPendingAnnotated;
    throw new DomainError('conflict', QUOTING_MESSAGES.wrongStatus({ number, status, rule }));
  }
  assertValid(validateCustomerNote(note));
  return quotation.revise({ ...quotation, createdAt, customerNote: normalizeCustomerNote(note) });
}
