import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far a signed call's time may be from ours, in seconds (contract). */
export const SIGNATURE_WINDOW_SECONDS = 300;

/** What a caller of the webhook brings to prove itself. */
export interface WebhookProof {
  readonly authorization: string | undefined;
  /** Unix seconds. */
  readonly timestamp: string | undefined;
  /** `sha256=<hex>`. */
  readonly signature: string | undefined;
  /** The body's bytes as they came. */
  readonly rawBody: Buffer | undefined;
}

/** Whether a call is proven by the bearer secret, or by a fresh HMAC over timestamp and raw body. */
export function isProven(proof: WebhookProof, secret: string, nowSeconds: number): boolean {
  const bearer = /^Bearer (.+)$/i.exec(proof.authorization ?? '')?.[1];
  if (bearer !== undefined && sameText(bearer, secret)) return true;
  const { timestamp, signature, rawBody } = proof;
  if (!timestamp || !signature || !rawBody || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(nowSeconds - Number(timestamp)) > SIGNATURE_WINDOW_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(rawBody).digest('hex');
  return sameText(signature.toLowerCase(), `sha256=${expected}`);
}

/** Compares in a time that does not tell where two texts differ. */
function sameText(given: string, expected: string): boolean {
  const key = 'compare';
  const digest = (text: string) => createHmac('sha256', key).update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
