import { defineMessages } from '../message-catalogue.js';
import type { DeliveryFailure } from './webhook-delivery.js';

/** What people read about webhook endpoints, in English. */
export const WEBHOOK_MESSAGES = defineMessages('WEBHOOK_MESSAGES', {
  url: 'Enter an address that begins with https://, without a user name, a password or a part after #.',
  events: 'Choose at least one event.',
  privateTarget: 'This address leads into a private network, where no events are sent to.',
  notSettled: 'This event is on its way already.',
} as const);

/** Why an event was not taken. */
export const DELIVERY_FAILURE_TEXTS: Readonly<Record<DeliveryFailure, string>> = defineMessages(
  'DELIVERY_FAILURE_TEXTS',
  {
    status: 'The endpoint did not accept it.',
    'timed-out': 'The endpoint did not answer in time.',
    unreachable: 'The endpoint cannot be reached.',
    'name-unknown': 'The name of the endpoint is not known.',
    certificate: 'The certificate of the endpoint is not valid.',
    'address-refused': 'The address leads into a private network, where no events are sent to.',
    'secret-unreadable': 'The stored secret cannot be read any more. Delete the endpoint and add it again.',
    'switched-off': 'The endpoint was switched off.',
  },
);
