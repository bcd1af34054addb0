import type { ActivityStatus } from '../../domain/operations/activity.js';
import type { ActivityLog } from '../operations/activity/activity-log.repository.js';
import type { Administrator } from './administrator.js';
import type { Administrators } from './administrator.repository.js';
import type { Passwords } from './password-hasher.port.js';
import type { SignInTries } from './login-attempt.repository.js';
import type { Clock } from '../../domain/clock.port.js';
import { isMailbox } from '../../domain/outbound-mail/sendable-mail.js';
import { RuleViolation } from '../../domain/errors/domain-error.js';
import { TooManyTries, TRIES_WINDOW_MS } from './too-many-attempts-error.js';

/** Failed tries within the window after which an account is locked for one address. */
export const TRIES_FOR_ACCOUNT_FROM_ADDRESS = 5;
/** Failed tries within the window after which an address may not try any account. */
export const TRIES_FROM_ADDRESS = 20;
/** Failed tries within the window after which an account may not be tried from new addresses. */
export const TRIES_FOR_ACCOUNT = 50;

/** Lets an administrator in, and slows guessing down without locking the real one out. */
export class SignIn {
  private decoyHash: Promise<string> | undefined;

  constructor(
    private readonly administrators: Administrators,
    private readonly passwords: Passwords,
    private readonly tries: SignInTries,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /**
   * @param address the network address that the try comes from
   * @throws RuleViolation `unauthenticated` for a wrong email or password, TooManyTries
   */
  async execute(email: string, password: string, address: string): Promise<Administrator> {
    const account = email.trim().toLowerCase();
    const now = this.clock.now();
    const since = new Date(now.getTime() - TRIES_WINDOW_MS);
    const pair = `pair:${account}|${address}`;
    const limits: ReadonlyArray<readonly [string, number]> = [
      [pair, TRIES_FOR_ACCOUNT_FROM_ADDRESS],
      [`address:${address}`, TRIES_FROM_ADDRESS],
      [`account:${account}`, TRIES_FOR_ACCOUNT],
    ];
    for (const [key, limit] of limits) {
      if ((await this.tries.failedSince(key, since)) >= limit) throw new TooManyTries();
    }
    const person = await this.administrators.byEmail(account);
    // An unknown account costs as much time as a known one, so that the time tells nothing.
    const hash = person?.passwordHash ?? (await this.decoy());
    const matches = await this.passwords.matches(hash, password);
    if (!person || !matches) {
      for (const [key] of limits) await this.tries.noteFailure(key, now);
      await this.note('Sign-in failed', `${namedAs(account)} from ${address}`, 'warning', 'system', now);
      throw new RuleViolation('unauthenticated', 'Wrong email or password');
    }
    await this.tries.forget(pair);
    await this.note('Signed in', person.email, 'info', person.email, now);
    return person;
  }

  private async note(action: string, details: string, status: ActivityStatus, actor: string, at: Date): Promise<void> {
    const about = { emailId: undefined, quotationId: undefined, before: undefined, after: undefined };
    await this.activity.append({ at, category: 'system', action, details, status, actor, ...about });
  }

  private decoy(): Promise<string> {
    this.decoyHash ??= this.passwords.hash('a password that nobody has');
    return this.decoyHash;
  }
}

/** An account as the log may name it: some people type their password in its place, others several lines. */
function namedAs(account: string): string {
  return isMailbox(account) ? account : 'A name that is no email address';
}
