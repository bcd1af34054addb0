import { IdempotencyKeyRepository } from '../../../application/operations/idempotency-key.repository.js';
import { Table } from './table.js';
import type { UndoLog } from './undo-log.js';

interface IdempotencyKeyRow {
  readonly id: number;
  readonly name: string;
  readonly at: Date;
}

/** Marks in memory. */
export class InMemoryIdempotencyKeyRepository extends IdempotencyKeyRepository {
  constructor(private readonly rows: Table<IdempotencyKeyRow> = Table.createEmpty<IdempotencyKeyRow>()) {
    super();
  }

  withUndoLog(undoLog: UndoLog): InMemoryIdempotencyKeyRepository {
    return new InMemoryIdempotencyKeyRepository(this.rows.withUndoLog(undoLog));
  }

  async addIfAbsent(name: string, at: Date): Promise<boolean> {
    if (this.rows.findFirst((key) => key.name === name)) return false;
    this.rows.add((id) => ({ id, name, at }));
    return true;
  }

  async exists(name: string): Promise<boolean> {
    return this.rows.findFirst((key) => key.name === name) !== undefined;
  }

  async deleteOlderThan(prefix: string, moment: Date): Promise<void> {
    const old = this.rows.all().filter((key) => key.name.startsWith(prefix) && key.at < moment);
    for (const { id } of old) this.rows.remove(id);
  }
}
