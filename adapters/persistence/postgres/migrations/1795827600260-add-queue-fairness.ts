import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs have a fairness key, and are claimed round-robin by key. Claiming is a function of the database, because it is a
 * loop, and because of its plans: the table is nearly empty most of the time, and plans made then would scan a flood
 * completely for every job.
 */
export class AddQueueFairness1795827600260 implements MigrationInterface {
  readonly name = 'LetSendersTakeTurns1795827600260';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE work ADD COLUMN share text NOT NULL DEFAULT '';
      CREATE INDEX work_unfinished_by_share ON work (kind, share, available_at, id) WHERE buried_at IS NULL;
      DROP INDEX work_unfinished_due;

      -- Work that was put back has a reason; what was at hand when its process ended, or when its lease ran out, has none.
      CREATE FUNCTION is_suspected(piece work) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
        SELECT piece.kind = 'answer-email'
          AND (piece.lease_token IS NOT NULL OR (piece.attempts > 0 AND piece.reason IS NULL))
      $$;

      -- Leases one piece of the lane after the last served, or of the next one that has any, once round all lanes.
      CREATE FUNCTION take_work(
        kinds text[], lease_seconds float8, among text, holder integer, last_kind text, last_share text
      ) RETURNS SETOF work LANGUAGE plpgsql SET enable_seqscan = off AS $$
      DECLARE
        lane record;
        next record;
        is_round boolean := false;
      BEGIN
        SELECT last_kind AS kind, last_share AS share INTO lane;
        LOOP
          SELECT kind, share INTO next FROM work
          WHERE buried_at IS NULL AND kind = lane.kind AND share > lane.share AND available_at <= statement_timestamp()
          ORDER BY share LIMIT 1;
          IF NOT FOUND THEN
            SELECT first.kind, first.share INTO next
            FROM unnest(kinds) AS wanted (kind) CROSS JOIN LATERAL (
              SELECT kind, share FROM work
              WHERE buried_at IS NULL AND kind = wanted.kind AND available_at <= statement_timestamp()
              ORDER BY share LIMIT 1
            ) AS first
            WHERE wanted.kind > lane.kind OR NOT is_round
            ORDER BY wanted.kind <= lane.kind, wanted.kind LIMIT 1;
            EXIT WHEN NOT FOUND;
            is_round := is_round OR next.kind <= lane.kind;
          END IF;
          EXIT WHEN is_round AND (next.kind, next.share) > (last_kind, last_share);
          lane := next;
          -- A lease is the time until which the work is not available to others: one index finds due and abandoned work.
          -- Mail that is leaving stays with its process, also when its lease has run out: that one may have handed it over.
          RETURN QUERY
            UPDATE work
            SET attempts = attempts + 1, lease_token = gen_random_uuid(), lease_holder = holder,
                available_at = statement_timestamp() + lease_seconds * interval '1 second'
            WHERE id = (
              SELECT id FROM work
              WHERE buried_at IS NULL AND kind = lane.kind AND share = lane.share AND available_at <= statement_timestamp()
                AND (lease_token IS NULL OR kind = 'answer-email' OR lease_holder IS NULL OR lease_holder = holder)
                AND (among = 'all' OR is_suspected(work) = (among = 'suspected'))
              ORDER BY available_at, id
              LIMIT 1
              FOR UPDATE SKIP LOCKED
            )
            RETURNING *;
          EXIT WHEN FOUND;
        END LOOP;
      END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION take_work;
      DROP FUNCTION is_suspected;
      CREATE INDEX work_unfinished_due ON work (available_at, id) WHERE buried_at IS NULL;
      DROP INDEX work_unfinished_by_share;
      ALTER TABLE work DROP COLUMN share;
    `);
  }
}
