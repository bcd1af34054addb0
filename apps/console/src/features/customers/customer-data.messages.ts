import { defineMessages } from '../../../../../domain/message-catalogue.js';
import type { CustomerSummaryView } from '../../api/generated.js';

/** What people read where one customer's data are taken out or erased. */
export const customerDataMessages = defineMessages('customerDataMessages', {
  customerData: 'Customer Data',
  intro:
    'When a customer asks what you keep about them, or asks to be forgotten: enter their mailbox, or the domain of the ' +
    'whole company.',
  customer: 'Mailbox or domain',
  customerHint: 'For instance ana@gmail.com or acme.com',
  look: 'Look up',
  close: 'Close',
  failedToLook: 'Could not look the customer up',
  storedOf: (customer: string) => `Stored about ${customer}`,
  nothingStored: 'Nothing is stored about this customer.',
  download: 'Download everything',
  downloaded: 'Customer data downloaded',
  eraseHeading: 'Forget this customer',
  eraseNote:
    'Names, addresses, emails, attachments and goods are erased everywhere, for good. Amounts stay in the statistics, and ' +
    'the log keeps what was done without saying for whom. Backups made before still hold everything.',
  beingWorkedOn: 'An email of this customer is being worked on right now. Try again in a minute.',
  confirmation: (customer: string) => `Type ${customer} to confirm`,
  erase: 'Erase for good',
  failedToErase: 'The customer was not erased',
  erased: 'Customer erased',
  erasedDetails: ({ emails, quotations }: CustomerSummaryView['counts']) =>
    `Emails: ${emails}, quotations: ${quotations}`,
});

/** What each kind of record is called. */
export const customerRecordMessages = defineMessages('customerRecordMessages', {
  emails: 'Emails',
  quotations: 'Quotations',
  replies: 'Replies',
  corrections: 'Corrected values',
  jobs: 'Waiting in the queue',
  recognitions: 'Recognized domains',
  consignees: 'Consignment addresses',
  activity: 'Log entries',
  notifications: 'Notices to staff',
  notificationEmails: 'Emails to staff',
} satisfies Record<keyof CustomerSummaryView['counts'], string>);
