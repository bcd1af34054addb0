/**
 * What is run in threads: a module that exports a function `work`, which makes a result of a job. Both cross as copies. It may
 * export a function `prepare` as well, which makes of the briefing what `work` is given beside each job.
 */
export interface WorkerPoolOptions {
  /** The built file of the module. */
  readonly program: URL;
  readonly maxThreads: number;
  /** Threads that are hired beyond those once a job has waited so long for its turn: the others may hang. */
  readonly spares?: { readonly most: number; readonly afterMs: number };
  /** How long a job may take, from its turn on: the start of its thread does not count. */
  readonly jobMs: number;
  /** For how long of that it may have a processor, where the system tells (Linux): a machine with much else to do takes none of it. */
  readonly processorMs?: number;
  /** What each thread is to know from the start; it crosses as a copy. */
  readonly briefing?: unknown;
  /** Its threads let everybody else go first where processors are scarce. */
  readonly isLowPriority?: boolean;
  /** Of a thread's own heap. */
  readonly heapMb?: number;
  /** By how much the process may grow during a job: what a thread holds outside its heap is limited by nothing else. */
  readonly growthMb?: number;
  /** Each job gets a thread that has seen no other. */
  readonly isFreshForEach?: boolean;
}

/** How a job is given. */
export interface RunOptions {
  /** Less time than the plan allows. */
  readonly jobMs?: number;
  /** Bytes that are handed over rather than copied; they are gone here. */
  readonly transferList?: readonly ArrayBuffer[];
}

/** Threads that work jobs off, each thread one at a time; whoever takes more than the plan allows is ended, nobody else. */
export interface WorkerPool<Job, Result> {
  /**
   * @throws JobAbortedError where the job took more time or memory than it may, or its thread ended
   * @throws PoolClosedError where the team was closed meanwhile
   * @throws Error with the sentence of what the program threw, or where no thread could be begun
   */
  run(job: Job, options?: RunOptions): Promise<Result>;
  /** Ends the threads; who still waits is told so. */
  close(): Promise<void>;
}

/** Where adapters get threads for what must not harm or halt the desk. */
export abstract class WorkerPoolFactory {
  /** Starts nothing yet: threads begin with the first jobs, and keep no process alive when they have none. */
  abstract createPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result>;
}

/** A job took more than it may, or took its thread with it. */
export class JobAbortedError extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'JobAbortedError';
  }
}

/** The team was closed before the job was done: it says nothing about the job. */
export class PoolClosedError extends Error {
  constructor() {
    super('The worker pool was closed.');
    this.name = 'PoolClosedError';
  }
}
