import type { FieldError } from '../errors/domain-error.js';
import { DISMISSAL_REASON_MESSAGES } from './quoting.messages.js';

/** Why, by whom and when a quotation was set aside. */
export interface QuotationDismissal {
  readonly reason: string;
  /** An administrator's email. */
  readonly actor: string;
  readonly at: Date;
}

/** Characters of a reason at most. */
export const MAX_REASON_LENGTH = 500;

/** What is wrong with the reason for which a quotation is set aside. */
export function validateDismissalReason(reason: string): FieldError[] {
  const length = reason.trim().length;
  if (length === 0) return [{ field: 'reason', message: DISMISSAL_REASON_MESSAGES.missing }];
  return length > MAX_REASON_LENGTH ? [{ field: 'reason', message: DISMISSAL_REASON_MESSAGES.tooLong }] : [];
}
