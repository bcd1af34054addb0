import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { buildEmailIdentity, type InboundEmail } from '../../domain/inbound-mail/inbound-email.js';
import { NO_OP_LISTENER, type PipelineListener } from '../events/pipeline-events.port.js';
import { resolveFairnessKey } from '../jobs/fairness-key.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import { INBOUND_MAIL_MESSAGES } from './inbound-mail.messages.js';

const TOKEN_KEY_PREFIX = 'mail-door-token/';
/** Tokens are stored far longer than their signatures are valid. */
const TOKEN_RETENTION_MS = DAY_MS;

/** The receipt that an inbound channel may confirm: from now on the email is stored. */
export interface ReceivedEmail {
  readonly emailId: number;
  /** The same email was here before. */
  readonly isDuplicate: boolean;
}

/**
 * Accepts an email: stores it and queues its job in one transaction, before the inbound channel confirms it. Deduplication:
 * the identity of the email is a unique key, so a second delivery (idempotent) stores nothing and queues nothing.
 */
export class ReceiveEmail {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: Hasher,
    private readonly clock: Clock,
    private readonly listener: PipelineListener = NO_OP_LISTENER,
  ) {}

  /**
   * @param token proves the call and may be used once: with another email it is a replay
   * @throws DomainError `refused` for a token that came with another email before
   */
  async execute(email: InboundEmail, token?: string): Promise<ReceivedEmail> {
    const now = this.clock.now();
    const received = await this.unitOfWork.run(async (tx) => {
      const stored = await this.store(tx, email, now);
      if (token !== undefined) {
        const isFirst = await tx.idempotencyKeys.addIfAbsent(`${TOKEN_KEY_PREFIX}${this.hasher.sha256(token)}`, now);
        if (!isFirst && !stored.isDuplicate) throw new DomainError('refused', INBOUND_MAIL_MESSAGES.tokenUsed);
        await tx.idempotencyKeys.deleteOlderThan(TOKEN_KEY_PREFIX, new Date(now.getTime() - TOKEN_RETENTION_MS));
      }
      return stored;
    });
    this.listener.record({ kind: 'received', channel: email.channel, ...received });
    return received;
  }

  /**
   * The same for an email out of a mailbox: that it was read is recorded in the transaction that stores it.
   * @param record says whether the email is to be stored: false where it was read before
   * @returns undefined where it was read before
   */
  async executeRecorded(
    email: InboundEmail,
    record: (tx: TransactionScope) => Promise<boolean>,
  ): Promise<ReceivedEmail | undefined> {
    const now = this.clock.now();
    const received = await this.unitOfWork.run(async (tx) =>
      (await record(tx)) ? this.store(tx, email, now) : undefined,
    );
    if (received) this.listener.record({ kind: 'received', channel: email.channel, ...received });
    return received;
  }

  private async store(tx: TransactionScope, email: InboundEmail, now: Date): Promise<ReceivedEmail> {
    const key = this.hasher.sha256(buildEmailIdentity(email));
    const { id, isNew } = await tx.emails.addIfAbsent(email, key, now);
    // The queue last: a job is there when all else is.
    if (isNew) await tx.queue.enqueue('answer-email', id, now, await resolveFairnessKey(email, tx.recognizedDomains));
    return { emailId: id, isDuplicate: !isNew };
  }
}
