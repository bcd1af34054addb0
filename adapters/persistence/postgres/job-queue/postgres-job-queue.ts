import type { EntityManager } from 'typeorm';
import {
  type DeadLetter,
  type Job,
  JobQueue,
  type JobSelection,
  type JobType,
  LeaseExpiredError,
} from '../../../../application/jobs/job-queue.port.js';
import type { OrphanCandidate } from '../../../runtime/worker-observer.js';
import { buildJobNotification } from '../job-notifier/channels.js';
import { type PreparedStatement, prepareStatement, query } from '../query.js';
import type { ReadThroughCache } from '../reference-cache/read-through-cache.js';
import { sanitizeText } from '../sanitize.js';
import { FIND_ORPHAN_CANDIDATES, type QueuePartition, type WorkerLock } from './worker-lock.js';

/** Sorts before every partition. */
const NO_PARTITION: QueuePartition = { kind: '', partitionKey: '' };

/**
 * A moment so many milliseconds from now, by the database's clock: leases and due times of all processes are counted by that
 * one, however wrong a process's own clock is.
 */
function buildMomentSql(millisecondsFromNow: string): string {
  return `statement_timestamp() + ${millisecondsFromNow}::float8 * interval '1 millisecond'`;
}

// A job that is being processed keeps its lease; a waiting one is brought forward to an earlier due time.
const ENQUEUE = prepareStatement(`
  WITH queued AS (
    INSERT INTO job (kind, payload_id, attempts, run_at, partition_key) VALUES ($1, $2, 0, ${buildMomentSql('$3')}, $4)
    ON CONFLICT (kind, payload_id) WHERE dead_at IS NULL DO UPDATE
    SET run_at = least(job.run_at, excluded.run_at)
    WHERE job.lease_token IS NULL
    RETURNING kind, payload_id
  )
  SELECT ${buildJobNotification()} FROM queued`);

const buildClaimSql = (alsoReturning: string) => `
  SELECT id, kind, partition_key AS "partitionKey", payload_id AS "subjectId", attempts, lease_token AS "leaseToken",
    (SELECT version FROM reference_data_version) AS "referenceDataVersion"${alsoReturning}
  FROM claim_job($1, $2, $3, $4, $5, $6)`;

const CLAIM_IN_TRANSACTION = prepareStatement(buildClaimSql(''));

// A lease need not survive a power failure: if its commit is lost the job can be claimed again, and who still
// holds the lost lease cannot finish. So this commit, and no other, does not wait for the disk.
const CLAIM_STANDALONE = prepareStatement(buildClaimSql(", set_config('synchronous_commit', 'off', true) AS relaxed"));

const RELEASE_EMAIL_LEASES = `
  UPDATE job
  SET lease_token = NULL, worker_id = NULL, reason = NULL,
      run_at = CASE
        WHEN attempts = 1 THEN run_at - $3 * interval '1 second'
        ELSE statement_timestamp() + (attempts - 1) * $4 * interval '1 second'
      END
  WHERE dead_at IS NULL AND kind = ANY($1::text[]) AND lease_token IS NOT NULL AND worker_id = ANY($2::integer[])`;

const RELEASE_SEND_LEASES = `
  UPDATE job SET lease_token = NULL, worker_id = NULL
  WHERE dead_at IS NULL AND kind <> ALL($1::text[]) AND run_at <= statement_timestamp()
    AND lease_token IS NOT NULL AND worker_id = ANY($2::integer[])`;

const COUNT_DUE_SUSPECTED = `
  SELECT count(*)::integer AS due FROM job
  WHERE dead_at IS NULL AND run_at <= statement_timestamp() AND is_quarantined(job)`;

/**
 * Job types that may be restarted while their first process might still run them: results are committed only with a
 * valid lease.
 */
const LEASE_BOUND_TYPES: readonly JobType[] = ['answer-email'];

const COMPLETE = prepareStatement('DELETE FROM job WHERE id = $1 AND lease_token = $2');
const POSTPONED = `run_at = ${buildMomentSql('$3')}, reason = $4`;
const buildUpdateSql = (changes: string) => `UPDATE job SET ${changes} WHERE id = $1 AND lease_token = $2`;

const RUN_NOW = `
  WITH promoted AS (
    UPDATE job SET run_at = statement_timestamp()
    WHERE kind = $1 AND dead_at IS NULL AND lease_token IS NULL AND attempts > 0 AND run_at > statement_timestamp()
    RETURNING kind, payload_id
  )
  SELECT ${buildJobNotification()} FROM promoted`;

const BACKLOG = `
  SELECT count(*)::integer AS pending,
         coalesce(greatest(extract(epoch FROM statement_timestamp() - min(run_at)), 0), 0)::float8 AS "oldestDueSeconds"
  FROM job WHERE dead_at IS NULL`;

type ClaimedRow = Omit<Job, 'id'> & QueuePartition & { readonly id: string; readonly referenceDataVersion: string };

const NEWEST_FIRST = 'ORDER BY dead_at DESC, job.id DESC';

/** The job queue in PostgreSQL, its leases by the database's clock. */
export class PostgresJobQueue extends JobQueue {
  private readonly lastServed: Map<string, QueuePartition>;

  /**
   * @param cache receives the reference data version with each claimed job
   * @param workerLock identifies this process as the lease holder; undefined: leases have no holder, and last until
   *   they run out
   */
  constructor(
    private readonly manager: EntityManager,
    private readonly cache?: ReadThroughCache,
    private readonly workerLock?: WorkerLock,
  ) {
    super();
    this.lastServed = workerLock?.lastServed ?? new Map();
  }

  async enqueue(kind: JobType, subjectId: number, notBefore: Date, fairnessKey = ''): Promise<void> {
    await query(this.manager, ENQUEUE, [kind, subjectId, computeDelayMs(notBefore), fairnessKey]);
  }

