import { useCallback } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import {
  type DomainRow,
  getDomainName,
  toDomainBody,
  useUpdateDomainMutation,
} from '../../api/recognized-domains.endpoints.js';
import { useToast } from '../../components/toast/use-toast.js';
import { type ToastText, useUndo } from '../../components/toast/use-undo.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import { customersMessages } from './customers.messages.js';

/** Approves a domain or takes the approval back, with Undo. */
export function useDomainApproval(): (row: DomainRow) => void {
  const messages = useMessages(customersMessages);
  const notify = useToast();
  const notifyWithUndo = useUndo();
  const [update] = useUpdateDomainMutation();
  return useCallback(
    (row) => {
      const toggle = (from: DomainRow) =>
        update({ ...toDomainBody(from), isApproved: !from.isApproved, id: from.id, version: from.version });
      const updateDomain = async () => {
        const { data, error } = await toggle(row);
        if (!data) {
          notify({ kind: 'error', title: messages.failedToUpdateDomain, body: getErrorMessage(error) });
          return;
        }
        notifyWithUndo(describeUpdate(data), {
          run: () => toggle(data),
          restored: describeUpdate(row),
          failed: messages.failedToUpdateDomain,
        });
      };
      void updateDomain();
    },
    [notify, notifyWithUndo, update, messages.failedToUpdateDomain],
  );
}

function describeUpdate(row: DomainRow): ToastText {
  const messages = getMessages(customersMessages);
  return { title: messages.domainUpdated, body: messages.approvalChanged(getDomainName(row), row.isApproved) };
}
