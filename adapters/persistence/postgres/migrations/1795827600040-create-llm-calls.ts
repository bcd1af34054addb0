import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts what language models were asked, what it took and what came of it. */
export class CreateLlmCalls1795827600040 implements MigrationInterface {
  readonly name = 'LayModelCalls1795827600040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_call (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        at timestamptz NOT NULL,
        provider text NOT NULL,
        model text NOT NULL,
        outcome text NOT NULL,
        duration_ms integer NOT NULL,
        tries integer NOT NULL,
        input_tokens integer NOT NULL,
        output_tokens integer NOT NULL,
        grounded integer NOT NULL,
        dropped integer NOT NULL
      );
      CREATE INDEX model_call_by_time ON model_call (at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_call');
  }
}
