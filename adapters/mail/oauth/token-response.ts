import {
  TokenError,
  type TokenErrorCode,
  type TokenGrant,
} from '../../../domain/inbound-mail/mail-account/token-client.port.js';
import { readRetryAfter } from '../../runtime/retry-after.js';

const MAX_DETAIL_LENGTH = 300;
/** What providers give where they do not say (RFC 6749 recommends to say). */
const USUAL_LIFETIME_SECONDS = 3_600;
const MIN_LIFETIME_SECONDS = 60;

/** Error codes of RFC 6749, sections 4.1.2.1 and 5.2, of OpenID Connect and of Microsoft; all others are passing faults. */
const ERROR_MEANINGS: Readonly<Record<string, TokenErrorCode>> = {
  invalid_grant: 'sign-in-ended',
  interaction_required: 'sign-in-ended',
  consent_required: 'sign-in-ended',
  login_required: 'sign-in-ended',
  access_denied: 'sign-in-ended',
  invalid_client: 'client-refused',
  unauthorized_client: 'client-refused',
  invalid_scope: 'client-refused',
  invalid_request: 'client-refused',
  invalid_resource: 'client-refused',
  unsupported_grant_type: 'client-refused',
  deleted_client: 'client-refused',
  disabled_client: 'client-refused',
};

/** What a provider gives out; undefined where its answer holds no token. */
export function readTokenGrant(text: string): TokenGrant | undefined {
  const answer = parseObject(text);
  const accessToken = answer && readText(answer.access_token);
  if (!answer || accessToken === undefined) return undefined;
  const lifetime = Number(answer.expires_in ?? USUAL_LIFETIME_SECONDS);
  return {
    accessToken,
    lifetimeSeconds: Number.isFinite(lifetime) ? Math.max(lifetime, MIN_LIFETIME_SECONDS) : USUAL_LIFETIME_SECONDS,
    refreshToken: readText(answer.refresh_token),
    signedInAs: readSubject(readText(answer.id_token)),
  };
}

/**
 * Why a provider gives out no token. Only an answer in the form of RFC 6749 counts as a refusal: a page of a proxy, a busy or a
 * broken service says nothing about the person.
 * @param retryAfter the header of that name, in seconds or as a date
 */
export function readTokenFailure(status: number, text: string, retryAfter: string | null): TokenError {
  const answer = parseObject(text);
  const error = answer && readText(answer.error);
  const detail = [error, answer && readText(answer.error_description)].filter((one) => one !== undefined).join(': ');
  const words = (detail || `HTTP ${status}`).replace(/\s+/g, ' ').slice(0, MAX_DETAIL_LENGTH).trim();
  const isBusy = status === 408 || status === 429 || status >= 500 || status < 400;
  const meaning = isBusy || error === undefined ? undefined : ERROR_MEANINGS[error];
  if (meaning) return new TokenError(meaning, words);
  return new TokenError('token-service-unavailable', words, readRetryAfter(retryAfter));
}

/** Who signed in: the token came from the provider itself, so that its signature need not be checked (OpenID Connect Core, 3.1.3.7). */
function readSubject(idToken: string | undefined): string | undefined {
  const payload = idToken?.split('.')[1];
  const claims = payload === undefined ? undefined : parseObject(Buffer.from(payload, 'base64url').toString('utf8'));
  return claims && (readText(claims.email) ?? readText(claims.preferred_username));
}

function parseObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
