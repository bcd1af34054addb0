import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildDailyRollupQuery, buildDomainCountQuery, isSummedFromRows } from './rollup-query.js';
import { BUSIEST_FIRST, SUMS } from './sums.js';

/** The sums in all, by country, by day, and the busiest domains; in one statement, so that all are of one moment. */
export function buildStatisticQuery(filter: QuotationFilter, topDomains: number): BuiltStatement {
  const daily = buildDailyRollupQuery(filter);
  const isFromRows = isSummedFromRows(filter);
  const counts = isFromRows
    ? { text: 'SELECT client_domain, quotations FROM figure', parameters: [] }
    : buildDomainCountQuery(filter, daily.parameters.length);
  const parameters = [...daily.parameters, ...counts.parameters, topDomains];
  const text = `WITH figure AS ${isFromRows ? 'MATERIALIZED' : 'NOT MATERIALIZED'} (${daily.text}), cell AS MATERIALIZED (
         SELECT day, country, sum(quotations) AS quotations, sum(gross_kg) AS gross_kg, sum(volume_m3) AS volume_m3,
                sum(value_usd) AS value_usd, sum(amounts_from_charges) AS amounts_from_charges, sum(values_read) AS values_read,
                sum(values_corrected) AS values_corrected
         FROM figure GROUP BY day, country HAVING sum(quotations) > 0
       ), busiest AS (
         SELECT client_domain, sum(quotations)::integer AS quotations FROM (${counts.text}) AS counts
         ${BUSIEST_FIRST} LIMIT $${parameters.length}
       )
       SELECT NULL AS day, NULL AS country, NULL AS domain, ${SUMS} FROM cell
       UNION ALL SELECT NULL, country, NULL, ${SUMS} FROM cell GROUP BY country
       UNION ALL (SELECT day::text, NULL, NULL, ${SUMS} FROM cell GROUP BY day ORDER BY day)
       UNION ALL (SELECT NULL, NULL, client_domain, quotations, 0, 0, 0, 0, 0, 0 FROM busiest
                  ORDER BY quotations DESC, client_domain)`;
  return { text, parameters };
}
