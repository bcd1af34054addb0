import { EmptyState } from '../empty-state/empty-state.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { PagedTable } from './paged-table.js';
import type { TableColumn } from './table-column.js';
import { TableSkeleton } from './table-skeleton.js';

/** What a list says of itself. */
export interface PagedListTexts {
  /** What the rows are, for instance `tokens`. */
  readonly what: string;
  /** The same of a single one. */
  readonly one: string;
  readonly loading: string;
  readonly failed: string;
  /** Said where there is nothing, and what can be done about it. */
  readonly empty: string;
  readonly emptyNote: string;
}

interface PagedListProps<Row> {
  readonly texts: PagedListTexts;
  /** A page as it is loaded. */
  readonly query: {
    readonly data?: { readonly data: readonly Row[]; readonly total: number; readonly pageSize: number } | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Counted from 1. */
  readonly page: number;
  readonly columns: readonly TableColumn<Row>[];
  /** What a row is called where it is shown as a card. */
  readonly titleOf: (row: Row) => string;
  readonly onPage: (page: number) => void;
}

/** A paged list from its first load on: while it loads, where it failed, and where there is nothing. */
export function PagedList<Row extends { readonly id: number }>(props: PagedListProps<Row>) {
  const { texts, page, columns, titleOf, onPage } = props;
  const { data: shown, error, isFetching, refetch } = props.query;
  return (
    <>
      {isFetching && !shown ? <TableSkeleton label={texts.loading} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={texts.failed} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {shown && shown.total > 0 ? (
        <PagedTable
          what={texts.what}
          one={texts.one}
          shown={shown}
          page={page}
          pageSize={shown.pageSize}
          columns={columns}
          titleOf={titleOf}
          onPage={onPage}
        />
      ) : null}
      {shown?.total === 0 ? <EmptyState title={texts.empty} note={texts.emptyNote} /> : null}
    </>
  );
}
