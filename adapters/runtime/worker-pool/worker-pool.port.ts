/**
 * The program of a worker thread: a module that exports a function `work`, which computes a result from a job. Both are
 * copied; a function `listTransferred` of it may name memory of a result that is handed over instead. It may also export a function `prepare`, which turns the worker data into the context that `work` gets with
 * each job.
 */
export interface WorkerPoolOptions {
  /** The built file of the module. */
  readonly program: URL;
  readonly maxThreads: number;
  /** Extra threads that are started once a job has waited this long, as the others may hang, and end once they are idle for so long. */
  readonly spares?: { readonly most: number; readonly afterMs: number; readonly idleMs: number };
  /** Maximum duration of a job, from its start on: the start of its thread does not count. */
  readonly jobMs: number;
  /** Maximum CPU time within it, if the system reports that (Linux): a busy machine does not shorten it. */
  readonly processorMs?: number;
  /** What each thread is to know from the start; it crosses as a copy. */
  readonly briefing?: unknown;
  /** Its threads let everybody else go first where processors are scarce. */
  readonly isLowPriority?: boolean;
  /**
   * Megabytes for what a thread has just made; 4 where it is left out. A job that needs more at a time than its third leaves
   * the rest among what is kept, and cleaning that discards the compiled code of the jobs' classes with it.
   */
  readonly youngHeapMb?: number;
  /** By how much the process may grow during a job, by the heap of its thread and by what that holds outside. */
  readonly growthMb: number;
  /**
   * Where the process is beyond the factory's limit, a job is aborted that made it grow by more than so many megabytes: an
   * honest one is not aborted for what others hold. Unset: as above.
   */
  readonly blamedMb?: number;
  /**
   * For jobs that may hold much: of all pools of a factory that say so, one job runs at a time, so that the size of the
   * process tells which of them it is.
   */
  readonly takesTurns?: boolean;
  /** Each job gets a thread that has seen no other. */
  readonly isFreshForEach?: boolean;
}

/** How a job is given. */
export interface RunOptions {
  /** Less time than the plan allows. */
  readonly jobMs?: number;
  /** Buffers that are transferred rather than copied; they become unusable here. */
  readonly transferList?: readonly ArrayBuffer[];
}

/**
 * Worker threads with one job at a time each; a thread that exceeds the limits is terminated without affecting the
 * others.
 */
export interface WorkerPool<Job, Result> {
  /**
   * @throws JobAbortedError if the job exceeded its time or memory limit, or its thread ended
   * @throws PoolClosedError if the pool was closed meanwhile
   * @throws Error with the message of what the program threw, or if no thread could be started
   */
  run(job: Job, options?: RunOptions): Promise<Result>;
  /** Ends the threads; waiting jobs are rejected. */
  close(): Promise<void>;
}

/** Provides adapters with threads for code that must neither block nor crash the process. */
export abstract class WorkerPoolFactory {
  /** Starts no thread yet: threads start with the first jobs, and do not keep the process alive when idle. */
  abstract createPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result>;
}

/** A job took more than it may, or took its thread with it. */
export class JobAbortedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'JobAbortedError';
  }
}

/** The pool was closed before the job was done; the cause is not the job. */
export class PoolClosedError extends Error {
  constructor() {
    super('The worker pool was closed.');
    this.name = 'PoolClosedError';
  }
}
