import type { SeededRandom } from '../../adapters/seed/demo/seeded-random.js';
import type { JobQueue } from '../../application/jobs/job-queue.port.js';

/** A call of a port by a simulated process. */
export interface PortCall {
  readonly port: string;
  readonly method: string;
  readonly args: unknown[];
  readonly processName: string;
  /** The job queue itself. */
  readonly queue: JobQueue;
  readonly random: SeededRandom;
  /** What the planted defect remembers during one run. */
  readonly memory: Map<string, unknown>;
  /** Does what was asked for; with other arguments where they are given. */
  readonly run: (args?: unknown[]) => Promise<unknown>;
}

/** A defect put into the product on purpose, to see whether the simulation finds it. */
export interface PlantedDefect {
  readonly name: string;
  /** Does a call in its own way; undefined: the call is left alone. */
  readonly onCall?: (call: PortCall) => Promise<unknown> | undefined;
  /** What a failed transaction has written stays. */
  readonly keepsHalfTransactions?: boolean;
  /** A process forgets between two sends what the mail server has taken. */
  readonly forgetsTakenMail?: boolean;
  /** Jobs are claimed without a worker: whoever comes first gets them. */
  readonly ignoresWorkers?: boolean;
}
