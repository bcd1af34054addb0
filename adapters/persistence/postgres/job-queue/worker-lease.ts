import { randomInt } from 'node:crypto';
import { RoundRobin } from './round-robin.js';

/** The first half of the advisory locks by which processes show that they live; `istm` in ASCII. */
const WORKER_LOCK_CLASS = 0x6973746d;
const MAX_WORKER_ID = 2 ** 31 - 1;
/** How long a process may take to come back to its seat once the database is there again: the longest pause of its bell, and some. */
export const RECONNECT_TIMEOUT_MS = 10_000;
/** After which mail of a process is given away that does nothing about it though somebody holds its seat: its machine has vanished. */
export const SILENT_WORKER_TIMEOUT_MS = 300_000;
/** Looks that are further apart say nothing of what was in between: the database may have been away. */
const MAX_OBSERVATION_GAP_MS = 10_000;

/** The leases of one other process, as one look finds them. */
export interface OrphanCandidate {
  readonly workerId: number;
  readonly isEmail: boolean;
  /** Whether nobody sits there. */
  readonly isEmpty: boolean;
  /** Whether one of them has run out. */
  readonly isOverdue: boolean;
}

/** Since when, by this process's own count in milliseconds, it has found a seat so at every look. */
interface WorkerObservation {
  readonly empty: number | undefined;
  readonly overdue: number | undefined;
}

/**
 * A process among those that share a database. While it lives it holds a lock that bears its number, on the connection of
 * its bell: PostgreSQL lets the lock go when the process ends, whatever way it ends. The lock is shared, so that a process
 * whose connection broke may hold it anew before the server has noticed.
 */
export class WorkerLease {
  /** Goes into every lease that the process takes. */
  readonly workerId = randomInt(1, MAX_WORKER_ID);
  /** Whose turn is next in this process. */
  readonly roundRobin = new RoundRobin();
  private previouslyVacant: readonly number[] = [];
  private observations: ReadonlyMap<number, WorkerObservation> = new Map();
  private observedAt = Number.NEGATIVE_INFINITY;

  /** @param nowMs a count of milliseconds that no wrong clock disturbs */
  constructor(private readonly nowMs: () => number = () => performance.now()) {}

  /** The statement that shows, on the connection that runs it, that the process lives. */
  get claimStatement(): string {
    return `SELECT pg_advisory_lock_shared(${WORKER_LOCK_CLASS}, ${this.workerId})`;
  }

  /**
   * The seats whose emails may be begun anew: nobody has come back to them between two looks. One look could meet a process
   * that lives and is making its connection anew.
   */
  findOrphanedEmailWorkers(candidates: readonly OrphanCandidate[]): readonly number[] {
    const vacant = candidates.filter(({ isEmail, isEmpty }) => isEmail && isEmpty).map(({ workerId }) => workerId);
    const orphaned = vacant.filter((workerId) => this.previouslyVacant.includes(workerId));
    this.previouslyVacant = vacant;
    return orphaned;
  }

  /**
   * The seats whose mail others may send once its lease has run out. A process that lives may have handed it over already,
   * and have had no database to note it in: it gets time to come back.
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
 * Leases of other processes: of emails those that still run, of mail all. $1: the kinds that count as emails, $2: the seat of
 * who asks, who lives.
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
