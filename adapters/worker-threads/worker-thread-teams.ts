import { type ThreadPlan, type ThreadTeam, ThreadTeams } from '../../application/thread-teams.port.js';
import { WorkerTeam } from './worker-team.js';

const BUILT_THREAD = new URL('./thread.js', import.meta.url);

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
