import {
  type CreateEventPublisher,
  type TransactionScope,
  UnitOfWork,
} from '../../../application/persistence/unit-of-work.port.js';
import { type InMemoryRepositories, recordInUndoLog } from './in-memory-repositories.js';
import { UndoLog } from './undo-log.js';

/** Units of work over in-memory stores: one after the other, each rolled back if it throws. */
export class InMemoryUnitOfWork extends UnitOfWork {
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly repositories: InMemoryRepositories,
    private readonly createEventPublisher: CreateEventPublisher,
  ) {
    super();
  }

  /** Must not be called within a unit of work: it would wait for its own end. */
  run<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> {
    const execution = this.last.then(() => this.runExclusive(work));
    this.last = execution.catch(() => undefined);
    return execution;
  }

  private async runExclusive<T>(work: (tx: TransactionScope) => Promise<T>): Promise<T> {
    const undoLog = new UndoLog();
    try {
      const repositories = recordInUndoLog(this.repositories, undoLog);
      const result = await work({ ...repositories, events: this.createEventPublisher(repositories) });
      undoLog.runCommitCallbacks();
      return result;
    } catch (error) {
      undoLog.undoAll();
      throw error;
    }
  }
}
