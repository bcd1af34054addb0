import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Several people with roles: whoever there was before remains an active administrator. */
export class AddStaffRoles1797000000290 implements MigrationInterface {
  readonly name = 'AddStaffRoles1797000000290';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE administrator
        ADD COLUMN role text NOT NULL DEFAULT 'administrator',
        ADD COLUMN is_active boolean NOT NULL DEFAULT true,
        ADD COLUMN must_change_password boolean NOT NULL DEFAULT false,
        ADD COLUMN session_version integer NOT NULL DEFAULT 1,
        ADD CONSTRAINT administrator_role CHECK (role IN ('read-only', 'operator', 'administrator'))`);
    // Whom a later statement forgets to give a role may do nothing by accident.
    await runner.query('ALTER TABLE administrator ALTER COLUMN role DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE administrator
        DROP COLUMN role, DROP COLUMN is_active, DROP COLUMN must_change_password,
        DROP COLUMN session_version`);
  }
}
