import { getSenderDomain, type InboundEmail } from './inbound-email.js';

/** What ties an email to earlier mail, the closest first. */
export interface ThreadReferences {
  /** Message-IDs with their angle brackets. */
  readonly messageIds: readonly string[];
  /** Ids of quotations whose number is in the subject, for instance 12 for `[Q12]`. */
  readonly quotationIds: readonly number[];
}

/** Ids of a thread that are looked up; longer lists are cut to the closest mails. */
const MAX_IDS = 50;
const QUOTATION_TAG = /\[Q(\d{1,9})\]/gi;

/** The earlier mail and quotations that an email names: In-Reply-To, References, and `[Q12]` in the subject (rule 15). */
export function extractThreadReferences(
  email: Pick<InboundEmail, 'inReplyTo' | 'references' | 'subject'>,
): ThreadReferences {
  const named = [email.inReplyTo, ...[...email.references].reverse()];
  const messageIds = named.flatMap((ids) => parseMessageIds(ids ?? ''));
  const quotationIds = [...email.subject.matchAll(QUOTATION_TAG)].map((match) => Number(match[1])).reverse();
  return { messageIds: [...new Set(messageIds)].slice(0, MAX_IDS), quotationIds: [...new Set(quotationIds)] };
}

/** The ids in a header, with the angle brackets that some mail systems leave out. */
function parseMessageIds(header: string): string[] {
  const bracketed = header.match(/<[^<>\s]{1,320}>/g);
  if (bracketed) return bracketed;
  return header.split(/\s+/).flatMap((id) => (id === '' ? [] : [`<${id}>`]));
}

/**
 * Whether an email may continue a quotation: the mailbox that it was made for, or a colleague where the domain is the
 * customer's own. Anyone can write a number into a subject, and would otherwise learn what another customer ships.
 * @param isPrivateDomain only the customer's company has mailboxes at the sender's domain
 */
export function canContinueQuotation(
  quotation: { readonly clientEmail: string },
  email: Pick<InboundEmail, 'fromAddress'>,
  isPrivateDomain = false,
): boolean {
  const domain = getSenderDomain(email);
  if (isPrivateDomain && domain !== undefined && domain === getSenderDomain({ fromAddress: quotation.clientEmail }))
    return true;
  return email.fromAddress !== undefined && email.fromAddress === quotation.clientEmail.toLowerCase();
}
