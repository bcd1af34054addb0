import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { AdministratorRepository } from './administrator.repository.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import type { LoginAttemptRepository } from './login-attempt.repository.js';
import { type AttemptOrigin, listSignInLimits, listThrottleLogLimits } from './login-throttle.js';
import { createCodeError, type ManageSecondFactor } from './manage-second-factor.js';
import type { PasswordHasher } from './password-hasher.port.js';
import { reserveAttempt } from './reserve-attempt.js';
import { SignInAttempts } from './sign-in-attempts.js';
import { TooManyAttemptsError } from './too-many-attempts-error.js';

/** What somebody signs in with. */
export interface SignInEntry {
  readonly email: string;
  readonly password: string;
  /** Undefined or empty where none was asked for yet. */
  readonly code: string | undefined;
}

/** Authenticates an administrator, and throttles guessing without locking the real user out. */
export class AuthenticateAdministrator {
  private decoyHash: Promise<string> | undefined;
  private readonly attempts: SignInAttempts;

  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly loginAttempts: LoginAttemptRepository,
    private readonly secondFactors: Pick<ManageSecondFactor, 'takeCode'>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    this.attempts = new SignInAttempts(loginAttempts, clock);
  }

  /**
   * @param code of the second factor, for accounts that have one
   * @throws DomainError `unauthenticated` for a wrong email, password or code, and for a code that is missing;
   * TooManyAttemptsError
   */
  async execute({ email, password, code }: SignInEntry, origin: AttemptOrigin): Promise<Administrator> {
    const account = email.trim().toLowerCase();
    const now = this.clock.now();
    const limits = listSignInLimits(account, origin);
    const isDeviceKnown = origin.knownDevice !== undefined;
    const logThrottle = () => this.logThrottle(account, origin, now);
    const reservation = await this.attempts.reserve(limits, isDeviceKnown, logThrottle);
    const administrator = await this.administrators.findByEmail(account);
    // An unknown account takes as long as a known one, so that response times reveal nothing.
    const hash = administrator?.passwordHash ?? (await this.getDecoyHash());
    const matches = await this.passwordHasher.verify(hash, password);
    // A disabled account answers like a wrong password: strangers learn nothing of it.
    if (!administrator?.isActive || !matches) {
      await this.logFailure(account, origin, now);
      throw new DomainError('unauthenticated', IDENTITY_MESSAGES.wrongCredentials);
    }
    if (administrator.secondFactor) {
      if (!code) {
        // Somebody who knows the password has not guessed yet.
        await this.loginAttempts.release(reservation);
        throw createCodeError('unauthenticated', IDENTITY_MESSAGES.codeNeeded);
      }
      if (!(await this.secondFactors.takeCode(administrator, code))) {
        await this.logFailure(account, origin, now);
        throw createCodeError('unauthenticated', IDENTITY_MESSAGES.wrongCode);
      }
    }
    await this.loginAttempts.release(reservation);
    const [ofThisCaller] = limits;
    if (ofThisCaller) await this.loginAttempts.deleteByKey(ofThisCaller.key);
    await this.unitOfWork.run(({ events }) =>
      events.publish({ type: 'signed-in', at: now, actor: administrator.email }),
    );
    return administrator;
  }

  private logFailure(account: string, { address }: AttemptOrigin, at: Date): Promise<void> {
    return this.unitOfWork.run(({ events }) =>
      events.publish({ type: 'sign-in-failed', at, actor: SYSTEM_ACTOR, account, address }),
    );
  }

  /** Tells of the first refused attempt of a window alone. */
  private async logThrottle(account: string, { address }: AttemptOrigin, at: Date): Promise<void> {
    try {
      await reserveAttempt(this.loginAttempts, listThrottleLogLimits(account, address), at);
    } catch (error) {
      if (error instanceof TooManyAttemptsError) return;
      throw error;
    }
    await this.unitOfWork.run(({ events }) =>
      events.publish({ type: 'sign-in-throttled', at, actor: SYSTEM_ACTOR, account, address }),
    );
  }

  private getDecoyHash(): Promise<string> {
    this.decoyHash ??= this.passwordHasher.hash('a password that nobody has');
    return this.decoyHash;
  }
}
