import { SYSTEM_ACTOR } from '../../domain/activity/activity.js';
import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { AdministratorRepository } from './administrator.repository.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import type { LoginAttemptRepository } from './login-attempt.repository.js';
import type { PasswordHasher } from './password-hasher.port.js';
import { ATTEMPT_WINDOW_MS, TooManyAttemptsError } from './too-many-attempts-error.js';

/** Failed attempts within the window after which an account is locked for one address. */
export const MAX_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS = 5;
/** Failed attempts within the window after which an address may not try any account. */
export const MAX_ATTEMPTS_PER_ADDRESS = 20;
/** Failed attempts within the window after which an account may not be tried from new addresses. */
export const MAX_ATTEMPTS_PER_ACCOUNT = 50;

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

  /**
   * @param address the network address of the attempt
   * @throws DomainError `unauthenticated` for a wrong email or password, TooManyAttemptsError
   */
  async execute(email: string, password: string, address: string): Promise<Administrator> {
    const account = email.trim().toLowerCase();
    const now = this.clock.now();
    const since = new Date(now.getTime() - ATTEMPT_WINDOW_MS);
    const pair = `pair:${account}|${address}`;
    const limits: ReadonlyArray<readonly [string, number]> = [
      [pair, MAX_ATTEMPTS_PER_ACCOUNT_AND_ADDRESS],
      [`address:${address}`, MAX_ATTEMPTS_PER_ADDRESS],
      [`account:${account}`, MAX_ATTEMPTS_PER_ACCOUNT],
    ];
    for (const [key, limit] of limits) {
      if ((await this.loginAttempts.countFailedSince(key, since)) >= limit) throw new TooManyAttemptsError();
    }
    const administrator = await this.administrators.findByEmail(account);
    // An unknown account takes as long as a known one, so that response times reveal nothing.
    const hash = administrator?.passwordHash ?? (await this.getDecoyHash());
    const matches = await this.passwordHasher.verify(hash, password);
    if (!administrator || !matches) {
      for (const [key] of limits) await this.loginAttempts.recordFailure(key, now);
      await this.unitOfWork.run(({ events }) =>
        events.publish({ type: 'sign-in-failed', at: now, actor: SYSTEM_ACTOR, account, address }),
      );
      throw new DomainError('unauthenticated', IDENTITY_MESSAGES.wrongCredentials);
    }
    await this.loginAttempts.deleteByKey(pair);
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
