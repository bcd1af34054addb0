import { randomBytes } from 'node:crypto';
import type { PasswordHasher } from '../../../application/identity/password-hasher.port.js';
import type { TransactionScope, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';

/**
 * Makes the administrator of a desk that has none.
 * @returns the password, where it was made up here and has to be shown once
 */
export async function seedAdministrator(
  repositories: Pick<TransactionScope, 'administrators'> & { readonly unitOfWork: UnitOfWork },
  passwordHasher: PasswordHasher,
  admin: { readonly email: string; readonly password: string | undefined; readonly name: string },
): Promise<string | undefined> {
  if ((await repositories.administrators.count()) > 0) return undefined;
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwordHasher.hash(password);
  const isCreated = await repositories.unitOfWork.run(async ({ administrators }) => {
    if ((await administrators.count()) > 0) return false;
    await administrators.add({ email: admin.email, name: admin.name, passwordHash });
    return true;
  });
  return isCreated && admin.password === undefined ? password : undefined;
}
