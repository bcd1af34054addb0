import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rates may begin and end: a service at an airport has several, one after the other. */
export class AddRateValidity1795827600110 implements MigrationInterface {
  readonly name = 'LayRateValidity1795827600110';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE rate
        ADD COLUMN valid_from date,
        ADD COLUMN valid_until date,
        ADD CONSTRAINT rate_ends_after_it_begins CHECK (valid_until >= valid_from),
        DROP CONSTRAINT rate_location_id_service_code_key;
      CREATE UNIQUE INDEX rate_once_from_a_day ON rate (location_id, service_code, COALESCE(valid_from, '-infinity'));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX rate_once_from_a_day;
      ALTER TABLE rate
        DROP CONSTRAINT rate_ends_after_it_begins,
        DROP COLUMN valid_from,
        DROP COLUMN valid_until,
        ADD UNIQUE (location_id, service_code);
    `);
  }
}
