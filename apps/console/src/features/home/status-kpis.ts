import type { MeasuredKpis } from '../../api/system-information.endpoints.js';
import { formatDecimal } from '../../components/format/format.js';

/** A status card: the stated figure, which is fixed text, and the measured one below it. */
export interface StatusKpi {
  readonly label: string;
  readonly stated: string;
  readonly note: string;
  readonly measured: string;
}

const NOT_MEASURED = '—';

/** The four status cards in their order (section 1 of the specification). */
export function computeStatusKpis(kpis: MeasuredKpis | undefined, locale?: string): readonly StatusKpi[] {
  const shown = (value: number | null | undefined, words: (figure: string) => string, decimals = 0) =>
    typeof value === 'number' ? words(formatDecimal(value, decimals, locale)) : NOT_MEASURED;
  return [
    {
      label: 'System Status',
      stated: 'Active',
      note: '24/7 email processing',
      measured: shown(toPercent(kpis?.answeredShare), (n) => `${n}% answered automatically`),
    },
    {
      label: 'Response Time',
      stated: '6-8s',
      note: 'From email to reply',
      measured: shown(kpis?.medianSeconds, (n) => `${n} s median`, 1),
    },
    {
      label: 'Countries',
      stated: '6',
      note: 'Central America',
      measured: shown(kpis?.countries, (n) => `${n} quoted`),
    },
    {
      label: 'Accuracy',
      stated: '95%+',
      note: 'Database-driven rates',
      measured: shown(kpis?.strictPercent, (n) => `${n}% priced by the tariff`),
    },
  ];
}

function toPercent(share: number | null | undefined): number | undefined {
  return typeof share === 'number' ? share * 100 : undefined;
}
