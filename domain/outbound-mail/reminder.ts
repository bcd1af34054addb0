import type { NewOutboundEmail, OutboundEmail } from './outbound-email.js';
import type { RenderedReply } from './reply-renderer.port.js';

/** What stands before the domain of a Message-ID of ours, the number of a copy included. */
const KEY_END = /(?:\.c\d+)?@/;

/** The mail that reminds a customer of a quotation: in the thread, an answer to the reply that they have. */
export function createReminder(reply: OutboundEmail, { text, html }: RenderedReply, at: Date): NewOutboundEmail {
  return {
    quotationId: reply.quotationId,
    revision: reply.revision,
    isReminder: true,
    messageId: reply.messageId.replace(KEY_END, '.reminder@'),
    from: reply.from,
    to: reply.to,
    subject: reply.subject,
    text,
    html,
    inReplyTo: reply.messageId,
    references: [...reply.references, reply.messageId],
    createdAt: at,
    notBefore: at,
  };
}
