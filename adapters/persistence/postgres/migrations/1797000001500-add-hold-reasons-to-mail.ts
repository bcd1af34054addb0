import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an email waits, with what the sentences of its reasons say; null for mail of earlier releases. */
export class AddHoldReasonsToMail1797000001500 implements MigrationInterface {
  readonly name = 'AddHoldReasonsToMail1797000001500';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_email ADD COLUMN hold_reasons jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_email DROP COLUMN hold_reasons');
  }
}
