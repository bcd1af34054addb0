import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { QuotationOrder } from '../../../../domain/quoting/quotation-order.js';
import type { BuiltStatement } from '../query.js';
import { buildQuotationConditions } from './quotation-conditions.js';

/** Each has an index, which is read in either direction. */
const ORDERS: Readonly<Record<QuotationOrder, string>> = {
  'newest-first': 'created_at DESC, id DESC',
  'oldest-first': 'created_at, id',
  'amount-ascending': 'quote_amount, id',
  'amount-descending': 'quote_amount DESC, id DESC',
  'client-ascending': 'client_email COLLATE "C", id',
  'client-descending': 'client_email COLLATE "C" DESC, id DESC',
};

/** The ids of one page of quotations, in an order, from narrow indexes. @param page counted from 1 */
export function buildPageQuery(
  filter: QuotationFilter,
  page: number,
  pageSize: number,
  order: QuotationOrder,
): BuiltStatement {
  const { where, parameters } = buildQuotationConditions(filter);
  const window = `LIMIT $${parameters.length + 1} OFFSET $${parameters.length + 2}`;
  return {
    text: `SELECT id FROM quotation WHERE ${where} ORDER BY ${ORDERS[order]} ${window}`,
    parameters: [...parameters, pageSize, (page - 1) * pageSize],
  };
}
