import type { NewOutboundEmail, OutboundEmail } from './outbound-email.js';

/** The number of our own that a Message-ID ends with where the reply is a copy. */
const COPY_SUFFIX = /(?:\.c\d+)?@/;

/**
 * A reply once more: the same words to the same mailbox. It is a mail of its own, with an id and a date of its own, since mail
 * servers and programs drop a second mail that bears the id of the first.
 */
export function createReplyCopy(reply: OutboundEmail, at: Date): NewOutboundEmail {
  const copy = (reply.copy ?? 0) + 1;
  return {
    quotationId: reply.quotationId,
    revision: reply.revision,
    copy,
    messageId: reply.messageId.replace(COPY_SUFFIX, `.c${copy}@`),
    from: reply.from,
    to: reply.to,
    subject: reply.subject,
    text: reply.text,
    html: reply.html,
    inReplyTo: reply.inReplyTo,
    references: reply.references,
    createdAt: at,
    notBefore: at,
  };
}
