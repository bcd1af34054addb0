import { Worker } from 'node:worker_threads';
import { readCpuMs } from './cpu-time.js';
import { JobTurns } from './job-turns.js';
import {
  JobAbortedError,
  PoolClosedError,
  type RunOptions,
  type WorkerPool,
  WorkerPoolFactory,
  type WorkerPoolOptions,
} from './worker-pool.port.js';
import type { JobResponse, WorkerMessage, WorkerStartData } from './worker-protocol.js';

const WORKER_ENTRY_URL = new URL('./worker-entry.js', import.meta.url);
const DEFAULT_YOUNG_HEAP_MB = 4;
/**
 * V8's own limit of a heap is far beyond what a job may make the process grow by, and no more than the last resort: where one
 * piece of memory would go beyond, for instance a table that doubles, V8 ends the process and not the thread.
 */
const OLD_HEAP_MB = 1_024;
const STACK_MB = 4;
const BYTES_PER_MB = 1024 * 1024;
/** Maximum start time of a thread: two tenths of a second on an idle machine. */
const START_TIMEOUT_MS = 20_000;
/** How often a job's CPU time and the size of the process are looked at: in so long a thread writes some twenty megabytes. */
const CHECK_INTERVAL_MS = 8;
const TIMEOUT_MESSAGE = 'It took too long.';
const OUT_OF_MEMORY_MESSAGE = 'It took too much memory.';

/** A job that waits for a thread or runs in one. */
interface QueuedJob<Job, Result> {
  readonly job: Job;
  readonly options: RunOptions;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: Error) => void;
}

/** A thread, and how the job in it ends. */
interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  /** The system's id of the thread; undefined if it has none. */
  osThreadId: string | undefined;
  /** Undefined where it has nothing to do. */
  end: ((answer: JobResponse | Error) => void) | undefined;
  /** When an idle spare thread ends. */
  idleTimer?: ReturnType<typeof setTimeout>;
}

/** What the pools of a factory share for jobs that may hold much. */
interface HeavyJobs {
  readonly turns: JobTurns;
  readonly processMb: number;
}

/** A few worker threads and their queue of jobs, first come, first served. */
class WorkerThreadPool<Job, Result> implements WorkerPool<Job, Result> {
  private readonly threads = new Set<Thread>();
  private readonly waiting: QueuedJob<Job, Result>[] = [];
  private spareTimer: ReturnType<typeof setTimeout> | undefined;
  /** How often it was closed: a job that waited for its turn meanwhile is rejected. */
  private closings = 0;

  constructor(
    private readonly threadFile: URL,
    private readonly options: WorkerPoolOptions,
    private readonly heavyJobs: HeavyJobs,
  ) {}

  run(job: Job, options: RunOptions = {}): Promise<Result> {
    if (!this.options.takesTurns) return this.enqueue(job, options);
    const { closings } = this;
    return this.heavyJobs.turns.take(() => {
      if (this.closings !== closings) throw new PoolClosedError();
      return this.enqueue(job, options);
    });
  }

