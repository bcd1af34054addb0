import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BACKFILL_ENTITIES } from '../backup/backfill.js';

/**
 * Gives older entries of the log the record that they changed, and finds the last action of a person in a quotation's
 * thread without reading the thread.
 */
export class AddActivityEntities1797000000100 implements MigrationInterface {
  readonly name = 'AddActivityEntities1797000000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const backfill of BACKFILL_ENTITIES) await runner.query(backfill);
    await runner.query(`
      CREATE INDEX activity_human_of_quotation ON activity (quotation_id, at DESC)
      WHERE quotation_id IS NOT NULL AND actor <> 'system'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX activity_human_of_quotation');
  }
}
