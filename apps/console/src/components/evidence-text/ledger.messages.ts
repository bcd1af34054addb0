import { defineMessages } from '../../../../../domain/message-catalogue.js';
import type { LedgerChoice } from '../../../../../domain/quoting/ledger/ledger-choice.js';
import type { LedgerRole } from '../../../../../domain/quoting/ledger/ledger-entries.js';

/** What people read of the parts of an email on which no value rests. */
export const ledgerMessages = defineMessages('ledgerMessages', {
  whatIsThis: 'What is this?',
  leftOver: (words: string) => `Left over: ${words}. What is this?`,
  leftOverTitle: 'Left over: no value rests on it',
  leftOverInTheEmail: 'Left over in the email',
  leftOverIntro: 'Say what each of these is: the quotation is priced again, and the reason ends.',
  choose: (words: string) => `What is "${words}"?`,
  withValue: (choice: string, value: string) => `${choice}: ${value}`,
  legend: 'What the marks mean',
  usedLegend: 'used for a value',
  setAsideLegend: 'set aside as something else',
  leftOverLegend: 'left over',
});

/** What each left-over part can be. */
export const ledgerChoiceMessages: Readonly<Record<LedgerChoice, string>> = defineMessages('ledgerChoiceMessages', {
  'gross-weight': 'Gross weight of all',
  'piece-weight': 'Weight of one piece',
  'added-weight': 'Add to the weight',
  'piece-count': 'Number of pieces',
  contents: 'Contents, no pieces',
  'added-size': 'Add as a size',
  'added-size-in-inches': 'Add as a size, in inches',
  'total-volume': 'Volume of all',
  'piece-volume': 'Volume of one piece',
  'goods-value': 'Goods value',
  'delivery-place': 'Delivery place',
  destination: 'Destination airport',
  'not-the-weight': "Not the cargo's weight",
  'not-the-size': "Not the cargo's size",
  'not-the-volume': "Not the cargo's volume",
  'not-the-value': 'Not the goods value',
  'not-a-place': 'Not a place of this shipment',
  'no-figure': 'Not a figure of this shipment',
  noted: 'Seen: I take care of it',
  'not-of-shipment': 'Not about this shipment',
});

/** What a part is that was set aside. */
export const ledgerRoleMessages: Readonly<Record<LedgerRole, string>> = defineMessages('ledgerRoleMessages', {
  ...ledgerChoiceMessages,
  noted: 'Seen by a person',
  corrected: 'Settled by a correction',
  telephone: 'Telephone number',
  reference: 'Reference',
  address: 'Address',
  net: 'Net weight',
  tare: 'Weight of the packing',
  chargeable: 'Chargeable weight',
  limit: 'Limit or capacity',
  temperature: 'Temperature',
  product: 'Property of a product',
  time: 'Time or duration',
  rate: 'Rate',
  date: 'Date',
  past: 'Earlier shipment',
  contents: 'Contents of the pieces',
  superseded: 'Corrected by the sender',
  'other-thing': 'Figure of something else',
});
