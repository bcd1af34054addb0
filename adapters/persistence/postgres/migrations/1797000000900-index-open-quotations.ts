import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sent quotations that have not ended are few among all: the list of calls reads them alone, longest sent first. */
export class IndexOpenQuotations1797000000900 implements MigrationInterface {
  readonly name = 'IndexOpenQuotations1797000000900';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX quotation_open_created_idx ON quotation (created_at, id)
        WHERE status = 'sent' AND outcome IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX quotation_open_created_idx');
  }
}
