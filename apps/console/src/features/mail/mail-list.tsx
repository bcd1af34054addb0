import { makeStyles, Text, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { InboundEmailPageView } from '../../api/generated.js';
import { CardList } from '../../components/data-table/card-list.js';
import { RecordGrid } from '../../components/data-table/record-grid.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatPageRange } from '../../components/format/format.js';
import { Pager } from '../../components/pager/pager.js';
import { useNarrowWindow } from '../../components/window-width/use-narrow-window.js';
import { useMessages } from '../../i18n/messages.js';
import { PAGE_SIZE } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { getShownData, type MailQuery } from './mail-query.js';

const UNSORTED = { sortColumn: undefined, sortDirection: 'ascending' } as const;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What the lists of mail have in common. */
interface MailPage<Row> extends Pick<InboundEmailPageView, 'total'> {
  readonly data: readonly Row[];
}

interface MailListProps<Row> {
  /** What the rows are, for instance `received emails`. */
  readonly what: string;
  /** The same of a single one, for instance `received email`. */
  readonly one: string;
  /** The call that loads the page. */
  readonly query: MailQuery<MailPage<Row>>;
  readonly columns: readonly TableColumn<Row>[];
  /** Counted from 1. */
  readonly page: number;
  /** What stands where there is nothing. */
  readonly empty: ReactNode;
  readonly onPage: (page: number) => void;
}

/** One page of mail, the newest first. */
export function MailList<Row extends { readonly id: number }>(props: MailListProps<Row>) {
  const messages = useMessages(mailMessages);
  const { what, one, query, columns, page, empty, onPage } = props;
  const { error, isFetching, refetch } = query;
  const shown = getShownData(query);
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  if (!shown && isFetching) return <TableSkeleton label={messages.loadingList(what)} />;
  if (error && !isFetching)
    return <ErrorMessage title={messages.failedToLoadList(what)} failure={error} onRetry={() => void refetch()} />;
  if (!shown || shown.data.length === 0) return empty;
  const rows = { what, rows: shown.data, columns, idOf: (row: Row) => row.id };
  const first = (page - 1) * PAGE_SIZE + 1;
  return (
    <div className={styles.list}>
      <Text className={styles.quiet} role="status">
        {formatPageRange({ first, shown: shown.data.length, total: shown.total }, [one, what])}
      </Text>
      {isNarrow ? <CardList {...rows} /> : <RecordGrid {...rows} sort={UNSORTED} onSort={keepOrder} />}
      <Pager what={what} page={page} pageSize={PAGE_SIZE} total={shown.total} onPage={onPage} />
    </div>
  );
}

const keepOrder = () => {
  // The server keeps the order: no column of mail can be sorted.
};
