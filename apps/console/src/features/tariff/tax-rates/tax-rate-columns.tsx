import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import { formatDateTime, formatDecimal } from '../../../components/format/format.js';
import { describeCountryCode } from '../../../components/places/describe-country-code.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { TaxRateRow } from './tax-rates.endpoints.js';
import { taxRatesMessages } from './tax-rates.messages.js';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The table of the tax rates. */
export function getTaxRateColumns(): EntityColumns<TaxRateRow> {
  const messages = getMessages(taxRatesMessages);
  return {
    many: messages.taxRates,
    one: messages.taxRate,
    actions: { nameOf: (row) => describeCountryCode(row.countryCode, row.countryName) },
    columns: [
      {
        id: 'country',
        header: messages.country,
        cell: (row) => describeCountryCode(row.countryCode, row.countryName),
        sortBy: (row) => describeCountryCode(row.countryCode, row.countryName),
        widthPx: 150,
      },
      {
        id: 'vat',
        header: messages.vatRate,
        cell: (row) => formatDecimal(row.vatRate, 2),
        sortBy: (row) => row.vatRate,
        isNumeric: true,
        widthPx: 120,
      },
      {
        id: 'wht',
        header: messages.whtRate,
        cell: (row) => formatDecimal(row.whtRate, 2),
        sortBy: (row) => row.whtRate,
        isNumeric: true,
        widthPx: 120,
      },
      {
        id: 'notes',
        header: messages.notes,
        cell: (row) => (row.notes ? <span translate="no">{row.notes}</span> : '—'),
        widthPx: 440,
        minWidthPx: 200,
      },
      {
        id: 'updated',
        header: messages.lastUpdated,
        cell: (row) => <LastUpdated row={row} />,
        sortBy: (row) => row.lastUpdated,
        widthPx: 220,
        minWidthPx: 190,
      },
    ],
  };
}

function LastUpdated({ row }: { readonly row: TaxRateRow }) {
  const messages = useMessages(taxRatesMessages);
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span>{formatDateTime(row.lastUpdated)}</span>
      <Caption1 className={styles.quiet}>
        {row.lastUpdatedBy ? messages.updatedBy(row.lastUpdatedBy) : messages.asInstalled}
      </Caption1>
    </span>
  );
}
