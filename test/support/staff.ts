import { Argon2PasswordHasher } from '../../adapters/identity/argon2-password-hasher.js';
import { type Administrator, FULL_ACCESS } from '../../application/identity/administrator.js';
import type { ApiResponse } from './api-response.js';
import type { InMemoryApp, Method } from './in-memory-app.js';

export const STAFF_PASSWORD = 'seven grey herons waiting';

let passwordHash: Promise<string> | undefined;

/** A member of staff with a session of their own. */
export interface SignedInStaff {
  readonly account: Administrator;
  readonly cookie: string;
  /** Calls the API with their session. */
  call(method: Method, url: string, body?: unknown): Promise<ApiResponse>;
}

/** Adds an active account to the stores of the app. */
export async function addStaff(
  { stores }: InMemoryApp,
  account: Partial<Omit<Administrator, 'id'>> & { readonly email: string },
): Promise<Administrator> {
  passwordHash ??= new Argon2PasswordHasher().hash(STAFF_PASSWORD);
  return stores.administrators.add({
    name: 'Rosa Vega',
    passwordHash: await passwordHash,
    ...FULL_ACCESS,
    ...account,
  });
}

/** Adds an account, and signs in to it. */
export async function signInStaff(
  app: InMemoryApp,
  account: Partial<Omit<Administrator, 'id'>> & { readonly email: string },
): Promise<SignedInStaff> {
  const added = await addStaff(app, account);
  const cookie = await openSession(app, { email: account.email, password: STAFF_PASSWORD });
  return {
    account: added,
    cookie,
    call: (method, url, body) => app.callUnauthenticated(method, url, body, { cookie }),
  };
}

/** Signs in. @returns the cookie of the session */
export async function openSession(
  app: InMemoryApp,
  credentials: { readonly email: string; readonly password: string },
): Promise<string> {
  const { status, headers, text } = await app.callUnauthenticated('POST', '/api/auth/login', credentials);
  if (status !== 200) throw new Error(`Sign-in: ${status} ${text}`);
  return String([headers['set-cookie'] ?? ''].flat()[0]).split(';')[0] ?? '';
}
