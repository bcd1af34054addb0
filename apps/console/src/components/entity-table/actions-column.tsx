import type { ReactNode } from 'react';
import { getMessages } from '../../i18n/messages.js';
import { RowActions } from '../data-table/row-actions.js';
import { ACTIONS_COLUMN, type TableColumn } from '../data-table/table-column.js';
import { entityTableMessages } from './entity-table.messages.js';

/** What the column of a record's buttons holds. */
export interface EntityActions<Row> {
  /** The record as people call it, for instance `HNDL, SJO`; part of the buttons' names. */
  readonly nameOf: (row: Row) => string;
  /** Further buttons, before the others. */
  readonly renderMore?: (row: Row) => ReactNode;
  readonly widthPx?: number;
  readonly minWidthPx?: number;
}

/** The column that edits and deletes a record; neither for people who may not change it. */
export function createActionsColumn<Row>(
  { nameOf, renderMore, widthPx = 100, minWidthPx }: EntityActions<Row>,
  onEdit: ((row: Row) => void) | undefined,
  onDelete: ((row: Row) => void) | undefined,
): TableColumn<Row> {
  return {
    id: ACTIONS_COLUMN,
    header: getMessages(entityTableMessages).actions,
    cell: (row) => (
      <RowActions
        name={nameOf(row)}
        onEdit={onEdit && (() => onEdit(row))}
        onDelete={onDelete && (() => onDelete(row))}
      >
        {renderMore?.(row)}
      </RowActions>
    ),
    hasControls: true,
    widthPx,
    minWidthPx,
  };
}
