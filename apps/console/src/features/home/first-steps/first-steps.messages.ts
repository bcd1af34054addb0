import { defineMessages } from '../../../../../../domain/message-catalogue.js';

/** What people read of the checklist of a new server. */
export const firstStepsMessages = defineMessages('firstStepsMessages', {
  firstSteps: 'First steps',
  stepsDone: (done: number, total: number) => `${done} of ${total} done`,
  hide: 'Hide first steps',
  done: 'Done',
  open: 'Open',
  company: 'Enter your company',
  companyNote: 'Name, address, telephone and contact person, with which replies are signed.',
  tariff: 'Set up the tariff',
  tariffNote: 'Import or enter your rates, or confirm the sample rates.',
  email: 'Connect a mailbox',
  emailNote: 'Or have a program post emails to the webhook:',
  webhookAddress: 'webhook address',
  secretInFile: 'The secret is webhookSecret in the file secrets.json of the data folder.',
  secretInEnvironment: 'The secret is the environment variable WEBHOOK_SECRET of the server.',
  domain: 'Add the first customer domain',
  domainNote: 'Requests of approved domains are answered automatically.',
  quotation: 'Send the first quotation',
  quotationNote: 'Process an email, then approve its quotation.',
});
