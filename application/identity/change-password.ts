import type { Clock } from '../../domain/clock.port.js';
import { assertValid, DomainError } from '../../domain/errors/domain-error.js';
import { PASSWORD_MESSAGES } from '../../domain/identity/identity.messages.js';
import { validateNewPassword } from '../../domain/identity/new-password.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { AdministratorRepository } from './administrator.repository.js';
import type { CurrentPasswordCheck } from './current-password-check.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import type { PasswordHasher } from './password-hasher.port.js';
import type { PasswordStrength } from './password-strength.port.js';
import type { SessionStore } from './session-store.port.js';

/** Values entered for a new password. */
export interface PasswordChange {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Sets an administrator's new password. */
export class ChangePassword {
  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordStrength: PasswordStrength,
    private readonly currentPassword: CurrentPasswordCheck,
    private readonly sessions: SessionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends every session of the administrator, the current one included: the controller then opens a new one.
   * @throws DomainError `invalid` for a wrong current or an unfit new password, TooManyAttemptsError
   */
  async execute(administratorId: number, { currentPassword, newPassword }: PasswordChange): Promise<Administrator> {
    const administrator = await this.administrators.findById(administratorId);
    if (!administrator) throw new DomainError('unauthenticated', IDENTITY_MESSAGES.notSignedIn);
    const now = this.clock.now();
    await this.currentPassword.assertMatches(administrator, currentPassword);
    assertValid(validateNewPassword({ newPassword, currentPassword, email: administrator.email }));
    if (await this.passwordStrength.isGuessable(newPassword, [administrator.email, administrator.name])) {
      assertValid([{ field: 'newPassword', message: PASSWORD_MESSAGES.guessable }]);
    }
    const passwordHash = await this.passwordHasher.hash(newPassword);

    const changed = await this.unitOfWork.run(async (tx) => {
      const current = await tx.administrators.findForUpdate(administratorId);
      // Whoever was disabled, or given another password, while the hashes were computed, changes nothing any more.
      if (!current?.isActive || current.passwordHash !== administrator.passwordHash) {
        throw new DomainError('unauthenticated', IDENTITY_MESSAGES.notSignedIn);
      }
      const change = { passwordHash, mustChangePassword: false, sessionVersion: current.sessionVersion + 1 };
      await tx.administrators.update(administratorId, change);
      await tx.events.publish({ type: 'password-changed', at: now, actor: administrator.email });
      return { ...current, ...change };
    });
    await this.currentPassword.forgetAttempts(administrator);
    await this.sessions.endAllOfUser(administratorId);
    return changed;
  }
}
