import { type WorkerPool, WorkerPoolFactory, type WorkerPoolOptions } from './worker-pool.port.js';
import { WorkerThreadPool } from './worker-thread-pool.js';

const WORKER_ENTRY_URL = new URL('./worker-entry.js', import.meta.url);

/** Teams of Node.js' worker threads. */
export class WorkerThreadPoolFactory extends WorkerPoolFactory {
  constructor(
    /** The built file that every thread begins with. */
    private readonly threadFile: URL = WORKER_ENTRY_URL,
  ) {
    super();
  }

  createPool<Job, Result>(options: WorkerPoolOptions): WorkerPool<Job, Result> {
    return new WorkerThreadPool(this.threadFile, options);
  }
}
