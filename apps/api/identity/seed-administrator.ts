import { randomBytes } from 'node:crypto';
import type { Desk, UnitOfWork } from '../../../application/persistence/unit-of-work.port.js';
import type { Passwords } from '../../../application/identity/password-hasher.port.js';

/**
 * Makes the administrator of a desk that has none.
 * @returns the password, where it was made up here and has to be shown once
 */
export async function firstAdministrator(
  desk: Pick<Desk, 'administrators'> & { readonly unitOfWork: UnitOfWork },
  passwords: Passwords,
  admin: { readonly email: string; readonly password: string | undefined; readonly name: string },
): Promise<string | undefined> {
  if ((await desk.administrators.count()) > 0) return undefined;
  const password = admin.password ?? randomBytes(12).toString('base64url');
  const passwordHash = await passwords.hash(password);
  const isMadeHere = await desk.unitOfWork.run(async ({ administrators }) => {
    if ((await administrators.count()) > 0) return false;
    await administrators.add({ email: admin.email, name: admin.name, passwordHash });
    return true;
  });
  return isMadeHere && admin.password === undefined ? password : undefined;
}
