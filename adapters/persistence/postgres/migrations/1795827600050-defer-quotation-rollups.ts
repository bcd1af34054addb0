import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Changes of the dashboard's rollups are recorded one by one, and added up later when they are read (decision 0020):
 * transactions that quote for the same country on the same day neither wait for each other nor deadlock.
 */
export class DeferQuotationRollups1795827600050 implements MigrationInterface {
  readonly name = 'LayQuotationChanges1795827600050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER quotation_is_tallied ON quotation;
      DROP TRIGGER quotation_is_tallied_anew ON quotation;
      DROP FUNCTION tally_changed_quotation();
      DROP FUNCTION tally_quotation(quotation, integer);

      CREATE TABLE quotation_change (
        day date NOT NULL,
        country text COLLATE "C" NOT NULL,
        status text COLLATE "C" NOT NULL,
        client_domain text COLLATE "C",
        quotations integer NOT NULL,
        gross_kg numeric NOT NULL,
        volume_m3 numeric NOT NULL,
        value_usd numeric NOT NULL,
        strict integer NOT NULL
      );

      -- A field named strict is quoted, because PL/pgSQL has a word of its own by that name.
      CREATE FUNCTION note_change_of_quotation() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN
          INSERT INTO quotation_change VALUES ((OLD.created_at AT TIME ZONE 'UTC')::date, OLD.country, OLD.status,
            OLD.client_domain, -1, -OLD.gross_kg, -OLD.volume_m3, -OLD.quote_amount, -OLD."strict"::integer);
        END IF;
        IF TG_OP <> 'DELETE' THEN
          INSERT INTO quotation_change VALUES ((NEW.created_at AT TIME ZONE 'UTC')::date, NEW.country, NEW.status,
            NEW.client_domain, 1, NEW.gross_kg, NEW.volume_m3, NEW.quote_amount, NEW."strict"::integer);
        END IF;
        RETURN NULL;
      END
      $$;
      CREATE TRIGGER quotation_comes_or_goes AFTER INSERT OR DELETE ON quotation FOR EACH ROW
        WHEN (current_setting('istmo.bulk_load', true) IS DISTINCT FROM 'on')
        EXECUTE FUNCTION note_change_of_quotation();
      CREATE TRIGGER quotation_changes AFTER UPDATE ON quotation FOR EACH ROW
        WHEN (current_setting('istmo.bulk_load', true) IS DISTINCT FROM 'on' AND
              (OLD.created_at, OLD.country, OLD.client_domain, OLD.status, OLD.gross_kg, OLD.volume_m3, OLD.quote_amount, OLD.strict)
              IS DISTINCT FROM
              (NEW.created_at, NEW.country, NEW.client_domain, NEW.status, NEW.gross_kg, NEW.volume_m3, NEW.quote_amount, NEW.strict))
        EXECUTE FUNCTION note_change_of_quotation();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER quotation_comes_or_goes ON quotation;
      DROP TRIGGER quotation_changes ON quotation;
      DROP FUNCTION note_change_of_quotation();
      DROP TABLE quotation_change;
    `);
  }
}
