import type { JobQueue } from '../../../application/jobs/job-queue.port.js';
import type { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';

/** Work that is due for longer waits for a worker that is not there: leases end after a minute. */
export const MAX_DUE_SECONDS = 300;

/** Whether the server can do its work, and if not, why. */
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
    private readonly queue: JobQueue,
    private readonly mailServerHealth: MailServerHealth,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [backlog, mailProblem] = await Promise.all([
      this.queue.backlog().catch(() => undefined),
      this.mailServerHealth.checkHealth(),
    ]);
    const isLate = backlog !== undefined && backlog.oldestDueSeconds > MAX_DUE_SECONDS;
    const reasons = [
      ...(backlog ? [] : [OPERATIONS_MESSAGES.databaseUnreachable]),
      ...(isLate ? [OPERATIONS_MESSAGES.noWorker(Math.round(backlog.oldestDueSeconds))] : []),
      ...(mailProblem === undefined ? [] : [mailProblem]),
    ];
    return {
      isReady: reasons.length === 0,
      database: backlog ? 'up' : 'down',
      mail: mailProblem === undefined ? 'up' : 'down',
      pendingWork: backlog?.pending ?? null,
      oldestDueSeconds: backlog?.oldestDueSeconds ?? null,
      reasons,
    };
  }
}
