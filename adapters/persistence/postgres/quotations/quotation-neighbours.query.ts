import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildQuotationConditions } from './quotation-conditions.js';

/** The next quotation to one in a list, on its newer or its older side. */
export function buildNeighbourQuery(
  { id, createdAt }: { readonly id: number; readonly createdAt: Date },
  filter: QuotationFilter,
  side: 'newer' | 'older',
): BuiltStatement {
  const { where, parameters } = buildQuotationConditions(filter, 2);
  const [comparison, direction] = side === 'newer' ? ['>', 'ASC'] : ['<', 'DESC'];
  return {
    text: `
      SELECT id FROM quotation WHERE (created_at, id) ${comparison} ($1, $2::integer) AND ${where}
      ORDER BY created_at ${direction}, id ${direction} LIMIT 1`,
    parameters: [createdAt, id, ...parameters],
  };
}
