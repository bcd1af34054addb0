import { Card, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { DataTable } from '../../components/data-table/data-table.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatDecimal, formatUsd } from '../../components/format/format.js';
import { toFilterParams } from '../../components/quotation-filters/quotation-filters.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { type CustomerMargin, useQuotationMarginsQuery } from './dashboard.endpoints.js';
import { dashboardMessages } from './dashboard.messages.js';
import type { DashboardView } from './dashboard-url.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalM },
  title: typographyStyles.subtitle2,
});

type NumberedMargin = CustomerMargin & { readonly id: number };

/** What is left by customer and airport, each with the way to its quotations; nothing where no cost is known. */
export function MarginsCard({ view }: { readonly view: DashboardView }) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  const margins = useQuotationMarginsQuery({ ...view, open: undefined });
  const rows = (margins.currentData ?? []).map((row, id) => ({ ...row, id }));
  if (margins.error) {
    return (
      <ErrorMessage
        title={messages.errorLoadingMargins}
        failure={margins.error}
        onRetry={() => void margins.refetch()}
      />
    );
  }
  if (rows.length === 0) return null;
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{messages.margins}</h2>
      <DataTable
        what={messages.marginRows}
        one={messages.marginRow}
        rows={rows}
        total={rows.length}
        columns={createMarginColumns(view)}
        idOf={({ id }) => id}
        titleOf={({ domain, airport }) => `${domain} ${airport}`}
      />
    </Card>
  );
}

function createMarginColumns(view: DashboardView): readonly TableColumn<NumberedMargin>[] {
  const messages = getMessages(dashboardMessages);
  const toAddress = ({ domain, airport }: CustomerMargin) => {
    const search = toFilterParams({ ...view, domain });
    search.set('q', airport);
    return `/quotations?${search}`;
  };
  const toMoney = (id: 'revenue' | 'cost' | 'margin', header: string): TableColumn<NumberedMargin> => ({
    ...{ id, header, widthPx: 120, isNumeric: true },
    cell: (row) => formatUsd(row[id]),
    sortBy: (row) => row[id],
  });
  return [
    {
      ...{ id: 'domain', header: messages.domain, widthPx: 220, minWidthPx: 120, hasControls: true },
      cell: (row) => <RouterLink to={toAddress(row)}>{row.domain}</RouterLink>,
      sortBy: ({ domain }) => domain,
    },
    {
      id: 'airport',
      header: messages.destination,
      cell: ({ airport }) => airport,
      sortBy: ({ airport }) => airport,
      widthPx: 110,
    },
    {
      ...{ id: 'count', header: messages.quotations, widthPx: 110, isNumeric: true },
      cell: ({ count }) => formatDecimal(count, 0),
      sortBy: ({ count }) => count,
    },
    toMoney('revenue', messages.revenue),
    toMoney('cost', messages.cost),
    toMoney('margin', messages.margin),
    {
      ...{ id: 'percent', header: messages.marginPercent, widthPx: 100, isNumeric: true },
      cell: ({ percent }) => (percent === null ? '—' : `${formatDecimal(percent, 1)}%`),
      sortBy: ({ percent }) => percent ?? Number.NEGATIVE_INFINITY,
    },
  ];
}
