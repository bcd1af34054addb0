import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular, ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useMemo } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { EntityTable } from '../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../components/entity-table/use-entity-editor.js';
import { createDomainColumns } from './domain-columns.js';
import { DomainDialog } from './domain-dialog.js';
import {
  toDomainBody,
  useCreateDomainMutation,
  useDeleteDomainMutation,
  useRecognizedDomainsQuery,
} from './recognized-domains.endpoints.js';
import { useDomainApproval } from './use-domain-approval.js';

const DELETE_FAILED = 'Failed to delete domain';

/** The recognized sender domains, and which of them are answered automatically. */
export function RecognizedDomainsScreen() {
  const restoreFocusTarget = useRestoreFocusTarget();
  const list = useRecognizedDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteDomainMutation();
  const [create] = useCreateDomainMutation();
  const toggle = useDomainApproval();
  const editor = useEntityEditor(list);
  const view = useMemo(() => createDomainColumns(toggle), [toggle]);
  return (
    <>
      <EntityTable
        list={list}
        view={view}
        subtitle="Quotation requests from these domains and their subdomains are recognized. Requests from approved ones are answered automatically, others need manual review."
        buttons={
          <Button
            icon={<ArrowClockwiseRegular />}
            disabledFocusable={list.isFetching}
            onClick={() => void list.refetch()}
          >
            Refresh
          </Button>
        }
        addLabel="Add Domain"
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletion={{
          remove: (row) => remove(row.id),
          restore: (row) => create(toDomainBody(row)),
          deleted: (row) => ({ title: 'Domain deleted', body: row.domain }),
          restored: (row) => ({ title: 'Domain created', body: row.domain }),
          failed: (failure) => ({ title: DELETE_FAILED, body: getErrorMessage(failure) }),
        }}
        confirmation={{
          question: 'Are you absolutely sure?',
          nameOf: (row) => row.domain,
          consequence: 'Requests from it will no longer be answered automatically.',
          failureTitle: DELETE_FAILED,
        }}
        loading={<TableSkeleton label="Loading domains" />}
        loadFailedTitle="Failed to load domains. Please try again."
        empty={{
          title: 'No recognized domains',
          note: 'Until a domain is recognized and approved, its quotations need manual review.',
          action: (
            <Button icon={<AddRegular />} onClick={editor.openNew} {...restoreFocusTarget}>
              Add your first domain
            </Button>
          ),
        }}
      />
      {editor.dialog ? <DomainDialog {...editor.dialog} /> : null}
    </>
  );
}
