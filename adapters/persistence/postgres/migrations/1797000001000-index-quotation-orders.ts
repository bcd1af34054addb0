import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The working list is sorted by amount and by customer as well as by time: a page of it is read, not all quotations. */
export class IndexQuotationOrders1797000001000 implements MigrationInterface {
  readonly name = 'IndexQuotationOrders1797000001000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX idx_quotation_amount ON quotation (quote_amount, id);
      CREATE INDEX idx_quotation_client ON quotation (client_email COLLATE "C", id);`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX idx_quotation_client; DROP INDEX idx_quotation_amount;');
  }
}
