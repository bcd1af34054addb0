import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions also end after a time without activity, not only at their absolute expiry. */
export class AddSessionIdleTimeout1795827600070 implements MigrationInterface {
  readonly name = 'LimitIdleSessions1795827600070';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      "ALTER TABLE session ADD COLUMN idle_until timestamptz NOT NULL DEFAULT now() + interval '30 minutes'",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE session DROP COLUMN idle_until');
  }
}
