import type { ReactNode } from 'react';
import type { InboundEmailPageView } from '../../api/generated.js';
import { PagedTable } from '../../components/data-table/paged-table.js';
import type { SortState } from '../../components/data-table/record-grid.js';
import type { TableColumn } from '../../components/data-table/table-column.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useMessages } from '../../i18n/messages.js';
import { PAGE_SIZE } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { getShownData, type MailQuery } from './mail-query.js';

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
  /** The order that the server keeps; absent where no column can be sorted. */
  readonly sort?: SortState;
  readonly onSort?: (sort: SortState) => void;
  readonly onPage: (page: number) => void;
}

/** One page of mail, the newest first unless another order is shown. */
export function MailList<Row extends { readonly id: number }>(props: MailListProps<Row>) {
  const messages = useMessages(mailMessages);
  const { what, one, query, columns, page, empty, sort, onSort, onPage } = props;
  const { error, isFetching, refetch } = query;
  const shown = getShownData(query);
  if (!shown && isFetching) return <TableSkeleton label={messages.loadingList(what)} />;
  if (error && !isFetching)
    return <ErrorMessage title={messages.failedToLoadList(what)} failure={error} onRetry={() => void refetch()} />;
  if (!shown || shown.data.length === 0) return empty;
  return (
    <PagedTable
      what={what}
      one={one}
      shown={shown}
      page={page}
      pageSize={PAGE_SIZE}
      columns={columns}
      sort={sort}
      onSort={onSort}
      onPage={onPage}
    />
  );
}
