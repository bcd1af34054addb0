import { decimal } from '../../components/format/format.js';
import type { MeasuredFigures } from '../../api/system-information.endpoints.js';

/** A status card: the stated figure, which is fixed text, and the measured one below it. */
export interface StatusFigure {
  readonly label: string;
  readonly stated: string;
  readonly note: string;
  readonly measured: string;
}

const NOT_MEASURED = '—';

/** The four status cards in their order (section 1 of the specification). */
export function statusFigures(figures: MeasuredFigures | undefined, locale?: string): readonly StatusFigure[] {
  const shown = (value: number | null | undefined, words: (figure: string) => string, decimals = 0) =>
    typeof value === 'number' ? words(decimal(value, decimals, locale)) : NOT_MEASURED;
  return [
    {
      label: 'System Status',
      stated: 'Active',
      note: '24/7 email processing',
      measured: shown(percentOf(figures?.answeredShare), (n) => `${n}% answered by itself`),
    },
    {
      label: 'Response Time',
      stated: '6-8s',
      note: 'From email to reply',
      measured: shown(figures?.medianSeconds, (n) => `${n} s median`, 1),
    },
    {
      label: 'Countries',
      stated: '6',
      note: 'Central America',
      measured: shown(figures?.countries, (n) => `${n} quoted`),
    },
    {
      label: 'Accuracy',
      stated: '95%+',
      note: 'Database-driven rates',
      measured: shown(figures?.strictPercent, (n) => `${n}% priced by the tariff`),
    },
  ];
}

function percentOf(share: number | null | undefined): number | undefined {
  return typeof share === 'number' ? share * 100 : undefined;
}
