import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An entry may recognize one mailbox of a domain; null: every mailbox there and below. */
export class AddRecognizedMailboxes1797000000400 implements MigrationInterface {
  readonly name = 'AddRecognizedMailboxes1797000000400';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recognized_domain
        ADD COLUMN mailbox text COLLATE "C",
        ADD CONSTRAINT recognized_domain_mailbox CHECK (right(mailbox, length(mail_domain) + 1) = '@' || mail_domain),
        DROP CONSTRAINT recognized_domain_mail_domain_key`);
    await runner.query(`
      CREATE UNIQUE INDEX recognized_domain_unique_entry ON recognized_domain (mail_domain, coalesce(mailbox, ''))`);
    await runner.query('CREATE INDEX recognized_domain_by_mailbox ON recognized_domain (mailbox)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM recognized_domain WHERE mailbox IS NOT NULL');
    await runner.query('DROP INDEX recognized_domain_unique_entry');
    await runner.query(`
      ALTER TABLE recognized_domain
        DROP COLUMN mailbox,
        ADD CONSTRAINT recognized_domain_mail_domain_key UNIQUE (mail_domain)`);
  }
}
