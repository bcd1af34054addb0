import { makeStyles, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { formatCount, formatPageRange } from '../format/format.js';
import { Pager } from '../pager/pager.js';
import { useNarrowWindow } from '../window-width/use-narrow-window.js';
import { CardList } from './card-list.js';
import { dataTableMessages } from './data-table.messages.js';
import { RecordGrid, type SortState } from './record-grid.js';
import { sortRows, type TableColumn } from './table-column.js';

const PAGE_SIZE = 25;

const useStyles = makeStyles({
  table: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface ResourceTableProps<Row> {
  /** What the rows are, for instance `rates`. */
  readonly what: string;
  /** One of them, for instance `rate`. */
  readonly one: string;
  readonly rows: readonly Row[];
  /** How many there are without filters. */
  readonly total: number;
  readonly columns: readonly TableColumn<Row>[];
  readonly idOf: (row: Row) => number;
  /** What a row is called where it is shown as a card. */
  readonly titleOf?: (row: Row) => string;
}

/** A table of records that can be sorted and resized; cards where the window is narrow. */
export function DataTable<Row>(props: ResourceTableProps<Row>) {
  const messages = useMessages(dataTableMessages);
  const { what, one, rows, total, columns, idOf, titleOf } = props;
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const [sort, setSort] = useState<SortState>({ sortColumn: undefined, sortDirection: 'ascending' });
  const [requestedPage, setPage] = useState(1);
  // A filter may leave fewer pages than the one that was open.
  const page = Math.min(requestedPage, Math.max(1, Math.ceil(rows.length / PAGE_SIZE)));
  const chosen = columns.find(({ id }) => id === sort.sortColumn);
  const shown = sortRows(rows, chosen, sort.sortDirection).slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const first = (page - 1) * PAGE_SIZE + 1;
  const labels = formatCount(total, one, what);
  return (
    <div className={styles.table}>
      <Text className={styles.quiet} role="status">
        {shown.length === total
          ? labels
          : rows.length === total
            ? formatPageRange({ first, shown: shown.length, total }, [one, what])
            : messages.pageRangeFilteredFromLabels(
                formatPageRange({ first, shown: shown.length, total: rows.length }, ['', '']).trim(),
                labels,
              )}
      </Text>
      {isNarrow ? (
        <CardList what={what} rows={shown} columns={columns} idOf={idOf} titleOf={titleOf} />
      ) : (
        <RecordGrid what={what} rows={shown} columns={columns} idOf={idOf} sort={sort} onSort={setSort} />
      )}
      <Pager what={what} page={page} pageSize={PAGE_SIZE} total={rows.length} onPage={setPage} />
    </div>
  );
}
