import type { Clock } from '../../domain/clock.port.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { buildContentFingerprint } from '../../domain/inbound-mail/content-fingerprint.js';
import type { InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { MAX_REPLIES_PER_HOUR } from '../../domain/quoting/release-policy.js';
import { PublicError } from '../jobs/public-error.js';
import type { IdempotencyKeyRepository } from '../operations/idempotency-key.repository.js';
import { QUOTING_MESSAGES } from './quoting.messages.js';

/** Prefix of the idempotency keys of answered content. */
export const DUPLICATE_LIMIT_PREFIX = 'answered-words/';

/**
 * Limits how often an hour the same content of a sender is answered: an auto-responder that repeats itself must not get
 * a reply every minute.
 */
export class IdenticalContentRateLimiter {
  constructor(
    private readonly idempotencyKeys: IdempotencyKeyRepository,
    private readonly hasher: Hasher,
    private readonly clock: Clock,
  ) {}

  /** Whether the same content of the same sender has reached its hourly limit (rule 18). */
  async isOverLimit(email: InboundEmail): Promise<boolean> {
    return this.idempotencyKeys.exists(`${this.formatPrefix(email)}${MAX_REPLIES_PER_HOUR}`);
  }

  /**
   * Counts one more answer.
   * @param idempotencyKeys those of the answering transaction
   * @throws PublicError if concurrent answers have just reached the limit: this email is then processed again
   */
  async increment(idempotencyKeys: IdempotencyKeyRepository, email: InboundEmail): Promise<void> {
    const prefix = this.formatPrefix(email);
    for (let time = 1; time <= MAX_REPLIES_PER_HOUR; time += 1) {
      if (await idempotencyKeys.addIfAbsent(`${prefix}${time}`, this.clock.now())) return;
    }
    throw new PublicError(QUOTING_MESSAGES.repeatedRequest);
  }

  private formatPrefix(email: InboundEmail): string {
    const hour = this.clock.now().toISOString().slice(0, 13);
    return `${DUPLICATE_LIMIT_PREFIX}${hour}/${this.hasher.sha256(buildContentFingerprint(email, this.hasher))}/`;
  }
}
