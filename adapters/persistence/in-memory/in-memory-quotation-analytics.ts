import { Big } from 'big.js';
import { CategoryByCodeOrName } from '../../../domain/pricing/charge-category/category-by-code-or-name.js';
import { countReadValues } from '../../../domain/quoting/correction/value-origin.js';
import { sumUsd } from '../../../domain/money/usd.js';
import type { Quotation } from '../../../domain/quoting/quotation.js';
import {
  type QuotationStatistic,
  QuotationStatistics,
  type QuotationTotals,
  UNKNOWN_DOMAIN,
} from '../../../application/quoting/quotation-analytics.port.js';
import type { QuotationFilter } from '../../../domain/quoting/quotation.repository.js';
import { shownAmountOf } from '../../../domain/quoting/requirements-json.js';
import { mailDomainOf } from '../../../domain/customers/mail-domain.js';
import type { InMemoryQuotations } from './in-memory-quotation.repository.js';
import { byCode } from './table.js';

const EVERYTHING: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

/** Sums over the quotations in memory, worked out when they are asked for. */
export class InMemoryQuotationStatistics extends QuotationStatistics {
  constructor(private readonly quotations: InMemoryQuotations) {
    super();
  }

  async of(filter: QuotationFilter, topDomains: number): Promise<QuotationStatistic> {
    const matching = this.quotations.matching(filter);
    return {
      totals: totalsOf(matching),
      byCountry: groupsOf(matching, (one) => one.charges.country).map(([country, group]) => ({
        country,
        ...tallyOf(group),
      })),
      byDay: groupsOf(matching, (one) => one.createdAt.toISOString().slice(0, 10)).map(([day, group]) => ({
        day,
        ...tallyOf(group),
      })),
      topDomains: busiest(matching).slice(0, topDomains),
    };
  }

  async totalsOf(filter: QuotationFilter): Promise<QuotationTotals> {
    return totalsOf(this.quotations.matching(filter));
  }

  async countAll(): Promise<number> {
    return this.quotations.matching(EVERYTHING).length;
  }

  async senderDomains(limit: number): Promise<readonly string[]> {
    const domains = busiest(this.quotations.matching(EVERYTHING)).slice(0, limit);
    return domains.map(({ domain }) => domain).sort(byCode);
  }
}

function totalsOf(quotations: readonly Quotation[]): QuotationTotals {
  const categories = new CategoryByCodeOrName();
  const values = quotations.map((one) => countReadValues(one.request));
  return {
    ...tallyOf(quotations),
    grossKg: quotations.reduce((sum, one) => sum.plus(one.weight.grossKg), Big(0)),
    volumeM3: quotations.reduce((sum, one) => sum.plus(one.weight.volumeM3), Big(0)),
    strictCount: quotations.filter((one) => shownAmountOf(one.charges, categories).source === 'strict').length,
    valuesRead: values.reduce((sum, one) => sum + one.read, 0),
    valuesCorrected: values.reduce((sum, one) => sum + one.corrected, 0),
  };
}

function tallyOf(quotations: readonly Quotation[]) {
  return { count: quotations.length, valueUsd: sumUsd(quotations.map((one) => one.charges.totals.finalTotal)) };
}

function busiest(quotations: readonly Quotation[]) {
  return groupsOf(quotations, (one) => mailDomainOf(one.clientEmail) ?? UNKNOWN_DOMAIN)
    .map(([domain, group]) => ({ domain, count: group.length }))
    .filter(({ domain }) => domain !== UNKNOWN_DOMAIN)
    .sort((a, b) => b.count - a.count || byCode(a.domain, b.domain));
}

/** By key, in the order of the keys. */
function groupsOf(quotations: readonly Quotation[], keyOf: (one: Quotation) => string): Array<[string, Quotation[]]> {
  const groups = new Map<string, Quotation[]>();
  for (const one of quotations) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return [...groups].sort(([a], [b]) => byCode(a, b));
}
