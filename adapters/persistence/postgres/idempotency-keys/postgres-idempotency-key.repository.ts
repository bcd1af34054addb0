import type { EntityManager } from 'typeorm';
import { DeskMarks } from '../../../../application/operations/idempotency-key.repository.js';
import { run } from '../query.js';

/** The desk's marks in PostgreSQL; of two processes that set one at once, one waits for the other's transaction. */
export class PostgresDeskMarks extends DeskMarks {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async setOnce(name: string, at: Date): Promise<boolean> {
    const insert = 'INSERT INTO desk_mark (name, at) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING';
    return (await run(this.manager, insert, [name, at])).count === 1;
  }

  async isSet(name: string): Promise<boolean> {
    return (await run(this.manager, 'SELECT 1 FROM desk_mark WHERE name = $1', [name])).rows.length > 0;
  }

  async forgetBefore(beginning: string, moment: Date): Promise<void> {
    await run(this.manager, 'DELETE FROM desk_mark WHERE starts_with(name, $1) AND at < $2', [beginning, moment]);
  }
}
