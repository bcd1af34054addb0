import { createHash } from 'node:crypto';
import { type EntityManager, LessThan, MoreThanOrEqual } from 'typeorm';
import { LoginAttemptRepository } from '../../../../application/identity/login-attempt.repository.js';
import { LoginAttemptTable } from './login-attempt.table.js';

const RETENTION_MS = 7 * 24 * 3_600_000;

/** The failed sign-ins in PostgreSQL; those older than a week are deleted when new ones are added. */
export class PostgresLoginAttemptRepository extends LoginAttemptRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  countFailedSince(key: string, since: Date): Promise<number> {
    return this.manager.countBy(LoginAttemptTable, { keyHash: hashKey(key), at: MoreThanOrEqual(since) });
  }

  async recordFailure(key: string, at: Date): Promise<void> {
    await this.manager.insert(LoginAttemptTable, { keyHash: hashKey(key), at });
    await this.manager.delete(LoginAttemptTable, { at: LessThan(new Date(at.getTime() - RETENTION_MS)) });
  }

  async deleteByKey(key: string): Promise<void> {
    await this.manager.delete(LoginAttemptTable, { keyHash: hashKey(key) });
  }
}

/** Keys are untrusted input of any length, possibly confidential: only digests are stored. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
