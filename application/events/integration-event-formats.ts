import type { DomainEventOf } from './domain-events.js';
import { INTEGRATION_EVENT_MESSAGES } from './integration-event.messages.js';
import type { LoggedApiToken, LoggedWebhookEndpoint } from './integration-events.js';

/** How each event is told; the words are those of the reader's language. */
export const INTEGRATION_EVENT_FORMATS = {
  'api-token-created': formatTokenCreated,
  'api-token-revoked': formatTokenRevoked,
  'token-call-refused': formatTokenCallRefused,
  'webhook-endpoint-created': formatEndpointCreated,
  'webhook-endpoint-updated': formatEndpointUpdated,
  'webhook-endpoint-deleted': formatEndpointDeleted,
  'webhook-endpoint-switched-off': formatEndpointSwitchedOff,
  'webhook-delivery-replayed': formatDeliveryReplayed,
} as const;

function formatTokenCreated({ after }: DomainEventOf<'api-token-created'>) {
  return { action: INTEGRATION_EVENT_MESSAGES.tokenCreated, details: formatToken(after) };
}

function formatTokenRevoked({ before }: DomainEventOf<'api-token-revoked'>) {
  return { action: INTEGRATION_EVENT_MESSAGES.tokenRevoked, details: formatToken(before) };
}

function formatTokenCallRefused({ call, scope }: DomainEventOf<'token-call-refused'>) {
  return {
    action: INTEGRATION_EVENT_MESSAGES.tokenCallRefused,
    details:
      scope === null
        ? INTEGRATION_EVENT_MESSAGES.notForTokens(call)
        : INTEGRATION_EVENT_MESSAGES.scopeMissing(call, scope),
  };
}

function formatToken({ name, scopes, expiresAt }: LoggedApiToken): string {
  const until = expiresAt === null ? [] : [INTEGRATION_EVENT_MESSAGES.until(expiresAt.slice(0, 10))];
  return [`${name}: ${scopes.join(', ')}`, ...until].join(', ');
}

function formatEndpointCreated({ after }: DomainEventOf<'webhook-endpoint-created'>) {
  return { action: INTEGRATION_EVENT_MESSAGES.endpointCreated, details: formatEndpoint(after) };
}

function formatEndpointUpdated({ after }: DomainEventOf<'webhook-endpoint-updated'>) {
  return { action: INTEGRATION_EVENT_MESSAGES.endpointUpdated, details: formatEndpoint(after) };
}

function formatEndpointDeleted({ before }: DomainEventOf<'webhook-endpoint-deleted'>) {
  return { action: INTEGRATION_EVENT_MESSAGES.endpointDeleted, details: formatEndpoint(before) };
}

function formatEndpointSwitchedOff({ host, reason }: DomainEventOf<'webhook-endpoint-switched-off'>) {
  return {
    action: INTEGRATION_EVENT_MESSAGES.endpointSwitchedOff,
    details: reason === 'gone' ? INTEGRATION_EVENT_MESSAGES.gone(host) : INTEGRATION_EVENT_MESSAGES.failing(host),
  };
}

function formatDeliveryReplayed({ event, messageId }: DomainEventOf<'webhook-delivery-replayed'>) {
  return { action: INTEGRATION_EVENT_MESSAGES.deliveryReplayed, details: `${event}, ${messageId}` };
}

function formatEndpoint({ host, events, isActive }: LoggedWebhookEndpoint): string {
  const state = isActive ? [] : [INTEGRATION_EVENT_MESSAGES.off];
  return [`${host}: ${events.join(', ')}`, ...state].join(', ');
}
