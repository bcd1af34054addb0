import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A customer is reminded of a quotation once: the reminder stands in the outbox beside the reply. */
export class AddReminders1797000000860 implements MigrationInterface {
  readonly name = 'AddReminders1797000000860';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbound_email ADD COLUMN is_reminder boolean NOT NULL DEFAULT false;
      ALTER TABLE outbound_email DROP CONSTRAINT outbound_email_quotation_id_revision_resend_no_key;
      ALTER TABLE outbound_email ADD CONSTRAINT outbound_email_of_revision
        UNIQUE (quotation_id, revision, resend_no, is_reminder);
      CREATE UNIQUE INDEX outbound_email_reminder_key ON outbound_email (quotation_id) WHERE is_reminder;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM outbound_email WHERE is_reminder;
      ALTER TABLE outbound_email DROP COLUMN is_reminder;
      ALTER TABLE outbound_email ADD UNIQUE (quotation_id, revision, resend_no);
    `);
  }
}
