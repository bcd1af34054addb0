import type { JobQueue } from '../../../application/jobs/job-queue.port.js';
import { findSilentMailboxes } from '../../../application/operations/find-silent-mailboxes.js';
import type { MailServerHealth } from '../../../application/outbound-mail/mail-server-health.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { MailAccountRepository } from '../../../domain/inbound-mail/mail-account/mail-account.repository.js';
import { OPERATIONS_MESSAGES } from './operations.messages.js';

/** Work that is due for longer waits for a worker that is not there: leases end after a minute. */
export const MAX_DUE_SECONDS = 300;

/** Whether the server can do its work, and if not, why. */
export interface ReadinessReport {
  readonly isReady: boolean;
  readonly database: 'up' | 'down';
  readonly mail: 'up' | 'down';
  /** Connected mailboxes that nobody has read for five minutes; null where the database cannot be asked. */
  readonly silentMailboxes: number | null;
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
    private readonly mailAccounts: Pick<MailAccountRepository, 'findAllWithStatus'>,
    private readonly clock: Clock,
  ) {}

  async report(): Promise<ReadinessReport> {
    const [backlog, mailProblem, silent] = await Promise.all([
      this.queue.backlog().catch(() => undefined),
      this.mailServerHealth.checkHealth(),
      findSilentMailboxes(this.mailAccounts, this.clock.now()).catch(() => undefined),
    ]);
    const isLate = backlog !== undefined && backlog.oldestDueSeconds > MAX_DUE_SECONDS;
    const obstacles = [
      ...(backlog ? [] : [OPERATIONS_MESSAGES.databaseUnreachable]),
      ...(isLate ? [OPERATIONS_MESSAGES.noWorker(Math.round(backlog.oldestDueSeconds))] : []),
      ...(mailProblem === undefined ? [] : [mailProblem]),
    ];
    // Somebody else's server is away: all other work of this process goes on.
    const silence = silent?.length ? [OPERATIONS_MESSAGES.mailboxesSilent(silent.length)] : [];
    return {
      isReady: obstacles.length === 0,
      database: backlog ? 'up' : 'down',
      mail: mailProblem === undefined ? 'up' : 'down',
      silentMailboxes: silent?.length ?? null,
      pendingWork: backlog?.pending ?? null,
      oldestDueSeconds: backlog?.oldestDueSeconds ?? null,
      reasons: [...obstacles, ...silence],
    };
  }
}
