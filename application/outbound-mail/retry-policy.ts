import { DAY_MS, HOUR_MS } from '../../domain/durations.js';
import type { Delivery } from '../../domain/outbound-mail/mail-transport.port.js';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = HOUR_MS;
/** How long a mail is tried before a person is told: as long as mail servers try each other (RFC 5321, 4.5.4.1). */
const PATIENCE_MS = 5 * DAY_MS;

/**
 * When a mail that did not leave is tried again; undefined: never.
 * @param attempts tries so far, this one included
 * @param since when it was to leave first
 */
export function nextTryAt(
  { kind }: Exclude<Delivery, { kind: 'accepted' }>,
  attempts: number,
  since: Date,
  now: Date,
): Date | undefined {
  if (kind === 'refused' || now.getTime() - since.getTime() > PATIENCE_MS) return undefined;
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20));
  return new Date(now.getTime() + pause);
}
