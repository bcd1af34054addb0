import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import { createNotFoundError } from '../../domain/errors/repository-errors.js';
import {
  type StaffAccountEntry,
  validateRole,
  validateStaffAccount,
} from '../../domain/identity/staff-account-entry.js';
import type { StaffAction } from '../../domain/identity/staff-action.js';
import type { TransactionScope, UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { AdministratorRepository } from './administrator.repository.js';
import type { FirstPasswords } from './first-passwords.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import type { SessionStore } from './session-store.port.js';

/** What is stored of a change, and the event that tells of it. */
interface AccountChange {
  readonly type:
    | 'staff-role-changed'
    | 'staff-account-disabled'
    | 'staff-account-enabled'
    | 'staff-password-reset'
    | 'staff-second-factor-reset';
  readonly change: Partial<Omit<Administrator, 'id'>>;
}

/** An account whose password is to be told to its owner. */
export interface IssuedAccount {
  readonly account: Administrator;
  /** Undefined where an administrator entered one. */
  readonly generatedPassword: string | undefined;
}

/**
 * What administrators do with the accounts of staff. That the actor still is one, and that one is left, is decided in the
 * transaction: of two who take each other's role only the first succeeds. What is refused is logged as well.
 */
export class ManageStaffAccounts {
  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly firstPasswords: FirstPasswords,
    private readonly sessions: SessionStore,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** All accounts, the oldest first. */
  list(): Promise<readonly Administrator[]> {
    return this.administrators.all();
  }

  /** @throws DomainError `invalid` for an unfit entry, `conflict` for an email in use */
  create(entry: StaffAccountEntry, actor: Administrator): Promise<IssuedAccount> {
    return this.logRefusal('create', entry.email ?? '', actor, async () => {
      const person = validateStaffAccount(entry);
      const { passwordHash, generatedPassword } = await this.firstPasswords.issue(entry.password, person);
      const account = await this.unitOfWork.run(async (tx) => {
        await lockAdministrators(tx, actor);
        const added = await tx.administrators.add({
          ...{ ...person, passwordHash, isActive: true, mustChangePassword: true, sessionVersion: 1 },
          ...{ secondFactor: null, language: null },
        });
        const { id } = added;
        const event = { type: 'staff-account-created', at: this.clock.now(), actor: actor.email } as const;
        await tx.events.publish({ ...event, after: { id, ...person, isActive: true } });
        return added;
      });
      return { account, generatedPassword };
    });
  }

  /** @throws DomainError `invalid` for an unknown role, `refused` for the last active administrator */
  changeRole(id: number, entry: string | undefined, actor: Administrator): Promise<Administrator> {
    return this.logRefusal('change-role', id, actor, async () => {
      const role = validateRole(entry);
      return this.change(id, actor, (before) =>
        before.role === role ? undefined : { type: 'staff-role-changed', change: { role } },
      );
    });
  }

  /** Ends the sessions of the account at once. @throws DomainError `refused` for the last active administrator */
  disable(id: number, actor: Administrator): Promise<Administrator> {
    const disableActive = ({ isActive, sessionVersion }: Administrator): AccountChange | undefined =>
      isActive
        ? { type: 'staff-account-disabled', change: { isActive: false, sessionVersion: sessionVersion + 1 } }
        : undefined;
    return this.logRefusal('disable', id, actor, () => this.change(id, actor, disableActive));
  }

  /** Lets somebody sign in again, with the password of before. @throws DomainError `missing` */
  enable(id: number, actor: Administrator): Promise<Administrator> {
    const enableInactive = ({ isActive }: Administrator): AccountChange | undefined =>
      isActive ? undefined : { type: 'staff-account-enabled', change: { isActive: true } };
    return this.logRefusal('enable', id, actor, () => this.change(id, actor, enableInactive));
  }

  /**
   * Gives somebody a password that they change when they sign in; their sessions end at once.
   * @param password undefined where one is to be made up
   */
  resetPassword(id: number, password: string | undefined, actor: Administrator): Promise<IssuedAccount> {
    return this.logRefusal('reset-password', id, actor, async () => {
      // Whoever finds a session open must not get past the question for the current password.
      if (id === actor.id) throw new DomainError('refused', IDENTITY_MESSAGES.ownPassword);
      const owner = await this.administrators.findById(id);
      if (!owner) throw createNotFoundError('staff account', id);
      const { passwordHash, generatedPassword } = await this.firstPasswords.issue(password, owner);
      const account = await this.change(id, actor, ({ sessionVersion }) => ({
        type: 'staff-password-reset',
        change: { passwordHash, mustChangePassword: true, sessionVersion: sessionVersion + 1 },
      }));
      return { account, generatedPassword };
    });
  }

  /** Lets somebody who has lost their authenticator app and codes sign in with the password alone. */
  resetSecondFactor(id: number, actor: Administrator): Promise<Administrator> {
    return this.logRefusal('reset-second-factor', id, actor, async () => {
      // Whoever finds a session open must not get past the question for the current password.
      if (id === actor.id) throw new DomainError('refused', IDENTITY_MESSAGES.ownSecondFactor);
      return this.change(id, actor, ({ secondFactor }) =>
        secondFactor ? { type: 'staff-second-factor-reset', change: { secondFactor: null } } : undefined,
      );
    });
  }

  /** @param decide what to change of the account as it stands; undefined where it is as asked already */
  private async change(
    id: number,
    actor: Administrator,
    decide: (before: Administrator) => AccountChange | undefined,
  ): Promise<Administrator> {
    const changed = await this.unitOfWork.run(async (tx) => {
      const administrators = await lockAdministrators(tx, actor);
      const before = await tx.administrators.findForUpdate(id);
      if (!before) throw createNotFoundError('staff account', id);
      const decision = decide(before);
      if (!decision) return { account: before, isSignedOut: false };
      const account = { ...before, ...decision.change };
      const isAdministrator = account.isActive && account.role === 'administrator';
      if (!isAdministrator && administrators.every((one) => one.id === id)) {
        throw new DomainError('refused', IDENTITY_MESSAGES.lastAdministrator);
      }
      await tx.administrators.update(id, decision.change);
      await tx.events.publish({
        ...{ type: decision.type, at: this.clock.now(), actor: actor.email },
        ...{ before: summarizeAccount(before), after: summarizeAccount(account) },
      });
      return { account, isSignedOut: account.sessionVersion !== before.sessionVersion };
    });
    if (changed.isSignedOut) await this.sessions.endAllOfUser(id);
    return changed.account;
  }

  /** Writes down who was refused what, and why. @param account its id, or the email that it was to have */
  private async logRefusal<T>(
    action: StaffAction,
    account: number | string,
    actor: Administrator,
    work: () => Promise<T>,
  ): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DomainError) {
        const email = typeof account === 'string' ? account : (await this.administrators.findById(account))?.email;
        const event = { type: 'staff-change-refused', at: this.clock.now(), actor: actor.email, action } as const;
        const reason = error.message;
        await this.unitOfWork.run(({ events }) => events.publish({ ...event, account: email ?? '', reason }));
      }
      throw error;
    }
  }
}

/** The active administrators, whom nobody else changes until the end of the transaction. @throws DomainError `refused` */
async function lockAdministrators(tx: TransactionScope, actor: Administrator): Promise<readonly Administrator[]> {
  const administrators = await tx.administrators.findActiveAdministratorsForUpdate();
  const isStillOne = administrators.some(({ id }) => id === actor.id);
  if (!isStillOne) throw new DomainError('refused', IDENTITY_MESSAGES.noLongerAdministrator);
  return administrators;
}

function summarizeAccount({ id, name, email, role, isActive }: Administrator) {
  return { id, name, email, role, isActive };
}
