import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BACKFILL_OUTCOMES } from '../backup/backfill.js';

/**
 * How quotations end as business, and until when they hold, in columns that are searched. What staff set aside is
 * `dismissed`; `expired` is said of what nobody has answered in time.
 */
export class AddCommercialOutcome1797000000820 implements MigrationInterface {
  readonly name = 'AddCommercialOutcome1797000000820';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE quotation ADD COLUMN outcome text, ADD COLUMN commercial jsonb, ADD COLUMN valid_until timestamptz;
      ALTER TABLE quotation_revision ADD COLUMN outcome text, ADD COLUMN commercial jsonb;`);
    for (const backfill of BACKFILL_OUTCOMES) await runner.query(backfill);
    await runner.query(`
      CREATE INDEX idx_quotation_open ON quotation (valid_until, id) WHERE status = 'sent' AND outcome IS NULL;
      CREATE INDEX idx_quotation_outcome ON quotation (outcome, created_at DESC, id DESC) WHERE outcome IS NOT NULL;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX idx_quotation_open, idx_quotation_outcome;
      UPDATE quotation SET status = 'expired' WHERE status = 'dismissed';
      UPDATE quotation_revision SET status = 'expired' WHERE status = 'dismissed';
      ALTER TABLE quotation_revision DROP COLUMN outcome, DROP COLUMN commercial;
      ALTER TABLE quotation DROP COLUMN outcome, DROP COLUMN commercial, DROP COLUMN valid_until;`);
  }
}
