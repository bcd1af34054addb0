import { Worker } from 'node:worker_threads';
import {
  JobCutOff,
  type JobWords,
  TeamClosed,
  type ThreadPlan,
  type ThreadTeam,
} from './worker-pool.port.js';
import type { JobAnswer, ThreadNews, ThreadStart } from './worker-protocol.js';
import { onceWorked } from './cpu-time.js';

const YOUNG_HEAP_MB = 8;
const STACK_MB = 4;
const BYTES_PER_MB = 1024 * 1024;
/** How long a thread may take to begin: two tenths of a second where nothing else is at work. */
const START_MS = 20_000;
/** How often the growth of the process is looked at. */
const WATCH_MS = 100;
const TOO_LONG = 'It took too long.';
const TOO_MUCH_MEMORY = 'It took too much memory.';

/** A job that waits for a thread, or is in one. */
interface Order<Job, Result> {
  readonly job: Job;
  readonly words: JobWords;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
}

/** A thread, and how the job in it ends. */
interface Thread {
  readonly worker: Worker;
  isReady: boolean;
  /** By which the system knows it; undefined where that does not tell. */
  systemNumber: string | undefined;
  /** Undefined where it has nothing to do. */
  end: ((answer: JobAnswer | Error) => void) | undefined;
}

/** A few worker threads, and the jobs that wait for them, first come, first served. */
export class WorkerTeam<Job, Result> implements ThreadTeam<Job, Result> {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Order<Job, Result>[] = [];
  private spareTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly threadFile: URL,
    private readonly plan: ThreadPlan,
  ) {}

  run(job: Job, words: JobWords = {}): Promise<Result> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ job, words, resolve, reject });
      this.beginNext();
    });
  }

  async close(): Promise<void> {
    for (const { reject } of this.waiting.splice(0)) reject(new TeamClosed());
    await Promise.all([...this.threads].map((thread) => this.lose(thread, new TeamClosed())));
  }

  /** Who can begin takes what has waited longest; for what is left over threads are hired. */
  private beginNext(): void {
    for (const thread of this.threads) {
      if (!thread.isReady || thread.end) continue;
      const order = this.waiting.shift();
      if (!order) return;
      this.begin(thread, order);
    }
    let starting = [...this.threads].filter(({ isReady }) => !isReady).length;
    for (; starting < this.waiting.length && this.threads.size < this.plan.mostThreads; starting += 1) this.hire();
    this.hireSpareLater();
  }

  /** Where the job that is first in line is so for long one more thread is hired, and so on. */
  private hireSpareLater(): void {
    const { mostThreads, spares } = this.plan;
    const first = this.waiting[0];
    if (!spares || !first || this.spareTimer || this.threads.size >= mostThreads + spares.most) return;
    this.spareTimer = setTimeout(() => {
      this.spareTimer = undefined;
      const isStarting = [...this.threads].some(({ isReady }) => !isReady);
      if (this.waiting[0] === first && !isStarting) this.hire();
      this.hireSpareLater();
    }, spares.afterMs);
  }

  private hire(): void {
    const { program, briefing, givesWay = false, heapMb } = this.plan;
    const workerData: ThreadStart = { program: program.href, briefing, givesWay };
    const worker = new Worker(this.threadFile, {
      workerData,
      env: {},
      stdout: true,
      stderr: true,
      ...(heapMb && {
        resourceLimits: {
          maxOldGenerationSizeMb: heapMb,
          maxYoungGenerationSizeMb: YOUNG_HEAP_MB,
          stackSizeMb: STACK_MB,
        },
      }),
    });
    const thread: Thread = { worker, isReady: false, systemNumber: undefined, end: undefined };
    this.threads.add(thread);
    const patience = setTimeout(() => void this.lose(thread, new JobCutOff(TOO_LONG)), START_MS);
    worker.on('message', (news: ThreadNews) => {
      if (!('isReady' in news)) {
        thread.end?.(news);
        return;
      }
      clearTimeout(patience);
      thread.isReady = true;
      thread.systemNumber = news.systemNumber;
      // A thread that has nothing to do keeps no process alive.
      worker.unref();
      this.beginNext();
    });
    worker.on('error', (fault) => void this.lose(thread, new JobCutOff(reasonOf(fault))));
    worker.on('exit', () => {
      clearTimeout(patience);
      void this.lose(thread, new JobCutOff('Its thread has ended.'));
    });
  }

  private begin(thread: Thread, { job, words, resolve, reject }: Order<Job, Result>): void {
    const { jobMs, processorMs, growthMb, isFreshForEach } = this.plan;
    const cutOff = (reason: string) => void this.lose(thread, new JobCutOff(reason));
    const patience = setTimeout(cutOff, Math.min(words.jobMs ?? jobMs, jobMs), TOO_LONG);
    const unwatched = processorMs ? onceWorked(thread.systemNumber, processorMs, () => cutOff(TOO_LONG)) : undefined;
    const before = growthMb ? process.memoryUsage.rss() : 0;
    const watch = growthMb
      ? setInterval(() => {
          const growth = process.memoryUsage.rss() - before;
          if (growth > growthMb * BYTES_PER_MB) cutOff(TOO_MUCH_MEMORY);
        }, WATCH_MS)
      : undefined;
    thread.end = (answer) => {
      thread.end = undefined;
      clearTimeout(patience);
      unwatched?.();
      clearInterval(watch);
      thread.worker.unref();
      if (answer instanceof Error) reject(answer);
      else if ('fault' in answer) reject(new Error(answer.fault));
      // What the program makes of its jobs is what the team was asked for.
      else resolve(answer.result as Result);
      if (isFreshForEach) void this.lose(thread, new JobCutOff('Its thread has ended.'));
      this.beginNext();
    };
    thread.worker.ref();
    thread.worker.postMessage(job, [...(words.handedOver ?? [])]);
  }

  /** Ends a thread and the job in it; where one never began, the job that has waited longest for it is told so. */
  private async lose(thread: Thread, fault: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    if (thread.isReady) thread.end?.(fault);
    else this.waiting.shift()?.reject(new Error(`No thread could be begun: ${fault.message}`));
    const { mostThreads, isFreshForEach } = this.plan;
    const isToBeReplaced = thread.isReady && fault instanceof JobCutOff && !isFreshForEach;
    // At once, and not when the next job comes: that one would wait for the start.
    if (isToBeReplaced && this.threads.size < mostThreads) this.hire();
    this.beginNext();
    await thread.worker.terminate();
  }
}

function reasonOf(fault: Error & { readonly code?: unknown }): string {
  return fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_MUCH_MEMORY : fault.message;
}
