import { EXPECTED_VALUE_MESSAGES } from './config.messages.js';
import { InvalidConfigurationError } from './invalid-configuration-error.js';
import { parseOptionalUrl } from './parse-address.js';

/** How this installation is registered at a provider of mailboxes. */
export interface MailClientRegistration {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The registrations for signing in to mailboxes without a password; undefined where there is none. */
export interface MailClientRegistrations {
  readonly google: MailClientRegistration | undefined;
  readonly microsoft:
    | (MailClientRegistration & {
        /** The organization that the app belongs to; undefined: people of any may sign in, and no app does. */
        readonly tenant: string | undefined;
        /** Where Microsoft signs people in: another place in its national clouds. */
        readonly loginUrl: string;
      })
    | undefined;
}

const MICROSOFT_LOGIN_URL = 'https://login.microsoftonline.com';
const CLIENT_ID = /^[\x21-\x7e]{1,300}$/;
/** A directory by its id or by one of its domains. */
const TENANT = /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/i;

/** Reads `GOOGLE_CLIENT_…` and `MICROSOFT_…`. @throws InvalidConfigurationError for the first wrong value */
export function parseMailClients(text: (name: string) => string | undefined): MailClientRegistrations {
  const microsoft = parseRegistration('MICROSOFT', text);
  const tenant = text('MICROSOFT_TENANT');
  if (tenant !== undefined && !TENANT.test(tenant)) {
    throw new InvalidConfigurationError('MICROSOFT_TENANT', tenant, EXPECTED_VALUE_MESSAGES.tenant);
  }
  const loginUrl = parseOptionalUrl('MICROSOFT_LOGIN_URL', text('MICROSOFT_LOGIN_URL'), ['https:', 'http:']);
  return {
    google: parseRegistration('GOOGLE', text),
    microsoft: microsoft && { ...microsoft, tenant, loginUrl: loginUrl ?? MICROSOFT_LOGIN_URL },
  };
}

function parseRegistration(
  prefix: string,
  text: (name: string) => string | undefined,
): MailClientRegistration | undefined {
  const [idName, secretName] = [`${prefix}_CLIENT_ID`, `${prefix}_CLIENT_SECRET`];
  const [clientId, clientSecret] = [text(idName), text(secretName)];
  if (clientId === undefined) {
    if (clientSecret === undefined) return undefined;
    throw new InvalidConfigurationError(secretName, '…', EXPECTED_VALUE_MESSAGES.noClientSecret(idName));
  }
  if (!CLIENT_ID.test(clientId)) {
    throw new InvalidConfigurationError(idName, clientId, EXPECTED_VALUE_MESSAGES.clientId);
  }
  if (clientSecret === undefined || !CLIENT_ID.test(clientSecret)) {
    throw new InvalidConfigurationError(secretName, '…', EXPECTED_VALUE_MESSAGES.clientSecret(idName));
  }
  return { clientId, clientSecret };
}
