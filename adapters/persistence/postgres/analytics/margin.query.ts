import { UNKNOWN_DOMAIN } from '../../../../application/quoting/quotation-analytics.port.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildQuotationConditions } from '../quotations/quotation-conditions.js';

/** Quotations of one customer to one airport; sums as the database writes numbers. */
export interface MarginRow {
  readonly domain: string;
  readonly airport: string;
  readonly quotations: number;
  readonly revenueUsd: string;
  readonly costUsd: string;
}

/** What quotations with known costs come to by customer and airport. @param limit how many groups at most */
export function buildMarginQuery(filter: QuotationFilter, limit: number): BuiltStatement {
  const { where, parameters } = buildQuotationConditions(filter, 2);
  return {
    text: `
      SELECT coalesce(client_domain, $1) AS domain, airport, count(*)::integer AS quotations,
             sum(costed_usd)::text AS "revenueUsd", sum(cost_usd)::text AS "costUsd"
      FROM quotation WHERE cost_usd IS NOT NULL AND ${where}
      GROUP BY client_domain, airport
      ORDER BY sum(costed_usd) DESC, coalesce(client_domain, $1) COLLATE "C", airport COLLATE "C" LIMIT $2`,
    parameters: [UNKNOWN_DOMAIN, limit, ...parameters],
  };
}
