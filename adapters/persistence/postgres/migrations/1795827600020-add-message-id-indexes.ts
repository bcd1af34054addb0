import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds replies and emails by the Message-IDs that an answer names, and counts the replies to a sender's domain. */
export class AddMessageIdIndexes1795827600020 implements MigrationInterface {
  readonly name = 'LayThreads1795827600020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX incoming_email_by_message_id ON incoming_email_content (left(message_id, 320));
      CREATE INDEX outbox_reply_by_message_id ON outbox_reply (left(message_id, 320));
      CREATE INDEX outbox_reply_by_domain ON outbox_reply (left(lower(split_part(to_address, '@', 2)), 320), created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX outbox_reply_by_domain, outbox_reply_by_message_id, incoming_email_by_message_id');
  }
}
