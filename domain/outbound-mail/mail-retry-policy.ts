import { DAY_MS, HOUR_MS } from '../durations.js';
import type { SendResult } from './mail-transport.port.js';

const INITIAL_BACKOFF_MS = 30_000;
const MAX_BACKOFF_MS = HOUR_MS;
/** How long sending a reply or another mail is retried before staff are notified: as long as mail servers retry (RFC 5321, 4.5.4.1). */
const RETRY_TIMEOUT_MS = 5 * DAY_MS;

/**
 * The time of the next attempt for an email that was not sent; undefined: never.
 * @param attempts attempts, the current one included
 * @param since when it was first due
 */
export function computeNextAttemptAt(
  { kind }: Exclude<SendResult, { kind: 'accepted' }>,
  attempts: number,
  since: Date,
  now: Date,
): Date | undefined {
  if (kind === 'refused' || now.getTime() - since.getTime() > RETRY_TIMEOUT_MS) return undefined;
  const backoffMs = Math.min(MAX_BACKOFF_MS, INITIAL_BACKOFF_MS * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + backoffMs);
}
