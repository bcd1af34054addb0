import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Permissions of people to open their mailboxes, from the request on; tokens are encrypted. */
export class CreateMailAuthorizations1797000000720 implements MigrationInterface {
  readonly name = 'CreateMailAuthorizations1797000000720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_authorization (
        id text COLLATE "C" PRIMARY KEY,
        provider text NOT NULL,
        requested_by text NOT NULL,
        requested_at timestamptz NOT NULL,
        progress jsonb NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_authorization');
  }
}
