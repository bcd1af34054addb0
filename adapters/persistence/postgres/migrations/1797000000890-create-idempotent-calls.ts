import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Calls under an `Idempotency-Key`, with what they were answered; all of them are forgotten after a day. */
export class CreateIdempotentCalls1797000000890 implements MigrationInterface {
  readonly name = 'CreateIdempotentCalls1797000000890';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotent_call (
        name text COLLATE "C" PRIMARY KEY,
        fingerprint text NOT NULL,
        attempt integer NOT NULL,
        state text NOT NULL CHECK (state IN ('running', 'committed', 'answered')),
        answer text,
        created_at timestamptz NOT NULL,
        leased_until timestamptz NOT NULL
      );
      CREATE INDEX idx_idempotent_call_created_at ON idempotent_call (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotent_call');
  }
}
