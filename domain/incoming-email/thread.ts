import type { IncomingEmail } from './incoming-email.js';

/** What ties an email to earlier mail, the closest first. */
export interface ThreadTies {
  /** Message-IDs with their angle brackets. */
  readonly messageIds: readonly string[];
  /** Ids of quotations whose number stands in the subject, for instance 12 for `[Q12]`. */
  readonly quotationIds: readonly number[];
}

const QUOTATION_TAG = /\[Q(\d{1,9})\]/gi;

/** The earlier mail and quotations that an email names: In-Reply-To, References, and `[Q12]` in the subject (decision 15). */
export function threadTies(email: Pick<IncomingEmail, 'inReplyTo' | 'references' | 'subject'>): ThreadTies {
  const named = [email.inReplyTo, ...[...email.references].reverse()];
  const messageIds = named.flatMap((id) => (id?.trim() ? [id.trim()] : []));
  const quotationIds = [...email.subject.matchAll(QUOTATION_TAG)].map((match) => Number(match[1])).reverse();
  return { messageIds: [...new Set(messageIds)], quotationIds: [...new Set(quotationIds)] };
}

/**
 * Whether an email may go on with a quotation: only the mailbox that it was made for. Anybody can write a number into a
 * subject, and would otherwise learn what somebody else ships.
 */
export function mayGoOnWith(
  quotation: { readonly clientEmail: string },
  email: Pick<IncomingEmail, 'fromAddress'>,
): boolean {
  return email.fromAddress !== undefined && email.fromAddress === quotation.clientEmail.toLowerCase();
}
