import { DomainError } from '../errors/domain-error.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/**
 * `pending` → `completed` → `sent`, or `pending` → `sent` where a person hands a PDF over; `failed` and `dismissed` are ends of the road. How a sent one ends as business is its
 * outcome; `expired` is what earlier releases called a dismissed one, and none is stored any more.
 */
export const QUOTATION_STATUSES = ['pending', 'completed', 'sent', 'failed', 'expired', 'dismissed'] as const;
export type QuotationStatus = (typeof QUOTATION_STATUSES)[number];

const ALLOWED_TRANSITIONS: Readonly<Record<QuotationStatus, readonly QuotationStatus[]>> = {
  pending: ['completed', 'sent', 'dismissed', 'failed'],
  completed: ['sent', 'failed', 'pending'],
  sent: ['completed'],
  failed: ['completed', 'pending'],
  expired: [],
  dismissed: ['pending', 'completed'],
};

/** @throws DomainError `conflict` where a quotation cannot go from one status to the other. */
export function assertTransition(from: QuotationStatus, to: QuotationStatus): void {
  if (!ALLOWED_TRANSITIONS[from].includes(to)) {
    throw new DomainError('conflict', QUOTING_MESSAGES.impossibleStatus({ from, to }));
  }
}

/** Completed or sent count as done (section 4 of the specification). */
export function isDone(status: QuotationStatus): boolean {
  return status === 'completed' || status === 'sent';
}
