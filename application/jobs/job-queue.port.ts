export const JOB_TYPES = [
  'answer-email',
  'send-reply',
  'file-reply-copy',
  'send-staff-mail',
  'deliver-webhook',
] as const;
export type JobType = (typeof JOB_TYPES)[number];

/**
 * Which jobs are claimed. `suspected`: an email whose process ended while it was being processed, or whose lease ran
 * out: it may be the cause. `sound`: all other jobs.
 */
export type JobSelection = 'all' | 'sound' | 'suspected';

/** A job that is leased to this process. */
export interface Job {
  readonly id: number;
  readonly kind: JobType;
  /** The id of the email, of the reply, of the mail to the staff or of the delivery of an event. */
  readonly subjectId: number;
  /** Attempts, the current one included. */
  readonly attempts: number;
  /** Proves that the lease is ours: another process that took over has another one. */
  readonly leaseToken: string;
}

/** A job that was given up, for staff to inspect and replay. */
export interface DeadLetter {
  readonly id: number;
  readonly kind: JobType;
  readonly subjectId: number;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: Date;
}

/** The durable job queue, in the same store as the mail. */
export abstract class JobQueue {
  /**
   * Adds a job; within a unit of work it becomes visible at commit. Adding a waiting job again keeps one, due at the
   * earlier time.
   * @param fairnessKey the keys are served round-robin; jobs requested by staff have a key of their own
   */
  abstract enqueue(kind: JobType, subjectId: number, notBefore: Date, fairnessKey?: string): Promise<void>;
  /**
   * Leases a due job, also one whose lease has run out; undefined if there is none. Within one type and fairness key
   * the oldest comes first; the keys are served round-robin, however many jobs one of them has. Outgoing mail passes to
   * another process only once its own is known to have ended (see `reclaimOrphaned`).
   */
  abstract claim(kinds: readonly JobType[], leaseSeconds: number, selection?: JobSelection): Promise<Job | undefined>;
  /**
   * Requeues emails whose process is known to have ended, before their lease runs out, in the order in which they were
   * claimed: the last one is the likeliest cause. Each further time an email is requeued it waits longer. Outgoing mail
   * is requeued only after its lease, since until then it may be being sent, and only if its process has been absent
   * for a while: a live one may have sent it without being able to record that.
   * @param leaseSeconds the duration of their leases
   * @param pauseSeconds added to the delay for each attempt
   * @returns how many suspected jobs are due
   */
  abstract reclaimOrphaned(leaseSeconds: number, pauseSeconds: number): Promise<number>;
  /**
   * Deletes a finished job. @throws LeaseExpiredError if another process has taken over: the results must then be
   * rolled back.
   */
  abstract complete(job: Job): Promise<void>;
  /** Back into the queue for later. @throws LeaseExpiredError as `complete` does. */
  abstract retryAt(job: Job, notBefore: Date, reason: string): Promise<void>;
  /**
   * Postpones a job and reserves it for this process while that runs: it may have had an effect that it could not
   * record. @throws LeaseExpiredError as `complete` does.
   */
  abstract retryAtSameWorker(job: Job, notBefore: Date, reason: string): Promise<void>;
  /** Makes postponed jobs of a type due now; jobs without an attempt keep their own time. */
  abstract promoteDelayed(kind: JobType): Promise<void>;
  /** Removes a job that is not being processed. @returns false if there is none, or it is being processed */
  abstract cancel(kind: JobType, subjectId: number): Promise<boolean>;
  /** Moves a job to the dead letters, with its reason. @throws LeaseExpiredError as `complete` does. */
  abstract moveToDeadLetter(job: Job, reason: string): Promise<void>;
  /** The newest first. */
  abstract findDeadLetters(atMost: number): Promise<readonly DeadLetter[]>;
  /** What was given up of one subject; undefined where nothing was. */
  abstract findDeadLetter(kind: JobType, subjectId: number): Promise<DeadLetter | undefined>;
  /** Removes a dead letter: it is restarted, or its subject is gone. */
  abstract discardDeadLetters(kind: JobType, subjectIds: readonly number[]): Promise<void>;
  /** Pending jobs and the age of the oldest due one in seconds; 0 if there is none. */
  abstract backlog(): Promise<{ readonly pending: number; readonly oldestDueSeconds: number }>;
}

/** The lease of a job has passed to another process. */
export class LeaseExpiredError extends Error {
  constructor(job: Job) {
    super(`The lease of ${job.kind} ${job.subjectId} has passed to another process.`);
    this.name = 'LeaseExpiredError';
  }
}
