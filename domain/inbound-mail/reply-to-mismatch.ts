import type { IncomingEmail } from './inbound-email.js';
import { mailboxOf } from './mailbox.js';

const LONGEST_SHOWN = 120;

/**
 * Where an email wants its answers other than to its From, as people read it; undefined where it wants them there. Such a
 * wish is noted and never followed: a quotation goes to the From mailbox alone (decision 17).
 */
export function foreignReplyTo(email: Pick<IncomingEmail, 'headers' | 'fromAddress'>): string | undefined {
  const wish = email.headers['reply-to']?.trim();
  if (!wish) return undefined;
  const wanted = mailboxOf(wish)?.address;
  if (wanted !== undefined && wanted === email.fromAddress) return undefined;
  const shown = wanted ?? wish.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ');
  return Array.from(shown).slice(0, LONGEST_SHOWN).join('');
}
