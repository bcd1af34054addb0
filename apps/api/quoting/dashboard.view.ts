import type { Dashboard } from '../../../application/quoting/get-dashboard.js';

/** The four figures of the summary cards. */
export class SummaryKpisView {
  readonly total!: number;
  readonly averageWeightKg!: number;
  readonly averageVolumeM3!: number;
  /** US dollars. */
  readonly totalValue!: number;
}

/** Whole percent up or down; null where there was nothing before. */
export class KpiChangeView {
  readonly total!: number | null;
  readonly averageWeightKg!: number | null;
  readonly averageVolumeM3!: number | null;
  readonly totalValue!: number | null;
}

/** A sender domain and its share of all quotations. */
export class DomainShareView {
  readonly domain!: string;
  readonly count!: number;
  /** Percent, one decimal. */
  readonly share!: number;
  readonly isApproved!: boolean;
}

/** The quotations to one country. */
export class CountryCountView {
  /** ISO alpha-3, or `OTHER`. */
  readonly code!: string;
  readonly count!: number;
  /** US dollars. */
  readonly value!: number;
}

/** The quotations of one day. */
export class DayCountView {
  /** `YYYY-MM-DD`. */
  readonly day!: string;
  readonly count!: number;
  /** US dollars. */
  readonly value!: number;
}

/** What the dashboard shows for one filter. */
export class DashboardView extends SummaryKpisView {
  readonly strictCount!: number;
  readonly fallbackCount!: number;
  readonly dataQualityPercent!: number;
  /** Values that were read out of the emails. */
  readonly valuesRead!: number;
  /** How many of them a person corrected. */
  readonly valuesCorrected!: number;
  /** Their share; null where nothing was read. */
  readonly correctedPercent!: number | null;
  /** The equal period before; null where the view has no beginning. */
  readonly previous!: SummaryKpisView | null;
  /** Against the period before; null where there is none. */
  readonly change!: KpiChangeView | null;
  readonly topDomains!: DomainShareView[];
  readonly byCountry!: CountryCountView[];
  readonly overTime!: DayCountView[];
  /** Every sender domain that has a quotation. */
  readonly domains!: string[];
  /** Quotations without any filter. */
  readonly allTotal!: number;
}

/** The dashboard for the wire. */
export function toDashboardView(dashboard: Dashboard): DashboardView {
  return {
    ...dashboard,
    topDomains: [...dashboard.topDomains],
    byCountry: [...dashboard.byCountry],
    overTime: [...dashboard.overTime],
    domains: [...dashboard.domains],
  };
}
