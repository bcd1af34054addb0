import { createHash } from 'node:crypto';
import { type EntityManager, In, LessThan, MoreThanOrEqual } from 'typeorm';
import {
  type AttemptReservation,
  LoginAttemptRepository,
} from '../../../../application/identity/login-attempt.repository.js';
import type { AttemptHistory } from '../../../../application/identity/login-throttle.js';
import { query } from '../query.js';
import { LoginAttemptTable } from './login-attempt.table.js';

const RETENTION_MS = 7 * 24 * 3_600_000;
/** The first half of the advisory locks that order attempts under one key; `sign` in ASCII. */
const ATTEMPT_LOCK_CLASS = 0x7369676e;

/** The attempts to sign in, in PostgreSQL; those older than a week are deleted when new ones are added. */
export class PostgresLoginAttemptRepository extends LoginAttemptRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  reserve(
    keys: readonly string[],
    since: Date,
    at: Date,
    isAllowed: (histories: readonly AttemptHistory[]) => boolean,
  ): Promise<AttemptReservation | undefined> {
    const hashes = keys.map(hashKey);
    return this.manager.transaction(async (manager) => {
      // Always in the same order: two attempts never wait for each other.
      const locks = [...new Set(hashes.map((hash) => hash.readInt32BE(0)))].sort((one, other) => one - other);
      for (const lock of locks)
        await query(manager, 'SELECT pg_advisory_xact_lock($1, $2)', [ATTEMPT_LOCK_CLASS, lock]);
      const histories: AttemptHistory[] = [];
      for (const hash of hashes) histories.push(await readHistory(manager, hash, since));
      if (!isAllowed(histories)) return undefined;
      await manager.delete(LoginAttemptTable, { at: LessThan(new Date(at.getTime() - RETENTION_MS)) });
      const { identifiers } = await manager.insert(
        LoginAttemptTable,
        hashes.map((keyHash) => ({ keyHash, at })),
      );
      return identifiers.map(({ id }) => String(id));
    });
  }

  async release(reservation: AttemptReservation): Promise<void> {
    await this.manager.delete(LoginAttemptTable, { id: In([...reservation]) });
  }

  async deleteByKey(key: string): Promise<void> {
    await this.manager.delete(LoginAttemptTable, { keyHash: hashKey(key) });
  }
}

async function readHistory(manager: EntityManager, keyHash: Buffer, since: Date): Promise<AttemptHistory> {
  const found = await manager
    .createQueryBuilder(LoginAttemptTable, 'attempt')
    .select('count(*)::int', 'count')
    .addSelect('max(attempt.at)', 'lastAt')
    .where({ keyHash, at: MoreThanOrEqual(since) })
    .getRawOne<{ count: number; lastAt: Date | null }>();
  return { count: found?.count ?? 0, lastAt: found?.lastAt ?? undefined };
}

/** Keys are untrusted input of any length, possibly confidential: only digests are stored. */
function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest();
}
