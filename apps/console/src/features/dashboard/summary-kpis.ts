import { formatDecimal, formatUsd } from '../../components/format/format.js';
import type { Period } from '../../components/quotation-filters/quotation-filters.js';
import type { QuotationStats, SummaryKpis } from './dashboard.endpoints.js';

/** One of the four summary cards. */
export interface SummaryKpi {
  readonly id: keyof SummaryKpis;
  readonly label: string;
  readonly value: string;
  /** `+12%`; a dash where there is nothing to compare with. */
  readonly change: string;
  readonly direction: 'up' | 'down' | 'same' | 'unknown';
  /** What the change is measured against, or why there is none. */
  readonly note: string;
}

const PREVIOUS_PERIOD_LABELS: Readonly<Record<Period, string | undefined>> = {
  all: undefined,
  week: 'against the week before',
  month: 'against the 30 days before',
  year: 'against the year before',
};

/** The four summary cards in their order. */
export function computeSummaryKpis(stats: QuotationStats, period: Period, locale?: string): readonly SummaryKpi[] {
  const { total, averageWeightKg, averageVolumeM3, totalValue } = stats;
  const kpis = [
    { id: 'total', label: 'Total Quotations', value: formatDecimal(total, 0, locale) },
    { id: 'averageWeightKg', label: 'Avg. Weight (kg)', value: formatDecimal(averageWeightKg, 1, locale) },
    { id: 'averageVolumeM3', label: 'Avg. Volume (m³)', value: formatDecimal(averageVolumeM3, 2, locale) },
    { id: 'totalValue', label: 'Total Value', value: formatUsd(totalValue, locale) },
  ] as const;
  return kpis.map((kpi) => ({ ...kpi, ...formatChange(stats, kpi.id, period, locale) }));
}

function formatChange(stats: QuotationStats, id: keyof SummaryKpis, period: Period, locale: string | undefined) {
  const percent = stats.change?.[id];
  if (typeof percent !== 'number') {
    const note = stats.previous ? 'No quotations in the period before' : 'All Time has no period before it';
    return { change: '—', direction: 'unknown', note } as const;
  }
  const words = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero', maximumFractionDigits: 0 }).format(percent);
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same';
  return {
    change: `${words}%`,
    direction,
    note: PREVIOUS_PERIOD_LABELS[period] ?? 'against the same span before',
  } as const;
}
