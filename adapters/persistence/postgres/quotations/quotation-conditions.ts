import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { storableText } from '../sanitize.js';
import { wantedIn } from '../search-condition.js';

/** Characters of a sender domain that are kept and searched: no real domain is longer. */
export const LONGEST_DOMAIN = 253;

/** The conditions of a filter as SQL, and their parameters. */
export interface Conditions {
  readonly where: string;
  readonly parameters: readonly unknown[];
}

/**
 * What a filter asks for, as conditions on the columns of `quotation`.
 * @param taken how many parameters the statement has before these
 */
export function conditionsOf(filter: QuotationFilter, taken = 0): Conditions {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const narrow = (column: string, comparison: string, value: unknown) => {
    if (value === undefined) return;
    parameters.push(typeof value === 'string' ? storableText(value) : value);
    conditions.push(`${column} ${comparison} $${taken + parameters.length}`);
  };
  narrow('country', '=', filter.country);
  narrow('client_domain', '=', filter.domain?.toLowerCase().slice(0, LONGEST_DOMAIN));
  narrow('status', '=', filter.status);
  narrow('created_at', '>=', filter.from);
  narrow('created_at', '<=', filter.to);
  if (filter.text !== undefined) {
    const { condition, pattern } = wantedIn('search_text', filter.text, `$${taken + parameters.length + 1}`, true);
    parameters.push(pattern);
    conditions.push(condition);
  }
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}
