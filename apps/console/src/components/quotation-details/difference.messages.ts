import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of the difference that another price makes. */
export const differenceMessages = defineMessages('differenceMessages', {
  tableLabel: 'What would change',
  what: 'Value or charge',
  now: 'Now',
  after: 'New',
  total: 'Total',
  onRequest: 'on request',
  ofShipment: (label: string, shipment: number) => `${label}, shipment ${shipment}`,
  reasonsAdded: 'New reasons for manual review',
  reasonsGone: 'Reasons that no longer apply',
  repriceQuestion: (number: string) => `Reprice ${number}?`,
  repriceIntro: "These are the changes from today's tariff. They become a new revision, pending approval.",
  makeRevision: 'Make a new revision',
  comparing: 'Pricing the quotation again',
  failedToCompare: 'The quotation could not be priced again.',
  nothingChanges: (number: string) =>
    `Nothing changes: today's tariff gives ${number} the same values, lines and total. No revision is made.`,
  close: 'Close',
  ofCorrection: 'What your changes make of it',
  noChangeYet: 'Change a value to see the new price here.',
  emailOfCorrection: 'The email',
});
