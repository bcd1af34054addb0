import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rates may have bands, rounding steps and a reference to another charge; null: the base rate alone. */
export class AddRateFormula1797000000310 implements MigrationInterface {
  readonly name = 'AddRateFormula1797000000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate ADD COLUMN formula jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE rate DROP COLUMN formula');
  }
}
