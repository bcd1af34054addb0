import type { MeasuredKpis } from '../../api/system-information.endpoints.js';
import { formatDecimal } from '../../components/format/format.js';
import { getMessages } from '../../i18n/messages.js';
import { homeMessages } from './home.messages.js';

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
  const messages = getMessages(homeMessages);
  const shown = (value: number | null | undefined, words: (figure: string) => string, decimals = 0) =>
    typeof value === 'number' ? words(formatDecimal(value, decimals, locale)) : NOT_MEASURED;
  return [
    {
      label: messages.systemStatus,
      stated: messages.active,
      note: messages.aroundTheClock,
      measured: shown(toPercent(kpis?.answeredShare), (n) => messages.answeredAutomatically(n)),
    },
    {
      label: messages.responseTime,
      stated: '6-8s',
      note: messages.fromEmailToReply,
      measured: shown(kpis?.medianSeconds, (n) => messages.medianSeconds(n), 1),
    },
    {
      label: messages.countries,
      stated: '6',
      note: messages.centralAmerica,
      measured: shown(kpis?.countries, (n) => messages.countriesQuoted(n)),
    },
    {
      label: messages.accuracy,
      stated: '95%+',
      note: messages.databaseDrivenRates,
      measured: shown(kpis?.strictPercent, (n) => messages.pricedByTariff(n)),
    },
  ];
}

function toPercent(share: number | null | undefined): number | undefined {
  return typeof share === 'number' ? share * 100 : undefined;
}
