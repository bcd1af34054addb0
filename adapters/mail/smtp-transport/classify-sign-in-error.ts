import { isNativeError } from 'node:util/types';
import type { MailboxErrorCode } from '../../../domain/inbound-mail/mail-account/mail-account.js';
import { MailboxError } from '../../../domain/inbound-mail/mail-account/mailbox.port.js';
import { findConnectionErrorMeaning } from '../../runtime/connection-error-meanings.js';

const MAX_DETAIL_LENGTH = 300;

/** The client's own codes where no other one says more. */
const CLIENT_MEANINGS: Readonly<Record<string, MailboxErrorCode>> = {
  EDNS: 'host-unknown',
  ETLS: 'encryption-missing',
  EAUTH: 'sign-in-refused',
  ENOAUTH: 'sign-in-refused',
};

/** Why nobody can sign in at a server for outgoing mail. */
export function toSignInError(error: unknown): MailboxError {
  if (!isNativeError(error)) return new MailboxError('connection-lost', String(error));
  const detail = error.message.slice(0, MAX_DETAIL_LENGTH).replace(/\s+/g, ' ').trim();
  return new MailboxError(findMeaning(error), detail);
}

function findMeaning(error: Error): MailboxErrorCode {
  const responseCode: unknown = Reflect.get(error, 'responseCode');
  // 4xx: the server, or the service that it asks, is busy (RFC 4954, section 4).
  if (typeof responseCode === 'number' && responseCode >= 400 && responseCode < 500) return 'service-unavailable';
  const codes = ['originalCode', 'code'].map((name) => String(Reflect.get(error, name)));
  return findConnectionErrorMeaning(codes) ?? CLIENT_MEANINGS[codes[1] ?? ''] ?? 'connection-lost';
}
