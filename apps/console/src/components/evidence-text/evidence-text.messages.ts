import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of evidence text. */
export const evidenceTextMessages = defineMessages('evidenceTextMessages', {
  sender: 'Sender',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  senderAddress: 'Sender address',
  deliveryAddress: 'Delivery address',
  airTerm: 'Incoterm by air',
  description: 'Description',
  pieces: 'Pieces',
  weight: 'Gross weight',
  country: 'Destination country',
  cifValue: 'CIF value',
  rateCondition: 'Condition of the rate',
  deliveryRate: 'Delivery rate',
  deliveryDistance: 'Distance of delivery',
});
