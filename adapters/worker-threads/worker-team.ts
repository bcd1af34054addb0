import { Worker } from 'node:worker_threads';
import {
  JobCutOff,
  type JobWords,
  TeamClosed,
  type ThreadPlan,
  type ThreadTeam,
} from '../../application/thread-teams.port.js';
import type { JobAnswer, ThreadStart } from './messages.js';

const YOUNG_HEAP_MB = 32;
const STACK_MB = 4;
const BYTES_PER_MB = 1024 * 1024;
/** How often the growth of the process is looked at. */
const WATCH_MS = 100;
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
  /** Undefined where it has nothing to do. */
  end: ((answer: JobAnswer | Error) => void) | undefined;
}

/** A few worker threads, and the jobs that wait for them, first come, first served. */
export class WorkerTeam<Job, Result> implements ThreadTeam<Job, Result> {
  private readonly threads = new Set<Thread>();
  private readonly waiting: Order<Job, Result>[] = [];

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

  private beginNext(): void {
    while (this.waiting.length > 0) {
      const thread = [...this.threads].find(({ end }) => !end) ?? this.hired();
      const order = thread && this.waiting.shift();
      if (!order) return;
      this.begin(thread, order);
    }
  }

  /** Undefined where there are as many as there may be. */
  private hired(): Thread | undefined {
    const { program, mostThreads, heapMb } = this.plan;
    if (this.threads.size >= mostThreads) return undefined;
    const workerData: ThreadStart = { program: program.href };
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
    const thread: Thread = { worker, end: undefined };
    this.threads.add(thread);
    worker.on('message', (answer: JobAnswer) => thread.end?.(answer));
    worker.on('error', (fault) => void this.lose(thread, new JobCutOff(reasonOf(fault))));
    worker.on('exit', () => void this.lose(thread, new JobCutOff('Its thread has ended.')));
    return thread;
  }

  private begin(thread: Thread, { job, words, resolve, reject }: Order<Job, Result>): void {
    const { jobMs, growthMb, isFreshForEach } = this.plan;
    const cutOff = (reason: string) => void this.lose(thread, new JobCutOff(reason));
    const patience = setTimeout(cutOff, Math.min(words.jobMs ?? jobMs, jobMs), 'It took too long.');
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
      clearInterval(watch);
      // A thread that has nothing to do keeps no process alive.
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

  /** Ends a thread, and the job in it. */
  private async lose(thread: Thread, fault: Error): Promise<void> {
    if (!this.threads.delete(thread)) return;
    thread.end?.(fault);
    await thread.worker.terminate();
  }
}

function reasonOf(fault: Error & { readonly code?: unknown }): string {
  return fault.code === 'ERR_WORKER_OUT_OF_MEMORY' ? TOO_MUCH_MEMORY : fault.message;
}
