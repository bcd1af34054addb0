import type { Clock } from '../../domain/clock.port.js';
import { DomainError } from '../../domain/errors/domain-error.js';
import type { Hasher } from '../../domain/hasher.port.js';
import { normalizeCode, RECOVERY_CODE_COUNT } from '../../domain/identity/second-factor.js';
import type { UnitOfWork } from '../persistence/unit-of-work.port.js';
import type { Administrator } from './administrator.js';
import type { CurrentPasswordCheck } from './current-password-check.js';
import { IDENTITY_MESSAGES } from './identity.messages.js';
import type { SecretGenerator } from './secret-generator.port.js';
import type { Totp } from './totp.port.js';

/** What an authenticator app is set up with; shown once, and stored with the account once a code proves that the app has it. */
export interface SecondFactorSetup {
  readonly secret: string;
  /** `otpauth://…` */
  readonly uri: string;
}

/** The second factor of somebody who is signed in. */
export class ManageSecondFactor {
  constructor(
    private readonly totp: Totp,
    private readonly secretGenerator: SecretGenerator,
    private readonly hasher: Hasher,
    private readonly currentPassword: CurrentPasswordCheck,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Makes up what the app is to know. @throws DomainError `invalid` for a wrong password, `conflict` where there is one */
  async begin(account: Administrator, password: string): Promise<SecondFactorSetup> {
    await this.currentPassword.assertMatches(account, password);
    if (account.secondFactor) throw new DomainError('conflict', IDENTITY_MESSAGES.secondFactorExists);
    const secret = this.totp.createSecret();
    return { secret, uri: this.totp.createUri(secret, account.email) };
  }

  /**
   * Asks for the code from the next sign-in on, if the app shows the right one now.
   * @param secret that of the setup; undefined where none was begun
   * @returns the recovery codes, which are shown once
   * @throws DomainError `invalid` for a wrong code, `conflict` where there is one already
   */
  async confirm(account: Administrator, secret: string | undefined, code: string): Promise<readonly string[]> {
    if (secret === undefined) throw new DomainError('conflict', IDENTITY_MESSAGES.secondFactorNotBegun);
    const now = this.clock.now();
    const lastStep = this.totp.findStep(secret, normalizeCode(code), now);
    if (lastStep === undefined) {
      await this.unitOfWork.run(({ events }) =>
        events.publish({ type: 'identity-check-failed', at: now, actor: account.email, checked: 'code' }),
      );
      throw createCodeError('invalid', IDENTITY_MESSAGES.wrongCode);
    }
    const recoveryCodes = Array.from({ length: RECOVERY_CODE_COUNT }, () =>
      this.secretGenerator.generateRecoveryCode(),
    );
    const recoveryHashes = recoveryCodes.map((one) => this.hasher.sha256(normalizeCode(one)));
    await this.unitOfWork.run(async (tx) => {
      const current = await tx.administrators.findForUpdate(account.id);
      if (!current || current.secondFactor) throw new DomainError('conflict', IDENTITY_MESSAGES.secondFactorExists);
      await tx.administrators.update(account.id, { secondFactor: { secret, lastStep, recoveryHashes } });
      await tx.events.publish({ type: 'second-factor-enabled', at: now, actor: account.email });
    });
    return recoveryCodes;
  }

  /** @throws DomainError `invalid` for a wrong password */
  async remove(account: Administrator, password: string): Promise<void> {
    await this.currentPassword.assertMatches(account, password);
    if (!account.secondFactor) return;
    await this.unitOfWork.run(async (tx) => {
      await tx.administrators.update(account.id, { secondFactor: null });
      await tx.events.publish({ type: 'second-factor-removed', at: this.clock.now(), actor: account.email });
    });
  }

  /**
   * Takes a code at a sign-in: one of the app, or a recovery code. Each is taken once, also of two who use it at the same time.
   * @returns whether it was taken
   */
  async takeCode(account: Administrator, entry: string): Promise<boolean> {
    const code = normalizeCode(entry);
    const now = this.clock.now();
    return this.unitOfWork.run(async (tx) => {
      const secondFactor = (await tx.administrators.findForUpdate(account.id))?.secondFactor;
      if (!secondFactor) return false;
      const step = this.totp.findStep(secondFactor.secret, code, now);
      if (step !== undefined) {
        if (step <= secondFactor.lastStep) return false;
        await tx.administrators.update(account.id, { secondFactor: { ...secondFactor, lastStep: step } });
        return true;
      }
      const hash = this.hasher.sha256(code);
      const recoveryHashes = secondFactor.recoveryHashes.filter((one) => one !== hash);
      if (recoveryHashes.length === secondFactor.recoveryHashes.length) return false;
      await tx.administrators.update(account.id, { secondFactor: { ...secondFactor, recoveryHashes } });
      const { email: actor } = account;
      await tx.events.publish({ type: 'recovery-code-used', at: now, actor, left: recoveryHashes.length });
      return true;
    });
  }
}

/** A code that is missing or wrong; the field tells the console to ask for one. */
export function createCodeError(kind: 'invalid' | 'unauthenticated', message: string): DomainError {
  return new DomainError(kind, message, [{ field: 'code', message }]);
}
