import type { Clock } from '../../domain/clock.port.js';
import { type ApiToken, formatTokenActor, type TokenScope } from '../../domain/identity/api-token.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Writes down that a program asked for what its token does not allow. */
export class LogRefusedTokenCall {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @param call such as `POST /api/rates` @param scope the one that it needs; undefined: no token may */
  execute(token: ApiToken, call: string, scope: TokenScope | undefined): Promise<void> {
    const event = { type: 'token-call-refused', at: this.clock.now(), actor: formatTokenActor(token) } as const;
    return this.unitOfWork.run(({ events }) => events.publish({ ...event, call, scope: scope ?? null }));
  }
}
