import { createHmac, timingSafeEqual } from 'node:crypto';
import type { RawBodyRequest } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** How far a signed call's time may be from ours, in seconds (contract). */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** What a caller of the webhook brings to prove itself. */
export interface WebhookCredentials {
  readonly authorization: string | undefined;
  /** Unix seconds. */
  readonly timestamp: string | undefined;
  /** `sha256=<hex>`. */
  readonly signature: string | undefined;
  /** The body's bytes as they came. */
  readonly rawBody: Buffer | undefined;
}

/** What a call brings to prove itself. */
export function extractCredentials(request: RawBodyRequest<FastifyRequest>): WebhookCredentials {
  return {
    authorization: getHeader(request, 'authorization'),
    timestamp: getHeader(request, 'x-webhook-timestamp'),
    signature: getHeader(request, 'x-webhook-signature'),
    rawBody: request.rawBody,
  };
}

function getHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
}

/** Whether a call bears a signature of now; whether it is a true one is known when its body has been read. */
export function isSignatureFresh({ timestamp, signature }: WebhookCredentials, nowSeconds: number): boolean {
  return signature !== undefined && timestamp !== undefined && isFresh(timestamp, nowSeconds);
}

/** Whether a call is proven by the bearer secret, or by a fresh HMAC over timestamp and raw body. */
export function hasValidCredentials(credentials: WebhookCredentials, secret: string, nowSeconds: number): boolean {
  const bearer = /^Bearer (.+)$/i.exec(credentials.authorization ?? '')?.[1];
  if (bearer !== undefined && isSameText(bearer, secret)) return true;
  const { timestamp, signature, rawBody } = credentials;
  if (!timestamp || !signature || !rawBody || !isFresh(timestamp, nowSeconds)) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
  return isSameText(signature.toLowerCase(), `sha256=${expected}`);
}

/**
 * Watches a body that is read as a stream, for callers that sign a form; to be called before anybody reads.
 * @returns tells, once the body was read, whether the signature is true
 */
export function createSignatureVerifier(
  body: NodeJS.ReadableStream,
  credentials: WebhookCredentials,
  secret: string,
  nowSeconds: number,
): () => boolean {
  const { timestamp = '', signature = '' } = credentials;
  if (signature === '' || !isFresh(timestamp, nowSeconds)) return () => false;
  const hmac = createHmac('sha256', secret).update(`${timestamp}.`);
  body.on('data', (chunk: Buffer) => hmac.update(chunk));
  return () => isSameText(signature.toLowerCase(), `sha256=${hmac.digest('hex')}`);
}

/** Whether a call carries the secret as the password of basic authentication, as providers put it into the address. */
export function hasValidPassword(authorization: string | undefined, secret: string): boolean {
  const encoded = /^Basic ([A-Za-z0-9+/=_-]{1,1000})$/i.exec(authorization ?? '')?.[1];
  if (encoded === undefined) return false;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  return isSameText(decoded.slice(decoded.indexOf(':') + 1), secret);
}

/** What Mailgun signs a call with: HMAC-SHA256 over timestamp and token, in hexadecimal. */
export interface MailgunSignature {
  /** Unix seconds. */
  readonly timestamp: string;
  /** Used once. */
  readonly token: string;
  readonly signature: string;
}

/** What a signature is worth: `stale` is a true one whose time is too far from ours. */
export type SignatureStatus = 'true' | 'stale' | 'false';

/** Judges the signature that Mailgun puts into a form. */
export function verifyMailgunSignature(signed: MailgunSignature, secret: string, nowSeconds: number): SignatureStatus {
  const { timestamp, token, signature } = signed;
  if (!/^\d{1,12}$/.test(timestamp) || token === '' || token.length > 200) return 'false';
  const expected = createHmac('sha256', secret).update(`${timestamp}${token}`).digest('hex');
  if (!isSameText(signature.toLowerCase(), expected)) return 'false';
  return isFresh(timestamp, nowSeconds) ? 'true' : 'stale';
}

function isFresh(timestamp: string, nowSeconds: number): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(nowSeconds - Number(timestamp)) <= SIGNATURE_WINDOW_SECONDS;
}

/** Compares in a time that does not tell where two texts differ. */
function isSameText(given: string, expected: string): boolean {
  const key = 'compare';
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
