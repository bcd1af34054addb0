import { defineMessages } from '../../domain/message-catalogue.js';

/** The words of API tokens and webhooks in the activity log. */
export const INTEGRATION_EVENT_MESSAGES = defineMessages('application.INTEGRATION_EVENT_MESSAGES', {
  tokenCreated: 'API token created',
  tokenRevoked: 'API token revoked',
  tokenCallRefused: 'Call of an API token refused',
  until: (day: string) => `until ${day}`,
  scopeMissing: (call: string, scope: string) => `${call} needs the scope ${scope}`,
  notForTokens: (call: string) => `${call} is not for API tokens`,
  endpointCreated: 'Webhook endpoint created',
  endpointUpdated: 'Webhook endpoint updated',
  endpointDeleted: 'Webhook endpoint deleted',
  endpointSwitchedOff: 'Webhook endpoint switched off',
  gone: (host: string) => `${host} wants no more events`,
  failing: (host: string) => `${host} has taken no event for three days`,
  off: 'off',
  deliveryReplayed: 'Event sent again',
});
