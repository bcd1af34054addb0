import type { HoldReasonCode } from '../../../../../domain/quoting/hold-reason.js';

/** Why an email was not answered by itself. */
export const holdReasonMessages: Readonly<Record<HoldReasonCode, string>> = {
  'automatic-mail': 'The email was written by a machine.',
  'not-a-request': 'The email asks for no quotation.',
  'no-sender-mailbox': 'The From address cannot be replied to.',
  'domain-unknown': 'The domain of the sender is not among the recognized domains.',
  'domain-not-approved': 'The domain of the sender is known but not approved.',
  'sender-not-authentic': 'Nothing proves that the email comes from the domain in its From.',
  'rate-missing': 'The tariff lacks a rate that the quotation needs.',
  'compulsory-on-request': 'A compulsory charge cannot be priced.',
  'dangerous-goods': 'The cargo is dangerous goods.',
  oversize: 'A side of the cargo is very long.',
  'density-implausible': 'Weight and size do not fit together.',
  'total-above-limit': 'The total is above the limit for automatic replies.',
  'attachment-unread': 'An attachment that may hold the cargo data could not be read.',
  'several-shipments': 'The email holds several shipments.',
  'request-doubtful': 'It is not certain that the email asks for a quotation.',
  'values-conflict': 'Values that the price rests on were read in two ways.',
  'data-missing': 'The request lacks data for a firm price.',
  'follow-up':
    'The email answers an earlier quotation: it states nothing new about the shipment, or comes from somebody else than its customer.',
  'reply-cancelled': 'A person cancelled the reply before it left.',
  'repeated-request': 'The same request was answered several times within an hour.',
  'too-many-replies': 'Many replies went to this address within an hour.',
};

/** What can be done about each reason. */
export const holdRemedyMessages: Readonly<Record<HoldReasonCode, string>> = {
  'automatic-mail': 'Nothing to do, unless a person did ask for a quotation.',
  'not-a-request': 'Nothing to do, unless a person did ask for a quotation.',
  'no-sender-mailbox': 'Answer the customer by hand.',
  'domain-unknown': 'Approve and send; the domain can be approved in the same step.',
  'domain-not-approved': 'Approve and send it in the quotation details.',
  'sender-not-authentic': 'Ask the customer by phone whether the request is theirs, then approve and send.',
  'rate-missing': 'Add the rate, then reprice.',
  'compulsory-on-request': 'Complete the value that the rate needs.',
  'dangerous-goods': 'Check the acceptance with the carrier, then approve and send.',
  oversize: 'Check the acceptance with the carrier, then approve and send.',
  'density-implausible': 'Compare them with the email, then approve and send.',
  'total-above-limit': 'Approve and send it in the quotation details.',
  'attachment-unread': 'Open the attachment.',
  'several-shipments': 'Quote them one by one here.',
  'request-doubtful': 'Read the email: if it does ask, approve and send.',
  'values-conflict': 'Compare them with the email, then approve and send.',
  'data-missing': 'Ask the customer, or approve and send.',
  'follow-up': 'Read the email and answer the customer by hand.',
  'reply-cancelled': 'Correct or reprice the quotation where it is wrong, then approve and send it.',
  'repeated-request': 'Check that no machine repeats itself, then approve and send.',
  'too-many-replies': 'Check that no machine answers ours.',
};
