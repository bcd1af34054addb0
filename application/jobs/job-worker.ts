import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { NO_OP_LISTENER, type PipelineListener } from '../events/pipeline-events.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import { LEASE_SECONDS, MAX_JOB_MS } from './job-lease.js';
import type { JobNotifier } from './job-notifier.port.js';
import { JOB_TYPES, type Job, type JobQueue, type JobType, LeaseExpiredError } from './job-queue.port.js';
import { JOBS_MESSAGES } from './jobs.messages.js';
import { PublicError, toPublicReason } from './public-error.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

/** Attempts after which a failing email is moved to staff review. */
export const MAX_PROCESSING_ATTEMPTS = 5;
/**
 * Maximum duration of a suspected job: everything else waits meanwhile. A job that still runs by then has ended no
 * process.
 */
export const MAX_SUSPECTED_JOB_MS = 15_000;
const POLL_INTERVAL_MS = 2_000;
const RETRY_BACKOFF_MS = 5_000;
/** Maximum doublings of the backoff: sending failures are mostly the mail server's and have delays of their own. */
const MAX_BACKOFF_DOUBLINGS = 3;
/**
 * Seconds added to an email's delay each time its process ended during processing: a job that ends the process
 * repeatedly must leave time for others in between.
 */
const CRASH_BACKOFF_SECONDS = 5;
/** How long a suspected job waits for sends in progress, so that they are not cut off if it ends the process. */
const SENDING_TIMEOUT_MS = 2_000;
/**
 * Attempts to return a job to the queue before its lease is left to run out: the database may be unavailable for a
 * while.
 */
const MAX_RETURN_ATTEMPTS = 20;

/** The handler of a job type; a job that throws is retried. */
export type JobHandler = (job: Job) => Promise<void>;
/** Called for every error, with the job that it stopped; undefined if the queue itself failed. */
export type ErrorListener = (error: unknown, job: Job | undefined) => void;

/** Claims due jobs from the queue and runs them one after the other until it is aborted. */
export class JobWorker {
  private readonly processingLock = new SharedExclusiveLock();
  private readonly sendingLock = new SharedExclusiveLock();

  constructor(
    private readonly queue: JobQueue,
    private readonly notifier: JobNotifier,
    private readonly handlers: Readonly<Record<JobType, JobHandler>>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly onError: ErrorListener,
    private readonly listener: PipelineListener = NO_OP_LISTENER,
    private readonly maxJobMs = MAX_JOB_MS,
  ) {}

  /**
   * Runs until the signal is aborted; the current job is finished first.
   * @param kinds the job types that are claimed: callers wait for answers, which must not be delayed by sends in
   *   progress
   */
  async run(signal: AbortSignal, kinds: readonly JobType[] = JOB_TYPES): Promise<void> {
    const lock = kinds.includes('answer-email') ? this.processingLock : this.sendingLock;
    while (!signal.aborted) {
      try {
        const didJob = await lock.runShared(async () => {
          const job = await this.queue.claim(kinds, LEASE_SECONDS, 'sound');
          if (job) await this.execute(job);
          return job !== undefined;
        });
        if (!didJob) await this.notifier.waitForJob(POLL_INTERVAL_MS, signal, kinds);
      } catch (error) {
        this.onError(error, undefined);
        await this.notifier.waitForJob(POLL_INTERVAL_MS, signal, kinds);
      }
    }
  }

  /**
   * Runs suspected jobs until the signal is aborted: one at a time, with no other job running in this process, so that
   * a job that ends the process cannot affect another one a second time.
   */
  async runSuspected(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        const due = await this.queue.reclaimOrphaned(LEASE_SECONDS, CRASH_BACKOFF_SECONDS);
        if (due > 0) await this.executeExclusively();
        if (due > 1) continue;
      } catch (error) {
        this.onError(error, undefined);
      }
      await delay(POLL_INTERVAL_MS, signal);
    }
  }

  private async executeExclusively(): Promise<void> {
    const executeNext = async () => {
      const job = await this.queue.claim(['answer-email'], LEASE_SECONDS, 'suspected');
      if (job) await this.execute(job, MAX_SUSPECTED_JOB_MS);
    };
    await this.processingLock.runExclusive(() => this.sendingLock.runExclusive(executeNext, SENDING_TIMEOUT_MS));
  }

  /** Runs one job; an error postpones it, too many move it to staff review. */
  async execute(job: Job, maxMs = this.maxJobMs): Promise<void> {
    try {
      // A job that ended its process before gets fewer attempts.
      if (job.attempts > MAX_PROCESSING_ATTEMPTS && job.kind === 'answer-email')
        throw new PublicError(JOBS_MESSAGES.unfinished);
      await withTimeout(this.handlers[job.kind](job), maxMs);
    } catch (error) {
      if (error instanceof LeaseExpiredError) return;
      this.onError(error, job);
      await this.returnToQueue(job, toPublicReason(error));
    }
  }

  /**
   * Returns a job to the queue; retried while the database is unavailable, since a vanished job looks like a dead
   * process.
   */
  private async returnToQueue(job: Job, reason: string): Promise<void> {
    for (let attempts = 1; ; attempts += 1) {
      try {
        return await this.requeue(job, reason);
      } catch (error) {
        if (error instanceof LeaseExpiredError) return;
        if (attempts === MAX_RETURN_ATTEMPTS) throw error;
        await delay(POLL_INTERVAL_MS);
      }
    }
  }

  private async requeue(job: Job, reason: string): Promise<void> {
    const now = this.clock.now();
    const backoffMs = RETRY_BACKOFF_MS * 2 ** Math.min(job.attempts - 1, MAX_BACKOFF_DOUBLINGS);
    const again = new Date(now.getTime() + backoffMs);
    // Mail may have been sent: the next attempt must know.
    if (job.kind !== 'answer-email') return this.queue.retryAtSameWorker(job, again, reason);
    if (job.attempts < MAX_PROCESSING_ATTEMPTS) return this.queue.retryAt(job, again, reason);
    await this.unitOfWork.run(async (tx) => {
      await tx.queue.moveToDeadLetter(job, reason);
      await tx.emails.recordOutcome(job.subjectId, {
        state: 'failed',
        reasons: ['processing-failed'],
        quotationId: undefined,
        lastError: reason,
      });
      await tx.events.publish({
        type: 'email-failed',
        at: now,
        actor: SYSTEM_ACTOR,
        emailId: job.subjectId,
        attempts: job.attempts,
        reason,
      });
    });
    this.listener.record({ kind: 'failed', emailId: job.subjectId, reason });
  }
}

/** Runs the job, or rejects at the timeout: what it does afterwards is rolled back by its lost lease. */
async function withTimeout(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PublicError(JOBS_MESSAGES.tookTooLong)), milliseconds);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Resolves after a time, or when the signal is aborted. */
async function delay(milliseconds: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await new Promise<void>((resolve) => {
    const leave = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', leave);
      resolve();
    };
    const timer = setTimeout(leave, milliseconds);
    signal?.addEventListener('abort', leave, { once: true });
  });
}
