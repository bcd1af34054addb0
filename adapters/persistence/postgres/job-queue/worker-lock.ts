import { randomInt } from 'node:crypto';
import { WorkerObserver } from '../../../runtime/worker-observer.js';

/** The first half of the advisory locks that show that a process is alive; `istm` in ASCII. */
const WORKER_LOCK_CLASS = 0x6973746d;
const MAX_WORKER_ID = 2 ** 31 - 1;
/** The jobs of one type and one partition key, in which the oldest comes first. */
export interface QueuePartition {
  readonly kind: string;
  readonly partitionKey: string;
}

/**
 * A process among those that share a database. While it is alive it holds an advisory lock with its number, on the
 * connection of its notifier: PostgreSQL releases the lock when the process ends, however it ends. The lock is shared,
 * so that a process whose connection broke may reacquire it before the server has noticed.
 */
export class WorkerLock extends WorkerObserver {
  /** Goes into every lease that the process takes. */
  readonly workerId = randomInt(1, MAX_WORKER_ID);
  /** The round-robin position of this process: what it served last, for each set of job types that it claims. */
  readonly lastServed = new Map<string, QueuePartition>();

  /** The statement that acquires the lock, on the connection that runs it. */
  get claimStatement(): string {
    return `SELECT pg_advisory_lock_shared(${WORKER_LOCK_CLASS}, ${this.workerId})`;
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
