import { QUOTATION_SENT } from '../../domain/operations/activity.js';
import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { Administrator } from '../identity/administrator.js';
import type { Clock } from '../../domain/clock.port.js';
import type { DeskRecords } from '../operations/operations-report.port.js';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../domain/durations.js';
import type { IncomingEmails } from '../../domain/inbound-mail/inbound-email.repository.js';
import type { QuotationStatistics } from '../quoting/quotation-analytics.port.js';
import type { Quotations } from '../../domain/quoting/quotation.repository.js';
import type { Outbox } from '../../domain/outbound-mail/outbound-email.repository.js';
import type { NewsTray } from './pending-notification.repository.js';
import { type DeskDay, MATTERS_LISTED, type StaffLetters } from './notification-email.messages.js';
import type { StaffMails } from './notification-email.repository.js';
import type { NewsTopic } from './staff-notification.js';
import type { Desk, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { StaffPost, StaffPosting } from './notification-mailer.js';

/** What waits is told at once, what comes within the next minute together; errors and what was sent every ten minutes. */
export const PAUSES_MS: Readonly<Record<NewsTopic | 'sent', number>> = {
  held: MINUTE_MS,
  error: 10 * MINUTE_MS,
  sent: 10 * MINUTE_MS,
};
/** The hour of the day, in UTC, at which the day is summed up. */
export const SUMMARY_HOUR_UTC = 7;
/** A desk that stood still at that hour sums up until so much later. */
const SUMMARY_PATIENCE_MS = 6 * HOUR_MS;
/** An entry of the log may become visible a little after its time: what was sent is told once that is over. */
const SETTLED_AFTER_MS = MINUTE_MS;
/** What was sent longer ago is history, not news. */
const OLDEST_NEWS_MS = DAY_MS;
const NEWS_AT_ONCE = 1_000;
const SWITCHES = { held: 'emailQuotations', error: 'emailErrors' } as const;
const ANY_QUOTATION = { country: undefined, domain: undefined, text: undefined } as const;

/** Where the news are looked up. */
export interface NewsSources {
  readonly news: NewsTray;
  readonly staffMails: StaffMails;
  readonly activity: Pick<ActivityLog, 'page' | 'counts'>;
  readonly records: Pick<DeskRecords, 'mailBetween'>;
  readonly statistics: Pick<QuotationStatistics, 'totalsOf'>;
  readonly quotations: Pick<Quotations, 'page'>;
  readonly emails: Pick<IncomingEmails, 'page'>;
  readonly outbox: Pick<Outbox, 'page'>;
}

/** Somebody else has told the same at the same moment: what was taken for it goes back. */
class ToldMeanwhile extends Error {}

/** Writes to the staff what they want to hear of. It is called again and again, and writes where something is due. */
export class NotifyStaff {
  constructor(
    private readonly sources: NewsSources,
    private readonly letters: StaffLetters,
    private readonly post: StaffPost,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<void> {
    for (const topic of await this.sources.news.topics()) await this.tellNews(topic);
    await this.tellSent();
    await this.sumUp();
  }

  private async tellNews(topic: NewsTopic): Promise<void> {
    const now = this.clock.now();
    const last = await this.sources.staffMails.lastOf(topic);
    if (last && now.getTime() - last.createdAt.getTime() < PAUSES_MS[topic]) return;
    const people = await this.post.whoWants(SWITCHES[topic]);
    await this.once(async (desk) => {
      const news = await desk.news.take(topic, NEWS_AT_ONCE);
      if (news.length === 0) return;
      const letter = this.letters[topic](news, news.length);
      const occasion = `after ${last?.id ?? 0}`;
      await this.postToAll(desk, people, { topic, occasion, letter, at: now, coveredUntil: now });
    });
  }

  private async tellSent(): Promise<void> {
    const now = this.clock.now();
    const last = await this.sources.staffMails.lastOf('sent');
    if (last && now.getTime() - last.createdAt.getTime() < PAUSES_MS.sent) return;
    const people = await this.post.whoWants('emailQuotations');
    if (people.length === 0) return;
    const to = new Date(now.getTime() - SETTLED_AFTER_MS);
    const told = last ? last.coveredUntil.getTime() + 1 : to.getTime() - PAUSES_MS.sent;
    const from = new Date(Math.max(told, now.getTime() - OLDEST_NEWS_MS));
    const sent = { categories: ['quotation'], status: 'success', text: QUOTATION_SENT, from, to } as const;
    const { total } = await this.sources.activity.counts(sent);
    if (total === 0) return;
    const entries = await this.sources.activity.page(sent, 'oldest-first', 1, MATTERS_LISTED);
    const letter = this.letters.sent(
      entries.map(({ details }) => details),
      total,
    );
    const occasion = `after ${last?.id ?? 0}`;
    await this.once((desk) =>
      this.postToAll(desk, people, { topic: 'sent', occasion, letter, at: now, coveredUntil: to }),
    );
  }

  private async sumUp(): Promise<void> {
    const now = this.clock.now();
    const to = new Date(now);
    to.setUTCHours(SUMMARY_HOUR_UTC, 0, 0, 0);
    const lateMs = now.getTime() - to.getTime();
    if (lateMs < 0 || lateMs > SUMMARY_PATIENCE_MS) return;
    const last = await this.sources.staffMails.lastOf('summary');
    if (last && last.coveredUntil >= to) return;
    const people = await this.post.whoWants('emailSummary');
    if (people.length === 0) return;
    const letter = this.letters.summary(await this.dayUntil(to));
    const occasion = to.toISOString().slice(0, 10);
    await this.once((desk) =>
      this.postToAll(desk, people, { topic: 'summary', occasion, letter, at: now, coveredUntil: to }),
    );
  }

  private async dayUntil(to: Date): Promise<DeskDay> {
    const { records, statistics, quotations, emails, outbox } = this.sources;
    const from = new Date(to.getTime() - DAY_MS);
    const failedOnes = { state: 'failed', page: 1, pageSize: 1 } as const;
    const pending = { ...ANY_QUOTATION, status: 'pending', from: undefined, to: undefined } as const;
    const made = { ...ANY_QUOTATION, status: undefined, from, to: new Date(to.getTime() - 1) };
    const [mail, totals, waiting, failedMail, failedReplies] = await Promise.all([
      records.mailBetween(from, to),
      statistics.totalsOf(made),
      quotations.page(pending, 1, 1),
      emails.page(failedOnes),
      outbox.page(failedOnes),
    ]);
    const received = Object.values(mail).reduce((sum, count) => sum + count, 0);
    const { answered, held, failed } = mail;
    const waits = {
      quotationsWaiting: waiting.total,
      emailsFailed: failedMail.total,
      repliesFailed: failedReplies.total,
    };
    return { from, to, received, answered, held, failed, valueUsd: totals.valueUsd, ...waits };
  }

  private async postToAll(desk: Desk, people: readonly Administrator[], posting: StaffPosting): Promise<void> {
    for (const person of people) {
      if (!(await this.post.post(desk, person, posting))) throw new ToldMeanwhile();
    }
  }

  private async once(work: (desk: Desk) => Promise<void>): Promise<void> {
    try {
      await this.unitOfWork.run(work);
    } catch (fault) {
      if (!(fault instanceof ToldMeanwhile)) throw fault;
    }
  }
}
