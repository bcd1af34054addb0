import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An email knows the connected mailbox that its reply leaves from; null: the configured one. */
export class AddReceivingMailbox1797000000710 implements MigrationInterface {
  readonly name = 'AddReceivingMailbox1797000000710';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_email_content ADD COLUMN received_by text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_email_content DROP COLUMN received_by');
  }
}
