import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

/** How long a channel waits for an email to be kept: the most impatient provider hangs up after five seconds. */
export const INGEST_TIMEOUT_MS = 4_000;

/** The store takes too long; the caller is asked to come back. */
export class IngestTimeoutError extends Error {
  readonly code = 'ETIMEDOUT';

  constructor() {
    super(INBOUND_MAIL_MESSAGES.ingestTimeout);
    this.name = 'IngestTimeoutError';
  }
}

/**
 * Waits for an email to be kept, but not for ever: an email that is kept after all is known again when it comes once more.
 * @throws IngestTimeoutError after the patience
 */
export async function withIngestTimeout<T>(storing: Promise<T>, timeoutMs = INGEST_TIMEOUT_MS): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new IngestTimeoutError()), timeoutMs);
  });
  return Promise.race([storing, timeout]).finally(() => clearTimeout(timer));
}
