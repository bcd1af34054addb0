import type { QuotationFilter } from '../../../domain/quotation/quotations.port.js';
import { conditionsOf } from '../quotations/quotation-search.js';
import { type Stretches, wholeDaysOf, wholeMonthsOf } from './whole-days.js';

/** A statement's rows that figures are summed up from, and its parameters. */
export interface FigureSource {
  readonly text: string;
  readonly parameters: unknown[];
}

const DAY = "(created_at AT TIME ZONE 'UTC')::date";
const ROW = `SELECT ${DAY} AS day, country, 1 AS quotations, gross_kg, volume_m3, quote_amount AS value_usd,
       strict::integer AS strict FROM quotation`;
const KEPT_DAY = 'SELECT day, country, quotations, gross_kg, volume_m3, value_usd, strict FROM quotation_day';

/**
 * Figures by day and country: from those that are kept, and from the quotations themselves for the parts of days at the ends
 * of the period. One domain's, or those with a text, come from the quotations alone.
 */
export function dailyFigures(filter: QuotationFilter): FigureSource {
  return sourceOf(filter, wholeDaysOf(filter), { row: ROW, kept: KEPT_DAY, unit: 'day' });
}

/** Counts by sender domain, from whole months and the rest in the same way. */
export function domainCounts(filter: QuotationFilter): FigureSource {
  return sourceOf(filter, wholeMonthsOf(filter), {
    row: 'SELECT client_domain, 1 AS quotations FROM quotation',
    kept: 'SELECT client_domain, quotations FROM quotation_domain_month',
    unit: 'month',
  });
}

function sourceOf(
  filter: QuotationFilter,
  stretches: Stretches,
  statements: { readonly row: string; readonly kept: string; readonly unit: string },
): FigureSource {
  const parameters: unknown[] = [];
  const place = (value: unknown) => `$${parameters.push(value)}`;
  const rowsOf = (part: QuotationFilter) => {
    const conditions = conditionsOf(part, parameters.length);
    parameters.push(...conditions.parameters);
    return `${statements.row} WHERE ${conditions.where}`;
  };
  if (filter.domain !== undefined || filter.text !== undefined) return { text: rowsOf(filter), parameters };
  const { whole, edges } = stretches;
  const parts = edges.map((edge) => rowsOf({ ...filter, ...edge }));
  if (whole) {
    const kept = [
      ...(whole.first === undefined ? [] : [`${statements.unit} >= ${place(whole.first)}::date`]),
      ...(whole.last === undefined ? [] : [`${statements.unit} <= ${place(whole.last)}::date`]),
      ...(filter.country === undefined ? [] : [`country = ${place(filter.country)}`]),
      ...(filter.status === undefined ? [] : [`status = ${place(filter.status)}`]),
    ];
    parts.push(`${statements.kept}${kept.length > 0 ? ` WHERE ${kept.join(' AND ')}` : ''}`);
  }
  return { text: parts.join(' UNION ALL '), parameters };
}
