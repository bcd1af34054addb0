import { CUSTOMER_MESSAGES } from '../customers/customers.messages.js';
import type { OutboundEmail, OutboundEmailStatus } from './outbound-email.js';

/** A reply without its recipient and its words: only that there was one, when, and what became of it. */
export function eraseReply(reply: OutboundEmail): OutboundEmail {
  const { id, quotationId, revision, copy, from, notBefore, createdAt, state, attempts, sentAt } = reply;
  return {
    ...{ id, quotationId, revision, from, notBefore, createdAt, attempts, sentAt },
    ...(copy === undefined ? {} : { copy }),
    // An answer to it must not find its way back to the quotation.
    messageId: `<erased.${id}@erased.invalid>`,
    to: '',
    subject: CUSTOMER_MESSAGES.erased,
    text: '',
    html: '',
    inReplyTo: undefined,
    references: [],
    state: toErasedState(state),
    lastError: undefined,
  };
}

function toErasedState(state: OutboundEmailStatus): OutboundEmailStatus {
  return state === 'waiting' || state === 'failed' ? 'cancelled' : state;
}
