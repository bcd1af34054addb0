import { isNativeError } from 'node:util/types';
import type { MailboxErrorCode } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { findConnectionErrorMeaning } from '../../runtime/connection-error-meanings.js';

const MAX_DETAIL_LENGTH = 300;

/** Response codes of servers (RFC 5530) about something else than who signs in. */
const RESPONSE_MEANINGS: Readonly<Record<string, MailboxErrorCode>> = {
  UNAVAILABLE: 'service-unavailable',
  INUSE: 'service-unavailable',
  LIMIT: 'service-unavailable',
  SERVERBUG: 'service-unavailable',
  CONTACTADMIN: 'service-unavailable',
  NOPERM: 'not-permitted',
  PRIVACYREQUIRED: 'encryption-missing',
  NONEXISTENT: 'folder-missing',
  TRYCREATE: 'folder-missing',
};

/** Gmail refuses a sixteenth connection, and Exchange a busy account, like a wrong password but for their words. */
const BUSY_WORDS = ['too many', 'try again', 'temporar', 'unavailable', 'throttl'];

/** What an error of the client means; one that is known already stays as it is. */
export function toMailboxError(error: unknown): MailboxError {
  if (error instanceof MailboxError) return error;
  if (!isNativeError(error)) return new MailboxError('connection-lost', String(error));
  const detail = describeError(error);
  return new MailboxError(findMeaning(error, detail), detail);
}

function findMeaning(error: Error, detail: string): MailboxErrorCode {
  const responseCode = readText(error, 'serverResponseCode')?.toUpperCase();
  if (responseCode !== undefined && RESPONSE_MEANINGS[responseCode]) return RESPONSE_MEANINGS[responseCode];
  if ('authenticationFailed' in error && error.authenticationFailed === true) {
    // A dead token service or a busy server answers like this too: nobody need sign in anew for it.
    const words = detail.toLowerCase();
    const isBusy = responseCode !== 'AUTHENTICATIONFAILED' && BUSY_WORDS.some((word) => words.includes(word));
    return isBusy ? 'service-unavailable' : 'sign-in-refused';
  }
  if ('mailboxMissing' in error && error.mailboxMissing === true) return 'folder-missing';
  const cause = '_err' in error && isNativeError(error._err) ? error._err : error.cause;
  const codes = [error, cause].flatMap((one) => (isNativeError(one) ? (readText(one, 'code') ?? []) : []));
  const known = findConnectionErrorMeaning(codes);
  if (known) return known;
  if ('tlsFailed' in error && error.tlsFailed === true) return 'encryption-missing';
  return 'connection-lost';
}

/** The server's own words where it said some. */
function describeError(error: Error): string {
  const words = readText(error, 'responseText') ?? readText(error, 'response') ?? error.message;
  return words.slice(0, MAX_DETAIL_LENGTH).replace(/\s+/g, ' ').trim();
}

function readText(error: Error, property: string): string | undefined {
  const value: unknown = Reflect.get(error, property);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
