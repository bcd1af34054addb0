import type { MigrationInterface, QueryRunner } from 'typeorm';
import {
  CREATE_EARLIER_QUEUE_FUNCTIONS,
  CREATE_STANDARD_QUEUE_FUNCTIONS,
  DROP_EARLIER_QUEUE_FUNCTIONS,
  DROP_STANDARD_QUEUE_FUNCTIONS,
} from './standard-terms/queue-functions.js';
import { renameToEarlierTerms, renameToStandardTerms } from './standard-terms/rename-objects.js';
import {
  CREATE_EARLIER_ROLLUPS,
  CREATE_STANDARD_ROLLUPS,
  DROP_EARLIER_ROLLUPS,
  DROP_STANDARD_ROLLUPS,
} from './standard-terms/rollup-functions.js';

/** Tables whose changes raise the version of the reference data, by their standard names. */
const REFERENCE_TABLES = [
  ...['country', 'airport', 'rate', 'tax_rate', 'recognized_domain', 'mawb_consignee'],
  ...['disclaimer', 'disclaimer_airport', 'setting'],
];

/**
 * Gives every table, column, index, constraint, function and trigger the standard term for what it is. Functions are made
 * anew, because their bodies are text; rows stay where they are.
 */
export class RenameTablesToStandardTerms1795827600400 implements MigrationInterface {
  readonly name = 'RenameTablesToStandardTerms1795827600400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DROP_EARLIER_ROLLUPS);
    await runner.query(DROP_EARLIER_QUEUE_FUNCTIONS);
    await renameToStandardTerms(runner);
    await runner.query(CREATE_STANDARD_ROLLUPS);
    await runner.query(CREATE_STANDARD_QUEUE_FUNCTIONS);
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_standing_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE reference_data_version SET version = version + 1;
        RETURN NULL;
      END
      $$;
      ALTER FUNCTION count_standing_change() RENAME TO bump_reference_data_version;
      ALTER FUNCTION refuse_change_of_activity() RENAME TO reject_activity_change;
      ALTER TRIGGER activity_rows_stay ON activity RENAME TO trg_activity_append_only;
      ALTER TRIGGER activity_stays ON activity RENAME TO trg_activity_no_truncate;
    `);
    for (const table of REFERENCE_TABLES) {
      await runner.query(`ALTER TRIGGER standing_change ON ${table} RENAME TO trg_reference_data_version`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of REFERENCE_TABLES) {
      await runner.query(`ALTER TRIGGER trg_reference_data_version ON ${table} RENAME TO standing_change`);
    }
    await runner.query(`
      ALTER TRIGGER trg_activity_no_truncate ON activity RENAME TO activity_stays;
      ALTER TRIGGER trg_activity_append_only ON activity RENAME TO activity_rows_stay;
      ALTER FUNCTION reject_activity_change() RENAME TO refuse_change_of_activity;
      ALTER FUNCTION bump_reference_data_version() RENAME TO count_standing_change;
    `);
    await runner.query(DROP_STANDARD_QUEUE_FUNCTIONS);
    await runner.query(DROP_STANDARD_ROLLUPS);
    await renameToEarlierTerms(runner);
    await runner.query(`
      CREATE OR REPLACE FUNCTION count_standing_change() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        UPDATE standing_version SET version = version + 1;
        RETURN NULL;
      END
      $$;
    `);
    await runner.query(CREATE_EARLIER_ROLLUPS);
    await runner.query(CREATE_EARLIER_QUEUE_FUNCTIONS);
  }
}
