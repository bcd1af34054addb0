import { makeStyles, Text, tokens, typographyStyles } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useHasRole } from '../../../api/use-has-role.js';
import { PagedTable } from '../../../components/data-table/paged-table.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { useMessages } from '../../../i18n/messages.js';
import { createCallColumns } from './call-columns.js';
import { CallDialog } from './call-dialog.js';
import { type CallRow, PAGE_SIZE, useCallsQuery, useLazyCallsQuery } from './calls.endpoints.js';
import { callsMessages } from './calls.messages.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  title: { ...typographyStyles.subtitle1, marginBottom: tokens.spacingVerticalXXS },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** Customers who are to be called about what was sent to them; the page stands in the address. */
export function CallsScreen() {
  const messages = useMessages(callsMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const [noted, setNoted] = useState<CallRow>();
  const mayNote = useHasRole('operator');
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '1', 10) || 1);
  const { currentData, data, error, isFetching, refetch } = useCallsQuery(page, { refetchOnMountOrArgChange: true });
  const [load] = useLazyCallsQuery();
  const shown = currentData ?? (isFetching ? data : undefined);
  const columns = useMemo(() => createCallColumns(mayNote ? setNoted : undefined), [mayNote]);
  return (
    <div className={styles.page}>
      <div>
        <h2 className={styles.title}>{messages.title}</h2>
        <Text className={styles.quiet}>{messages.subtitle}</Text>
      </div>
      {!shown && isFetching ? <TableSkeleton label={messages.loading} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoad} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {shown && shown.data.length === 0 ? <EmptyState title={messages.none} note={messages.noneNote} /> : null}
      {shown && shown.data.length > 0 ? (
        <PagedTable
          what={messages.rows}
          one={messages.row}
          shown={shown}
          page={page}
          pageSize={PAGE_SIZE}
          columns={columns}
          titleOf={(row) => row.quotationNumber}
          onPage={(next) => setSearch({ page: String(next) })}
        />
      ) : null}
      {noted ? (
        <CallDialog
          call={noted}
          reload={async () => (await load(page).unwrap()).data}
          onClose={() => setNoted(undefined)}
        />
      ) : null}
    </div>
  );
}
