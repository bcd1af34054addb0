import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody signs in with beside their password; null where they have nothing. */
export class AddSecondFactor1797000000420 implements MigrationInterface {
  readonly name = 'AddSecondFactor1797000000420';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE administrator ADD COLUMN second_factor jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE administrator DROP COLUMN second_factor');
  }
}
