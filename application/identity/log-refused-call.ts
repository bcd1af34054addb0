import type { Clock } from '../../domain/clock.port.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';

/** Writes down that somebody asked for what their role, or their first password, does not allow. */
export class LogRefusedCall {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param call what was asked for, such as `POST /api/rates` */
  execute({ email, role, mustChangePassword }: Administrator, call: string): Promise<void> {
    const event = { type: 'call-refused', at: this.clock.now(), actor: email, call, role, mustChangePassword } as const;
    return this.unitOfWork.run(({ events }) => events.publish(event));
  }
}
