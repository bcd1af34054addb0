import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import {
  QuotationAnalytics,
  type QuotationStatistic,
  type QuotationTotals,
  UNKNOWN_DOMAIN,
} from '../../../../application/quoting/quotation-analytics.port.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { query } from '../query.js';
import { buildDailyRollupQuery, buildDomainCountQuery, isSummedFromRows } from './rollup-query.js';
import { mergeRollupChanges } from './rollups.js';

/** Pending changes that are read with the rollups without a noticeable cost; above that they are added up. */
const MERGE_THRESHOLD = 2_000;
const NO_FILTER: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

interface SumRow {
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

const SUMS = `sum(quotations)::integer AS quotations, coalesce(sum(gross_kg), 0) AS "grossKg",
  coalesce(sum(volume_m3), 0) AS "volumeM3", coalesce(sum(value_usd), 0) AS "valueUsd",
  coalesce(sum(amounts_from_charges), 0)::integer AS strict, coalesce(sum(values_read), 0)::integer AS "valuesRead",
  coalesce(sum(values_corrected), 0)::integer AS "valuesCorrected"`;

const BUSIEST_FIRST = `WHERE client_domain <> '${UNKNOWN_DOMAIN}'
  GROUP BY client_domain HAVING sum(quotations) > 0 ORDER BY sum(quotations) DESC, client_domain`;

/**
 * The dashboard's aggregates in PostgreSQL: daily and monthly rollups that are updated with the quotations, and changes
 * since then.
 */
export class PostgresQuotationAnalytics extends QuotationAnalytics {
  constructor(private readonly manager: EntityManager) {
    super();
  }

  async getStatistic(filter: QuotationFilter, topDomains: number): Promise<QuotationStatistic> {
    await this.mergeChangesIfMany();
    const rows = await this.querySums(filter, topDomains);
    return {
      totals: toTotals(rows.find((row) => row.day === null && row.country === null && row.domain === null)),
      byCountry: rows.flatMap((row) =>
        row.country === null ? [] : [{ country: row.country, ...toCountAndValue(row) }],
      ),
      byDay: rows.flatMap((row) => (row.day === null ? [] : [{ day: row.day, ...toCountAndValue(row) }])),
      topDomains: rows.flatMap(({ domain, quotations }) => (domain === null ? [] : [{ domain, count: quotations }])),
    };
  }

  async getTotals(filter: QuotationFilter): Promise<QuotationTotals> {
    const { text, parameters } = buildDailyRollupQuery(filter);
    const { rows } = await query<SumRow>(this.manager, `SELECT ${SUMS} FROM (${text}) AS figures`, parameters);
    return toTotals(rows[0]);
  }

  async countAll(): Promise<number> {
    return (await this.getTotals(NO_FILTER)).count;
  }

  async listSenderDomains(limit: number): Promise<readonly string[]> {
    const { rows } = await query<{ domain: string }>(
      this.manager,
      `SELECT domain FROM (
         SELECT client_domain AS domain FROM (${buildDomainCountQuery(NO_FILTER).text}) AS counts ${BUSIEST_FIRST} LIMIT $1
       ) AS busiest ORDER BY domain`,
      [limit],
    );
    return rows.map((row) => row.domain);
  }

  private async mergeChangesIfMany(): Promise<void> {
    const count =
      'SELECT count(*)::integer AS changes FROM (SELECT 1 FROM quotation_rollup_delta LIMIT $1) AS first_ones';
    const { rows } = await query<{ changes: number }>(this.manager, count, [MERGE_THRESHOLD]);
    if (rows[0]?.changes === MERGE_THRESHOLD) await mergeRollupChanges(this.manager);
  }

  /** In all, by country, by day, and the busiest domains; in one statement, so that all are of one moment. */
  private async querySums(filter: QuotationFilter, topDomains: number): Promise<readonly SumRow[]> {
    const daily = buildDailyRollupQuery(filter);
    const isFromRows = isSummedFromRows(filter);
    const counts = isFromRows
      ? { text: 'SELECT client_domain, quotations FROM figure', parameters: [] }
      : buildDomainCountQuery(filter, daily.parameters.length);
    const parameters = [...daily.parameters, ...counts.parameters, topDomains];
    const { rows } = await query<SumRow>(
      this.manager,
      `WITH figure AS ${isFromRows ? 'MATERIALIZED' : 'NOT MATERIALIZED'} (${daily.text}), cell AS MATERIALIZED (
         SELECT day, country, sum(quotations) AS quotations, sum(gross_kg) AS gross_kg, sum(volume_m3) AS volume_m3,
                sum(value_usd) AS value_usd, sum(amounts_from_charges) AS amounts_from_charges, sum(values_read) AS values_read,
                sum(values_corrected) AS values_corrected
         FROM figure GROUP BY day, country HAVING sum(quotations) > 0
       ), busiest AS (
         SELECT client_domain, sum(quotations)::integer AS quotations FROM (${counts.text}) AS counts
         ${BUSIEST_FIRST} LIMIT $${parameters.length}
       )
       SELECT NULL AS day, NULL AS country, NULL AS domain, ${SUMS} FROM cell
       UNION ALL SELECT NULL, country, NULL, ${SUMS} FROM cell GROUP BY country
       UNION ALL (SELECT day::text, NULL, NULL, ${SUMS} FROM cell GROUP BY day ORDER BY day)
       UNION ALL (SELECT NULL, NULL, client_domain, quotations, 0, 0, 0, 0, 0, 0 FROM busiest
                  ORDER BY quotations DESC, client_domain)`,
      parameters,
    );
    return rows;
  }
}

function toCountAndValue(row: SumRow) {
  return { count: row.quotations, valueUsd: Big(row.valueUsd) };
}

function toTotals(row: SumRow | undefined): QuotationTotals {
  return {
    count: row?.quotations ?? 0,
    grossKg: Big(row?.grossKg ?? 0),
    volumeM3: Big(row?.volumeM3 ?? 0),
    valueUsd: Big(row?.valueUsd ?? 0),
    strictCount: row?.strict ?? 0,
    valuesRead: row?.valuesRead ?? 0,
    valuesCorrected: row?.valuesCorrected ?? 0,
  };
}
