import {
  type DeadLetter,
  type Job,
  JobQueue,
  type JobSelection,
  type JobType,
  LeaseExpiredError,
} from '../../../application/jobs/job-queue.port.js';
import type { Clock } from '../../../domain/clock.port.js';
import { type OrphanCandidate, WorkerObserver } from '../../runtime/worker-observer.js';
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
  /** Who has, or had, the lease; undefined: a queue without a worker. */
  readonly workerId: number | undefined;
  readonly reason: string | undefined;
  readonly deadAt: Date | undefined;
}

/** A process among those that share the queue. */
export interface InMemoryWorker {
  readonly workerId: number;
  /** By which the process reckons due times: those of the queue are moved by the difference. */
  readonly clock: Clock;
  /** A count of milliseconds that no wrong clock disturbs. */
  readonly nowMs: () => number;
  /** Whether the worker with this number has not ended. */
  readonly isAlive: (workerId: number) => boolean;
}

/** The job queue in memory, its leases by the given clock. */
export class InMemoryJobQueue extends JobQueue {
  constructor(
    private readonly clock: Clock,
    private readonly notifier: InMemoryJobNotifier,
    readonly rows: Table<JobRow> = Table.createEmpty<JobRow>(),
    /** The partition served last, for each set of job types that is claimed. */
    private readonly lastPartitions = new Map<string, string>(),
    /** Undefined: leases have no holder, and last until they run out. */
    private readonly worker?: InMemoryWorker,
    private readonly observer = new WorkerObserver(worker?.nowMs),
  ) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryJobQueue {
    const rows = this.rows.withUndoLog(undoLog);
    return new InMemoryJobQueue(this.clock, this.notifier, rows, this.lastPartitions, this.worker, this.observer);
  }

  /** The same jobs as another process sees them. */
  forWorker(worker: InMemoryWorker): InMemoryJobQueue {
    return new InMemoryJobQueue(this.clock, this.notifier, this.rows, new Map(), worker);
  }

  async enqueue(kind: JobType, subjectId: number, notBefore: Date, fairnessKey = ''): Promise<void> {
    const availableAt = this.toQueueTime(notBefore);
    const known = this.findUnfinished().find((row) => row.kind === kind && row.subjectId === subjectId);
    if (!known) {
      this.rows.add((id) => ({
        id,
        kind,
        subjectId,
        fairnessKey,
        attempts: 0,
        availableAt,
        leaseToken: undefined,
        workerId: undefined,
        reason: undefined,
        deadAt: undefined,
      }));
    } else if (known.leaseToken === undefined && availableAt < known.availableAt) {
      this.rows.put({ ...known, availableAt });
    }
    this.rows.afterCommit(() => this.notifier.notifyJobAdded(kind));
  }

  async claim(
    kinds: readonly JobType[],
    leaseSeconds: number,
    selection: JobSelection = 'all',
  ): Promise<Job | undefined> {
    const now = this.clock.now();
    const due = this.findUnfinished()
      .filter((row) => kinds.includes(row.kind) && row.availableAt <= now && this.mayTake(row))
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
    this.rows.put({ ...due, attempts, leaseToken, workerId: this.worker?.workerId, availableAt: until });
    return { id: due.id, kind: due.kind, subjectId: due.subjectId, attempts, leaseToken };
  }

  /** Mail that is being sent stays with its process, also when its lease has run out: that one may have sent it. */
  private mayTake({ kind, leaseToken, workerId }: JobRow): boolean {
    if (leaseToken === undefined || isLeaseBound(kind) || workerId === undefined) return true;
    return workerId === this.worker?.workerId;
  }

  async reclaimOrphaned(leaseSeconds: number, pauseSeconds: number): Promise<number> {
    if (this.worker) this.releaseOrphaned(this.worker, leaseSeconds, pauseSeconds);
    const now = this.clock.now();
    return this.findUnfinished().filter((row) => row.availableAt <= now && isSuspected(row)).length;
  }

