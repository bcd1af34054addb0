import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { FirstPasswords } from './first-passwords.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';

/** Who did it, in the log: whoever has the server's data folder, and no account. */
const ACTOR = 'command line';

/** What is given back beside the password. */
export interface RecoverAccountOptions {
  /** Whether the account's authenticator app and recovery codes are lost too. */
  readonly resetSecondFactor: boolean;
}

/**
 * Lets an administrator in again whom nobody else can help: the last one has lost the password. For who may do all to the
 * database anyway, from the machine that it is on.
 */
export class RecoverAccount {
  constructor(
    private readonly firstPasswords: FirstPasswords,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Gives an account a password that is changed at the next sign-in; an account that was disabled works again, and its
   * sessions end.
   * @returns the password
   * @throws DomainError `missing` where no account has the email
   */
  async execute(email: string, { resetSecondFactor }: RecoverAccountOptions): Promise<string> {
    const { passwordHash, generatedPassword = '' } = await this.firstPasswords.issue(undefined, { name: '', email });
    await this.unitOfWork.run(async ({ administrators, events }) => {
      const before = await administrators.findByEmail(email);
      if (!before) throw new DomainError('missing', IDENTITY_MESSAGES.noAccountOf(email));
      const { id, name, role, isActive, sessionVersion } = before;
      await administrators.update(id, {
        ...{ passwordHash, mustChangePassword: true, isActive: true, sessionVersion: sessionVersion + 1 },
        ...(resetSecondFactor ? { secondFactor: null } : {}),
      });
      const about = { at: this.clock.now(), actor: ACTOR };
      const account = { id, name, email: before.email, role };
      const change = { before: { ...account, isActive }, after: { ...account, isActive: true } };
      await events.publish({ type: 'staff-password-reset', ...about, ...change });
      if (resetSecondFactor) await events.publish({ type: 'staff-second-factor-reset', ...about, ...change });
    });
    return generatedPassword;
  }
}
