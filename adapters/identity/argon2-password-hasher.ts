import { hash, verify } from '@node-rs/argon2';
import { Passwords } from '../../application/identity/password-hasher.port.js';

/** Argon2id with 19 MiB, two passes and one lane (OWASP's first choice). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords kept as Argon2id hashes. */
export class Argon2Passwords extends Passwords {
  hash(password: string): Promise<string> {
    return hash(password, COST);
  }

  async matches(encoded: string, password: string): Promise<boolean> {
    return verify(encoded, password).catch(() => false);
  }
}
