import type { EntityManager } from 'typeorm';
import { query } from '../query.js';

/** The key of the advisory lock under which changes are added to the rollups. */
const ROLLUP_LOCK = 7_431_984_413;

/** When a quotation was made by the office's clock; the zone is looked up once a statement. */
const OFFICE_TIME = '(created_at AT TIME ZONE (SELECT office_time_zone()))';

const UPSERT_DAYS = `
  ON CONFLICT (day, country, status) DO UPDATE SET
    quotations = kept.quotations + excluded.quotations, gross_kg = kept.gross_kg + excluded.gross_kg,
    volume_m3 = kept.volume_m3 + excluded.volume_m3, value_usd = kept.value_usd + excluded.value_usd,
    amounts_from_charges = kept.amounts_from_charges + excluded.amounts_from_charges, values_read = kept.values_read + excluded.values_read,
    values_corrected = kept.values_corrected + excluded.values_corrected`;

const UPSERT_MONTHS = `
  ON CONFLICT (month, client_domain, country, status) DO UPDATE SET quotations = kept.quotations + excluded.quotations`;

// One statement sees one moment: a change is either still written down, or added up.
const MERGE_CHANGES = `
  WITH change AS (DELETE FROM quotation_rollup_delta RETURNING *), days AS (
    INSERT INTO quotation_daily_rollup AS kept
    SELECT day, country, status, sum(quotations), sum(gross_kg), sum(volume_m3), sum(value_usd), sum(amounts_from_charges),
           sum(values_read), sum(values_corrected)
    FROM change GROUP BY 1, 2, 3 ${UPSERT_DAYS}
  )
  INSERT INTO quotation_domain_monthly_rollup AS kept
  SELECT date_trunc('month', day::timestamp)::date, client_domain, country, status, sum(quotations)
  FROM change WHERE client_domain IS NOT NULL GROUP BY 1, 2, 3, 4 ${UPSERT_MONTHS}`;

/** From here on this transaction updates the rollups itself: the trigger, which works row by row, is skipped. */
export async function beginBulkLoad(manager: EntityManager): Promise<void> {
  await query(manager, 'SELECT pg_advisory_xact_lock($1)', [ROLLUP_LOCK]);
  await query(manager, "SET LOCAL istmo.skip_rollups = 'on'");
}

/**
 * Adds many quotations to the rollups, or subtracts them.
 * @param condition a condition on `quotation` @param sign 1 after they were added, -1 before they are removed
 */
export async function applyToRollups(
  manager: EntityManager,
  condition: string,
  parameters: unknown[],
  sign: 1 | -1,
): Promise<void> {
  await query(
    manager,
    `INSERT INTO quotation_daily_rollup AS kept
     SELECT ${OFFICE_TIME}::date, country, status, ${sign} * count(*), ${sign} * sum(gross_kg),
            ${sign} * sum(volume_m3), ${sign} * sum(quote_amount), ${sign} * count(*) FILTER (WHERE is_amount_from_charges),
            ${sign} * sum(values_read), ${sign} * sum(values_corrected)
     FROM quotation WHERE ${condition} GROUP BY 1, 2, 3 ${UPSERT_DAYS}`,
    parameters,
  );
  await query(
    manager,
    `INSERT INTO quotation_domain_monthly_rollup AS kept
     SELECT date_trunc('month', ${OFFICE_TIME})::date, client_domain, country, status, ${sign} * count(*)
     FROM quotation WHERE client_domain IS NOT NULL AND ${condition} GROUP BY 1, 2, 3, 4 ${UPSERT_MONTHS}`,
    parameters,
  );
}

/** Adds all pending changes to the rollups, in a transaction that has begun a bulk load. */
export async function addAllRollupChanges(manager: EntityManager): Promise<void> {
  await query(manager, MERGE_CHANGES);
}

/** Adds the pending changes to the rollups, unless another process is doing so. */
export async function mergeRollupChanges(manager: EntityManager): Promise<void> {
  await manager.transaction(async (folding) => {
    const attempt = 'SELECT pg_try_advisory_xact_lock($1) AS taken';
    const { rows } = await query<{ taken: boolean }>(folding, attempt, [ROLLUP_LOCK]);
    if (rows[0]?.taken) await query(folding, MERGE_CHANGES);
  });
}

/** Sums up all quotations anew: another time zone has other days. Quotations that are being written wait meanwhile. */
export async function rebuildRollups(manager: EntityManager): Promise<void> {
  await manager.transaction(async (rebuilding) => {
    await query(rebuilding, 'LOCK TABLE quotation IN SHARE ROW EXCLUSIVE MODE');
    await query(rebuilding, 'SELECT pg_advisory_xact_lock($1)', [ROLLUP_LOCK]);
    for (const table of ['quotation_rollup_delta', 'quotation_daily_rollup', 'quotation_domain_monthly_rollup'])
      await query(rebuilding, `DELETE FROM ${table}`);
    await applyToRollups(rebuilding, 'true', [], 1);
  });
}
