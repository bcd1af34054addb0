import { defineMessages } from '../../../../../domain/message-catalogue.js';
/** What people read of a quotation's end. */
export const commercialOutcomeMessages = defineMessages('commercialOutcomeMessages', {
  title: 'Outcome',
  outcome: 'Outcome',
  allOutcomes: 'All outcomes',
  notEnded: 'Sent, and not ended yet.',
  record: 'Record outcome',
  correct: 'Correct outcome',
  reviewProposal: 'Review and record',
  proposed: (outcome: string) =>
    `The customer's email says: ${outcome}. Nothing is recorded before a person confirms it.`,
  recordOf: (number: string) => `Outcome of ${number}`,
  intro: 'How the quotation ended as business. The activity log keeps every change.',
  save: 'Save outcome',
  failed: 'Failed to save the outcome.',
  quotation: 'quotation',
  saved: 'Outcome saved',
  savedBody: (number: string, outcome: string) => `${number}: ${outcome}.`,
  choose: 'Choose',
  openAgain: 'Open again (no outcome)',
  lossReason: 'Why it was declined',
  competitorAmount: "Competitor's price",
  competitorCurrency: 'Currency',
  note: 'Note',
  noteHint: 'For colleagues; needed where an outcome is changed',
  version: 'Version',
  competitor: (price: string) => `competitor: ${price}`,
});
