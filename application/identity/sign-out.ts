import type { Clock } from '../../domain/clock.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Writes down that somebody has signed out; the session is ended by whoever keeps it. */
export class SignOut {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param actor the email of the person whose session ends */
  execute(actor: string): Promise<void> {
    return this.unitOfWork.run(({ events }) => events.publish({ type: 'signed-out', at: this.clock.now(), actor }));
  }
}
