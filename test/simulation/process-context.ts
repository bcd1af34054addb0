import type { Repositories, UnitOfWork } from '../../application/persistence/unit-of-work.port.js';
import type { Clock } from '../../domain/clock.port.js';
import type { SimulatedEnvironment } from './simulated-environment.js';

/** What the ports and use cases of a simulated process need of it. */
export interface ProcessContext {
  readonly environment: SimulatedEnvironment;
  readonly name: string;
  readonly clock: Clock;
  readonly stopping: AbortController;
  readonly stores: Repositories;
  readonly unitOfWork: UnitOfWork;
  /** Message-IDs that the mail server has taken from this process and that it has not recorded. */
  readonly unrecorded: Set<string>;
  readonly isDead: boolean;
  isInTransaction: boolean;
  /** Ends without a word: nothing that it has begun goes on. */
  end(where: string): void;
  /** Waits for so long, and for ever if the process has ended meanwhile. */
  pause(milliseconds?: number): Promise<void>;
  /** A call of the store: it takes time, may fail before or after its work, and the process may end around it. */
  callStore(name: string, run: () => Promise<unknown>): Promise<unknown>;
  /** A call as the planted defect does it, if it does. */
  callPlanted(
    port: string,
    method: string,
    args: unknown[],
    run: (args?: unknown[]) => Promise<unknown>,
  ): Promise<unknown>;
}
