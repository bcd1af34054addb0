import { CUSTOMER_MESSAGES } from '../customers/customers.messages.js';
import type { InboundEmailStatus, StoredEmail } from './inbound-email.js';

/** An email without its sender and its words: only that it came, when, and what became of it. */
export function eraseEmail({ id, receivedAt, channel, state, quotationId }: StoredEmail): StoredEmail {
  return {
    id,
    receivedAt,
    channel,
    fromHeader: '',
    fromAddress: undefined,
    fromName: undefined,
    to: '',
    subject: CUSTOMER_MESSAGES.erased,
    text: '',
    html: undefined,
    messageId: undefined,
    inReplyTo: undefined,
    references: [],
    headers: {},
    attachments: [],
    authenticationResults: undefined,
    state: toErasedState(state),
    reasons: [],
    quotationId,
    lastError: undefined,
  };
}

/** Nothing is left that could be read, answered or looked at. */
function toErasedState(state: InboundEmailStatus): InboundEmailStatus {
  return state === 'answered' ? 'answered' : 'ignored';
}
