import type { Clock } from '../../domain/clock.port.js';
import type { InboundEmailRepository } from '../../domain/inbound-mail/inbound-email.repository.js';
import { computeRetentionCutoff } from '../../domain/operations/data-retention.js';
import type { ActivityLogRepository } from '../activity/activity-log.repository.js';
import type { NotificationEmailRepository } from '../notifications/notification-email.repository.js';

/** What would be removed at once with a retention period. */
export interface PurgePreview {
  /** Everything that was made before is removed; undefined: nothing ever is. */
  readonly before: Date | undefined;
  readonly activity: number;
  readonly emails: number;
  /** Mails to the staff. */
  readonly staffMails: number;
}

const ANY_ENTRY = { categories: undefined, status: undefined, text: undefined, from: undefined } as const;

/** Counts what a retention setting would remove, before it is saved. */
export class PreviewPurge {
  constructor(
    private readonly activity: Pick<ActivityLogRepository, 'getCounts'>,
    private readonly emails: Pick<InboundEmailRepository, 'countDeletable'>,
    private readonly notificationEmails: Pick<NotificationEmailRepository, 'countDeletable'>,
    private readonly clock: Clock,
  ) {}

  /** @param retentionDays undefined: indefinitely */
  async execute(retentionDays: number | undefined): Promise<PurgePreview> {
    const before = computeRetentionCutoff(retentionDays, this.clock.now());
    if (before === undefined) return { before, activity: 0, emails: 0, staffMails: 0 };
    const [counts, emails, staffMails] = await Promise.all([
      this.activity.getCounts({ ...ANY_ENTRY, to: new Date(before.getTime() - 1) }),
      this.emails.countDeletable(before),
      this.notificationEmails.countDeletable(before),
    ]);
    return { before, activity: counts.total, emails, staffMails };
  }
}
