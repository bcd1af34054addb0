import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular } from '@fluentui/react-icons';
import { type ReactNode, useMemo } from 'react';
import type { StaffRole } from '../../../../../domain/identity/staff-role.js';
import { useHasRole } from '../../api/use-has-role.js';
import { DataTable } from '../data-table/data-table.js';
import type { TableColumn } from '../data-table/table-column.js';
import { DeleteDialog } from '../delete-dialog/delete-dialog.js';
import type { DeletedKind } from '../deleted-records/deleted-records.endpoints.js';
import { DeletedRecordsButton } from '../deleted-records/deleted-records-button.js';
import { EmptyState } from '../empty-state/empty-state.js';
import { ErrorMessage } from '../error-message/error-message.js';
import type { VersionedRecord } from '../form-dialog/use-edit-conflict.js';
import { PageHeader } from '../page-header/page-header.js';
import { createActionsColumn, type EntityActions } from './actions-column.js';
import type { EntityList } from './entity-list.js';
import { type DeletionOptions, useDeleteWithUndo } from './use-delete-with-undo.js';

/** How one kind of record is shown in a table. */
export interface EntityColumns<Row> {
  /** What the records are, for instance `rates`. */
  readonly many: string;
  /** One of them, for instance `rate`. */
  readonly one: string;
  /** The same list as long as nothing in it changes: the table measures its columns anew for another. */
  readonly columns: readonly TableColumn<Row>[];
  readonly actions: EntityActions<Row>;
  /** What a record is called where it is shown as a card; the first column's value where nothing better is said. */
  readonly titleOf?: (row: Row) => string;
}

/** What is asked before a record is deleted. */
export interface DeleteConfirmation<Row> {
  readonly question: string;
  readonly nameOf: (row: Row) => string;
  /** What follows from it, as a sentence. */
  readonly consequence?: string;
  /** What stands above the server's reason. */
  readonly failureTitle: string;
}

/** Undefined where the person may not change the records. */
interface RowHandlers<Row> {
  readonly onEdit: ((row: Row) => void) | undefined;
  readonly onDelete: ((row: Row) => void) | undefined;
}

interface EntityTableProps<Row> {
  /** Which role somebody has at least who changes the records; everybody reads them. */
  readonly neededRole: StaffRole;
  readonly list: EntityList<Row>;
  /** The records that are looked at; all of the list where nothing narrows it. */
  readonly shown?: readonly Row[] | undefined;
  /** A table; or how the records are drawn otherwise. */
  readonly view: EntityColumns<Row> | ((handlers: RowHandlers<Row>) => ReactNode);
  readonly title?: string;
  readonly subtitle: string;
  /** Buttons before the one that adds. */
  readonly buttons?: ReactNode;
  readonly addLabel: string;
  readonly isAddDisabled?: boolean;
  readonly onAdd: () => void;
  readonly onEdit: (row: Row) => void;
  readonly deletion: DeletionOptions<Row>;
  /** What the records are to the list of those deleted lately; undefined where they cannot be restored there. */
  readonly deletedKind?: DeletedKind;
  /** Undefined where a record is deleted at once; it can be brought back either way. */
  readonly confirmation?: DeleteConfirmation<Row>;
  /** Stands where the records will be until they come. */
  readonly loading: ReactNode;
  readonly loadFailedTitle: string;
  /** Other records that the screen needs. */
  readonly required?: { readonly title: string; readonly failure: unknown; readonly reload: () => void };
  /** Stands where nothing is shown. */
  readonly empty?: { readonly title: string; readonly note?: string; readonly action?: ReactNode };
  /** Stands between the header and the records: what people should know, and what narrows the list. */
  readonly children?: ReactNode;
  /** Stands right above the table. */
  readonly toolbar?: ReactNode;
}

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The screen of one kind of record: the list while it loads, fails, is empty or shows, and its adding and deleting. */
export function EntityTable<Row extends VersionedRecord>(props: EntityTableProps<Row>) {
  const { list, view, neededRole, deletion, confirmation, required, empty } = props;
  const mayChange = useHasRole(neededRole);
  const onEdit = mayChange ? props.onEdit : undefined;
  const { data: rows, error, isFetching, refetch } = list;
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const { candidate, ask, run, ...deleting } = useDeleteWithUndo(deletion, () => refetch().unwrap());
  const shown = props.shown ?? rows;
  return (
    <div className={styles.page}>
      <PageHeader title={props.title} subtitle={props.subtitle}>
        {props.buttons}
        {props.deletedKind ? <DeletedRecordsButton kind={props.deletedKind} /> : null}
        {mayChange ? (
          <Button
            appearance="primary"
            icon={<AddRegular />}
            disabledFocusable={props.isAddDisabled ?? false}
            onClick={props.onAdd}
            {...restoreFocusTarget}
          >
            {props.addLabel}
          </Button>
        ) : null}
      </PageHeader>
      {props.children}
      {isFetching && !rows ? props.loading : null}
      {error && !isFetching ? (
        <ErrorMessage title={props.loadFailedTitle} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {required?.failure ? (
        <ErrorMessage title={required.title} failure={required.failure} onRetry={required.reload} />
      ) : null}
      {empty && shown?.length === 0 ? (
        <EmptyState title={empty.title} note={empty.note}>
          {empty.action}
        </EmptyState>
      ) : null}
      {rows && shown && (shown.length > 0 || !empty) ? (
        <>
          {props.toolbar}
          {typeof view === 'function' ? (
            view({ onEdit, onDelete: mayChange ? (confirmation ? ask : (row) => void run(row)) : undefined })
          ) : (
            <Rows view={view} rows={shown} total={rows.length} onEdit={onEdit} onDelete={mayChange ? ask : undefined} />
          )}
        </>
      ) : null}
      {candidate && confirmation ? (
        <DeleteDialog
          question={confirmation.question}
          name={confirmation.nameOf(candidate)}
          consequence={confirmation.consequence}
          isDeleting={deleting.isDeleting}
          failure={deleting.failure ? { title: confirmation.failureTitle, cause: deleting.failure } : undefined}
          onDelete={() => void run(candidate)}
          onClose={deleting.cancel}
        />
      ) : null}
    </div>
  );
}

interface RowsProps<Row> extends RowHandlers<Row> {
  readonly view: EntityColumns<Row>;
  readonly rows: readonly Row[];
  /** How many there are without filters. */
  readonly total: number;
}

function Rows<Row extends { readonly id: number }>({ view, rows, total, onEdit, onDelete }: RowsProps<Row>) {
  const { many, one, columns, actions, titleOf } = view;
  const all = useMemo(
    () => (onEdit || actions.renderMore ? [...columns, createActionsColumn(actions, onEdit, onDelete)] : columns),
    [columns, actions, onEdit, onDelete],
  );
  return (
    <DataTable what={many} one={one} rows={rows} total={total} columns={all} idOf={(row) => row.id} titleOf={titleOf} />
  );
}
