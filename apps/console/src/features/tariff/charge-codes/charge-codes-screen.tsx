import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useMemo } from 'react';
import { selectByLanguage } from '../../../../../../domain/message-catalogue.js';
import { getErrorMessage } from '../../../api/api-error.js';
import {
  useChargeCodesQuery,
  useCreateChargeCodeMutation,
  useDeleteChargeCodeMutation,
} from '../../../api/charge-codes.endpoints.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { EntityTable } from '../../../components/entity-table/entity-table.js';
import { useEntityEditor } from '../../../components/entity-table/use-entity-editor.js';
import { useErrorToast } from '../../../components/toast/use-error-toast.js';
import { useMessages } from '../../../i18n/messages.js';
import { getChargeCodeColumns } from './charge-code-columns.js';
import { ChargeCodeDialog } from './charge-code-dialog.js';
import { toChargeCodeBody, toChargeCodeFormValues } from './charge-code-form.js';
import { chargeCodesMessages } from './charge-codes.messages.js';

/** The kinds of charge that the rates of the tariff refer to. */
export function ChargeCodesScreen() {
  const messages = useMessages(chargeCodesMessages);
  const list = useChargeCodesQuery(undefined, { refetchOnMountOrArgChange: true });
  const columns = useMemo(getChargeCodeColumns, []);
  const [remove] = useDeleteChargeCodeMutation();
  const [create] = useCreateChargeCodeMutation();
  const editor = useEntityEditor(list);
  useErrorToast(list.error, messages.failedToLoad, messages.failedToLoadBody);
  const toReview = list.data?.filter(({ needsReview }) => needsReview).length ?? 0;
  return (
    <>
      <EntityTable
        list={list}
        view={columns}
        neededRole="administrator"
        subtitle={messages.subtitle}
        addLabel={messages.addChargeCode}
        isAddDisabled={!list.data}
        onAdd={editor.openNew}
        onEdit={editor.open}
        deletion={{
          remove: ({ id, version }) => remove({ id, version }),
          restore: (row) => create(toChargeCodeBody(toChargeCodeFormValues(row))),
          deleted: (row) => ({ title: messages.chargeCodeDeleted, body: row.code }),
          restored: (row) => ({ title: messages.chargeCodeCreated, body: row.code }),
          failed: (failure) => ({ title: messages.deleteFailed, body: getErrorMessage(failure) }),
        }}
        confirmation={{
          question: messages.deleteQuestion,
          nameOf: (row) => `${row.code} - ${selectByLanguage(row.nameEn, row.nameEs)}`,
          failureTitle: messages.deleteFailed,
        }}
        loading={<TableSkeleton label={messages.loadingChargeCodes} />}
        loadFailedTitle={messages.failedToLoad}
        empty={{ title: messages.noChargeCodes, note: messages.noChargeCodesNote }}
      >
        {toReview > 0 ? (
          <MessageBar layout="multiline" intent="warning">
            <MessageBarBody>
              <MessageBarTitle>{messages.reviewTitle(toReview)}</MessageBarTitle>
              {messages.reviewBody}
            </MessageBarBody>
          </MessageBar>
        ) : null}
      </EntityTable>
      {editor.dialog ? <ChargeCodeDialog {...editor.dialog} /> : null}
    </>
  );
}
