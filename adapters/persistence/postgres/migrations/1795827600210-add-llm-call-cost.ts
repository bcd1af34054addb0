import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the cost of each call of a language model; that of earlier calls is unknown. */
export class AddLlmCallCost1795827600210 implements MigrationInterface {
  readonly name = 'PriceModelCalls1795827600210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_call ADD COLUMN cost_usd numeric');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE model_call DROP COLUMN cost_usd');
  }
}
