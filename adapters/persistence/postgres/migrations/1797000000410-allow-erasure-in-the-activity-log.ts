import type { MigrationInterface, QueryRunner } from 'typeorm';

const buildFunction = (exception: string) => `
  CREATE OR REPLACE FUNCTION reject_activity_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'UPDATE' AND current_setting('istmo.retention', true) = 'on' THEN
      RETURN OLD;
    END IF;
    ${exception}
    RAISE EXCEPTION 'The activity log is append-only.' USING ERRCODE = 'insufficient_privilege';
  END
  $$`;

/** A transaction that has set `istmo.erasure` to `on` may take a customer out of entries, but not change what was done. */
const ERASURE = `
    IF TG_OP = 'UPDATE' AND current_setting('istmo.erasure', true) = 'on' THEN
      IF (OLD.id, OLD.at, OLD.category, OLD.action, OLD.status, OLD.email_id, OLD.quotation_id, OLD.event_type)
         IS NOT DISTINCT FROM
         (NEW.id, NEW.at, NEW.category, NEW.action, NEW.status, NEW.email_id, NEW.quotation_id, NEW.event_type) THEN
        RETURN NEW;
      END IF;
    END IF;`;

/** A customer can be erased from the log, whose entries stay. */
export class AllowErasureInTheActivityLog1797000000410 implements MigrationInterface {
  readonly name = 'AllowErasureInTheActivityLog1797000000410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(buildFunction(ERASURE));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(buildFunction(''));
  }
}
