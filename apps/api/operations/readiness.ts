import type { MailServerWatch } from '../../../application/outbound-mail/mail-server-health.js';
import type { WorkQueue } from '../../../application/jobs/job-queue.port.js';

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
  constructor(
    private readonly queue: WorkQueue,
    private readonly mailServer: MailServerWatch,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [backlog, trouble] = await Promise.all([
      this.queue.backlog().catch(() => undefined),
      this.mailServer.trouble(),
    ]);
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
}
