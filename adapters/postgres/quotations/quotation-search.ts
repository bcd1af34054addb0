import type { QuotationFilter } from '../../../domain/quotation/quotations.port.js';
import { containing } from '../like-pattern.js';
import { storableText } from '../storable.js';

/** Characters of a sender domain that are kept and searched: no real domain is longer. */
export const LONGEST_DOMAIN = 253;

/** The conditions of a filter as SQL, and their parameters. */
export interface Conditions {
  readonly where: string;
  readonly parameters: readonly unknown[];
}

/** What a filter asks for, as conditions on the columns of `quotation`. */
export function conditionsOf(filter: QuotationFilter): Conditions {
  const parameters: unknown[] = [];
  const conditions: string[] = [];
  const narrow = (column: string, comparison: string, value: unknown) => {
    if (value === undefined) return;
    parameters.push(typeof value === 'string' ? storableText(value) : value);
    conditions.push(`${column} ${comparison} $${parameters.length}`);
  };
  narrow('country', '=', filter.country);
  narrow('client_domain', '=', filter.domain?.toLowerCase().slice(0, LONGEST_DOMAIN));
  narrow('status', '=', filter.status);
  narrow('created_at', '>=', filter.from);
  narrow('created_at', '<=', filter.to);
  narrow('search_text', 'ILIKE', filter.text === undefined ? undefined : containing(filter.text));
  return { where: conditions.length === 0 ? 'true' : conditions.join(' AND '), parameters };
}
