import type { FieldFault } from '../errors/domain-error.js';

/** Characters of a reason at most. */
export const LONGEST_REASON = 500;

/** What people are told about a reason that is none. */
export const REASON_SENTENCES = {
  missing: 'Say in a few words why it is set aside.',
  tooLong: 'The reason can have 500 characters at most.',
} as const;

/** What is wrong with the reason for which a quotation is set aside. */
export function faultsOfReason(reason: string): FieldFault[] {
  const length = reason.trim().length;
  if (length === 0) return [{ field: 'reason', message: REASON_SENTENCES.missing }];
  return length > LONGEST_REASON ? [{ field: 'reason', message: REASON_SENTENCES.tooLong }] : [];
}
