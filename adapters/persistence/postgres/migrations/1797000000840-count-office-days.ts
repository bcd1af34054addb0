import type { MigrationInterface, QueryRunner } from 'typeorm';
import { rebuildRollups } from '../analytics/rollups.js';
import { COUNT_OFFICE_DAYS, COUNT_UTC_DAYS } from './standard-terms/rollup-functions.js';

/** Quotations are summed up by the days of the forwarder's time zone, which is a setting, instead of those of UTC. */
export class CountOfficeDays1797000000840 implements MigrationInterface {
  readonly name = 'CountOfficeDays1797000000840';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION office_time_zone() RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT coalesce((SELECT value ->> 'timeZone' FROM setting WHERE name = 'desk'), 'America/Costa_Rica')
      $$;
      ${COUNT_OFFICE_DAYS}`);
    await rebuildRollups(runner.manager);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION office_time_zone() RETURNS text LANGUAGE sql STABLE AS $$ SELECT 'UTC' $$;
      ${COUNT_UTC_DAYS}`);
    await rebuildRollups(runner.manager);
    await runner.query('DROP FUNCTION office_time_zone()');
  }
}
