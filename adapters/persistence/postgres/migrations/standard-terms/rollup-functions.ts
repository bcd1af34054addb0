const ROLLUP_COLUMNS = ['created_at', 'country', 'client_domain', 'status', 'gross_kg', 'volume_m3', 'quote_amount'];

const listRollupColumns = (row: 'OLD' | 'NEW', flag: string) =>
  [...ROLLUP_COLUMNS, flag, 'values_read', 'values_corrected'].map((column) => `${row}.${column}`).join(', ');

/** How the objects around the rollups are called. */
interface RollupNames {
  readonly table: string;
  /** The column that says whether an amount rests on the charges. */
  readonly flag: string;
  readonly functionName: string;
  readonly triggers: { readonly insertOrDelete: string; readonly update: string };
  readonly setting: string;
}

const UTC = "'UTC'";

const STANDARD_NAMES: RollupNames = {
  table: 'quotation_rollup_delta',
  flag: 'is_amount_from_charges',
  functionName: 'record_quotation_rollup_delta',
  triggers: { insertOrDelete: 'trg_quotation_rollup_insert_delete', update: 'trg_quotation_rollup_update' },
  setting: 'istmo.skip_rollups',
};

const EARLIER_NAMES: RollupNames = {
  table: 'quotation_change',
  // PL/pgSQL has a word of its own by that name.
  flag: '"strict"',
  functionName: 'note_change_of_quotation',
  triggers: { insertOrDelete: 'quotation_comes_or_goes', update: 'quotation_changes' },
  setting: 'istmo.bulk_load',
};

const buildDelta = (row: 'OLD' | 'NEW', sign: '' | '-', { table, flag }: RollupNames, zone: string) => `
          INSERT INTO ${table} VALUES ((${row}.created_at AT TIME ZONE ${zone})::date, ${row}.country, ${row}.status,
            ${row}.client_domain, ${sign}1, ${sign}${row}.gross_kg, ${sign}${row}.volume_m3, ${sign}${row}.quote_amount,
            ${sign}${row}.${flag}::integer, ${sign}${row}.values_read, ${sign}${row}.values_corrected);`;

const buildFunction = (names: RollupNames, zone: string) => `
      CREATE OR REPLACE FUNCTION ${names.functionName}() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        IF TG_OP <> 'INSERT' THEN ${buildDelta('OLD', '-', names, zone)}
        END IF;
        IF TG_OP <> 'DELETE' THEN ${buildDelta('NEW', '', names, zone)}
        END IF;
        RETURN NULL;
      END
      $$;`;

const buildCreation = (names: RollupNames) => `${buildFunction(names, UTC)}
      CREATE TRIGGER ${names.triggers.insertOrDelete} AFTER INSERT OR DELETE ON quotation FOR EACH ROW
        WHEN (current_setting('${names.setting}', true) IS DISTINCT FROM 'on')
        EXECUTE FUNCTION ${names.functionName}();
      CREATE TRIGGER ${names.triggers.update} AFTER UPDATE ON quotation FOR EACH ROW
        WHEN (current_setting('${names.setting}', true) IS DISTINCT FROM 'on' AND
              (${listRollupColumns('OLD', names.flag)}) IS DISTINCT FROM (${listRollupColumns('NEW', names.flag)}))
        EXECUTE FUNCTION ${names.functionName}();`;

const buildRemoval = ({ triggers, functionName }: RollupNames) => `
      DROP TRIGGER ${triggers.insertOrDelete} ON quotation;
      DROP TRIGGER ${triggers.update} ON quotation;
      DROP FUNCTION ${functionName}();`;

/** The functions that counted a document's values in SQL, as they were; the application writes the counts since. */
const CREATE_VALUE_COUNTS = `
      CREATE FUNCTION quotation_values_corrected(document jsonb) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT coalesce(jsonb_array_length(document #> '{request,corrected}'), 0)
      $$;
      CREATE FUNCTION quotation_values_read(document jsonb) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT count(*)::integer FROM (VALUES
          ('goods.weight', (document #>> '{request,goods,grossWeightKg}')::numeric > 0),
          ('goods.pieces', (document #>> '{request,goods,pieces}')::numeric > 0),
          ('goods.dimensions', jsonb_array_length(document #> '{request,goods,dimensionLines}') > 0),
          ('goods.volume', (document #>> '{request,goods,volumeM3}')::numeric > 0),
          ('goods.value', document #> '{request,goods,value}' IS NOT NULL),
          ('goods.description', document #>> '{request,goods,description}' <> ''),
          ('goods.dangerous', (document #>> '{request,goods,dangerous}')::boolean),
          ('incoterm', document #>> '{request,incoterm}' <> ''),
          ('origin', document #>> '{request,origin}' <> ''),
          ('airportOrigin', document #>> '{request,airportOrigin}' <> ''),
          ('airportDestination', document #>> '{request,airportDestination}' <> ''),
          ('destination.city', document #>> '{request,destination,city}' <> ''),
          ('destination.country', document #>> '{request,destination,country}' <> '')
        ) AS value (field, stated)
        WHERE stated OR coalesce(document #> '{request,corrected}' ? field, false)
      $$;`;

const INDEX_TAIL = `quote_amount, strict, values_read, values_corrected`;

/** Before tables are renamed: what speaks of them by name goes. The counts of values stay, as columns that are written. */
export const DROP_EARLIER_ROLLUPS = `${buildRemoval(EARLIER_NAMES)}
      ALTER TABLE quotation ALTER COLUMN values_read DROP EXPRESSION, ALTER COLUMN values_corrected DROP EXPRESSION;
      DROP FUNCTION quotation_values_read(jsonb);
      DROP FUNCTION quotation_values_corrected(jsonb);`;

/** After tables are renamed. */
export const CREATE_STANDARD_ROLLUPS = buildCreation(STANDARD_NAMES);

/** On the way back, before tables are renamed. */
export const DROP_STANDARD_ROLLUPS = buildRemoval(STANDARD_NAMES);

/** On the way back, after tables are renamed. */
export const CREATE_EARLIER_ROLLUPS = `${CREATE_VALUE_COUNTS}
      DROP INDEX quotation_newest, quotation_newest_by_domain;
      ALTER TABLE quotation DROP COLUMN values_read, DROP COLUMN values_corrected;
      ALTER TABLE quotation
        ADD COLUMN values_read integer NOT NULL GENERATED ALWAYS AS (quotation_values_read(document)) STORED,
        ADD COLUMN values_corrected integer NOT NULL GENERATED ALWAYS AS (quotation_values_corrected(document)) STORED;
      CREATE INDEX quotation_newest ON quotation (created_at DESC, id DESC)
        INCLUDE (country, client_domain, status, gross_kg, volume_m3, ${INDEX_TAIL});
      CREATE INDEX quotation_newest_by_domain ON quotation (client_domain, created_at DESC, id DESC)
        INCLUDE (country, status, gross_kg, volume_m3, ${INDEX_TAIL});
      ${buildCreation(EARLIER_NAMES)}`;

/** From here on days are those at the forwarder's office. */
export const COUNT_OFFICE_DAYS = buildFunction(STANDARD_NAMES, 'office_time_zone()');

/** On the way back. */
export const COUNT_UTC_DAYS = buildFunction(STANDARD_NAMES, UTC);