  private releaseOrphaned(worker: InMemoryWorker, leaseSeconds: number, pauseSeconds: number): void {
    const now = this.clock.now();
    const leased = this.findUnfinished().filter(
      (row) => row.leaseToken !== undefined && row.workerId !== undefined && row.workerId !== worker.workerId,
    );
    const candidates = leased
      .filter((row) => !isLeaseBound(row.kind) || row.availableAt > now)
      .map(({ workerId = 0, kind, availableAt }): OrphanCandidate => {
        return {
          workerId,
          isEmail: isLeaseBound(kind),
          isEmpty: !worker.isAlive(workerId),
          isOverdue: availableAt <= now,
        };
      });
    const grouped = groupByWorker(candidates);
    const emailWorkers = this.observer.findOrphanedEmailWorkers(grouped);
    const sendWorkers = this.observer.findOrphanedSendWorkers(grouped);
    for (const row of leased) {
      const released = { ...row, leaseToken: undefined, workerId: undefined };
      if (isLeaseBound(row.kind)) {
        if (!emailWorkers.includes(row.workerId ?? 0)) continue;
        const againMs =
          row.attempts === 1
            ? row.availableAt.getTime() - leaseSeconds * 1000
            : now.getTime() + (row.attempts - 1) * pauseSeconds * 1000;
        this.rows.put({ ...released, reason: undefined, availableAt: new Date(againMs) });
      } else if (row.availableAt <= now && sendWorkers.includes(row.workerId ?? 0)) this.rows.put(released);
    }
  }

  async complete(job: Job): Promise<void> {
    this.rows.remove(this.requireLeased(job).id);
  }

  async retryAt(job: Job, notBefore: Date, reason: string): Promise<void> {
    const availableAt = this.toQueueTime(notBefore);
    this.rows.put({ ...this.requireLeased(job), leaseToken: undefined, availableAt, reason });
  }

  async retryAtSameWorker(job: Job, notBefore: Date, reason: string): Promise<void> {
    this.rows.put({ ...this.requireLeased(job), availableAt: this.toQueueTime(notBefore), reason });
  }

  async promoteDelayed(kind: JobType): Promise<void> {
    const now = this.clock.now();
    for (const row of this.findUnfinished()) {
      const isPostponed = row.kind === kind && row.leaseToken === undefined && row.attempts > 0;
      if (!isPostponed || row.availableAt <= now) continue;
      this.rows.put({ ...row, availableAt: now });
      this.rows.afterCommit(() => this.notifier.notifyJobAdded(kind));
    }
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

  async findDeadLetters(atMost: number): Promise<readonly DeadLetter[]> {
    return this.listDeadLetters().slice(0, atMost);
  }

  async findDeadLetter(kind: JobType, subjectId: number): Promise<DeadLetter | undefined> {
    return this.listDeadLetters().find((one) => one.kind === kind && one.subjectId === subjectId);
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

  private listDeadLetters(): readonly DeadLetter[] {
    return this.rows
      .all()
      .flatMap(({ id, kind, subjectId, attempts, reason = '', deadAt }) =>
        deadAt ? [{ id, kind, subjectId, attempts, reason, failedAt: deadAt }] : [],
      )
      .sort((a, b) => b.failedAt.getTime() - a.failedAt.getTime() || b.id - a.id);
  }

  /** The moment by the queue's clock that a process names by its own. */
  private toQueueTime(moment: Date): Date {
    if (!this.worker) return moment;
    return new Date(this.clock.now().getTime() + moment.getTime() - this.worker.clock.now().getTime());
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

/** Whether other processes may take up the job while its first one might still run it: its results need the lease. */
function isLeaseBound(kind: JobType): boolean {
  return kind === 'answer-email';
}

/** One candidate for each worker and sort of job. */
function groupByWorker(candidates: readonly OrphanCandidate[]): OrphanCandidate[] {
  const groups = new Map<string, OrphanCandidate>();
  for (const candidate of candidates) {
    const key = `${candidate.workerId} ${candidate.isEmail}`;
    groups.set(key, { ...candidate, isOverdue: candidate.isOverdue || (groups.get(key)?.isOverdue ?? false) });
  }
  return [...groups.values()];
}

/** A postponed job has a reason; one whose lease ran out has none. */
function isSuspected({ kind, leaseToken, attempts, reason }: JobRow): boolean {
  return kind === 'answer-email' && (leaseToken !== undefined || (attempts > 0 && reason === undefined));
}
