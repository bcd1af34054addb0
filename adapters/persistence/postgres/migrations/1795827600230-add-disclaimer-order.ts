import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives disclaimers of the same priority an order that staff can change; those without a position are in the order of
 * their creation.
 */
export class AddDisclaimerOrder1795827600230 implements MigrationInterface {
  readonly name = 'PutDisclaimersInOrder1795827600230';

  async up(runner: QueryRunner): Promise<void> {
    // The default stays: backups from before this column have no place either.
    await runner.query('ALTER TABLE disclaimer ADD COLUMN place integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE disclaimer DROP COLUMN place');
  }
}
