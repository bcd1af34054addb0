import { Button, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular, ArrowClockwiseRegular, PersonRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import {
  getDomainName,
  toDomainBody,
  useCreateDomainMutation,
  useDeleteDomainMutation,
  useRecognizedDomainsQuery,
} from '../../api/recognized-domains.endpoints.js';
import { useHasRole } from '../../api/use-has-role.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { EntityTable } from '../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../components/entity-table/use-entity-editor.js';
import { useHashAction } from '../../components/entity-table/use-hash-action.js';
import { ForRole } from '../../components/for-role/for-role.js';
import { useMessages } from '../../i18n/messages.js';
import { customerDataMessages } from './customer-data.messages.js';
import { CustomerDataDialog } from './customer-data-dialog.js';
import { customersMessages } from './customers.messages.js';
import { createDomainColumns } from './domain-columns.js';
import { DomainDialog } from './domain-dialog.js';
import { useDomainApproval } from './use-domain-approval.js';

/** The recognized sender domains, and which of them are answered automatically. */
export function RecognizedDomainsScreen() {
  const messages = useMessages(customersMessages);
  const dataMessages = useMessages(customerDataMessages);
  const [showsData, setShowsData] = useState(false);
  const restoreFocusTarget = useRestoreFocusTarget();
  const list = useRecognizedDomainsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [remove] = useDeleteDomainMutation();
  const [create] = useCreateDomainMutation();
  const toggle = useDomainApproval();
  const editor = useEntityEditor(list);
  const mayAdd = useHasRole('administrator');
  useHashAction('#add', () => (mayAdd ? editor.openNew() : undefined));
  const view = useMemo(() => createDomainColumns(toggle), [toggle]);
  return (
    <>
      <EntityTable
        list={list}
        neededRole="administrator"
        view={view}
        subtitle={messages.addDomainSubtitle}
        buttons={
          <>
            <ForRole needed="administrator">
              <Button icon={<PersonRegular />} onClick={() => setShowsData(true)} {...restoreFocusTarget}>
                {dataMessages.customerData}
              </Button>
            </ForRole>
            <Button
              icon={<ArrowClockwiseRegular />}
              disabledFocusable={list.isFetching}
              onClick={() => void list.refetch()}
            >
              {messages.refresh}
            </Button>
          </>
        }
        addLabel={messages.addDomain}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletedKind="recognized-domain"
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: (row) => create(toDomainBody(row)),
          deleted: (row) => ({ title: messages.domainDeleted, body: getDomainName(row) }),
          restored: (row) => ({ title: messages.domainCreated, body: getDomainName(row) }),
          failed: (failure) => ({ title: messages.failedToDeleteDomain, body: getErrorMessage(failure) }),
        }}
        confirmation={{
          question: messages.areYouAbsolutelySure,
          nameOf: getDomainName,
          consequence: messages.deleteConsequence,
          failureTitle: messages.failedToDeleteDomain,
        }}
        loading={<TableSkeleton label={messages.loadingDomains} />}
        loadFailedTitle={messages.failedToLoadDomains}
        empty={{
          title: messages.noRecognizedDomains,
          note: messages.noRecognizedDomainsNote,
          action: (
            <ForRole needed="administrator">
              <Button icon={<AddRegular />} onClick={editor.openNew} {...restoreFocusTarget}>
                {messages.addYourFirstDomain}
              </Button>
            </ForRole>
          ),
        }}
      />
      {showsData ? <CustomerDataDialog onClose={() => setShowsData(false)} /> : null}
      {editor.dialog ? <DomainDialog {...editor.dialog} /> : null}
    </>
  );
}
