import { randomBytes } from 'node:crypto';
import type { OnModuleInit } from '@nestjs/common';
import type { AdministratorRepository } from '../../../application/identity/administrator.repository.js';
import type { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import type { UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import type { Configuration } from '../config/configuration.js';

/** Makes the administrator of an installation that has none, before anything else begins. */
export class AdministratorSeeder implements OnModuleInit {
  /** The password, where it was made up here and has to be shown once. */
  generatedPassword: string | undefined;

  constructor(
    private readonly administrators: AdministratorRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly passwordHasher: PasswordHasher,
    private readonly configuration: Pick<Configuration, 'admin'>,
  ) {}

  async onModuleInit(): Promise<void> {
    if ((await this.administrators.count()) > 0) return;
    const { email, name, password: given } = this.configuration.admin;
    const password = given ?? randomBytes(12).toString('base64url');
    const passwordHash = await this.passwordHasher.hash(password);
    const isCreated = await this.unitOfWork.run(async ({ administrators }) => {
      if ((await administrators.count()) > 0) return false;
      await administrators.add({ email, name, passwordHash });
      return true;
    });
    if (isCreated && given === undefined) this.generatedPassword = password;
  }
}
