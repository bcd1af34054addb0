import {
  type DeadLetter,
  type Job,
  JobQueue,
  type JobSelection,
  type JobType,
  LeaseExpiredError,
} from '../../../application/jobs/job-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import type { InMemoryJobNotifier } from './in-memory-job-notifier.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface JobRow {
  readonly id: number;
  readonly kind: JobType;
  readonly subjectId: number;
  readonly fairnessKey: string;
  readonly attempts: number;
  /** When it is due, or when its lease runs out. */
  readonly availableAt: Date;
  readonly leaseToken: string | undefined;
  readonly reason: string | undefined;
  readonly deadAt: Date | undefined;
}

/** The job queue in memory, its leases by the given clock. */
export class InMemoryJobQueue extends JobQueue {
  constructor(
    private readonly clock: Clock,
    private readonly notifier: InMemoryJobNotifier,
    private readonly rows: Table<JobRow> = Table.createEmpty<JobRow>(),
    /** The partition served last, for each set of job types that is claimed. */
    private readonly lastPartitions = new Map<string, string>(),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryJobQueue {
    return new InMemoryJobQueue(this.clock, this.notifier, this.rows.withUndoLog(undoLog), this.lastPartitions);
  }

  async enqueue(kind: JobType, subjectId: number, notBefore: Date, fairnessKey = ''): Promise<void> {
    const known = this.findUnfinished().find((row) => row.kind === kind && row.subjectId === subjectId);
    if (!known) {
      this.rows.add((id) => ({
        id,
        kind,
        subjectId,
        fairnessKey,
        attempts: 0,
        availableAt: notBefore,
        leaseToken: undefined,
        reason: undefined,
        deadAt: undefined,
      }));
    } else if (known.leaseToken === undefined && notBefore < known.availableAt) {
      this.rows.put({ ...known, availableAt: notBefore });
    }
    this.rows.afterCommit(() => this.notifier.notifyJobAdded());
  }

  async claim(
    kinds: readonly JobType[],
    leaseSeconds: number,
    selection: JobSelection = 'all',
  ): Promise<Job | undefined> {
    const now = this.clock.now();
    const due = this.findUnfinished()
      .filter((row) => kinds.includes(row.kind) && row.availableAt <= now)
      .filter((row) => selection === 'all' || isSuspected(row) === (selection === 'suspected'))
      .sort((a, b) => a.availableAt.getTime() - b.availableAt.getTime() || a.id - b.id);
    const partitions = [...new Set(due.map(toPartition))].sort();
    const last = this.lastPartitions.get(kinds.join()) ?? '';
    const partition = partitions.find((one) => one > last) ?? partitions[0];
    const next = due.find((row) => toPartition(row) === partition);
    if (!next) return undefined;
    this.lastPartitions.set(kinds.join(), toPartition(next));
    return this.lease(next, new Date(now.getTime() + leaseSeconds * 1000));
  }

  private lease(due: JobRow, until: Date): Job {
    const attempts = due.attempts + 1;
    const leaseToken = `${due.id}-${attempts}`;
    this.rows.put({ ...due, attempts, leaseToken, availableAt: until });
    return { id: due.id, kind: due.kind, subjectId: due.subjectId, attempts, leaseToken };
  }

  /** Nothing is recovered early: in-memory jobs end with their only process. */
  async reclaimOrphaned(): Promise<number> {
    const now = this.clock.now();
    return this.findUnfinished().filter((row) => row.availableAt <= now && isSuspected(row)).length;
  }

  async complete(job: Job): Promise<void> {
    this.rows.remove(this.requireLeased(job).id);
  }

  async retryAt(job: Job, notBefore: Date, reason: string): Promise<void> {
    this.rows.put({ ...this.requireLeased(job), leaseToken: undefined, availableAt: notBefore, reason });
  }

  async retryAtSameWorker(job: Job, notBefore: Date, reason: string): Promise<void> {
    this.rows.put({ ...this.requireLeased(job), availableAt: notBefore, reason });
  }

  async promoteDelayed(kind: JobType): Promise<void> {
    const now = this.clock.now();
    for (const row of this.findUnfinished()) {
      const isPostponed = row.kind === kind && row.leaseToken === undefined && row.attempts > 0;
      if (isPostponed && row.availableAt > now) this.rows.put({ ...row, availableAt: now });
    }
    this.rows.afterCommit(() => this.notifier.notifyJobAdded());
  }

  async cancel(kind: JobType, subjectId: number): Promise<boolean> {
    const found = this.findUnfinished().find((row) => row.kind === kind && row.subjectId === subjectId);
    if (!found || found.leaseToken !== undefined) return false;
    this.rows.remove(found.id);
    return true;
  }

  async moveToDeadLetter(job: Job, reason: string): Promise<void> {
    this.rows.put({ ...this.requireLeased(job), leaseToken: undefined, deadAt: this.clock.now(), reason });
  }

  async deadLetters(): Promise<readonly DeadLetter[]> {
    return this.rows
      .all()
      .flatMap(({ id, kind, subjectId, attempts, reason = '', deadAt }) =>
        deadAt ? [{ id, kind, subjectId, attempts, reason, failedAt: deadAt }] : [],
      )
      .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime() || b.id - a.id);
  }

  async discardDeadLetters(kind: JobType, subjectIds: readonly number[]): Promise<void> {
    for (const row of this.rows.all()) {
      if (row.deadAt && row.kind === kind && subjectIds.includes(row.subjectId)) this.rows.remove(row.id);
    }
  }

  async backlog() {
    const now = this.clock.now().getTime();
    const pending = this.findUnfinished();
    const ages = pending.map((row) => (now - row.availableAt.getTime()) / 1000);
    return { pending: pending.length, oldestDueSeconds: Math.max(0, ...ages) };
  }

  private findUnfinished(): JobRow[] {
    return this.rows.all().filter((row) => row.deadAt === undefined);
  }

  private requireLeased(job: Job): JobRow {
    const row = this.rows.find(job.id);
    if (row?.leaseToken !== job.leaseToken) throw new LeaseExpiredError(job);
    return row;
  }
}

/** Job type and fairness key: the partitions of the round-robin. */
function toPartition({ kind, fairnessKey }: JobRow): string {
  return `${kind} ${fairnessKey}`;
}

/** A postponed job has a reason; one whose lease ran out has none. */
function isSuspected({ kind, leaseToken, attempts, reason }: JobRow): boolean {
  return kind === 'answer-email' && (leaseToken !== undefined || (attempts > 0 && reason === undefined));
}
