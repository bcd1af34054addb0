import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo } from 'react';
import { DataTable } from '../../../components/data-table/data-table.js';
import type { TableColumn } from '../../../components/data-table/table-column.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { formatDecimal, formatUsd } from '../../../components/format/format.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { RouterLink } from '../../../components/router-link/router-link.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import { diagnosticsMessages } from './diagnostics.messages.js';
import { type TestQuotation, useTestQuotationsQuery } from './test-quotations.endpoints.js';

function getColumns(): readonly TableColumn<TestQuotation>[] {
  const messages = getMessages(diagnosticsMessages);
  return [
    { id: 'id', header: messages.id, cell: (row) => String(row.id), widthPx: 90 },
    { id: 'number', header: messages.quotationNumber, cell: (row) => row.quotationNumber ?? '—', widthPx: 170 },
    { id: 'email', header: messages.email, cell: (row) => row.clientEmail ?? '—', widthPx: 320, minWidthPx: 160 },
    { id: 'amount', header: messages.amount, cell: (row) => formatUsd(row.quoteAmount), isNumeric: true, widthPx: 140 },
  ];
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The raw list of quotations: how many there are, and the first five. */
export function TestQuotationsScreen() {
  const messages = useMessages(diagnosticsMessages);
  const styles = useStyles();
  const columns = useMemo(getColumns, []);
  const { data, error, isFetching, refetch } = useTestQuotationsQuery();
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.testQuotationsSubtitle}>
        <Button disabledFocusable={isFetching} onClick={() => void refetch()}>
          {messages.refresh}
        </Button>
      </PageHeader>
      {isFetching && !data ? <TableSkeleton label={messages.loadingQuotations} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.errorLoadingQuotations} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data ? <Text>{messages.totalQuotations(formatDecimal(data.total, 0))}</Text> : null}
      {data?.data.length === 0 ? (
        <EmptyState title={messages.noQuotationsFound} note={messages.noQuotationsFoundNote}>
          <RouterLink to="/email-processor">{messages.goToTheEmailProcessor}</RouterLink>
        </EmptyState>
      ) : null}
      {data && data.data.length > 0 ? (
        <DataTable
          what={messages.quotations}
          one={messages.quotation}
          rows={data.data}
          total={data.data.length}
          columns={columns}
          idOf={(row) => row.id}
        />
      ) : null}
    </div>
  );
}
