import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular, ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useCallback, useMemo, useState } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import { DataTable } from '../../components/data-table/data-table.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { DeleteDialog } from '../../components/delete-dialog/delete-dialog.js';
import { useDeleteWithUndo } from '../../components/delete-dialog/use-delete-with-undo.js';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { PageHeader } from '../../components/page-header/page-header.js';
import { createDomainColumns } from './domain-columns.js';
import { DomainDialog } from './domain-dialog.js';
import {
  type DomainRow,
  toDomainBody,
  useCreateDomainMutation,
  useDeleteDomainMutation,
  useRecognizedDomainsQuery,
} from './recognized-domains.endpoints.js';
import { useDomainApproval } from './use-domain-approval.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

/** The sender domains that the desk knows, and which of them are answered by themselves. */
export function RecognizedDomainsScreen() {
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const {
    data: rows,
    error,
    isFetching,
    refetch,
  } = useRecognizedDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteDomainMutation();
  const [create] = useCreateDomainMutation();
  const toggle = useDomainApproval();
  const [edited, setEdited] = useState<DomainRow | 'new'>();
  const deletion = useDeleteWithUndo<DomainRow>({
    remove: (row) => remove(row.id),
    restore: (row) => create(toDomainBody(row)),
    deleted: (row) => ({ title: 'Domain deleted', body: row.domain }),
    restored: (row) => ({ title: 'Domain created', body: row.domain }),
    failed: (failure) => ({ title: 'Failed to delete domain', body: getErrorMessage(failure) }),
  });
  const { ask } = deletion;
  const columns = useMemo(
    () => createDomainColumns({ onToggle: toggle, onEdit: setEdited, onDelete: ask }),
    [toggle, ask],
  );
  const openNew = useCallback(() => setEdited('new'), []);
  return (
    <div className={styles.page}>
      <PageHeader subtitle="Quotation requests from these domains and their subdomains are recognized. Approved ones are answered by themselves, the others wait for a person.">
        <Button icon={<ArrowClockwiseRegular />} disabledFocusable={isFetching} onClick={() => void refetch()}>
          Refresh
        </Button>
        <Button appearance="primary" icon={<AddRegular />} onClick={openNew} {...restoreFocusTarget}>
          Add Domain
        </Button>
      </PageHeader>
      {isFetching && !rows ? <TableSkeleton label="Loading domains" /> : null}
      {error && !isFetching ? (
        <ErrorMessage
          title="Failed to load domains. Please try again."
          failure={error}
          onRetry={() => void refetch()}
        />
      ) : null}
      {rows?.length === 0 ? (
        <EmptyState
          title="No recognized domains"
          note="Until a domain is recognized and approved, its quotations need manual review."
        >
          <Button icon={<AddRegular />} onClick={openNew} {...restoreFocusTarget}>
            Add your first domain
          </Button>
        </EmptyState>
      ) : null}
      {rows && rows.length > 0 ? (
        <DataTable
          what="domains"
          one="domain"
          rows={rows}
          total={rows.length}
          columns={columns}
          idOf={(row) => row.id}
        />
      ) : null}
      {edited ? (
        <DomainDialog
          row={edited === 'new' ? undefined : edited}
          reload={() => refetch().unwrap()}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
      {deletion.candidate ? (
        <DeleteDialog
          question="Are you absolutely sure?"
          name={deletion.candidate.domain}
          consequence="Requests from it will no longer be answered by themselves."
          isDeleting={deletion.isDeleting}
          failure={deletion.failure ? { title: 'Failed to delete domain', cause: deletion.failure } : undefined}
          onDelete={() => deletion.candidate && void deletion.run(deletion.candidate)}
          onClose={deletion.cancel}
        />
      ) : null}
    </div>
  );
}
