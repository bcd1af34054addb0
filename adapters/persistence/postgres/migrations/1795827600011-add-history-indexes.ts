import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes for lists besides quotations: the log by status and in counts, received mail by sender and subject. Parts of
 * words are found by a trigram index if the server has pg_trgm.
 */
export class AddHistoryIndexes1795827600011 implements MigrationInterface {
  readonly name = 'LayWaysToLookBack1795827600011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX activity_newest_by_status ON activity (status, at DESC, id DESC);
      CREATE INDEX activity_kinds ON activity (at, category, status);
      CREATE INDEX incoming_email_unquoted ON incoming_email (received_at, id) WHERE quotation_id IS NULL;

      DO $$
      DECLARE
        home text;
      BEGIN
        SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
        WHERE e.extname = 'pg_trgm';
        IF home IS NOT NULL THEN
          EXECUTE format(
            'CREATE INDEX activity_search ON activity
             USING gin ((action || '' '' || details || '' '' || actor) %I.gin_trgm_ops)', home);
          EXECUTE format(
            'CREATE INDEX incoming_email_search ON incoming_email
             USING gin ((from_header || '' '' || subject) %I.gin_trgm_ops)', home);
        END IF;
      END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX activity_newest_by_status, activity_kinds, incoming_email_unquoted;
      DROP INDEX IF EXISTS activity_search, incoming_email_search;
    `);
  }
}
