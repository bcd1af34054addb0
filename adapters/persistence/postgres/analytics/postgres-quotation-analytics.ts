import { Big } from 'big.js';
import type { EntityManager } from 'typeorm';
import {
  type MarginGroup,
  QuotationAnalytics,
  type QuotationStatistic,
  type QuotationTotals,
} from '../../../../application/quoting/quotation-analytics.port.js';
import type { QuotationFilter } from '../../../../domain/quoting/quotation.repository.js';
import { query } from '../query.js';
import { buildMarginQuery, type MarginRow } from './margin.query.js';
import { NO_FILTER } from './no-filter.js';
import { buildStatisticQuery } from './quotation-statistic.query.js';
import { buildTotalsQuery } from './quotation-totals.query.js';
import { mergeRollupChanges } from './rollups.js';
import { buildSenderDomainsQuery } from './sender-domains.query.js';
import type { SumRow } from './sums.js';

/** Pending changes that are read with the rollups without a noticeable cost; above that they are added up. */
const MERGE_THRESHOLD = 2_000;

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
    const { text, parameters } = buildStatisticQuery(filter, topDomains);
    const { rows } = await query<SumRow>(this.manager, text, parameters);
    return {
      totals: toTotals(rows.find((row) => row.day === null && row.country === null && row.domain === null)),
      byCountry: rows.flatMap((row) =>
        row.country === null ? [] : [{ country: row.country, ...toCountAndValue(row) }],
      ),
      byDay: rows.flatMap((row) => (row.day === null ? [] : [{ day: row.day, ...toCountAndValue(row) }])),
      topDomains: rows.flatMap(({ domain, quotations }) => (domain === null ? [] : [{ domain, count: quotations }])),
    };
  }

  async listMargins(filter: QuotationFilter, limit: number): Promise<readonly MarginGroup[]> {
    const { text, parameters } = buildMarginQuery(filter, limit);
    const { rows } = await query<MarginRow>(this.manager, text, parameters);
    return rows.map(({ domain, airport, quotations, revenueUsd, costUsd }) => ({
      ...{ domain, airport, count: quotations },
      ...{ revenueUsd: Big(revenueUsd), costUsd: Big(costUsd) },
    }));
  }

  async getTotals(filter: QuotationFilter): Promise<QuotationTotals> {
    const { text, parameters } = buildTotalsQuery(filter);
    const { rows } = await query<SumRow>(this.manager, text, parameters);
    return toTotals(rows[0]);
  }

  async countAll(): Promise<number> {
    return (await this.getTotals(NO_FILTER)).count;
  }

  async listSenderDomains(limit: number): Promise<readonly string[]> {
    const { text, parameters } = buildSenderDomainsQuery(limit);
    const { rows } = await query<{ domain: string }>(this.manager, text, parameters);
    return rows.map((row) => row.domain);
  }

  private async mergeChangesIfMany(): Promise<void> {
    const count =
      'SELECT count(*)::integer AS changes FROM (SELECT 1 FROM quotation_rollup_delta LIMIT $1) AS first_ones';
    const { rows } = await query<{ changes: number }>(this.manager, count, [MERGE_THRESHOLD]);
    if (rows[0]?.changes === MERGE_THRESHOLD) await mergeRollupChanges(this.manager);
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
