import type { NewOutboundEmail, OutboundEmail } from './outbound-email.js';

/** The number of our own that a Message-ID ends with where the reply is a copy. */
const COPY_SUFFIX = /(?:\.c\d+)?@/;

/**
 * A resent reply: the same content to the same mailbox, with a Message-ID and a date of its own, since mail servers and
 * clients drop a second email with the id of the first.
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
