import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/;

/** Who asks for the metrics. */
export interface MetricsCaller {
  /** Every address that the caller is known by: the socket's, and the one that a trusted proxy names. */
  readonly addresses: readonly (string | undefined)[];
  readonly headers: IncomingHttpHeaders;
}

/** Whether a caller may fetch the metrics: from this machine, or with the token. */
export function canFetchMetrics(caller: MetricsCaller, token: string | undefined): boolean {
  return isLocal(caller) || hasToken(caller.headers.authorization, token);
}

/** A reverse proxy on this machine calls from here too, but says for whom. */
function isLocal({ addresses, headers }: MetricsCaller): boolean {
  const isForwarded = headers.forwarded !== undefined || headers['x-forwarded-for'] !== undefined;
  return !isForwarded && addresses.every((address) => LOOPBACK.test(address ?? ''));
}

function hasToken(authorization: string | undefined, token: string | undefined): boolean {
  if (token === undefined || authorization === undefined) return false;
  return timingSafeEqual(hashText(authorization), hashText(`Bearer ${token}`));
}

function hashText(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
