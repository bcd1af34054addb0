import type { EntityManager } from 'typeorm';
import { IdempotencyKeyRepository } from '../../../../application/operations/idempotency-key.repository.js';
import { query } from '../query.js';

/** The desk's marks in PostgreSQL; of two processes that set one at once, one waits for the other's transaction. */
export class PostgresIdempotencyKeyRepository extends IdempotencyKeyRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async addIfAbsent(name: string, at: Date): Promise<boolean> {
    const insert = 'INSERT INTO idempotency_key (name, at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    return (await query(this.manager, insert, [name, at])).count === 1;
  }

  async exists(name: string): Promise<boolean> {
    return (await query(this.manager, 'SELECT 1 FROM idempotency_key WHERE name = $1', [name])).rows.length > 0;
  }

  async deleteOlderThan(prefix: string, moment: Date): Promise<void> {
    await query(this.manager, 'DELETE FROM idempotency_key WHERE starts_with(name, $1) AND at < $2', [prefix, moment]);
  }
}
