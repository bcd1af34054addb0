import type { EntityManager } from 'typeorm';
import { run } from '../sql.js';

/** From here on this transaction keeps the figures itself: the trigger, which works row by row, leaves them alone. */
export async function beginBulkLoad(manager: EntityManager): Promise<void> {
  await run(manager, "SET LOCAL istmo.bulk_load = 'on'");
}

/**
 * Adds many quotations to the kept figures, or takes them out.
 * @param chosen a condition on `quotation` @param sign 1 after they were added, -1 before they are removed
 */
export async function tallyMany(
  manager: EntityManager,
  chosen: string,
  parameters: unknown[],
  sign: 1 | -1,
): Promise<void> {
  await run(
    manager,
    `INSERT INTO quotation_day AS kept
     SELECT (created_at AT TIME ZONE 'UTC')::date, country, status, ${sign} * count(*), ${sign} * sum(gross_kg),
            ${sign} * sum(volume_m3), ${sign} * sum(quote_amount), ${sign} * count(*) FILTER (WHERE strict)
     FROM quotation WHERE ${chosen} GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
     ON CONFLICT (day, country, status) DO UPDATE SET
       quotations = kept.quotations + excluded.quotations, gross_kg = kept.gross_kg + excluded.gross_kg,
       volume_m3 = kept.volume_m3 + excluded.volume_m3, value_usd = kept.value_usd + excluded.value_usd,
       strict = kept.strict + excluded.strict`,
    parameters,
  );
  await run(
    manager,
    `INSERT INTO quotation_domain_month AS kept
     SELECT date_trunc('month', created_at AT TIME ZONE 'UTC')::date, client_domain, country, status, ${sign} * count(*)
     FROM quotation WHERE client_domain IS NOT NULL AND ${chosen} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
     ON CONFLICT (month, client_domain, country, status) DO UPDATE SET
       quotations = kept.quotations + excluded.quotations`,
    parameters,
  );
}
