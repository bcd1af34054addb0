import type { SessionStore } from '../identity/session-store.port.js';
import type { Clock } from '../../domain/clock.port.js';
import { DAY_MS } from '../../domain/durations.js';
import { keptSince } from '../../domain/operations/data-retention.js';
import type { SettingsShelf } from './settings/settings.repository.js';
import { ANSWERED_WORDS } from '../quoting/duplicate-request-limiter.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Records removed in one transaction: few enough that nobody has to wait for it. */
const AT_ONCE = 1_000;

/** Words that were answered count on their day. */
const ANSWERED_WORDS_MS = 2 * DAY_MS;

/** How many records were removed. */
export interface Forgotten {
  readonly activity: number;
  readonly emails: number;
  /** Mails to the staff. */
  readonly staffMails: number;
}

/**
 * Removes what is older than the retention setting: entries of the log, mail that came to no quotation, and mail to the staff. Quotations,
 * their mail and their replies stay. Expired sessions go, too, whatever the setting.
 */
export class ForgetOldRecords {
  constructor(
    private readonly settings: SettingsShelf,
    private readonly sessions: SessionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param signal ends it between two transactions */
  async execute(signal?: AbortSignal): Promise<Forgotten> {
    const now = this.clock.now();
    await this.sessions.purgeExpired(now);
    const longAnswered = new Date(now.getTime() - ANSWERED_WORDS_MS);
    await this.unitOfWork.run((desk) => desk.marks.forgetBefore(ANSWERED_WORDS, longAnswered));
    const { retentionDays } = await this.settings.current();
    const since = keptSince(retentionDays, now);
    if (since === undefined) return { activity: 0, emails: 0, staffMails: 0 };

    const emails = await untilNoneIsLeft(signal, () => this.forgetEmails(since));
    const activity = await untilNoneIsLeft(signal, () =>
      this.unitOfWork.run((desk) => desk.activity.forgetBefore(since, AT_ONCE)),
    );

    const staffMails = await untilNoneIsLeft(signal, () => this.forgetStaffMails(since));

    const forgotten = { activity, emails, staffMails };
    if (activity + emails + staffMails > 0) await this.note(forgotten, since, now);
    return forgotten;
  }

  private async forgetEmails(since: Date): Promise<number> {
    return this.unitOfWork.run(async (desk) => {
      const ids = await desk.emails.forgetBefore(since, AT_ONCE);
      if (ids.length > 0) await desk.queue.dropBuried('answer-email', ids);
      return ids.length;
    });
  }

  private async forgetStaffMails(since: Date): Promise<number> {
    return this.unitOfWork.run(async (desk) => {
      const ids = await desk.staffMails.forgetBefore(since, AT_ONCE);
      if (ids.length > 0) await desk.queue.dropBuried('send-staff-mail', ids);
      return ids.length;
    });
  }

  private async note({ activity, emails, staffMails }: Forgotten, since: Date, now: Date): Promise<void> {
    await this.unitOfWork.run((desk) =>
      desk.activity.append({
        at: now,
        category: 'system',
        action: 'Old records deleted',
        details: `Log entries: ${activity}, emails without a quotation: ${emails}, notification mails: ${staffMails}, all older than ${since.toISOString()}`,
        status: 'info',
        actor: 'system',
        emailId: undefined,
        quotationId: undefined,
        before: undefined,
        after: undefined,
      }),
    );
  }
}

/** Repeats a step until it removes less than it may. @returns how many it removed in all */
async function untilNoneIsLeft(signal: AbortSignal | undefined, step: () => Promise<number>): Promise<number> {
  let sum = 0;
  while (!signal?.aborted) {
    const removed = await step();
    sum += removed;
    if (removed < AT_ONCE) break;
  }
  return sum;
}
