import { DomainError } from '../../../domain/errors/domain-error.js';
import { HTTP_MESSAGES } from './http.messages.js';

/** What a caller may name a request by, such as a UUID. */
export const IDEMPOTENCY_KEY = /^[\w-]{16,64}$/;

/** The key of a header: a structured field (RFC 9651) is a text in quotes, which many programs leave out. */
export function unquoteKey(header: string): string {
  return header.replaceAll('"', '');
}

/** @throws DomainError `invalid` for a header that holds no key */
export function parseIdempotencyKey(header: string): string {
  const key = unquoteKey(header);
  if (IDEMPOTENCY_KEY.test(key)) return key;
  throw new DomainError('invalid', HTTP_MESSAGES.idempotencyKey);
}
