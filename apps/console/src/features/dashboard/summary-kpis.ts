import { formatDecimal, formatUsd } from '../../components/format/format.js';
import type { Period } from '../../components/quotation-filters/quotation-filters.js';
import { getLocale } from '../../i18n/language.js';
import { getMessages } from '../../i18n/messages.js';
import type { QuotationStats, SummaryKpis } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';

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

function getPreviousPeriodLabels(): Readonly<Record<Period, string | undefined>> {
  const messages = getMessages(dashboardMessages);
  return {
    all: undefined,
    week: messages.againstTheWeekBefore,
    month: messages.againstThe30DaysBefore,
    year: messages.againstTheYearBefore,
  };
}

/** The four summary cards in their order. */
export function computeSummaryKpis(stats: QuotationStats, period: Period, locale?: string): readonly SummaryKpi[] {
  const messages = getMessages(dashboardMessages);
  const { total, averageWeightKg, averageVolumeM3, totalValue } = stats;
  const kpis = [
    { id: 'total', label: messages.totalQuotations, value: formatDecimal(total, 0, locale) },
    { id: 'averageWeightKg', label: messages.avgWeightKg, value: formatDecimal(averageWeightKg, 1, locale) },
    { id: 'averageVolumeM3', label: messages.avgVolumeM, value: formatDecimal(averageVolumeM3, 2, locale) },
    { id: 'totalValue', label: messages.totalValue, value: formatUsd(totalValue, locale) },
  ] as const;
  return kpis.map((kpi) => ({ ...kpi, ...formatChange(stats, kpi.id, period, locale) }));
}

function formatChange(stats: QuotationStats, id: keyof SummaryKpis, period: Period, locale: string | undefined) {
  const messages = getMessages(dashboardMessages);
  const percent = stats.change?.[id];
  if (typeof percent !== 'number') {
    const note = stats.previous ? messages.noQuotationsInPeriodBefore : messages.allTimeNoPeriodBefore;
    return { change: '—', direction: 'unknown', note } as const;
  }
  const words = new Intl.NumberFormat(locale ?? getLocale(), {
    signDisplay: 'exceptZero',
    maximumFractionDigits: 0,
  }).format(percent);
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same';
  return {
    change: `${words}%`,
    direction,
    note: getPreviousPeriodLabels()[period] ?? messages.againstTheSameSpanBefore,
  } as const;
}
