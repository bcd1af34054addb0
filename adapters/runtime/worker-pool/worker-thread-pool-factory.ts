import { type ThreadPlan, type ThreadTeam, ThreadTeams } from './worker-pool.port.js';
import { WorkerTeam } from './worker-thread-pool.js';

const BUILT_THREAD = new URL('./worker-entry.js', import.meta.url);

/** Teams of Node.js' worker threads. */
export class WorkerThreadTeams extends ThreadTeams {
  constructor(
    /** The built file that every thread begins with. */
    private readonly threadFile: URL = BUILT_THREAD,
  ) {
    super();
  }

  team<Job, Result>(plan: ThreadPlan): ThreadTeam<Job, Result> {
    return new WorkerTeam(this.threadFile, plan);
  }
}
