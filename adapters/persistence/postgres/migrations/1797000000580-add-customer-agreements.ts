import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is agreed with a customer, one document; null: nothing. */
export class AddCustomerAgreements1797000000580 implements MigrationInterface {
  readonly name = 'AddCustomerAgreements1797000000580';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recognized_domain ADD COLUMN agreement jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recognized_domain DROP COLUMN agreement');
  }
}