  async claim(
    kinds: readonly JobType[],
    leaseSeconds: number,
    selection: JobSelection = 'all',
  ): Promise<Job | undefined> {
    const statement = this.manager.queryRunner?.isTransactionActive ? CLAIM_IN_TRANSACTION : CLAIM_STANDALONE;
    const last = this.lastServed.get(kinds.join()) ?? NO_PARTITION;
    const parameters = [kinds, leaseSeconds, selection, this.workerLock?.workerId, last.kind, last.partitionKey];
    const [row] = (await query<ClaimedRow>(this.manager, statement, parameters)).rows;
    if (!row) return undefined;
    const { kind, partitionKey, subjectId, attempts, leaseToken } = row;
    this.lastServed.set(kinds.join(), { kind, partitionKey });
    this.cache?.invalidateBefore(Number(row.referenceDataVersion));
    return { id: Number(row.id), kind, subjectId, attempts, leaseToken };
  }

  async reclaimOrphaned(leaseSeconds: number, pauseSeconds: number): Promise<number> {
    if (this.workerLock) await this.releaseOrphaned(this.workerLock, leaseSeconds, pauseSeconds);
    return (await query<{ due: number }>(this.manager, COUNT_DUE_SUSPECTED)).rows[0]?.due ?? 0;
  }

  private async releaseOrphaned(workerLock: WorkerLock, leaseSeconds: number, pauseSeconds: number): Promise<void> {
    const { rows } = await query<OrphanCandidate>(this.manager, FIND_ORPHAN_CANDIDATES, [
      LEASE_BOUND_TYPES,
      workerLock.workerId,
    ]);
    const emailWorkers = workerLock.findOrphanedEmailWorkers(rows);
    if (emailWorkers.length > 0) {
      await query(this.manager, RELEASE_EMAIL_LEASES, [LEASE_BOUND_TYPES, emailWorkers, leaseSeconds, pauseSeconds]);
    }
    const sendWorkers = workerLock.findOrphanedSendWorkers(rows);
    if (sendWorkers.length > 0) await query(this.manager, RELEASE_SEND_LEASES, [LEASE_BOUND_TYPES, sendWorkers]);
  }

  async complete(job: Job): Promise<void> {
    await this.executeWithLease(job, COMPLETE);
  }

  async retryAt(job: Job, notBefore: Date, reason: string): Promise<void> {
    const parameters = [computeDelayMs(notBefore), sanitizeText(reason)];
    await this.executeWithLease(job, buildUpdateSql(`${POSTPONED}, lease_token = NULL`), parameters);
  }

  async retryAtSameWorker(job: Job, notBefore: Date, reason: string): Promise<void> {
    await this.executeWithLease(job, buildUpdateSql(POSTPONED), [computeDelayMs(notBefore), sanitizeText(reason)]);
  }

  async promoteDelayed(kind: JobType): Promise<void> {
    await query(this.manager, RUN_NOW, [kind]);
  }

  async cancel(kind: JobType, subjectId: number): Promise<boolean> {
    const statement = 'DELETE FROM job WHERE kind = $1 AND payload_id = $2 AND dead_at IS NULL AND lease_token IS NULL';
    return (await query(this.manager, statement, [kind, subjectId])).count === 1;
  }

  async moveToDeadLetter(job: Job, reason: string): Promise<void> {
    const statement = buildUpdateSql('lease_token = NULL, dead_at = now(), reason = $3');
    await this.executeWithLease(job, statement, [sanitizeText(reason)]);
  }

  async findDeadLetters(atMost: number): Promise<readonly DeadLetter[]> {
    return this.listDeadLetters(`${NEWEST_FIRST} LIMIT $1`, [atMost]);
  }

  async findDeadLetter(kind: JobType, subjectId: number): Promise<DeadLetter | undefined> {
    const [deadLetter] = await this.listDeadLetters(`AND kind = $1 AND payload_id = $2 ${NEWEST_FIRST} LIMIT 1`, [
      kind,
      subjectId,
    ]);
    return deadLetter;
  }

  async discardDeadLetters(kind: JobType, subjectIds: readonly number[]): Promise<void> {
    const drop = 'DELETE FROM job WHERE dead_at IS NOT NULL AND kind = $1 AND payload_id = ANY($2::integer[])';
    await query(this.manager, drop, [kind, subjectIds]);
  }

  async backlog(): Promise<{ readonly pending: number; readonly oldestDueSeconds: number }> {
    const { rows } = await query<{ pending: number; oldestDueSeconds: number }>(this.manager, BACKLOG);
    return rows[0] ?? { pending: 0, oldestDueSeconds: 0 };
  }

  private async listDeadLetters(rest: string, parameters: unknown[]): Promise<readonly DeadLetter[]> {
    const { rows } = await query<Omit<DeadLetter, 'id'> & { readonly id: string }>(
      this.manager,
      `SELECT id, kind, payload_id AS "subjectId", attempts, coalesce(reason, '') AS reason, dead_at AS "failedAt"
       FROM job WHERE dead_at IS NOT NULL ${rest}`,
      parameters,
    );
    return rows.map((row) => ({ ...row, id: Number(row.id) }));
  }

  private async executeWithLease(job: Job, sql: string | PreparedStatement, parameters: unknown[] = []): Promise<void> {
    const { count } = await query(this.manager, sql, [job.id, job.leaseToken, ...parameters]);
    if (count === 0) throw new LeaseExpiredError(job);
  }
}

/** Milliseconds from now by the clock of this process, which the moment was reckoned by. */
function computeDelayMs(at: Date): number {
  return at.getTime() - Date.now();
}
