import { defineMessages } from '../../domain/message-catalogue.js';

/** What mails to staff say, in English. */
export const NOTIFICATION_TEXTS = defineMessages('application.NOTIFICATION_TEXTS', {
  itemsNeedAttention: (total: number) => `${total} items need your attention`,
  errorsNeedAttention: (total: number) => `${total} errors need attention`,
  quotationsSent: (total: number) => (total === 1 ? 'A quotation was sent' : `${total} quotations were sent`),
  summarySubject: (received: number, answered: number, held: number) =>
    `Summary of the day: ${received} received, ${answered} answered, ${held} held`,
  period: (from: string, to: string) => `From ${from} to ${to}:`,
  received: (count: number) => `Emails received: ${count}`,
  answered: (count: number) => `Answered: ${count}`,
  held: (count: number) => `Held for manual review: ${count}`,
  failed: (count: number) => `Failed: ${count}`,
  value: (usd: string) => `Value of the quotations: ${usd} USD`,
  pending: 'Pending now:',
  quotationsWaiting: (count: number) => `Quotations that need review: ${count}`,
  emailsFailed: (count: number) => `Emails that could not be processed: ${count}`,
  repliesFailed: (count: number) => `Replies that could not be delivered: ${count}`,
  testSubject: 'Test mail from Istmo',
  testText: 'This is the test mail that you asked for. Istmo can send you notifications.',
  andMore: (count: number) => `and ${count} more.`,
  reason: (setting: string, address: string) => `You get this mail because of "${setting}" under ${address}`,
  aboutQuotations: 'Email me about quotations',
  aboutErrors: 'Email me about errors',
  aboutSummary: 'Email me a summary',
  aboutTest: 'Send me a test',
});
