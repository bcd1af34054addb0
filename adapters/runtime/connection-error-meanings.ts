import type { MailboxErrorCode } from '../../domain/inbound-mail/mail-account/mail-account.js';

/** Codes of Node.js, of OpenSSL and of the mail clients, by what they mean to people. */
const CONNECTION_ERROR_MEANINGS: Readonly<Record<string, MailboxErrorCode>> = {
  ENOTFOUND: 'host-unknown',
  EAI_AGAIN: 'host-unknown',
  ECONNREFUSED: 'port-closed',
  EHOSTUNREACH: 'port-closed',
  ENETUNREACH: 'port-closed',
  ETIMEDOUT: 'no-answer',
  CONNECT_TIMEOUT: 'no-answer',
  GREETING_TIMEOUT: 'no-answer',
  UPGRADE_TIMEOUT: 'no-answer',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'certificate-refused',
  SELF_SIGNED_CERT_IN_CHAIN: 'certificate-refused',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'certificate-refused',
  UNABLE_TO_GET_ISSUER_CERT: 'certificate-refused',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'certificate-refused',
  CERT_HAS_EXPIRED: 'certificate-refused',
  CERT_NOT_YET_VALID: 'certificate-refused',
  CERT_UNTRUSTED: 'certificate-refused',
  ERR_TLS_CERT_ALTNAME_INVALID: 'certificate-refused',
  HOSTNAME_MISMATCH: 'certificate-refused',
  ERR_SSL_WRONG_VERSION_NUMBER: 'encryption-missing',
  ERR_SSL_PACKET_LENGTH_TOO_LONG: 'encryption-missing',
};

/** What the first known of some codes of an error means; undefined where none is known. */
export function findConnectionErrorMeaning(codes: readonly string[]): MailboxErrorCode | undefined {
  return codes.map((code) => CONNECTION_ERROR_MEANINGS[code]).find((meaning) => meaning !== undefined);
}
