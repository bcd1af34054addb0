import { defineMessages } from '../../../domain/message-catalogue.js';

/** What people read about inbound mail, in English. */
export const INBOUND_MAIL_MESSAGES = defineMessages('api.INBOUND_MAIL_MESSAGES', {
  emailTooLarge: (megabytes: number) => `The email is larger than the maximum attachment size of ${megabytes} MB.`,
  ingestTimeout: 'The email could not be kept in time.',
  moreAttachments: (count: string) => `${count} more attachments`,
  noForm: 'The body must be a form.',
  formTooLarge: 'The form is larger than any email that is read.',
  signatureTooOld: 'The signature is older than five minutes.',
  attachmentsTooLarge: (megabytes: number) => `The message is larger than ${megabytes} MB of attachments`,
  keptAsEmail: (emailId: number) => `Kept as email ${emailId}`,
  accepted: (emailId: number) => `Email ${emailId} is kept and will be answered`,
  followUpHeld: (number: string | undefined) =>
    number === undefined ? 'The email needs manual review' : `The email belongs to ${number} and needs manual review`,
  nothingNew: 'The email belongs to an earlier quotation and states nothing new',
  sent: ({ number, client }: { readonly number: string | undefined; readonly client: string | undefined }) =>
    `Quotation ${number} sent to ${client}`,
  waitsInOutbox: ({ number, client }: { readonly number: string | undefined; readonly client: string | undefined }) =>
    `Quotation ${number} for ${client} waits in the outbox`,
  held: (number: string | undefined) => `Quotation ${number} needs manual review`,
  failed: (reason = 'see the activity log') => `The email could not be processed: ${reason}`,
  noRequest: 'The email asks for no quotation',
  wouldBeSent: (address: string | undefined) => `A quotation would be sent to ${address}`,
  wouldBeHeld: 'A quotation would need manual review',
  dryRunNeedsSession: 'A dry run needs a signed-in session.',
  noEmail: 'The body must be an email of type message/rfc822.',
  startAfterEnd: 'The start must not be after the end.',
  headersTooLong: 'The headers of the message are longer than any that are read.',
  incompleteForm: 'Incomplete multipart body.',
} as const);
