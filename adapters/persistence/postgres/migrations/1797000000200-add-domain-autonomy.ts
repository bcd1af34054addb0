import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is answered to a customer without a person; null: as the settings say. */
export class AddDomainAutonomy1797000000200 implements MigrationInterface {
  readonly name = 'AddDomainAutonomy1797000000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE recognized_domain
        ADD COLUMN autonomy text,
        ADD CONSTRAINT recognized_domain_autonomy CHECK (autonomy IN ('propose', 'certain', 'indicative'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE recognized_domain DROP COLUMN autonomy');
  }
}
