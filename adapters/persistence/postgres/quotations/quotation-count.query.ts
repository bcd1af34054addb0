import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { buildDailyRollupQuery } from '../analytics/rollup-query.js';
import type { BuiltStatement } from '../query.js';

/** How many quotations a filter asks for, from the rollups where they can say it. */
export function buildQuotationCountQuery(filter: QuotationFilter): BuiltStatement {
  const { text, parameters } = buildDailyRollupQuery(filter);
  return { text: `SELECT coalesce(sum(quotations), 0)::integer AS total FROM (${text}) AS figures`, parameters };
}
