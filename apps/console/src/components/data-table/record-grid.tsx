import {
  createTableColumn,
  DataGrid,
  DataGridBody,
  DataGridCell,
  DataGridHeader,
  DataGridHeaderCell,
  DataGridRow,
  Menu,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  makeStyles,
  mergeClasses,
  type TableColumnDefinition,
  tokens,
} from '@fluentui/react-components';
import { cloneElement, type HTMLAttributes, isValidElement, type ReactElement, useMemo } from 'react';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { dataTableMessages } from './data-table.messages.js';
import { ACTIONS_COLUMN, compareValues, type TableColumn } from './table-column.js';

/** What the region around the grid takes from its width. */
const REGION_PADDING_PX = 16;

const useStyles = makeStyles({
  region: {
    overflowX: 'auto',
    backgroundColor: tokens.colorNeutralBackground1,
    borderRadius: tokens.borderRadiusLarge,
    boxShadow: tokens.shadow4,
    paddingInline: '8px',
  },
  header: { fontWeight: tokens.fontWeightSemibold },
  cell: { paddingBlock: '6px', overflowWrap: 'anywhere', alignItems: 'center' },
  figure: { justifyContent: 'flex-end', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  // A margin of the words, not of the cell: the grid computes its widths from cells as they are.
  figureWords: { marginRight: '12px' },
  screenOnly: { '@media print': { display: 'none' } },
  readOut: { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
  figureHeader: { '& > div, & > button': { justifyContent: 'flex-end' } },
});

/** The column that the rows stand in the order of. */
export interface SortState {
  readonly sortColumn: string | undefined;
  readonly sortDirection: 'ascending' | 'descending';
}

interface RecordGridProps<Row> {
  readonly what: string;
  readonly rows: readonly Row[];
  readonly columns: readonly TableColumn<Row>[];
  readonly idOf: (row: Row) => number;
  readonly sort: SortState;
  readonly onSort: (sort: SortState) => void;
}

/** The rows as a grid; a column's menu (context menu or Shift+F10) resizes it by keyboard. */
export function RecordGrid<Row>({ what, rows, columns, idOf, sort, onSort }: RecordGridProps<Row>) {
  const messages = useMessages(dataTableMessages);
  const styles = useStyles();
  const definitions = useMemo(() => columns.map(toColumnDefinition), [columns]);
  const sizes = useMemo(() => toColumnSizes(columns), [columns]);
  const classOf = (columnId: string | number) =>
    columns.find(({ id }) => id === columnId)?.isNumeric ? styles.figure : undefined;
  return (
    <section className={styles.region} aria-label={messages.tableOf(what)}>
      <DataGrid
        items={[...rows]}
        columns={definitions}
        getRowId={(row: Row) => idOf(row)}
        sortable
        sortState={{ sortColumn: sort.sortColumn, sortDirection: sort.sortDirection }}
        onSortChange={(_event, { sortColumn, sortDirection }) =>
          onSort({ sortColumn: sortColumn === undefined ? undefined : String(sortColumn), sortDirection })
        }
        resizableColumns
        columnSizingOptions={sizes}
        containerWidthOffset={-REGION_PADDING_PX}
        focusMode="composite"
        aria-label={what}
      >
        <DataGridHeader>
          <DataGridRow>
            {({ renderHeaderCell, columnId }, grid) => (
              <Menu openOnContext>
                <MenuTrigger>
                  <DataGridHeaderCell
                    className={mergeClasses(
                      styles.header,
                      classOf(columnId) && styles.figureHeader,
                      columnId === ACTIONS_COLUMN && styles.screenOnly,
                    )}
                    aside={describeHandle(grid.columnSizing_unstable.getTableHeaderCellProps(columnId).aside)}
                  >
                    {classOf(columnId) ? (
                      <span className={styles.figureWords}>{renderHeaderCell()}</span>
                    ) : (
                      renderHeaderCell()
                    )}
                  </DataGridHeaderCell>
                </MenuTrigger>
                <MenuPopover>
                  <MenuList>
                    <MenuItem onClick={grid.columnSizing_unstable.enableKeyboardMode(columnId)}>
                      {messages.resizeWithTheArrowKeys}
                    </MenuItem>
                  </MenuList>
                </MenuPopover>
              </Menu>
            )}
          </DataGridRow>
        </DataGridHeader>
        <DataGridBody<Row>>
          {({ item, rowId }) => (
            <DataGridRow<Row> key={rowId}>
              {({ renderCell, columnId }) => (
                <DataGridCell
                  focusMode={columns.find(({ id }) => id === columnId)?.hasControls ? 'group' : 'cell'}
                  className={mergeClasses(
                    styles.cell,
                    classOf(columnId),
                    columnId === ACTIONS_COLUMN && styles.screenOnly,
                  )}
                >
                  {classOf(columnId) ? (
                    <span className={styles.figureWords}>{renderCell(item)}</span>
                  ) : (
                    renderCell(item)
                  )}
                </DataGridCell>
              )}
            </DataGridRow>
          )}
        </DataGridBody>
      </DataGrid>
    </section>
  );
}

function QuietHeader({ children }: { readonly children: string }) {
  return <span className={useStyles().readOut}>{children}</span>;
}

/** What a column is resized by, in the language of the page: Fluent describes it in English. */
function describeHandle(handle: unknown): ReactElement | null {
  if (!isValidElement<HTMLAttributes<HTMLElement>>(handle)) return null;
  const messages = getMessages(dataTableMessages);
  const widthPx = Number.parseInt(handle.props['aria-valuetext'] ?? '', 10);
  return cloneElement(handle, { 'aria-label': messages.resizeColumn, 'aria-valuetext': messages.pixels(widthPx) });
}

function toColumnDefinition<Row>(column: TableColumn<Row>): TableColumnDefinition<Row> {
  const { sortBy } = column;
  return createTableColumn<Row>({
    columnId: column.id,
    renderHeaderCell: () => (column.hasQuietHeader ? <QuietHeader>{column.header}</QuietHeader> : column.header),
    renderCell: (row) => column.cell(row),
    ...(sortBy ? { compare: (a: Row, b: Row) => compareValues(sortBy(a), sortBy(b)) } : {}),
  });
}

function toColumnSizes<Row>(columns: readonly TableColumn<Row>[]) {
  return Object.fromEntries(
    columns.map(({ id, widthPx, minWidthPx }) => [
      id,
      { minWidth: minWidthPx ?? Math.min(widthPx, 88), defaultWidth: widthPx, idealWidth: widthPx },
    ]),
  );
}
