import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildQuotationConditions } from './quotation-conditions.js';

/** The ids of one page of quotations, the newest first, from narrow indexes. @param page counted from 1 */
export function buildPageQuery(filter: QuotationFilter, page: number, pageSize: number): BuiltStatement {
  const { where, parameters } = buildQuotationConditions(filter);
  const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
  return {
    text: `SELECT id FROM quotation WHERE ${where} ORDER BY created_at DESC, id DESC ${window}`,
    parameters: [...parameters, pageSize, (page - 1) * pageSize],
  };
}
