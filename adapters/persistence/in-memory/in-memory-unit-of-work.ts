import { type Desk, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { deskWithin, type InMemoryDesk } from './in-memory-repositories.js';
import { Journal } from './undo-log.js';

/** Units of work over stores in memory: one after the other, each undone where it throws. */
export class InMemoryUnitOfWork extends UnitOfWork {
  private last: Promise<unknown> = Promise.resolve();

  constructor(private readonly desk: InMemoryDesk) {
    super();
  }

  /** Must not be called from within a unit of work: it would wait for its own end. */
  run<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    const run = this.last.then(() => this.runAlone(work));
    this.last = run.catch(() => undefined);
    return run;
  }

  private async runAlone<T>(work: (desk: Desk) => Promise<T>): Promise<T> {
    const journal = new Journal();
    try {
      const result = await work(deskWithin(this.desk, journal));
      journal.tellAll();
      return result;
    } catch (fault) {
      journal.undoAll();
      throw fault;
    }
  }
}
