/** What people read of evidence text. */
export const evidenceTextMessages = {
  sender: 'Sender',
  company: 'Company',
  email: 'Email',
  phone: 'Phone',
  senderAddress: 'Sender address',
  deliveryAddress: 'Delivery address',
};
