import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the activity log and notifications say, in Spanish beside English; entries of before have English alone. */
export class AddSpanishLog1797000000830 implements MigrationInterface {
  readonly name = 'AddSpanishLog1797000000830';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE activity ADD COLUMN action_es text, ADD COLUMN details_es text;
      ALTER TABLE notification ADD COLUMN title_es text, ADD COLUMN details_es text;

      DO $$
      DECLARE
        home text;
      BEGIN
        SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
        WHERE e.extname = 'pg_trgm';
        IF home IS NOT NULL THEN
          EXECUTE format(
            'CREATE INDEX idx_activity_search_es ON activity USING gin ((action_es || '' '' || details_es) %I.gin_trgm_ops)', home);
        END IF;
      END
      $$;`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX IF EXISTS idx_activity_search_es;
      ALTER TABLE notification DROP COLUMN title_es, DROP COLUMN details_es;
      ALTER TABLE activity DROP COLUMN action_es, DROP COLUMN details_es;`);
  }
}
