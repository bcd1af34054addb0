import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { AdministratorRepository } from './administrator.repository.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import type { LoginAttemptRepository } from './login-attempt.repository.js';
import { type AttemptOrigin, listSignInLimits } from './login-throttle.js';
import type { PasswordHasher } from './password-hasher.port.js';
import { reserveAttempt } from './reserve-attempt.js';

/** Authenticates an administrator, and throttles guessing without locking the real user out. */
export class AuthenticateAdministrator {
  private decoyHash: Promise<string> | undefined;

  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly loginAttempts: LoginAttemptRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError `unauthenticated` for a wrong email or password, TooManyAttemptsError */
  async execute(email: string, password: string, origin: AttemptOrigin): Promise<Administrator> {
    const account = email.trim().toLowerCase();
    const now = this.clock.now();
    const limits = listSignInLimits(account, origin);
    const reservation = await reserveAttempt(this.loginAttempts, limits, now);
    const administrator = await this.administrators.findByEmail(account);
    // An unknown account takes as long as a known one, so that response times reveal nothing.
    const hash = administrator?.passwordHash ?? (await this.getDecoyHash());
    const matches = await this.passwordHasher.verify(hash, password);
    // A disabled account answers like a wrong password: strangers learn nothing of it.
    if (!administrator?.isActive || !matches) {
      const { address } = origin;
      await this.unitOfWork.run(({ events }) =>
        events.publish({ type: 'sign-in-failed', at: now, actor: SYSTEM_ACTOR, account, address }),
      );
      throw new DomainError('unauthenticated', IDENTITY_MESSAGES.wrongCredentials);
    }
    await this.loginAttempts.release(reservation);
    const [ofThisCaller] = limits;
    if (ofThisCaller) await this.loginAttempts.deleteByKey(ofThisCaller.key);
    await this.unitOfWork.run(({ events }) =>
      events.publish({ type: 'signed-in', at: now, actor: administrator.email }),
    );
    return administrator;
  }

  private getDecoyHash(): Promise<string> {
    this.decoyHash ??= this.passwordHasher.hash('a password that nobody has');
    return this.decoyHash;
  }
}
