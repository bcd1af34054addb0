import type { Administrators } from './administrator.repository.js';
import { faultsOfNewPassword, PASSWORD_SENTENCES } from '../../domain/identity/new-password.js';
import type { Passwords } from './password-hasher.port.js';
import type { SessionStore } from './session-store.port.js';
import type { SignInTries } from './login-attempt.repository.js';
import type { Clock } from '../../domain/clock.port.js';
import { RuleViolation, refuseFaults } from '../../domain/errors/domain-error.js';
import { changeNote } from '../operations/activity/change-log-entry.js';
import { TooManyTries, TRIES_WINDOW_MS } from './too-many-attempts-error.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';

/** Wrong current passwords within the window after which no more are taken: a session left open is no place to guess. */
export const TRIES_FOR_CURRENT_PASSWORD = 5;

/** What a person enters to get a new password. */
export interface PasswordEntry {
  readonly currentPassword: string;
  readonly newPassword: string;
}

/** Gives an administrator a new password. */
export class ChangePassword {
  constructor(
    private readonly administrators: Administrators,
    private readonly passwords: Passwords,
    private readonly tries: SignInTries,
    private readonly sessions: SessionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends every session of the person, this one too: the door opens a new one for it.
   * @throws RuleViolation `invalid` for a wrong current or an unfit new password, TooManyTries
   */
  async execute(administratorId: number, { currentPassword, newPassword }: PasswordEntry): Promise<void> {
    const person = await this.administrators.byId(administratorId);
    if (!person) throw new RuleViolation('unauthenticated', 'Not signed in');
    const now = this.clock.now();
    const key = `password:${administratorId}`;
    const failed = await this.tries.failedSince(key, new Date(now.getTime() - TRIES_WINDOW_MS));
    if (failed >= TRIES_FOR_CURRENT_PASSWORD) throw new TooManyTries();
    if (!(await this.passwords.matches(person.passwordHash, currentPassword))) {
      await this.tries.noteFailure(key, now);
      refuseFaults([{ field: 'currentPassword', message: PASSWORD_SENTENCES.wrong }]);
    }
    refuseFaults(faultsOfNewPassword({ newPassword, currentPassword, email: person.email }));
    const passwordHash = await this.passwords.hash(newPassword);

    await this.unitOfWork.run(async (desk) => {
      await desk.administrators.amend(administratorId, { passwordHash });
      const note = { at: now, action: 'Password changed', details: person.email, actor: person.email };
      await desk.activity.append(changeNote({ ...note, before: undefined, after: undefined }));
    });
    await this.tries.forget(key);
    await this.sessions.endAllOf(administratorId);
  }
}
