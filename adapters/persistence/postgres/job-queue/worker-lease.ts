import { randomInt } from 'node:crypto';

/** The first half of the advisory locks that show that a process is alive; `istm` in ASCII. */
const WORKER_LOCK_CLASS = 0x6973746d;
const MAX_WORKER_ID = 2 ** 31 - 1;
/**
 * How long a process may take to reacquire its lock after a database outage: the longest reconnect delay of its
 * notifier, plus a margin.
 */
export const RECONNECT_TIMEOUT_MS = 10_000;
/**
 * After this time the outgoing mail of a process without any activity is released although its lock is held: its
 * machine has vanished.
 */
export const SILENT_WORKER_TIMEOUT_MS = 300_000;
/** Checks that are further apart say nothing about the time in between: the database may have been unavailable. */
const MAX_OBSERVATION_GAP_MS = 10_000;

/** The jobs of one type and one partition key, in which the oldest comes first. */
export interface QueuePartition {
  readonly kind: string;
  readonly partitionKey: string;
}

/** The leases of one other process, as found by one check. */
export interface OrphanCandidate {
  readonly workerId: number;
  readonly isEmail: boolean;
  /** Whether its lock is not held. */
  readonly isEmpty: boolean;
  /** Whether one of them has run out. */
  readonly isOverdue: boolean;
}

/** Since when, by this process's own clock in milliseconds, every check has found this state. */
interface WorkerObservation {
  readonly empty: number | undefined;
  readonly overdue: number | undefined;
}

/**
 * A process among those that share a database. While it is alive it holds an advisory lock with its number, on the
 * connection of its notifier: PostgreSQL releases the lock when the process ends, however it ends. The lock is shared,
 * so that a process whose connection broke may reacquire it before the server has noticed.
 */
export class WorkerLease {
  /** Goes into every lease that the process takes. */
  readonly workerId = randomInt(1, MAX_WORKER_ID);
  /** The round-robin position of this process: what it served last, for each set of job types that it claims. */
  readonly lastServed = new Map<string, QueuePartition>();
  private previouslyVacant: readonly number[] = [];
  private observations: ReadonlyMap<number, WorkerObservation> = new Map();
  private observedAt = Number.NEGATIVE_INFINITY;

  /** @param nowMs a count of milliseconds that no wrong clock disturbs */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** The statement that acquires the lock, on the connection that runs it. */
  get claimStatement(): string {
    return `SELECT pg_advisory_lock_shared(${WORKER_LOCK_CLASS}, ${this.workerId})`;
  }

  /**
   * The workers whose emails may be requeued: their locks were not held at two checks. A single check could meet a live
   * process that is reconnecting.
   */
  findOrphanedEmailWorkers(candidates: readonly OrphanCandidate[]): readonly number[] {
    const vacant = candidates.filter(({ isEmail, isEmpty }) => isEmail && isEmpty).map(({ workerId }) => workerId);
    const orphaned = vacant.filter((workerId) => this.previouslyVacant.includes(workerId));
    this.previouslyVacant = vacant;
    return orphaned;
  }

  /**
   * The workers whose outgoing mail other processes may send once its lease has run out. A live process may have sent
   * it without being able to record that: it gets time to reconnect.
   */
  findOrphanedSendWorkers(candidates: readonly OrphanCandidate[]): readonly number[] {
    const now = this.nowMs();
    const before =
      now - this.observedAt > MAX_OBSERVATION_GAP_MS ? new Map<number, WorkerObservation>() : this.observations;
    const mail = candidates.filter(({ isEmail }) => !isEmail);
    this.observedAt = now;
    this.observations = new Map(
      mail.map(({ workerId, isEmpty, isOverdue }) => [
        workerId,
        {
          empty: isEmpty ? (before.get(workerId)?.empty ?? now) : undefined,
          overdue: isOverdue ? (before.get(workerId)?.overdue ?? now) : undefined,
        },
      ]),
    );
    const isOver = (since: number | undefined, timeoutMs: number) => since !== undefined && now - since >= timeoutMs;
    return [...this.observations]
      .filter(
        ([, { empty, overdue }]) => isOver(empty, RECONNECT_TIMEOUT_MS) || isOver(overdue, SILENT_WORKER_TIMEOUT_MS),
      )
      .map(([workerId]) => workerId);
  }
}

/**
 * Leases of other processes: running ones of emails, all of outgoing mail. $1: the job types that count as emails, $2:
 * the number of the calling process, which is alive.
 */
export const FIND_ORPHAN_CANDIDATES = `
  SELECT worker_id AS "workerId", kind = ANY($1::text[]) AS "isEmail",
    bool_or(run_at <= statement_timestamp()) AS "isOverdue",
    NOT EXISTS (
      SELECT FROM pg_locks
      WHERE locktype = 'advisory' AND classid = ${WORKER_LOCK_CLASS} AND objid = worker_id::oid AND objsubid = 2 AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
    ) AS "isEmpty"
  FROM job
  WHERE dead_at IS NULL AND lease_token IS NOT NULL AND worker_id <> $2
    AND (kind <> ALL($1::text[]) OR run_at > statement_timestamp())
  GROUP BY worker_id, kind = ANY($1::text[])`;
