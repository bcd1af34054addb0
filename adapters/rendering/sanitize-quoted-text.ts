import { formatPlainLine } from '../../domain/outbound-mail/plain-line.js';
import { reduceToWords } from '../../domain/reduce-to-words.js';

const MAX_MAILBOX_LENGTH = 160;

/** Words of the customer's text; undefined where there are none. */
export function sanitizeOptionalText(text: string | undefined): string | undefined {
  return text === undefined ? undefined : reduceToWords(text) || undefined;
}

/** The mailbox that the reply goes to, on one line; it is the customer's own and stays whole. */
export function formatMailbox(mailbox: string): string {
  return formatPlainLine(mailbox, MAX_MAILBOX_LENGTH);
}
