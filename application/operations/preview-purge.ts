import type { ActivityLog } from './activity/activity-log.repository.js';
import type { Clock } from '../../domain/clock.port.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import { keptSince } from '../../domain/operations/data-retention.js';
import type { StaffMails } from '../notifications/notification-email.repository.js';

/** What would be removed at once if records were kept for so long. */
export interface OldRecords {
  /** Everything that was made before is removed; undefined: nothing ever is. */
  readonly before: Date | undefined;
  readonly activity: number;
  readonly emails: number;
  /** Mails to the staff. */
  readonly staffMails: number;
}

const EVERY_ENTRY = { categories: undefined, status: undefined, text: undefined, from: undefined } as const;

/** Tells what a retention setting would remove, before anybody saves it. */
export class CountOldRecords {
  constructor(
    private readonly activity: Pick<ActivityLog, 'counts'>,
    private readonly emails: Pick<IncomingEmails, 'countForgettable'>,
    private readonly staffMails: Pick<StaffMails, 'countForgettable'>,
    private readonly clock: Clock,
  ) {}

  /** @param retentionDays undefined: indefinitely */
  async execute(retentionDays: number | undefined): Promise<OldRecords> {
    const before = keptSince(retentionDays, this.clock.now());
    if (before === undefined) return { before, activity: 0, emails: 0, staffMails: 0 };
    const [counts, emails, staffMails] = await Promise.all([
      this.activity.counts({ ...EVERY_ENTRY, to: new Date(before.getTime() - 1) }),
      this.emails.countForgettable(before),
      this.staffMails.countForgettable(before),
    ]);
    return { before, activity: counts.total, emails, staffMails };
  }
}
