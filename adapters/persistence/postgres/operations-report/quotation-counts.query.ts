/** The one row of the counts. */
export interface QuotationCountsRow {
  readonly total: number;
  readonly strict: number;
  readonly countries: number;
}

/** Quotations, those whose amount is the sum of their charges, and their countries. $1: since when. */
export const QUOTATION_COUNTS = `
  SELECT count(*)::integer AS total, count(*) FILTER (WHERE is_amount_from_charges)::integer AS strict,
         count(DISTINCT country)::integer AS countries
  FROM quotation WHERE created_at >= $1`;
