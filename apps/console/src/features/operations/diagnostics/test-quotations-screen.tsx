import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DataTable } from '../../../components/data-table/data-table.js';
import type { TableColumn } from '../../../components/data-table/table-column.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { formatDecimal, formatUsd } from '../../../components/format/format.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { type TestQuotation, useTestQuotationsQuery } from './test-quotations.endpoints.js';

const COLUMNS: readonly TableColumn<TestQuotation>[] = [
  { id: 'id', header: 'ID', cell: (row) => String(row.id), widthPx: 90 },
  { id: 'number', header: 'Quotation Number', cell: (row) => row.quotationNumber ?? '—', widthPx: 170 },
  { id: 'email', header: 'Email', cell: (row) => row.clientEmail ?? '—', widthPx: 320, minWidthPx: 160 },
  { id: 'amount', header: 'Amount', cell: (row) => formatUsd(row.quoteAmount), isNumeric: true, widthPx: 140 },
];

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The raw list of quotations: how many there are, and the first five. */
export function TestQuotationsScreen() {
  const styles = useStyles();
  const { data, error, isFetching, refetch } = useTestQuotationsQuery();
  return (
    <div className={styles.page}>
      <PageHeader subtitle="Debug view: what the server's list of quotations holds.">
        <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </PageHeader>
      {isFetching && !data ? <TableSkeleton label="Loading quotations" /> : null}
      {error && !isFetching ? (
        <ErrorMessage title="Error loading quotations" failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Text>{`Total quotations: ${formatDecimal(data.total, 0)}`}</Text> : null}
      {data?.data.length === 0 ? (
        <EmptyState title="No quotations found" note="Process an email to generate quotations">
          <RouterLink to="/email-processor">Go to the Email Processor</RouterLink>
        </EmptyState>
      ) : null}
      {data && data.data.length > 0 ? (
        <DataTable
          what="quotations"
          one="quotation"
          rows={data.data}
          total={data.data.length}
          columns={COLUMNS}
          idOf={(row) => row.id}
        />
      ) : null}
    </div>
  );
}