  private enqueue(job: Job, options: RunOptions): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, options, resolve, reject });
      this.dispatchNext();
    });
  }

  async close(): Promise<void> {
    this.closings += 1;
    for (const { reject } of this.waiting.splice(0)) reject(new PoolClosedError());
    await Promise.all([...this.threads].map((thread) => this.discardWorker(thread, new PoolClosedError())));
  }

  /** Who can begin takes what has waited longest; for what is left over threads are hired. */
  private dispatchNext(): void {
    for (const thread of this.threads) {
      if (!thread.isReady || thread.end) continue;
      const queued = this.waiting.shift();
      if (!queued) return;
      this.runJob(thread, queued);
    }
    let starting = [...this.threads].filter(({ isReady }) => !isReady).length;
    for (; starting < this.waiting.length && this.threads.size < this.options.maxThreads; starting += 1)
      this.spawnWorker();
    this.scheduleSpareWorker();
  }

  /** Where the job that is first in line is so for long one more thread is hired, and so on. */
  private scheduleSpareWorker(): void {
    const { maxThreads, spares } = this.options;
    const first = this.waiting[0];
    if (!spares || !first || this.spareTimer || this.threads.size >= maxThreads + spares.most) return;
    this.spareTimer = setTimeout(() => {
      this.spareTimer = undefined;
      const isStarting = [...this.threads].some(({ isReady }) => !isReady);
      if (this.waiting[0] === first && !isStarting) this.spawnWorker();
      this.scheduleSpareWorker();
    }, spares.afterMs);
  }

  private spawnWorker(): void {
    const { program, briefing: initialData, isLowPriority = false, youngHeapMb = DEFAULT_YOUNG_HEAP_MB } = this.options;
    const workerData: WorkerStartData = { program: program.href, initialData, isLowPriority };
    const worker = new Worker(this.threadFile, {
      workerData,
      env: {},
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: OLD_HEAP_MB,
        maxYoungGenerationSizeMb: youngHeapMb,
        stackSizeMb: STACK_MB,
      },
    });
    const thread: Thread = { worker, isReady: false, osThreadId: undefined, end: undefined };
    this.threads.add(thread);
    const startTimer = setTimeout(
      () => void this.discardWorker(thread, new JobAbortedError(TIMEOUT_MESSAGE)),
      START_TIMEOUT_MS,
    );
    worker.on('message', (message: WorkerMessage) => {
      if (!('isReady' in message)) {
        thread.end?.(message);
        return;
      }
      clearTimeout(startTimer);
      thread.isReady = true;
      thread.osThreadId = message.osThreadId;
      // An idle thread does not keep the process alive.
      worker.unref();
      this.dispatchNext();
    });
    worker.on('error', (error) => void this.discardWorker(thread, new JobAbortedError(toReason(error))));
    worker.on('exit', () => {
      clearTimeout(startTimer);
      void this.discardWorker(thread, new JobAbortedError('Its thread has ended.'));
    });
  }

  private runJob(thread: Thread, { job, options, resolve, reject }: QueuedJob<Job, Result>): void {
    const { jobMs, isFreshForEach } = this.options;
    const abort = (reason: string) => void this.discardWorker(thread, new JobAbortedError(reason));
    clearTimeout(thread.idleTimer);
    const jobTimer = setTimeout(abort, Math.min(options.jobMs ?? jobMs, jobMs), TIMEOUT_MESSAGE);
    const usageTimer = setInterval(this.createUsageCheck(thread.osThreadId, abort), CHECK_INTERVAL_MS);
    thread.end = (answer) => {
      thread.end = undefined;
      clearTimeout(jobTimer);
      clearInterval(usageTimer);
      thread.worker.unref();
      if (answer instanceof Error) reject(answer);
      else if ('error' in answer) reject(new Error(answer.error));
      // What the program makes of its jobs is what the team was asked for.
      else resolve(answer.result as Result);
      if (isFreshForEach) void this.discardWorker(thread, new JobAbortedError('Its thread has ended.'));
      this.dispatchNext();
      if (!thread.end) this.scheduleSpareEnd(thread);
    };
    thread.worker.ref();
    thread.worker.postMessage(job, [...(options.transferList ?? [])]);
  }

  /** Ends a thread that is one too many, unless it is given a job before. */
  private scheduleSpareEnd(thread: Thread): void {
    const { maxThreads, spares } = this.options;
    if (!spares || this.threads.size <= maxThreads) return;
    thread.idleTimer = setTimeout(() => {
      if (this.threads.size > maxThreads) void this.discardWorker(thread, new PoolClosedError());
    }, spares.idleMs).unref();
  }

  /** A check that aborts a job beyond its limits; CPU time counts from the first check on. */
  private createUsageCheck(osThreadId: string | undefined, abort: (reason: string) => void): () => void {
    const { processorMs, growthMb, blamedMb = growthMb } = this.options;
    const mbBefore = readProcessMb();
    let cpuMsBefore: number | undefined;
    return () => {
      const mb = readProcessMb();
      const grownMb = mb - mbBefore;
      if (grownMb > growthMb || (mb > this.heavyJobs.processMb && grownMb > blamedMb)) abort(OUT_OF_MEMORY_MESSAGE);
      if (!processorMs) return;
      const cpuMs = readCpuMs(osThreadId);
      cpuMsBefore ??= cpuMs;
      if (cpuMs - cpuMsBefore >= processorMs) abort(TIMEOUT_MESSAGE);
    };
  }

  /** Terminates a thread and its job; if it never started, the job that has waited longest is rejected. */
  private async discardWorker(thread: Thread, error: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    if (thread.isReady) thread.end?.(error);
    else this.waiting.shift()?.reject(new Error(`No thread could be begun: ${error.message}`));
    const { maxThreads, isFreshForEach } = this.options;
    const isToBeReplaced = thread.isReady && error instanceof JobAbortedError && !isFreshForEach;
    // At once, not with the next job: that one would wait for the start.
    if (isToBeReplaced && this.threads.size < maxThreads) this.spawnWorker();
    this.dispatchNext();
    await thread.worker.terminate();
  }
}

function readProcessMb(): number {
  return process.memoryUsage.rss() / BYTES_PER_MB;
}

function toReason(error: Error & { readonly code?: unknown }): string {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? OUT_OF_MEMORY_MESSAGE : error.message;
}

/** Pools of Node.js' worker threads. */
export class WorkerThreadPoolFactory extends WorkerPoolFactory {
  private readonly heavyJobs: HeavyJobs;

  /**
   * @param threadFile the built file that every thread begins with
   * @param processMb megabytes of the process beyond which a job that holds much is aborted
   */
  constructor(
    private readonly threadFile: URL = WORKER_ENTRY_URL,
    processMb = Number.POSITIVE_INFINITY,
  ) {
    super();
    this.heavyJobs = { turns: new JobTurns(), processMb };
  }

  createPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
    return new WorkerThreadPool(this.threadFile, options, this.heavyJobs);
  }
}
