import type { HoldReasonCode } from '../../../../../domain/quoting/hold-reason.js';
import type { HoldReasonView } from '../../api/generated.js';

/** A reason in words. */
export interface HoldReasonText {
  readonly message: string;
  readonly remedy: string | undefined;
}

const APPROVE = 'Approve and send it in the quotation details.';

const HOLD_REASON_MESSAGES: Readonly<Record<HoldReasonCode, readonly [message: string, remedy: string]>> = {
  'automatic-mail': ['The email was written by a machine.', 'Nothing to do, unless a person did ask for a quotation.'],
  'not-a-request': ['The email asks for no quotation.', 'Nothing to do, unless a person did ask for a quotation.'],
  'no-sender-mailbox': ['The From address cannot be replied to.', 'Answer the customer by hand.'],
  'domain-unknown': [
    'The domain of the sender is not among the recognized domains.',
    'Approve and send; the domain can be approved in the same step.',
  ],
  'domain-not-approved': ['The domain of the sender is known but not approved.', APPROVE],
  'sender-not-authentic': [
    'Nothing proves that the email comes from the domain in its From.',
    'Ask the customer by phone whether the request is theirs, then approve and send.',
  ],
  'rate-missing': ['The tariff lacks a rate that the quotation needs.', 'Add the rate, then reprice.'],
  'compulsory-on-request': ['A compulsory charge cannot be priced.', 'Complete the value that the rate needs.'],
  'dangerous-goods': ['The cargo is dangerous goods.', 'Check the acceptance with the carrier, then approve and send.'],
  oversize: ['A side of the cargo is very long.', 'Check the acceptance with the carrier, then approve and send.'],
  'density-implausible': [
    'Weight and size do not fit together.',
    'Compare them with the email, then approve and send.',
  ],
  'total-above-limit': ['The total is above the limit for automatic replies.', APPROVE],
  'attachment-unread': ['An attachment that may hold the cargo data could not be read.', 'Open the attachment.'],
  'several-shipments': ['The email holds several shipments.', 'Quote them one by one here.'],
  'request-doubtful': [
    'It is not certain that the email asks for a quotation.',
    'Read the email: if it does ask, approve and send.',
  ],
  'values-conflict': [
    'Values that the price rests on were read in two ways.',
    'Compare them with the email, then approve and send.',
  ],
  'data-missing': ['The request lacks data for a firm price.', 'Ask the customer, or approve and send.'],
  'follow-up': [
    'The email answers an earlier quotation: it states nothing new about the shipment, or comes from somebody else than its customer.',
    'Read the email and answer the customer by hand.',
  ],
  'reply-cancelled': [
    'A person cancelled the reply before it left.',
    'Correct or reprice the quotation where it is wrong, then approve and send it.',
  ],
  'repeated-request': [
    'The same request was answered several times within an hour.',
    'Check that no machine repeats itself, then approve and send.',
  ],
  'too-many-replies': ['Many replies went to this address within an hour.', 'Check that no machine answers ours.'],
};

/** A reason as the webhook gives it: a code, a sentence, or both with the remedy. */
export function describeHoldReason(reason: string | HoldReasonView): HoldReasonText {
  if (typeof reason !== 'string') return reason;
  const text = isHoldReasonCode(reason) ? HOLD_REASON_MESSAGES[reason] : undefined;
  return text ? { message: text[0], remedy: text[1] } : { message: reason, remedy: undefined };
}

function isHoldReasonCode(reason: string): reason is HoldReasonCode {
  return Object.hasOwn(HOLD_REASON_MESSAGES, reason);
}
