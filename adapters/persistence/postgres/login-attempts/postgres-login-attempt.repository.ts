import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { SignInTries } from '../../../../application/identity/login-attempt.repository.js';
import { run } from '../query.js';

/** The failed sign-ins in PostgreSQL; those older than a week are forgotten as new ones come. */
export class PostgresSignInTries extends SignInTries {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async failedSince(key: string, since: Date): Promise<number> {
    const count = 'SELECT count(*)::integer AS failed FROM sign_in_try WHERE key_hash = $1 AND at >= $2';
    const { rows } = await run<{ failed: number }>(this.manager, count, [digestOf(key), since]);
    return rows[0]?.failed ?? 0;
  }

  async noteFailure(key: string, at: Date): Promise<void> {
    await run(
      this.manager,
      `WITH forgotten AS (DELETE FROM sign_in_try WHERE at < $2::timestamptz - interval '7 days')
       INSERT INTO sign_in_try (key_hash, at) VALUES ($1, $2::timestamptz)`,
      [digestOf(key), at],
    );
  }

  async forget(key: string): Promise<void> {
    await run(this.manager, 'DELETE FROM sign_in_try WHERE key_hash = $1', [digestOf(key)]);
  }
}

/** Keys are what strangers typed: of any length, and nobody's business. */
function digestOf(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
