import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { LoginAttemptRepository } from '../../../../application/identity/login-attempt.repository.js';
import { query } from '../query.js';

/** The failed sign-ins in PostgreSQL; those older than a week are forgotten as new ones come. */
export class PostgresLoginAttemptRepository extends LoginAttemptRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async countFailedSince(key: string, since: Date): Promise<number> {
    const count = 'SELECT count(*)::integer AS failed FROM login_attempt WHERE key_hash = $1 AND at >= $2';
    const { rows } = await query<{ failed: number }>(this.manager, count, [hashKey(key), since]);
    return rows[0]?.failed ?? 0;
  }

  async recordFailure(key: string, at: Date): Promise<void> {
    await query(
      this.manager,
      `WITH forgotten AS (DELETE FROM login_attempt WHERE at < $2::timestamptz - interval '7 days')
       INSERT INTO login_attempt (key_hash, at) VALUES ($1, $2::timestamptz)`,
      [hashKey(key), at],
    );
  }

  async deleteByKey(key: string): Promise<void> {
    await query(this.manager, 'DELETE FROM login_attempt WHERE key_hash = $1', [hashKey(key)]);
  }
}

/** Keys are what strangers typed: of any length, and nobody's business. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
