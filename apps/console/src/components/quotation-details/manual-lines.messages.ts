import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of lines that are changed by hand. */
export const manualLinesMessages = defineMessages('manualLinesMessages', {
  title: 'Lines changed by hand',
  none: 'Every line is as the tariff makes it.',
  changeLine: 'Change a line',
  changeLineOf: (number: string) => `Change a line of ${number}`,
  intro: 'The change is kept when the quotation is priced again. The customer sees the line, and not the reason.',
  save: 'Save the line',
  failed: 'Failed to change the line.',
  quotation: 'quotation',
  lineChanged: 'Line changed',
  lineChangedBody: (number: string, revision: number) => `${number} revised (rev. ${revision}), pending approval.`,
  lineNotChanged: 'Line not changed',
  choose: 'Choose',
  action: 'What to do',
  override: 'Set another amount',
  waive: 'Waive it',
  add: 'Add a line',
  overridden: 'set by hand',
  waived: 'waived',
  added: 'added',
  shipment: 'Shipment',
  line: 'Charge line',
  code: 'Code',
  codeHint: 'Name and category of a charge code that the tariff knows are taken from there.',
  name: 'Name',
  category: 'Category',
  amount: 'Amount (USD)',
  revision: 'Revision',
  amountHint: 'Below zero for a rebate',
  reason: 'Reason',
  reasonHint: 'For colleagues, in the history and the trace',
  described: (facts: {
    readonly name: string;
    readonly change: string;
    readonly amount: string;
    readonly tariff: string;
    readonly reason: string;
    readonly author: string;
  }) => `${facts.name}: ${facts.change}, ${facts.amount} (tariff ${facts.tariff}). ${facts.reason} (${facts.author})`,
  takeBack: 'Take back',
  takeBackLine: (name: string) => `Take back ${name}`,
});
