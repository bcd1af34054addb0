import type { Clock } from '../../domain/clock.port.js';
import { assertValid } from '../../domain/errors/domain-error.js';
import { PASSWORD_MESSAGES } from '../../domain/identity/identity.messages.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { LoginAttemptRepository } from './login-attempt.repository.js';
import { createFixedLimit } from './login-throttle.js';
import type { PasswordHasher } from './password-hasher.port.js';
import { reserveAttempt } from './reserve-attempt.js';

/**
 * Wrong current passwords within the window after which no more are accepted: an unattended session must not allow
 * guessing.
 */
export const MAX_CURRENT_PASSWORD_ATTEMPTS = 5;

/** Asks for the password of somebody who is signed in already, before what an unattended session must not allow. */
export class CurrentPasswordCheck {
  constructor(
    private readonly passwordHasher: PasswordHasher,
    private readonly loginAttempts: LoginAttemptRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `invalid` for a wrong one, TooManyAttemptsError */
  async assertMatches({ id, email, passwordHash }: Administrator, currentPassword: string): Promise<void> {
    const limits = [createFixedLimit(createKey(id), MAX_CURRENT_PASSWORD_ATTEMPTS)];
    const now = this.clock.now();
    const reservation = await reserveAttempt(this.loginAttempts, limits, now);
    if (!(await this.passwordHasher.verify(passwordHash, currentPassword))) {
      await this.unitOfWork.run(({ events }) =>
        events.publish({ type: 'identity-check-failed', at: now, actor: email, checked: 'password' }),
      );
      assertValid([{ field: 'currentPassword', message: PASSWORD_MESSAGES.wrong }]);
    }
    await this.loginAttempts.release(reservation);
  }

  /** Forgets wrong tries, once the password is another. */
  async forgetAttempts({ id }: Administrator): Promise<void> {
    await this.loginAttempts.deleteByKey(createKey(id));
  }
}

function createKey(id: number): string {
  return `password:${id}`;
}
