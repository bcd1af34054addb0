import { joinSearchedTexts } from '../search-text.js';
import type { InboundEmail } from './inbound-email.js';

/** Characters of the body that are searched; the migration of older rows takes as many. */
const MAX_BODY_LENGTH = 2_000;
/** Characters of a header that are searched. */
const MAX_HEADER_LENGTH = 300;

/**
 * What an email is searched by, folded: its sender's name and mailbox, its subject, and the beginning of its body. Its id and
 * the number of its quotation are searched beside it.
 */
export function composeEmailSearchWords(
  email: Pick<InboundEmail, 'fromHeader' | 'fromName' | 'fromAddress' | 'subject' | 'text'>,
): string {
  const { fromHeader, fromName, fromAddress, subject, text } = email;
  const headers = joinSearchedTexts([fromHeader, fromName, fromAddress, subject], MAX_HEADER_LENGTH);
  return joinSearchedTexts([headers, text], MAX_BODY_LENGTH);
}
