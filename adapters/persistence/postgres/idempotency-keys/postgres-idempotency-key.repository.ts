import type { EntityManager } from 'typeorm';
import { IdempotencyKeyRepository } from '../../../../application/operations/idempotency-key.repository.js';
import { IdempotencyKeyTable } from './idempotency-key.table.js';

/** The idempotency keys in PostgreSQL; of two processes that set one at once, one waits for the other's transaction. */
export class PostgresIdempotencyKeyRepository extends IdempotencyKeyRepository {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async addIfAbsent(name: string, at: Date): Promise<boolean> {
    const insert = this.manager.createQueryBuilder().insert().into(IdempotencyKeyTable).values({ name, at });
    const { raw } = await insert.orIgnore().returning('name').updateEntity(false).execute();
    return raw.length === 1;
  }

  exists(name: string): Promise<boolean> {
    return this.manager.existsBy(IdempotencyKeyTable, { name });
  }

  async deleteOlderThan(prefix: string, moment: Date): Promise<void> {
    await this.manager
      .createQueryBuilder()
      .delete()
      .from(IdempotencyKeyTable)
      .where('starts_with(name, :prefix) AND at < :moment', { prefix, moment })
      .execute();
  }
}
