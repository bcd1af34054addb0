import { defineMessages } from '../../../../../domain/message-catalogue.js';

/** What people read of evidence text. */
export const evidenceTextMessages = defineMessages('evidenceTextMessages', {
  sender: 'Sender',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  senderAddress: 'Sender address',
  deliveryAddress: 'Delivery address',
});
