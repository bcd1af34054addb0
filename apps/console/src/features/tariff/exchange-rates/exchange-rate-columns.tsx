import type { ExchangeRateRow } from '../../../api/exchange-rates.endpoints.js';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import { formatDateTime } from '../../../components/format/format.js';
import { getLocale } from '../../../i18n/language.js';
import { getMessages } from '../../../i18n/messages.js';
import { exchangeRatesMessages } from './exchange-rates.messages.js';

/** How an exchange rate is called in a sentence. */
export function formatExchangeRateName({ currency, validFrom }: Pick<ExchangeRateRow, 'currency' | 'validFrom'>) {
  return getMessages(exchangeRatesMessages).nameOf(currency, validFrom);
}

/** The table of the exchange rates. */
export function getExchangeRateColumns(): EntityColumns<ExchangeRateRow> {
  const messages = getMessages(exchangeRatesMessages);
  const format = (value: number) => new Intl.NumberFormat(getLocale(), { maximumFractionDigits: 6 }).format(value);
  return {
    many: messages.exchangeRates,
    one: messages.exchangeRate,
    actions: { nameOf: formatExchangeRateName },
    columns: [
      {
        id: 'currency',
        header: messages.currency,
        cell: (row) => row.currency,
        sortBy: (row) => row.currency,
        widthPx: 110,
      },
      {
        id: 'from',
        header: messages.firstDay,
        cell: (row) => row.validFrom,
        sortBy: (row) => row.validFrom,
        widthPx: 130,
      },
      {
        id: 'until',
        header: messages.lastDay,
        cell: (row) => row.validUntil,
        sortBy: (row) => row.validUntil,
        widthPx: 130,
      },
      {
        id: 'units',
        header: messages.unitsPerUsd,
        cell: (row) => format(row.unitsPerUsd),
        sortBy: (row) => row.unitsPerUsd,
        isNumeric: true,
        widthPx: 170,
      },
      {
        id: 'margin',
        header: messages.marginColumn,
        cell: (row) => format(row.marginPercent),
        sortBy: (row) => row.marginPercent,
        isNumeric: true,
        widthPx: 110,
      },
      {
        id: 'notes',
        header: messages.notes,
        cell: (row) => (row.notes ? <span translate="no">{row.notes}</span> : '—'),
        widthPx: 260,
        minWidthPx: 140,
      },
      {
        id: 'updated',
        header: messages.lastUpdated,
        cell: (row) => formatDateTime(row.updatedAt),
        sortBy: (row) => row.updatedAt,
        widthPx: 190,
      },
    ],
  };
}
