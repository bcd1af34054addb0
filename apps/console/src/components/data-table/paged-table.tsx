import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { formatPageRange } from '../format/format.js';
import { Pager } from '../pager/pager.js';
import { useNarrowWindow } from '../window-width/use-narrow-window.js';
import { CardList } from './card-list.js';
import { RecordGrid, type SortState } from './record-grid.js';
import type { TableColumn } from './table-column.js';

const UNSORTED = { sortColumn: undefined, sortDirection: 'ascending' } as const;

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface PagedTableProps<Row> {
  /** What the rows are, for instance `received emails`. */
  readonly what: string;
  /** The same of a single one, for instance `received email`. */
  readonly one: string;
  /** A page as the server answers it. */
  readonly shown: { readonly data: readonly Row[]; readonly total: number };
  /** Counted from 1. */
  readonly page: number;
  readonly pageSize: number;
  readonly columns: readonly TableColumn<Row>[];
  /** What a row is called where it is shown as a card. */
  readonly titleOf?: (row: Row) => string;
  /** The order that the server keeps; absent where no column can be sorted. */
  readonly sort?: SortState | undefined;
  readonly onSort?: ((sort: SortState) => void) | undefined;
  readonly onPage: (page: number) => void;
}

/** One page of a list that the server keeps in order, and the way to the next; cards where the window is narrow. */
export function PagedTable<Row extends { readonly id: number }>(props: PagedTableProps<Row>) {
  const { what, one, shown, page, pageSize, columns, titleOf, sort = UNSORTED, onSort = keepOrder, onPage } = props;
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const rows = { what, rows: shown.data, columns, idOf: (row: Row) => row.id };
  const first = (page - 1) * pageSize + 1;
  return (
    <div className={styles.list}>
      <Text className={styles.quiet} role="status">
        {formatPageRange({ first, shown: shown.data.length, total: shown.total }, [one, what])}
      </Text>
      {isNarrow ? <CardList {...rows} titleOf={titleOf} /> : <RecordGrid {...rows} sort={sort} onSort={onSort} />}
      <Pager what={what} page={page} pageSize={pageSize} total={shown.total} onPage={onPage} />
    </div>
  );
}

const keepOrder = () => {
  // The server keeps the order: no column can be sorted.
};
