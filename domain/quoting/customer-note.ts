import type { FieldError } from '../errors/domain-error.js';
import { includesLinkOrMarkup } from '../reduce-to-words.js';
import { CUSTOMER_NOTE_MESSAGES } from './quoting.messages.js';

/** Characters of a note to the customer at most. */
export const MAX_NOTE_LENGTH = 1_000;
/** What no letter shows: controls but line ends, and what is invisible. */
const UNPRINTABLE = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}]/gu;

/** A note as it is kept: line ends of one kind, no more than one empty line, nothing invisible, no blanks at the ends. */
export function normalizeCustomerNote(note: string): string {
  const lines = note
    .replace(/\r\n?/g, '\n')
    .replace(UNPRINTABLE, ' ')
    .split('\n')
    .map((line) => line.trim());
  return lines
    .filter((line, at) => line !== '' || lines[at - 1] !== '')
    .join('\n')
    .trim();
}

/** What is wrong with a note: it is short, and what a clerk copies out of an email brings no link and no markup into a reply. */
export function validateCustomerNote(note: string): FieldError[] {
  const kept = normalizeCustomerNote(note);
  if (kept.length > MAX_NOTE_LENGTH) return [{ field: 'note', message: CUSTOMER_NOTE_MESSAGES.tooLong }];
  return kept.split('\n').some(includesLinkOrMarkup)
    ? [{ field: 'note', message: CUSTOMER_NOTE_MESSAGES.withLink }]
    : [];
}
