import type { DomainEventOf } from './domain-events.js';
import { INTEGRATION_EVENT_MESSAGES } from './integration-event.messages.js';
import type { LoggedApiToken } from './integration-events.js';

/** How each event is told; the words are those of the reader's language. */
export const INTEGRATION_EVENT_FORMATS = {
  'api-token-created': formatTokenCreated,
  'api-token-revoked': formatTokenRevoked,
  'token-call-refused': formatTokenCallRefused,
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
