import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A lease names its holder, so that the jobs of a dead process need not wait until the lease runs out. */
export class AddLeaseHolder1795827600240 implements MigrationInterface {
  readonly name = 'NameHoldersOfLeases1795827600240';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE work ADD COLUMN lease_holder integer');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE work DROP COLUMN lease_holder');
  }
}
