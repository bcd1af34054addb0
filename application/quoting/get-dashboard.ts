import { Big } from 'big.js';
import type { Clock } from '../../domain/clock.port.js';
import type { RecognizedDomainRepository } from '../../domain/customers/recognized-domain.repository.js';
import type { AirportDirectory } from '../../domain/geography/airport-directory.port.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { computeDataQualityPercent } from '../../domain/quoting/quote-amount.js';
import { fillMissingDays } from './fill-missing-days.js';
import type { QuotationAnalytics, QuotationStatistic, QuotationTotals } from './quotation-analytics.port.js';

/** Top domains that the dashboard lists (section 9 of the specification). */
const TOP_DOMAINS = 5;
/** Sender domains that the dashboard's select offers. */
const SELECTABLE_DOMAINS = 200;
/** The group of quotations to countries that are not served (section 3 of the specification). */
const OTHER_COUNTRIES = 'OTHER';

/** The four values of the summary cards. */
export interface SummaryKpis {
  readonly total: number;
  /** kg a quotation, two decimals; 0 where there is none. */
  readonly averageWeightKg: number;
  /** m³ a quotation, three decimals. */
  readonly averageVolumeM3: number;
  /** US dollars. */
  readonly totalValue: number;
}

/** Whole percent up or down; null where there was nothing before. */
export type KpiChange = { readonly [Figure in keyof SummaryKpis]: number | null };

/** Everything that the dashboard shows for one filter. */
export interface Dashboard extends SummaryKpis {
  readonly strictCount: number;
  readonly fallbackCount: number;
  readonly dataQualityPercent: number;
  /** Values that were read out of the emails; those that were missed and corrected included. */
  readonly valuesRead: number;
  /** How many of them a user corrected. */
  readonly valuesCorrected: number;
  /** Their share, one decimal; null where nothing was read. */
  readonly correctedPercent: number | null;
  /** The equal period before; null for all time. */
  readonly previous: SummaryKpis | null;
  readonly change: KpiChange | null;
  readonly topDomains: ReadonlyArray<{
    readonly domain: string;
    readonly count: number;
    /** Percent of all quotations of the filter, one decimal. */
    readonly share: number;
    readonly isApproved: boolean;
  }>;
  /** The served countries by their three-letter codes, and `OTHER`. */
  readonly byCountry: ReadonlyArray<{ readonly code: string; readonly count: number; readonly value: number }>;
  readonly overTime: ReadonlyArray<{ readonly day: string; readonly count: number; readonly value: number }>;
  /** Sender domains to choose from, whatever the filter. */
  readonly domains: readonly string[];
  /** Quotations in all, whatever the filter. */
  readonly allTotal: number;
}

/** Sums up the quotations for the dashboard, and compares them with the period before. */
export class GetDashboard {
  constructor(
    private readonly statistics: QuotationAnalytics,
    private readonly recognizedDomains: Pick<RecognizedDomainRepository, 'findByMailDomain'>,
    private readonly reference: Pick<AirportDirectory, 'countries'>,
    private readonly clock: Clock,
  ) {}

  async execute(filter: QuotationFilter): Promise<Dashboard> {
    const now = this.clock.now();
    const before = getPreviousPeriod(filter, now);
    const [statistics, previousTotals, domains, allTotal, countries] = await Promise.all([
      this.statistics.getStatistic(filter, TOP_DOMAINS),
      before && this.statistics.getTotals(before),
      this.statistics.listSenderDomains(SELECTABLE_DOMAINS),
      this.statistics.countAll(),
      this.reference.countries(),
    ]);
    const { totals } = statistics;
    const summary = summarize(totals);
    const previous = previousTotals ? summarize(previousTotals) : null;
    return {
      ...summary,
      strictCount: totals.strictCount,
      fallbackCount: totals.count - totals.strictCount,
      dataQualityPercent: computeDataQualityPercent(totals.strictCount, totals.count),
      valuesRead: totals.valuesRead,
      valuesCorrected: totals.valuesCorrected,
      correctedPercent: totals.valuesRead === 0 ? null : computePercent(totals.valuesCorrected, totals.valuesRead),
      previous,
      change: previous && previous.total > 0 ? compareSummaries(previous, summary) : null,
      topDomains: await this.loadTopDomains(statistics),
      byCountry: groupByCountry(statistics, countries),
      overTime: fillMissingDays(statistics.byDay, filter, now),
      domains,
      allTotal,
    };
  }

  private loadTopDomains({ topDomains, totals }: QuotationStatistic) {
    return Promise.all(
      topDomains.map(async ({ domain, count }) => ({
        domain,
        count,
        share: computePercent(count, totals.count),
        isApproved: (await this.recognizedDomains.findByMailDomain(domain))?.isApproved ?? false,
      })),
    );
  }
}

/** One decimal. */
function computePercent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}

/** The period of the same length that ends where the filter's begins; undefined where it has no beginning. */
function getPreviousPeriod(filter: QuotationFilter, now: Date): QuotationFilter | undefined {
  const { from } = filter;
  if (!from) return undefined;
  const lengthMs = (filter.to ?? now).getTime() - from.getTime();
  if (lengthMs <= 0) return undefined;
  // A day until 23:59:59.999 is a whole day: both ends count.
  const wholeMs = filter.to ? lengthMs + 1 : lengthMs;
  return { ...filter, from: new Date(from.getTime() - wholeMs), to: new Date(from.getTime() - 1) };
}

function summarize({ count, grossKg, volumeM3, valueUsd }: QuotationTotals): SummaryKpis {
  const average = (sum: Big, decimals: number) => (count === 0 ? 0 : sum.div(count).round(decimals).toNumber());
  return {
    total: count,
    averageWeightKg: average(grossKg, 2),
    averageVolumeM3: average(volumeM3, 3),
    totalValue: valueUsd.toNumber(),
  };
}

function compareSummaries(before: SummaryKpis, after: SummaryKpis): KpiChange {
  const percent = (was: number, is: number) => (was === 0 ? null : Math.round(((is - was) / was) * 100));
  return {
    total: percent(before.total, after.total),
    averageWeightKg: percent(before.averageWeightKg, after.averageWeightKg),
    averageVolumeM3: percent(before.averageVolumeM3, after.averageVolumeM3),
    totalValue: percent(before.totalValue, after.totalValue),
  };
}

function groupByCountry(
  { byCountry: entries }: QuotationStatistic,
  countries: ReadonlyArray<{ readonly code: string; readonly alpha3: string }>,
) {
  const sumEntries = (code: string, selected: QuotationStatistic['byCountry']) => ({
    code,
    count: selected.reduce((sum, one) => sum + one.count, 0),
    value: selected.reduce((sum, one) => sum.plus(one.valueUsd), Big(0)).toNumber(),
  });
  const known = countries.map(({ code, alpha3 }) =>
    sumEntries(
      alpha3,
      entries.filter((one) => one.country === code),
    ),
  );
  const others = entries.filter((one) => !countries.some(({ code }) => code === one.country));
  return [...known, sumEntries(OTHER_COUNTRIES, others)];
}
