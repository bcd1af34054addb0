import { defineMessages } from '../../../domain/message-catalogue.js';

/** What a customer reads on the page of a quotation, in the language of the reply. */
export const ANSWER_PAGE_MESSAGES = defineMessages('api.ANSWER_PAGE_MESSAGES', {
  title: (number: string) => `Quotation ${number}`,
  total: 'Total',
  validUntil: 'Valid until',
  destination: 'Airport of destination',
  cargo: 'Cargo',
  cargoFacts: (pieces: number, grossKg: string) => `${pieces} pc., ${grossKg} kg gross`,
  conditions: (day: string) =>
    `What the total holds, and the conditions, are those of the quotation that you have from us of ${day}.`,
  accept: 'Accept',
  acceptHint: 'If you know it already, tell us of the shipment; each field may stay empty.',
  decline: 'Decline',
  awb: 'Air waybill number',
  pieces: 'Pieces',
  grossKg: 'Gross weight (kg)',
  arrivalDay: 'Day of arrival',
  lossReason: 'Reason',
  competitorPrice: 'Price of another company (USD), if you wish to tell us',
  note: 'Remark',
  thanksAccepted: 'Thank you. Your acceptance is recorded; we will contact you about the shipment.',
  thanksDeclined: 'Thank you for telling us. Your answer is recorded.',
  accepted: (day: string) =>
    `This quotation was accepted on ${day}. To change the answer, please answer our email or call us.`,
  declined: (day: string) =>
    `This quotation was declined on ${day}. To change the answer, please answer our email or call us.`,
  answered: 'This link answers no more. Please answer our email or call us.',
  superseded:
    'This quotation was replaced by a newer revision. Please use the link of our newest email, or answer it if you have not received one yet.',
  overdue: 'This quotation is no longer valid. Please answer our email, and we will quote again.',
  unavailable: 'This quotation cannot be answered at the moment. Please answer our email.',
  unknown: 'This link is not valid. Please check that it is complete, or answer our email.',
  tooMany: 'Too many attempts. Please try again in a quarter of an hour.',
});

/** Why a customer declines, as the page asks for it. */
export const ANSWER_PAGE_REASONS = defineMessages('api.ANSWER_PAGE_REASONS', {
  price: 'The price',
  competitor: 'We chose another company',
  'transit-time': 'The transit time',
  'not-shipping': 'The goods are not shipped',
  service: 'The service',
  other: 'Another reason',
});
