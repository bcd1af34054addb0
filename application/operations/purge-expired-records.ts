import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import {
  READ_MAIL_KEY_PREFIX,
  READ_MAIL_KEY_RETENTION_MS,
} from '../../domain/inbound-mail/mail-account/read-mail-key.js';
import { computeRetentionCutoff } from '../../domain/operations/data-retention.js';
import type { SessionStore } from '../identity/session-store.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { DUPLICATE_LIMIT_PREFIX } from '../quoting/identical-content-rate-limiter.js';
import { CALL_RETENTION_MS } from './run-idempotently.js';
import type { SettingsRepository } from './settings/settings.repository.js';

/** Records removed in one transaction: few enough that other transactions are not delayed. */
const PURGE_BATCH_SIZE = 1_000;

/** Keys of answered content are removed after a day. */
const DUPLICATE_LIMIT_RETENTION_MS = 2 * DAY_MS;

/** Events that reached other programs, or did not, can be replayed for so long. */
const WEBHOOK_DELIVERY_RETENTION_MS = 30 * DAY_MS;

/** How many records were removed. */
export interface PurgeResult {
  readonly activity: number;
  readonly emails: number;
  /** Mails to the staff. */
  readonly staffMails: number;
}

/**
 * Removes what is older than the retention setting: entries of the log, mail that came to no quotation, and mail to the staff.
 * Quotations, their mail and their replies stay. Expired sessions, settled deliveries of events and calls that may be repeated
 * go, too, whatever the setting.
 */
export class PurgeExpiredRecords {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly sessions: SessionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param signal ends it between two transactions */
  async execute(signal?: AbortSignal): Promise<PurgeResult> {
    const now = this.clock.now();
    await this.sessions.purgeExpired(now);
    const duplicateLimitCutoff = new Date(now.getTime() - DUPLICATE_LIMIT_RETENTION_MS);
    await this.unitOfWork.run((tx) => tx.idempotencyKeys.deleteOlderThan(DUPLICATE_LIMIT_PREFIX, duplicateLimitCutoff));
    const readMailCutoff = new Date(now.getTime() - READ_MAIL_KEY_RETENTION_MS);
    await this.unitOfWork.run((tx) => tx.idempotencyKeys.deleteOlderThan(READ_MAIL_KEY_PREFIX, readMailCutoff));
    const callCutoff = new Date(now.getTime() - CALL_RETENTION_MS);
    await repeatUntilEmpty(signal, () =>
      this.unitOfWork.run((tx) => tx.idempotentCalls.deleteOlderThan(callCutoff, PURGE_BATCH_SIZE)),
    );
    const deliveryCutoff = new Date(now.getTime() - WEBHOOK_DELIVERY_RETENTION_MS);
    await repeatUntilEmpty(signal, () =>
      this.unitOfWork.run((tx) => tx.webhookDeliveries.deleteOlderThan(deliveryCutoff, PURGE_BATCH_SIZE)),
    );
    const { retentionDays } = await this.settings.getCurrent();
    const since = computeRetentionCutoff(retentionDays, now);
    if (since === undefined) return { activity: 0, emails: 0, staffMails: 0 };

    const emails = await repeatUntilEmpty(signal, () => this.purgeEmails(since));
    const activity = await repeatUntilEmpty(signal, () =>
      this.unitOfWork.run((tx) => tx.activity.deleteOlderThan(since, PURGE_BATCH_SIZE)),
    );

    const staffMails = await repeatUntilEmpty(signal, () => this.purgeNotificationEmails(since));

    const purged = { activity, emails, staffMails };
    if (activity + emails + staffMails > 0) await this.publishPurge(purged, since, now);
    return purged;
  }

  private async purgeEmails(since: Date): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const ids = await tx.emails.deleteOlderThan(since, PURGE_BATCH_SIZE);
      if (ids.length > 0) await tx.queue.discardDeadLetters('answer-email', ids);
      return ids.length;
    });
  }

  private async purgeNotificationEmails(since: Date): Promise<number> {
    return this.unitOfWork.run(async (tx) => {
      const ids = await tx.notificationEmails.deleteOlderThan(since, PURGE_BATCH_SIZE);
      if (ids.length > 0) await tx.queue.discardDeadLetters('send-staff-mail', ids);
      return ids.length;
    });
  }

  private async publishPurge(purged: PurgeResult, since: Date, at: Date): Promise<void> {
    await this.unitOfWork.run(({ events }) =>
      events.publish({ type: 'records-purged', at, actor: SYSTEM_ACTOR, ...purged, since }),
    );
  }
}

/** Repeats a step until it removes less than it may. @returns how many it removed in all */
async function repeatUntilEmpty(signal: AbortSignal | undefined, step: () => Promise<number>): Promise<number> {
  let sum = 0;
  while (!signal?.aborted) {
    const removed = await step();
    sum += removed;
    if (removed < PURGE_BATCH_SIZE) break;
  }
  return sum;
}
