import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/identity/password-hasher.port.js';

/** Argon2id with 19 MiB, two passes and one lane (OWASP's first choice). */
const HASH_OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords hashed with Argon2id. */
export class Argon2PasswordHasher extends PasswordHasher {
  hash(password: string): Promise<string> {
    return hash(password, HASH_OPTIONS);
  }

  async verify(encoded: string, password: string): Promise<boolean> {
    return verify(encoded, password).catch(() => false);
  }
}
