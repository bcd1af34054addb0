import { DAY_MS } from '../../durations.js';

/** A folder that has lost its numbering is read again as far back as this. */
export const REREAD_MS = 365 * DAY_MS;
/** Which mails were read is known for longer than they would be read again. */
export const READ_MAIL_KEY_RETENTION_MS = REREAD_MS + 30 * DAY_MS;
/** With what the keys of mails begin that were read from a mailbox. */
export const READ_MAIL_KEY_PREFIX = 'mailbox-mail/';

/** The idempotency key of a mail that is read once from a mailbox, wherever in it. @param digest of its lasting id or its bytes */
export function buildReadMailKey(address: string, digest: string): string {
  return `${READ_MAIL_KEY_PREFIX}${address}/${digest}`;
}
