import { Button, MessageBar, MessageBarBody, MessageBarTitle, useRestoreFocusTarget } from '@fluentui/react-components';
import { ArrowUploadRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { getErrorMessage } from '../../../api/api-error.js';
import {
  useCreateExchangeRateMutation,
  useDeleteExchangeRateMutation,
  useExchangeRatesQuery,
} from '../../../api/exchange-rates.endpoints.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { ForRole } from '../../../components/for-role/for-role.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { formatExchangeRateName, getExchangeRateColumns } from './exchange-rate-columns.js';
import { ExchangeRateDialog } from './exchange-rate-dialog.js';
import { ExchangeRateImportDialog } from './exchange-rate-import-dialog.js';
import { exchangeRatesMessages } from './exchange-rates.messages.js';

/** The exchange rates that rates in another currency are converted by. */
export function ExchangeRatesScreen() {
  const messages = useMessages(exchangeRatesMessages);
  const list = useExchangeRatesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(getExchangeRateColumns, []);
  const [remove] = useDeleteExchangeRateMutation();
  const [create] = useCreateExchangeRateMutation();
  const editor = useEntityEditor(list);
  const [isImporting, setImporting] = useState(false);
  const restoreFocusTarget = useRestoreFocusTarget();
  useErrorToast(list.error, messages.failedToLoad, messages.failedToLoadBody);
  return (
    <>
      <EntityTable
        list={list}
        neededRole="administrator"
        view={columns}
        subtitle={messages.subtitle}
        buttons={
          <ForRole needed="administrator">
            <Button icon={<ArrowUploadRegular />} onClick={() => setImporting(true)} {...restoreFocusTarget}>
              {messages.import}
            </Button>
          </ForRole>
        }
        addLabel={messages.addExchangeRate}
        isAddDisabled={!list.data}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: ({ id: _id, version: _version, updatedAt: _at, ...body }) => create(body),
          deleted: (row) => ({ title: messages.exchangeRateDeleted, body: formatExchangeRateName(row) }),
          restored: (row) => ({ title: messages.exchangeRateCreated, body: formatExchangeRateName(row) }),
          failed: (failure) => ({ title: messages.failedToDelete, body: getErrorMessage(failure) }),
        }}
        confirmation={{
          question: messages.deleteQuestion,
          nameOf: formatExchangeRateName,
          failureTitle: messages.failedToDelete,
        }}
        loading={<TableSkeleton label={messages.loading} />}
        loadFailedTitle={messages.failedToLoad}
        empty={{ title: messages.noneFound, note: messages.noneFoundNote }}
      >
        <MessageBar layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.heldWithout}</MessageBarTitle>
            {messages.heldWithoutBody}
          </MessageBarBody>
        </MessageBar>
      </EntityTable>
      {isImporting ? <ExchangeRateImportDialog onClose={() => setImporting(false)} /> : null}
      {editor.dialog ? <ExchangeRateDialog {...editor.dialog} /> : null}
    </>
  );
}
