import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A trigram index for searching parts of words, if the server has pg_trgm and allows it; without it the same searches
 * read more. A server that forbids the extension must not prevent the start.
 */
export class AddTextSearchIndexes1795827600006 implements MigrationInterface {
  readonly name = 'LayTextSearch1795827600006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DO $$
      DECLARE
        home text;
      BEGIN
        BEGIN
          CREATE EXTENSION IF NOT EXISTS pg_trgm;
        EXCEPTION WHEN OTHERS THEN
          RAISE NOTICE 'pg_trgm cannot be had here: %', SQLERRM;
        END;
        SELECT n.nspname INTO home FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
        WHERE e.extname = 'pg_trgm';
        IF home IS NOT NULL THEN
          EXECUTE format('CREATE INDEX quotation_search ON quotation USING gin (search_text %I.gin_trgm_ops)', home);
        END IF;
      END
      $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX IF EXISTS quotation_search');
  }
}
