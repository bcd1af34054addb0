import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BACKFILL_EVENTS } from '../backup/backfill.js';

/** What an entry of the log is to programs, and which record it speaks of, in columns of their own. */
export class AddActivityEventColumns1797000000010 implements MigrationInterface {
  readonly name = 'AddActivityEventColumns1797000000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE activity ADD COLUMN event_type text, ADD COLUMN entity_type text, ADD COLUMN entity_id integer',
    );
    for (const backfill of BACKFILL_EVENTS) await runner.query(backfill);
    await runner.query(`
      CREATE INDEX activity_by_entity ON activity (entity_type, entity_id, at DESC, id DESC) WHERE entity_id IS NOT NULL;
      CREATE INDEX activity_by_event ON activity (event_type, at, id) WHERE event_type IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE activity DROP COLUMN event_type, DROP COLUMN entity_type, DROP COLUMN entity_id');
  }
}
