import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions end where nobody is there any more, not only after their longest time. */
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
