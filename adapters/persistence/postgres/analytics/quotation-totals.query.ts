import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildDailyRollupQuery } from './rollup-query.js';
import { SUMS } from './sums.js';

/** The sums of all quotations that a filter asks for, in one row. */
export function buildTotalsQuery(filter: QuotationFilter): BuiltStatement {
  const { text, parameters } = buildDailyRollupQuery(filter);
  return { text: `SELECT ${SUMS} FROM (${text}) AS figures`, parameters };
}
