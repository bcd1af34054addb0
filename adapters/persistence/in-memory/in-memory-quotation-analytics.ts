import { Big } from 'big.js';
import {
  type MarginGroup,
  QuotationAnalytics,
  type QuotationStatistic,
  type QuotationTotals,
  UNKNOWN_DOMAIN,
} from '../../../application/quoting/quotation-analytics.port.js';
import { extractMailDomain } from '../../../domain/customers/mail-domain.js';
import { groupBy } from '../../../domain/group-by.js';
import { sumUsd } from '../../../domain/money/usd.js';
import { toOfficeDay } from '../../../domain/office-day.js';
import { countExtractedValues } from '../../../domain/quoting/correction/value-origin.js';
import type { Quotation } from '../../../domain/quoting/quotation.js';
import type { QuotationFilter } from '../../../domain/quoting/quotation.repository.js';
import { combineCharges, computeQuotedTotal, sumCargo } from '../../../domain/quoting/quoted-shipments.js';
import { computeDisplayAmount } from '../../../domain/quoting/requirements-json.js';
import { CategoryByCodeOrName } from '../../../domain/tariff/charge-category/category-by-code-or-name.js';
import type { InMemoryQuotationRepository } from './in-memory-quotation.repository.js';
import { compareByCode } from './table.js';

const NO_FILTER: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

/** Aggregates over the quotations in memory, computed on request. */
export class InMemoryQuotationAnalytics extends QuotationAnalytics {
  constructor(private readonly quotations: InMemoryQuotationRepository) {
    super();
  }

  async getStatistic(filter: QuotationFilter, topDomains: number): Promise<QuotationStatistic> {
    const matching = this.quotations.findMatching(filter);
    return {
      totals: sumTotals(matching),
      byCountry: groupByKey(matching, (one) => one.charges.country).map(([country, group]) => ({
        country,
        ...countAndSum(group),
      })),
      byDay: groupByKey(matching, (one) => toOfficeDay(one.createdAt)).map(([day, group]) => ({
        day,
        ...countAndSum(group),
      })),
      topDomains: rankDomains(matching).slice(0, topDomains),
    };
  }

  async listMargins(filter: QuotationFilter, limit: number): Promise<readonly MarginGroup[]> {
    const costed = this.quotations.findMatching(filter).filter((one) => combineCharges(one).totals.cost !== undefined);
    const groups = groupBy(
      costed,
      (one) => `${extractMailDomain(one.clientEmail) ?? UNKNOWN_DOMAIN} ${one.charges.airport}`,
    );
    return [...groups]
      .map(([key, group]) => {
        const [domain = '', airport = ''] = key.split(' ');
        const totals = group.map((one) => combineCharges(one).totals);
        const revenueUsd = sumUsd(totals.flatMap(({ costed: revenue }) => revenue ?? []));
        return {
          domain,
          airport,
          count: group.length,
          revenueUsd,
          costUsd: sumUsd(totals.flatMap(({ cost }) => cost ?? [])),
        };
      })
      .sort(
        (a, b) =>
          b.revenueUsd.cmp(a.revenueUsd) || compareByCode(a.domain, b.domain) || compareByCode(a.airport, b.airport),
      )
      .slice(0, limit);
  }

  async getTotals(filter: QuotationFilter): Promise<QuotationTotals> {
    return sumTotals(this.quotations.findMatching(filter));
  }

  async countAll(): Promise<number> {
    return this.quotations.findMatching(NO_FILTER).length;
  }

  async listSenderDomains(limit: number): Promise<readonly string[]> {
    const domains = rankDomains(this.quotations.findMatching(NO_FILTER)).slice(0, limit);
    return domains.map(({ domain }) => domain).sort(compareByCode);
  }
}

function sumTotals(quotations: readonly Quotation[]): QuotationTotals {
  const categories = new CategoryByCodeOrName();
  const values = quotations.map((one) => countExtractedValues(one.request));
  return {
    ...countAndSum(quotations),
    grossKg: quotations.reduce((sum, one) => sum.plus(sumCargo(one).grossKg), Big(0)),
    volumeM3: quotations.reduce((sum, one) => sum.plus(sumCargo(one).volumeM3), Big(0)),
    strictCount: quotations.filter((one) => computeDisplayAmount(combineCharges(one), categories).source === 'strict')
      .length,
    valuesRead: values.reduce((sum, one) => sum + one.read, 0),
    valuesCorrected: values.reduce((sum, one) => sum + one.corrected, 0),
  };
}

function countAndSum(quotations: readonly Quotation[]) {
  return { count: quotations.length, valueUsd: sumUsd(quotations.map((one) => computeQuotedTotal(one))) };
}

function rankDomains(quotations: readonly Quotation[]) {
  return groupByKey(quotations, (one) => extractMailDomain(one.clientEmail) ?? UNKNOWN_DOMAIN)
    .map(([domain, group]) => ({ domain, count: group.length }))
    .filter(({ domain }) => domain !== UNKNOWN_DOMAIN)
    .sort((a, b) => b.count - a.count || compareByCode(a.domain, b.domain));
}

/** By key, in the order of the keys. */
function groupByKey(
  quotations: readonly Quotation[],
  keyOf: (one: Quotation) => string,
): Array<[string, readonly Quotation[]]> {
  return [...groupBy(quotations, keyOf)].sort(([a], [b]) => compareByCode(a, b));
}
