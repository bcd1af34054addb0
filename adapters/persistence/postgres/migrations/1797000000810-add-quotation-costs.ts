import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What of a quotation has a known cost, and that cost, in US dollars; null: no buying price is known. */
export class AddQuotationCosts1797000000810 implements MigrationInterface {
  readonly name = 'AddQuotationCosts1797000000810';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE quotation ADD COLUMN costed_usd numeric, ADD COLUMN cost_usd numeric');
    await runner.query(
      'CREATE INDEX quotation_costs ON quotation (created_at, client_domain, airport) WHERE cost_usd IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX quotation_costs');
    await runner.query('ALTER TABLE quotation DROP COLUMN costed_usd, DROP COLUMN cost_usd');
  }
}
