/** Messages of section 5 of the specification. */
export const RECOGNIZED_DOMAIN_MESSAGES = {
  tooShort: 'Domain must be at least 4 characters',
  hasAt: 'Please enter the domain only (without @)',
  company: 'Please enter a valid company name',
  noMailbox: 'Please enter a mailbox such as ana@customer.com',
} as const;

/** What stands in the place of a customer's words once they were erased. */
export const CUSTOMER_MESSAGES = {
  erased: 'Erased at the request of the customer',
  beingProcessed:
    'An email or a reply of this customer is being worked on right now, so nothing was erased. Try again in a minute.',
} as const;
