import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A reply that a user has sent again is a separate email beside the first one. */
export class AllowResentReplies1795827600100 implements MigrationInterface {
  readonly name = 'LetRepliesBeRepeated1795827600100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE outbox_reply ADD COLUMN copy integer NOT NULL DEFAULT 0;
      ALTER TABLE outbox_reply DROP CONSTRAINT outbox_reply_quotation_id_revision_key;
      ALTER TABLE outbox_reply ADD UNIQUE (quotation_id, revision, copy);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DELETE FROM outbox_reply WHERE copy > 0;
      ALTER TABLE outbox_reply DROP COLUMN copy;
      ALTER TABLE outbox_reply ADD UNIQUE (quotation_id, revision);
    `);
  }
}
