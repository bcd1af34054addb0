import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { FailureBar } from '../../../components/error-message/error-message.js';
import { decimal, usd } from '../../../components/format/format.js';
import type { ResourceColumn } from '../../../components/data-table/table-column.js';
import { ResourceTable } from '../../../components/data-table/data-table.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { ScreenHead } from '../../../components/page-header/page-header.js';
import { type TestQuotation, useTestQuotationsQuery } from './test-quotations.endpoints.js';

const COLUMNS: readonly ResourceColumn<TestQuotation>[] = [
  { id: 'id', header: 'ID', cell: (row) => String(row.id), widthPx: 90 },
  { id: 'number', header: 'Quotation Number', cell: (row) => row.quotationNumber ?? '—', widthPx: 170 },
  { id: 'email', header: 'Email', cell: (row) => row.clientEmail ?? '—', widthPx: 320, minWidthPx: 160 },
  { id: 'amount', header: 'Amount', cell: (row) => usd(row.quoteAmount), isFigure: true, widthPx: 140 },
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
      <ScreenHead subtitle="Debug view: what the server's list of quotations holds.">
        <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
      </ScreenHead>
      {isFetching && !data ? <TableSkeleton label="Loading quotations" /> : null}
      {error && !isFetching ? (
        <FailureBar title="Error loading quotations" failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Text>{`Total quotations: ${decimal(data.total, 0)}`}</Text> : null}
      {data?.data.length === 0 ? (
        <EmptyState title="No quotations found" note="Process an email to generate quotations">
          <RouterLink to="/email-processor">Go to the Email Processor</RouterLink>
        </EmptyState>
      ) : null}
      {data && data.data.length > 0 ? (
        <ResourceTable
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
