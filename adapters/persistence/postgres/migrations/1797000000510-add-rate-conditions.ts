import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Rates may have conditions; null: the rate applies always. Rates of one charge under different conditions may begin on
 * one day. The digest stands for conditions that may be longer than an index takes.
 */
export class AddRateConditions1797000000510 implements MigrationInterface {
  readonly name = 'AddRateConditions1797000000510';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rate ADD COLUMN conditions jsonb;
      DROP INDEX rate_unique_valid_from;
      CREATE UNIQUE INDEX rate_unique_valid_from ON rate (
        location_id, service_code, COALESCE(valid_from, '-infinity'), md5(COALESCE(conditions::text, ''))
      )
    `);
  }

  /** Without its conditions a rate would be charged for every shipment, so it goes with them. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM rate WHERE conditions IS NOT NULL;
      DROP INDEX rate_unique_valid_from;
      ALTER TABLE rate DROP COLUMN conditions;
      CREATE UNIQUE INDEX rate_unique_valid_from ON rate (location_id, service_code, COALESCE(valid_from, '-infinity'))
    `);
  }
}
