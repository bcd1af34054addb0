import type { WorkQueue } from '../../../application/work-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { ReplyMail } from '../../../domain/reply/reply-mail.port.js';

/** How long an answer about the mail server is believed: nobody can make the desk knock there more often. */
export const MAIL_ANSWER_MS = 30_000;
/** Work that is due for longer waits for a worker that is not there: leases end after a minute. */
export const OLDEST_DUE_SECONDS = 300;

/** Whether the desk can do its work, and if not, why. */
export interface ReadinessReport {
  readonly isReady: boolean;
  readonly database: 'up' | 'down';
  readonly mail: 'up' | 'down';
  readonly pendingWork: number | null;
  readonly oldestDueSeconds: number | null;
  /** One sentence for each thing that is amiss. */
  readonly reasons: readonly string[];
}

/** Asks the database, the queue and the way out whether they do. */
export class Readiness {
  private mail: { readonly askedAt: number; readonly trouble: Promise<string | undefined> } | undefined;

  constructor(
    private readonly queue: WorkQueue,
    private readonly replyMail: ReplyMail,
    private readonly clock: Clock,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [backlog, trouble] = await Promise.all([this.queue.backlog().catch(() => undefined), this.mailTrouble()]);
    const isLate = backlog !== undefined && backlog.oldestDueSeconds > OLDEST_DUE_SECONDS;
    const reasons = [
      ...(backlog ? [] : ['The database cannot be reached.']),
      ...(isLate ? [`Work is due since ${Math.round(backlog.oldestDueSeconds)} s and nobody does it.`] : []),
      ...(trouble === undefined ? [] : [trouble]),
    ];
    return {
      isReady: reasons.length === 0,
      database: backlog ? 'up' : 'down',
      mail: trouble === undefined ? 'up' : 'down',
      pendingWork: backlog?.pending ?? null,
      oldestDueSeconds: backlog?.oldestDueSeconds ?? null,
      reasons,
    };
  }

  private mailTrouble(): Promise<string | undefined> {
    const now = this.clock.now().getTime();
    if (!this.mail || now - this.mail.askedAt >= MAIL_ANSWER_MS) {
      this.mail = { askedAt: now, trouble: this.replyMail.trouble() };
    }
    return this.mail.trouble;
  }
}
