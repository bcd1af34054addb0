import type { Clock } from '../../domain/clock.port.js';
import { EMAIL_NOT_PROCESSED } from '../../domain/operations/activity.js';
import { NO_OP_LISTENER, type PipelineListener } from '../events/pipeline-events.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { JobNotifier } from './job-notifier.port.js';
import { JOB_TYPES, type Job, type JobQueue, type JobType, LeaseExpiredError } from './job-queue.port.js';
import { PublicError, toPublicReason } from './public-error.js';
import { SharedExclusiveLock } from './shared-exclusive-lock.js';

/** Seconds after which the work of a process that died is taken by another one. */
export const LEASE_SECONDS = 60;
/** Tries after which an email that stops its work is put before a person. */
export const MAX_ATTEMPTS = 5;
/** How long a piece may take: less than its lease, so that no other process begins it while it is still at work here. */
export const MAX_JOB_MS = 55_000;
/** How long suspected work may take: everything else waits meanwhile. What is not done by then has ended no process. */
export const MAX_SUSPECTED_JOB_MS = 15_000;
const POLL_INTERVAL_MS = 2_000;
const RETRY_BACKOFF_MS = 5_000;
/** How often that pause doubles: most tries of mail that leaves are the mail server's, which has pauses of its own. */
const MAX_BACKOFF_DOUBLINGS = 3;
/**
 * By how much an email waits longer each time its process ended while it was at hand: what ends a process again and again
 * must leave it time for others in between.
 */
const CRASH_BACKOFF_SECONDS = 5;
/** How long suspected work waits for mails that are on their way, so that they are not cut off if it ends the process. */
const SENDING_TIMEOUT_MS = 2_000;
/** Tries to put work back before it is left to the end of its lease: the database may be away for a while. */
const MAX_RETURN_ATTEMPTS = 20;

/** How a kind of work is done; what throws is tried again. */
export type JobHandler = (job: Job) => Promise<void>;
/** Told of every fault, with the work that it stopped; undefined where the queue itself was at fault. */
export type ErrorListener = (error: unknown, job: Job | undefined) => void;

/** Takes due work from the queue and does it, one piece after the other, until it is told to stop. */
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
   * Works until the signal comes; the piece at hand is finished first.
   * @param kinds what is taken: callers wait for answers, and must not stand behind replies that are on their way
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
        if (!didJob) await this.notifier.waitForJob(POLL_INTERVAL_MS, signal);
      } catch (error) {
        this.onError(error, undefined);
        await this.notifier.waitForJob(POLL_INTERVAL_MS, signal);
      }
    }
  }

  /**
   * Takes up what was at hand when its process ended, until the signal comes: each email by itself, with nothing else at work
   * in this process, so that the one that ends processes takes no other with it a second time.
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

  /** Does one piece of work; a fault postpones it, too many put it before a person. */
  async execute(job: Job, maxMs = this.maxJobMs): Promise<void> {
    try {
      // A piece that killed its process before is not given the chance to kill many more.
      if (job.attempts > MAX_ATTEMPTS && job.kind === 'answer-email')
        throw new PublicError('Processing did not finish.');
      await withTimeout(this.handlers[job.kind](job), maxMs);
    } catch (error) {
      if (error instanceof LeaseExpiredError) return;
      this.onError(error, job);
      await this.returnToQueue(job, toPublicReason(error));
    }
  }

  /** Puts work back; while the database is away that is tried again, for work that vanishes looks like a process that ended. */
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
    // Mail may have left: whoever tries it again must know.
    if (job.kind !== 'answer-email') return this.queue.retryAtSameWorker(job, again, reason);
    if (job.attempts < MAX_ATTEMPTS) return this.queue.retryAt(job, again, reason);
    await this.unitOfWork.run(async (tx) => {
      await tx.queue.moveToDeadLetter(job, reason);
      await tx.emails.recordOutcome(job.subjectId, {
        state: 'failed',
        reasons: ['processing-failed'],
        quotationId: undefined,
        lastError: reason,
      });
      await tx.activity.append({
        at: now,
        category: 'error',
        action: EMAIL_NOT_PROCESSED,
        details: `Email ${job.subjectId} was given up after ${job.attempts} tries: ${reason}`,
        status: 'failure',
        actor: 'system',
        emailId: job.subjectId,
        quotationId: undefined,
        before: undefined,
        after: undefined,
      });
    });
    this.listener.record({ kind: 'failed', emailId: job.subjectId, reason });
  }
}

/** The work, or a fault where it takes too long: what it does afterwards is undone by the lease that it has lost. */
async function withTimeout(promise: Promise<void>, milliseconds: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new PublicError('Its work took too long and was given up.')), milliseconds);
  });
  await Promise.race([promise, late]).finally(() => clearTimeout(timer));
}

/** Resolves when the time is over, or when the signal comes. */
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
