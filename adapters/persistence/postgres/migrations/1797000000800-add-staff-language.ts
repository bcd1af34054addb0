import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language of each member of staff; whoever has chosen none has that of their browser. */
export class AddStaffLanguage1797000000800 implements MigrationInterface {
  readonly name = 'AddStaffLanguage1797000000800';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE administrator
        ADD COLUMN language text,
        ADD CONSTRAINT administrator_language CHECK (language IN ('en', 'es'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE administrator DROP COLUMN language');
  }
}
