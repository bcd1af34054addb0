import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Names before and after, in both tables. */
export const DISMISSAL_RENAMES = [
  ['decline_reason', 'dismissal_reason'],
  ['declined_by', 'dismissed_by'],
  ['declined_at', 'dismissed_at'],
] as const;

/** Tables that say why a quotation was set aside. */
export const DISMISSAL_TABLES: readonly string[] = ['quotation', 'quotation_revision'];

/** What staff set aside is dismissed; declined is what a customer says of an offer. */
export class RenameDeclineToDismissal1797000000020 implements MigrationInterface {
  readonly name = 'RenameDeclineToDismissal1797000000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of DISMISSAL_TABLES) {
      for (const [before, after] of DISMISSAL_RENAMES)
        await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${before} TO ${after}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of DISMISSAL_TABLES) {
      for (const [before, after] of DISMISSAL_RENAMES)
        await runner.query(`ALTER TABLE ${table} RENAME COLUMN ${after} TO ${before}`);
    }
  }
}
