import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Tables of reference data: data edited by staff, and the served places. */
const TABLES = [
  'country',
  'airport',
  'rate',
  'tax_rate',
  'recognized_sender',
  'consignment',
  'disclaimer',
  'disclaimer_airport',
  'desk_setting',
];

/**
 * Counts the changes of reference data, in the transactions that make them, so that a cache detects them by one number.
 * The count is updated before the rows: two transactions that change the same table wait for each other there, and
 * never deadlock.
 */
export class AddReferenceDataVersion1795827600200 implements MigrationInterface {
  readonly name = 'CountStandingChanges1795827600200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE standing_version (
        one boolean PRIMARY KEY DEFAULT true CHECK (one),
        version bigint NOT NULL
      ) WITH (fillfactor = 50);
      INSERT INTO standing_version (version) VALUES (1);
      CREATE FUNCTION count_standing_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE standing_version SET version = version + 1;
        RETURN NULL;
      END
      $$;
    `);
    for (const table of TABLES) {
      await runner.query(`
        CREATE TRIGGER standing_change BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON ${table}
          FOR EACH STATEMENT EXECUTE FUNCTION count_standing_change()`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of TABLES) await runner.query(`DROP TRIGGER standing_change ON ${table}`);
    await runner.query('DROP FUNCTION count_standing_change(); DROP TABLE standing_version');
  }
}
