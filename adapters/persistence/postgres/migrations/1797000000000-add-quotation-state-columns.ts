import type { MigrationInterface, QueryRunner } from 'typeorm';
import { buildDismissalBackfills } from '../backup/backfill.js';

const STATE_COLUMNS = `
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN release_decision jsonb,
  ADD COLUMN decline_reason text,
  ADD COLUMN declined_by text,
  ADD COLUMN declined_at timestamptz`;

/**
 * What changes of a quotation while its content stays: the release decision and why it was set aside, in columns of their own,
 * and a version that every change counts up. A quotation from before keeps its release decision in its document.
 */
export class AddQuotationStateColumns1797000000000 implements MigrationInterface {
  readonly name = 'AddQuotationStateColumns1797000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE quotation ${STATE_COLUMNS}`);
    await runner.query(`ALTER TABLE quotation_revision ${STATE_COLUMNS}`);
    const columns = { reason: 'decline_reason', actor: 'declined_by', at: 'declined_at' };
    for (const backfill of buildDismissalBackfills(columns)) await runner.query(backfill);
  }

  async down(runner: QueryRunner): Promise<void> {
    const drop = ['version', 'release_decision', 'decline_reason', 'declined_by', 'declined_at']
      .map((column) => `DROP COLUMN ${column}`)
      .join(', ');
    await runner.query(`ALTER TABLE quotation_revision ${drop}`);
    await runner.query(`ALTER TABLE quotation ${drop}`);
  }
}
