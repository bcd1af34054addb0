import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { sanitizeText } from '../sanitize.js';
import { buildSearchCondition } from '../search-condition.js';

/** Characters of a sender domain that are stored and searched: no real domain is longer. */
export const MAX_DOMAIN_LENGTH = 253;

/** The nomination's air waybill, with and without its dash. */
const AWB = "(commercial #>> '{nomination,awb}')";

/**
 * What a quotation is searched by: its number, its stored words, and the air waybill of its nomination. An index has the same
 * expression, which must not be changed without it.
 */
export const QUOTATION_SEARCH_TEXT = `('q' || id::text || ' ' || search_words ||
  coalesce(' ' || ${AWB} || ' ' || replace(${AWB}, '-', ''), ''))`;

/** The conditions of a filter as SQL, and their parameters. */
export interface SqlConditions {
  readonly where: string;
  readonly parameters: readonly unknown[];
}

/**
 * What a filter asks for, as conditions on the columns of `quotation`.
 * @param parameterOffset how many parameters the statement has before these
 */
export function buildQuotationConditions(filter: QuotationFilter, parameterOffset = 0): SqlConditions {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const narrow = (column: string, comparison: string, value: unknown) => {
    if (value === undefined) return;
    parameters.push(typeof value === 'string' ? sanitizeText(value) : value);
    conditions.push(`${column} ${comparison} $${parameterOffset + parameters.length}`);
  };
  narrow('country', '=', filter.country);
  narrow('client_domain', '=', filter.domain?.toLowerCase().slice(0, MAX_DOMAIN_LENGTH));
  narrow('status', '=', filter.status);
  if (filter.outcome === 'open') conditions.push("status = 'sent' AND outcome IS NULL");
  else narrow('outcome', '=', filter.outcome);
  narrow('created_at', '>=', filter.from);
  narrow('created_at', '<=', filter.to);
  if (filter.text !== undefined) {
    const first = parameterOffset + parameters.length + 1;
    const { condition, patterns } = buildSearchCondition(QUOTATION_SEARCH_TEXT, filter.text, first);
    parameters.push(...patterns);
    conditions.push(condition);
  }
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}
