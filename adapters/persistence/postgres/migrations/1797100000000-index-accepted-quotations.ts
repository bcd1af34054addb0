import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rebates by the month read the accepted quotations of one customer and its subdomains. */
export class IndexAcceptedQuotations1797100000000 implements MigrationInterface {
  readonly name = 'IndexAcceptedQuotations1797100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX quotation_accepted_idx
        ON quotation (reverse(client_domain) text_pattern_ops, (commercial #>> '{outcome,at}'))
        WHERE outcome = 'accepted'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX quotation_accepted_idx');
  }
}
