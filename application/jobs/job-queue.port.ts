export const JOB_TYPES = ['answer-email', 'send-reply', 'send-staff-mail'] as const;
export type JobType = (typeof JOB_TYPES)[number];

/**
 * Which work is taken. Suspected is an email that was at hand when its process ended, or hung until its lease ran out: it may
 * be what ended it. Sound is everything else.
 */
export type JobSelection = 'all' | 'sound' | 'suspected';

/** A piece of work that is leased to this process. */
export interface Job {
  readonly id: number;
  readonly kind: JobType;
  /** The id of the email, of the reply or of the mail to the staff. */
  readonly subjectId: number;
  /** Tries so far, this one included. */
  readonly attempts: number;
  /** Proves that the lease is ours: another process that took over has another one. */
  readonly leaseToken: string;
}

/** Work that was given up, for staff to see and replay. */
export interface DeadLetter {
  readonly id: number;
  readonly kind: JobType;
  readonly subjectId: number;
  readonly attempts: number;
  readonly reason: string;
  readonly failedAt: Date;
}

/** Work that must be done, kept where the mail is kept. */
export abstract class JobQueue {
  /**
   * Adds work; in a unit of work it is there when the rest is. The same work waiting twice is one, due
   * at the earlier time.
   * @param fairnessKey whose it is: shares take turns; what the desk's people ask for is a share of its own
   */
  abstract enqueue(kind: JobType, subjectId: number, notBefore: Date, fairnessKey?: string): Promise<void>;
  /**
   * Leases due work, also work whose lease has run out; undefined where there is none. Of one kind and share the oldest comes
   * first; the others have their turn before the same one has its next, however much of it waits. Mail that leaves goes to
   * another process only once its own is known to have ended (see `recover`).
   */
  abstract claim(kinds: readonly JobType[], leaseSeconds: number, selection?: JobSelection): Promise<Job | undefined>;
  /**
   * Gives emails back whose process is known to have ended, before their lease runs out, in the order in which they were
   * taken: the last one is the likeliest to have ended it. Each further time an email comes back it waits longer.
   * Mail that leaves comes back only after its lease, for until then somebody may be sending it, and only where its process
   * has not come back for a while: one that lives may have handed it over, and have had no way to note that.
   * @param leaseSeconds what they were leased for
   * @param pauseSeconds how much longer for each try
   * @returns how many suspected pieces are due
   */
  abstract reclaimOrphaned(leaseSeconds: number, pauseSeconds: number): Promise<number>;
  /** Done for good. @throws LeaseExpiredError where somebody else has taken over: what was done with it must not be kept. */
  abstract complete(job: Job): Promise<void>;
  /** Back into the queue for later. @throws LeaseExpiredError as `finish` does. */
  abstract retryAt(job: Job, notBefore: Date, reason: string): Promise<void>;
  /** For later, and for this process as long as it lives: it may have done what it could not note. @throws LeaseExpiredError as `finish` does. */
  abstract retryAtSameWorker(job: Job, notBefore: Date, reason: string): Promise<void>;
  /** Makes postponed work of a kind due now; work that was never tried waits for its own time. */
  abstract promoteDelayed(kind: JobType): Promise<void>;
  /** Takes work away that nobody is at. @returns false where there is none, or somebody is at it */
  abstract cancel(kind: JobType, subjectId: number): Promise<boolean>;
  /** Given up: kept with its reason and shown to staff. @throws LeaseExpiredError as `finish` does. */
  abstract moveToDeadLetter(job: Job, reason: string): Promise<void>;
  abstract deadLetters(): Promise<readonly DeadLetter[]>;
  /** Takes buried work away: it is begun anew, or what it was about is gone. */
  abstract discardDeadLetters(kind: JobType, subjectIds: readonly number[]): Promise<void>;
  /** Pending work and the age of the oldest due piece in seconds; 0 where there is none. */
  abstract backlog(): Promise<{ readonly pending: number; readonly oldestDueSeconds: number }>;
}

/** The lease of a piece of work has passed to another process. */
export class LeaseExpiredError extends Error {
  constructor(job: Job) {
    super(`The lease of ${job.kind} ${job.subjectId} has passed to another process.`);
    this.name = 'LeaseExpiredError';
  }
}
