import { randomBytes } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import { FULL_ACCESS } from '../../../application/identity/administrator.js';
import type { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import type { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import type { PasswordStrength } from '../../../application/identity/password-strength.port.js';
import type { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import { MIN_PASSWORD_LENGTH } from '../../../domain/identity/new-password.js';
import { EXPECTED_VALUE_MESSAGES } from '../config/config.messages.js';
import type { Configuration } from '../config/configuration.js';
import { InvalidConfigurationError } from '../config/invalid-configuration-error.js';

/** Makes the administrator of an installation that has none, before anything else begins. */
export class AdministratorSeeder implements OnModuleInit {
  /** The password, where it was made up here and has to be shown once. */
  generatedPassword: string | undefined;

  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwordHasher: PasswordHasher,
    private readonly passwordStrength: PasswordStrength,
    private readonly configuration: Pick<Configuration, 'admin'>,
  ) {}

  async onModuleInit(): Promise<void> {
    if ((await this.administrators.count()) > 0) return;
    const { email, name, password: given } = this.configuration.admin;
    if (given !== undefined) await this.assertFit(given, [email, name]);
    const password = given ?? randomBytes(12).toString('base64url');
    const passwordHash = await this.passwordHasher.hash(password);
    const isCreated = await this.unitOfWork.run(async ({ administrators }) => {
      if ((await administrators.count()) > 0) return false;
      await administrators.add({ email, name, passwordHash, ...FULL_ACCESS });
      return true;
    });
    if (isCreated && given === undefined) this.generatedPassword = password;
  }

  /** @throws InvalidConfigurationError */
  private async assertFit(password: string, ownWords: readonly string[]): Promise<void> {
    const isFit =
      [...password].length >= MIN_PASSWORD_LENGTH && !(await this.passwordStrength.isGuessable(password, ownWords));
    if (isFit) return;
    const expected = EXPECTED_VALUE_MESSAGES.strongPassword(MIN_PASSWORD_LENGTH);
    throw new InvalidConfigurationError('ADMIN_PASSWORD', '…', expected);
  }
}
