import { UNKNOWN_DOMAIN } from '../../../../application/quoting/quotation-analytics.port.js';

/** Sums of quotations: of all, of a day, of a country or of a domain; numbers as the database writes them. */
export interface SumRow {
  readonly day: string | null;
  readonly country: string | null;
  readonly domain: string | null;
  readonly quotations: number;
  readonly grossKg: string;
  readonly volumeM3: string;
  readonly valueUsd: string;
  readonly strict: number;
  readonly valuesRead: number;
  readonly valuesCorrected: number;
}

/** The sums of a subquery that the rollups are read by. */
export const SUMS = `sum(quotations)::integer AS quotations, coalesce(sum(gross_kg), 0) AS "grossKg",
  coalesce(sum(volume_m3), 0) AS "volumeM3", coalesce(sum(value_usd), 0) AS "valueUsd",
  coalesce(sum(amounts_from_charges), 0)::integer AS strict, coalesce(sum(values_read), 0)::integer AS "valuesRead",
  coalesce(sum(values_corrected), 0)::integer AS "valuesCorrected"`;

/** Its sender domains, those with the most quotations first. */
export const BUSIEST_FIRST = `WHERE client_domain <> '${UNKNOWN_DOMAIN}'
  GROUP BY client_domain HAVING sum(quotations) > 0 ORDER BY sum(quotations) DESC, client_domain`;
