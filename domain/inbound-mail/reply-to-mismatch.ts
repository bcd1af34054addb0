import type { InboundEmail } from './inbound-email.js';
import { parseMailbox } from './mailbox.js';

const MAX_SHOWN_LENGTH = 120;

/**
 * The Reply-To of an email where it differs from the From, as displayed; undefined if it does not. It is recorded and
 * never followed: a quotation goes to the From mailbox only (rule 17).
 */
export function findMismatchedReplyTo(email: Pick<InboundEmail, 'headers' | 'fromAddress'>): string | undefined {
  const replyTo = email.headers['reply-to']?.trim();
  if (!replyTo) return undefined;
  const requested = parseMailbox(replyTo)?.address;
  if (requested !== undefined && requested === email.fromAddress) return undefined;
  const shown = requested ?? replyTo.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return Array.from(shown).slice(0, MAX_SHOWN_LENGTH).join('');
}
