import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rollups of the dashboard, updated with the quotations (decision 0020): by day, country and status, and counts by
 * month and sender domain. They are updated at the end of the transaction that changes a quotation, so that the row of
 * a busy day is locked as briefly as possible. `istmo.bulk_load` set to `on` skips the triggers for bulk inserts, which
 * update the rollups themselves.
 */
export class CreateQuotationRollups1795827600030 implements MigrationInterface {
  readonly name = 'LayQuotationFigures1795827600030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE quotation_day (
        day date NOT NULL,
        country text COLLATE "C" NOT NULL,
        status text COLLATE "C" NOT NULL,
        quotations integer NOT NULL,
        gross_kg numeric NOT NULL,
        volume_m3 numeric NOT NULL,
        value_usd numeric NOT NULL,
        strict integer NOT NULL,
        PRIMARY KEY (day, country, status)
      ) WITH (fillfactor = 60);
      CREATE TABLE quotation_domain_month (
        month date NOT NULL,
        client_domain text COLLATE "C" NOT NULL,
        country text COLLATE "C" NOT NULL,
        status text COLLATE "C" NOT NULL,
        quotations integer NOT NULL,
        PRIMARY KEY (month, client_domain, country, status)
      ) WITH (fillfactor = 60);

      CREATE FUNCTION tally_quotation(it quotation, sign integer) RETURNS void LANGUAGE sql AS $$
        INSERT INTO quotation_day AS kept VALUES (
          (it.created_at AT TIME ZONE 'UTC')::date, it.country, it.status, sign, sign * it.gross_kg, sign * it.volume_m3,
          sign * it.quote_amount, sign * it.strict::integer)
        ON CONFLICT (day, country, status) DO UPDATE SET
          quotations = kept.quotations + excluded.quotations, gross_kg = kept.gross_kg + excluded.gross_kg,
          volume_m3 = kept.volume_m3 + excluded.volume_m3, value_usd = kept.value_usd + excluded.value_usd,
          strict = kept.strict + excluded.strict;
        INSERT INTO quotation_domain_month AS kept
        SELECT date_trunc('month', it.created_at AT TIME ZONE 'UTC')::date, it.client_domain, it.country, it.status, sign
        WHERE it.client_domain IS NOT NULL
        ON CONFLICT (month, client_domain, country, status) DO UPDATE SET
          quotations = kept.quotations + excluded.quotations;
      $$;
      CREATE FUNCTION tally_changed_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN PERFORM tally_quotation(OLD, -1); END IF;
        IF TG_OP <> 'DELETE' THEN PERFORM tally_quotation(NEW, 1); END IF;
        RETURN NULL;
      END
      $$;
      CREATE CONSTRAINT TRIGGER quotation_is_tallied AFTER INSERT OR DELETE ON quotation
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (current_setting('istmo.bulk_load', true) IS DISTINCT FROM 'on')
        EXECUTE FUNCTION tally_changed_quotation();
      CREATE CONSTRAINT TRIGGER quotation_is_tallied_anew AFTER UPDATE ON quotation
        DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
        WHEN (current_setting('istmo.bulk_load', true) IS DISTINCT FROM 'on' AND
              (OLD.created_at, OLD.country, OLD.client_domain, OLD.status, OLD.gross_kg, OLD.volume_m3, OLD.quote_amount, OLD.strict)
              IS DISTINCT FROM
              (NEW.created_at, NEW.country, NEW.client_domain, NEW.status, NEW.gross_kg, NEW.volume_m3, NEW.quote_amount, NEW.strict))
        EXECUTE FUNCTION tally_changed_quotation();

      INSERT INTO quotation_day
      SELECT (created_at AT TIME ZONE 'UTC')::date, country, status, count(*), sum(gross_kg), sum(volume_m3),
             sum(quote_amount), count(*) FILTER (WHERE strict)
      FROM quotation GROUP BY 1, 2, 3;
      INSERT INTO quotation_domain_month
      SELECT date_trunc('month', created_at AT TIME ZONE 'UTC')::date, client_domain, country, status, count(*)
      FROM quotation WHERE client_domain IS NOT NULL GROUP BY 1, 2, 3, 4;
    `);
    // Partial days of a period, a single domain, and parts of words are aggregated from the indexes themselves.
    await runner.query(`
      DROP INDEX quotation_newest, quotation_newest_by_domain;
      CREATE INDEX quotation_newest ON quotation (created_at DESC, id DESC)
        INCLUDE (country, client_domain, status, gross_kg, volume_m3, quote_amount, strict);
      CREATE INDEX quotation_newest_by_domain ON quotation (client_domain, created_at DESC, id DESC)
        INCLUDE (country, status, gross_kg, volume_m3, quote_amount, strict);

      ALTER TABLE quotation DROP COLUMN search_text;
      ALTER TABLE quotation ADD COLUMN search_text text COLLATE "C"
        GENERATED ALWAYS AS (lower(('Q' || id::text || ' ' || client_email || ' ' || airport) COLLATE "default")) STORED;
      DO $$
      DECLARE
        home text;
      BEGIN
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
    await runner.query(`
      DROP TRIGGER IF EXISTS quotation_is_tallied ON quotation;
      DROP TRIGGER IF EXISTS quotation_is_tallied_anew ON quotation;
      DROP FUNCTION IF EXISTS tally_changed_quotation();
      DROP FUNCTION IF EXISTS tally_quotation(quotation, integer);
      DROP TABLE quotation_domain_month, quotation_day;
      DROP INDEX quotation_newest, quotation_newest_by_domain;
      CREATE INDEX quotation_newest ON quotation (created_at DESC, id DESC);
      CREATE INDEX quotation_newest_by_domain ON quotation (client_domain, created_at DESC, id DESC);
    `);
  }
}
