import type { MigrationInterface, QueryRunner } from 'typeorm';
import { BACKFILL_SEARCH_WORDS } from './search-words/backfill-search-words.js';
import { CREATE_FOLD_FUNCTION } from './search-words/fold-search-text.js';

const QUOTATION_TEXT = `('q' || id::text || ' ' || search_words ||
  coalesce(' ' || (commercial #>> '{nomination,awb}') || ' ' || replace((commercial #>> '{nomination,awb}'), '-', ''), ''))`;
const EMAIL_TEXT = "(id::text || coalesce(' q' || quotation_id::text, '') || ' ' || search_words)";

/** The searched expressions, which the indexes hold. */
const INDEXES = [
  ['idx_quotation_search', 'quotation', QUOTATION_TEXT],
  ['idx_inbound_email_search', 'inbound_email', EMAIL_TEXT],
  ['idx_activity_search', 'activity', "fold_search_text(action || ' ' || details || ' ' || actor)"],
  ['idx_activity_search_es', 'activity', "fold_search_text(action_es || ' ' || details_es)"],
] as const;

const EARLIER_INDEXES = [
  ['activity_search', 'activity', "(action || ' ' || details || ' ' || actor)"],
  ['inbound_email_search', 'inbound_email', "(from_header || ' ' || subject)"],
  ['quotation_search', 'quotation', 'search_text'],
  ['idx_activity_search_es', 'activity', "(action_es || ' ' || details_es)"],
] as const;

/**
 * What people search quotations and mail by, without accents and in small letters: also companies, goods, places, subjects and
 * words of mails. The trigram indexes are made only where the server has pg_trgm.
 */
export class AddSearchWords1797300000000 implements MigrationInterface {
  readonly name = 'AddSearchWords1797300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CREATE_FOLD_FUNCTION);
    await dropIndexes(runner, EARLIER_INDEXES);
    await runner.query(`
      ALTER TABLE quotation DROP COLUMN search_text;
      ALTER TABLE quotation ADD COLUMN search_words text COLLATE "C" NOT NULL DEFAULT '';
      ALTER TABLE inbound_email ADD COLUMN search_words text COLLATE "C" NOT NULL DEFAULT '';`);
    for (const backfill of BACKFILL_SEARCH_WORDS) await runner.query(backfill);
    await runner.query(`
      CREATE INDEX idx_inbound_email_mailbox
        ON inbound_email (left(coalesce(from_address, from_header), 320) COLLATE "C", id);`);
    await createTrigramIndexes(runner, INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await dropIndexes(runner, INDEXES);
    await runner.query(`
      DROP INDEX idx_inbound_email_mailbox;
      ALTER TABLE inbound_email DROP COLUMN search_words;
      ALTER TABLE quotation DROP COLUMN search_words;
      ALTER TABLE quotation ADD COLUMN search_text text COLLATE "C"
        GENERATED ALWAYS AS (lower(('Q' || id::text || ' ' || client_email || ' ' || airport) COLLATE "default")) STORED;`);
    await createTrigramIndexes(runner, EARLIER_INDEXES);
    await runner.query('DROP FUNCTION fold_search_text(text)');
  }
}

type SearchIndex = readonly [name: string, table: string, expression: string];

async function dropIndexes(runner: QueryRunner, indexes: readonly SearchIndex[]): Promise<void> {
  for (const [name] of indexes) await runner.query(`DROP INDEX IF EXISTS ${name}`);
}

async function createTrigramIndexes(runner: QueryRunner, indexes: readonly SearchIndex[]): Promise<void> {
  const [extension]: Array<{ schema: string }> = await runner.query(`
    SELECT quote_ident(n.nspname) AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace
    WHERE e.extname = 'pg_trgm'`);
  if (!extension) return;
  for (const [name, table, expression] of indexes) {
    await runner.query(`CREATE INDEX ${name} ON ${table} USING gin ((${expression}) ${extension.schema}.gin_trgm_ops)`);
  }
}
