import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import type { BuiltStatement } from '../query.js';
import { buildQuotationConditions } from '../quotations/quotation-conditions.js';
import { type SplitDateRange, splitIntoWholeDays, splitIntoWholeMonths } from './date-ranges.js';

const DAY = '(created_at AT TIME ZONE (SELECT office_time_zone()))::date';
const ROW = `SELECT ${DAY} AS day, country, client_domain, 1 AS quotations, gross_kg, volume_m3, quote_amount AS value_usd,
       is_amount_from_charges::integer AS amounts_from_charges, values_read, values_corrected FROM quotation`;
const ROLLUP_COLUMNS =
  'quotations, gross_kg, volume_m3, value_usd, amounts_from_charges, values_read, values_corrected';

/**
 * Aggregates by day and country: from the rollups, and from the quotations themselves for the partial days at the ends
 * of the period. Filters by domain, outcome or text use the quotations only.
 */
export function buildDailyRollupQuery(filter: QuotationFilter): BuiltStatement {
  return buildRollupQuery(filter, splitIntoWholeDays(filter), {
    row: ROW,
    kept: {
      columns: `day, country, NULL AS client_domain, ${ROLLUP_COLUMNS}`,
      table: 'quotation_daily_rollup',
      unit: 'day',
    },
  });
}

/**
 * Counts by sender domain, from whole months and the rest in the same way.
 * @param parameterOffset how many parameters the statement has before these
 */
export function buildDomainCountQuery(filter: QuotationFilter, parameterOffset = 0): BuiltStatement {
  const months = {
    row: 'SELECT client_domain, 1 AS quotations FROM quotation',
    kept: { columns: 'client_domain, quotations', table: 'quotation_domain_monthly_rollup', unit: 'month' },
  };
  return buildRollupQuery(filter, splitIntoWholeMonths(filter), months, parameterOffset);
}

/** Whether a filter is answered from the quotations only, row by row, each with its domain. */
export function isSummedFromRows(filter: QuotationFilter): boolean {
  return filter.domain !== undefined || filter.text !== undefined || filter.outcome !== undefined;
}

/** The sources of the aggregates. */
interface RollupSources {
  /** The quotations themselves, one row each. */
  readonly row: string;
  /** Rollups of whole days or months; changes since then are in `quotation_rollup_delta`. */
  readonly kept: { readonly columns: string; readonly table: string; readonly unit: string };
}

function buildRollupQuery(
  filter: QuotationFilter,
  { whole, edges }: SplitDateRange,
  { row, kept }: RollupSources,
  parameterOffset = 0,
): BuiltStatement {
  const parameters: unknown[] = [];
  const rowsOf = (part: QuotationFilter) => {
    const conditions = buildQuotationConditions(part, parameterOffset + parameters.length);
    parameters.push(...conditions.parameters);
    return `${row} WHERE ${conditions.where}`;
  };
  if (isSummedFromRows(filter)) return { text: rowsOf(filter), parameters };
  const parts = edges.map((edge) => rowsOf({ ...filter, ...edge }));
  if (whole) {
    const addParameter = (value: unknown) => `$${parameterOffset + parameters.push(value)}`;
    const asked = [
      ...(whole.first === undefined ? [] : [`it.unit >= ${addParameter(whole.first)}::date`]),
      ...(whole.last === undefined ? [] : [`it.unit <= ${addParameter(whole.last)}::date`]),
      ...(filter.country === undefined ? [] : [`it.country = ${addParameter(filter.country)}`]),
      ...(filter.status === undefined ? [] : [`it.status = ${addParameter(filter.status)}`]),
    ];
    const where = asked.length > 0 ? ` WHERE ${asked.join(' AND ')}` : '';
    const since = `SELECT *, date_trunc('${kept.unit}', day::timestamp)::date AS unit FROM quotation_rollup_delta`;
    parts.push(
      `SELECT ${kept.columns} FROM (SELECT *, ${kept.unit} AS unit FROM ${kept.table}) AS it${where}`,
      `SELECT ${kept.columns} FROM (${since}) AS it${where}`,
    );
  }
  return { text: parts.join(' UNION ALL '), parameters };
}
