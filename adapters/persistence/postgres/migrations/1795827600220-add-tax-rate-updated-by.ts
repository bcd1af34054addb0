import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Stores with each tax rate who entered it; for existing ones it is taken from the activity log, as far back as that
 * goes.
 */
export class AddTaxRateUpdatedBy1795827600220 implements MigrationInterface {
  readonly name = 'NameWhoUpdatedTaxRates1795827600220';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE tax_rate ADD COLUMN last_updated_by text;
      UPDATE tax_rate SET last_updated_by = (
        SELECT activity.actor FROM activity JOIN country ON country.id = tax_rate.country_id
        WHERE activity.action IN ('Tax rate created', 'Tax rate updated') AND activity.details = country.name
        ORDER BY activity.at DESC, activity.id DESC LIMIT 1
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE tax_rate DROP COLUMN last_updated_by');
  }
}
