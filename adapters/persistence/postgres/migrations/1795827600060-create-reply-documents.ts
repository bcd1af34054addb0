import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The documents that went with replies, beside them: lists of replies stay narrow. */
export class CreateReplyDocuments1795827600060 implements MigrationInterface {
  readonly name = 'LayReplyDocuments1795827600060';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE outbox_document (
        reply_id integer PRIMARY KEY REFERENCES outbox_reply ON DELETE CASCADE,
        content bytea NOT NULL,
        sha256 text NOT NULL
      );
      ALTER TABLE outbox_document ALTER COLUMN content SET STORAGE EXTERNAL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE outbox_document');
  }
}
