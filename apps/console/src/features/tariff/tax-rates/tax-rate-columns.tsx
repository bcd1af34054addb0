import { Caption1, makeStyles, tokens } from '@fluentui/react-components';
import type { EntityColumns } from '../../../components/entity-table/entity-table.js';
import { formatDateTime, formatDecimal } from '../../../components/format/format.js';
import type { TaxRateRow } from './tax-rates.endpoints.js';

const useStyles = makeStyles({
  lines: { display: 'flex', flexDirection: 'column', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** The table of the tax rates. */
export const TAX_RATE_COLUMNS: EntityColumns<TaxRateRow> = {
  many: 'tax rates',
  one: 'tax rate',
  actions: { nameOf: (row) => row.countryName },
  columns: [
    {
      id: 'country',
      header: 'Country',
      cell: (row) => row.countryName,
      sortBy: (row) => row.countryName,
      widthPx: 150,
    },
    {
      id: 'vat',
      header: 'VAT Rate %',
      cell: (row) => formatDecimal(row.vatRate, 2),
      sortBy: (row) => row.vatRate,
      isNumeric: true,
      widthPx: 120,
    },
    {
      id: 'wht',
      header: 'WHT Rate %',
      cell: (row) => formatDecimal(row.whtRate, 2),
      sortBy: (row) => row.whtRate,
      isNumeric: true,
      widthPx: 120,
    },
    { id: 'notes', header: 'Notes', cell: (row) => row.notes || '—', widthPx: 440, minWidthPx: 200 },
    {
      id: 'updated',
      header: 'Last updated',
      cell: (row) => <LastUpdated row={row} />,
      sortBy: (row) => row.lastUpdated,
      widthPx: 220,
      minWidthPx: 190,
    },
  ],
};

function LastUpdated({ row }: { readonly row: TaxRateRow }) {
  const styles = useStyles();
  return (
    <span className={styles.lines}>
      <span>{formatDateTime(row.lastUpdated)}</span>
      <Caption1 className={styles.quiet}>{row.lastUpdatedBy ? `by ${row.lastUpdatedBy}` : 'as installed'}</Caption1>
    </span>
  );
}
