import { useCallback } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import { useToast } from '../../components/toast/use-toast.js';
import { type ToastText, useUndo } from '../../components/toast/use-undo.js';
import { type DomainRow, toDomainBody, useUpdateDomainMutation } from './recognized-domains.endpoints.js';

const FAILED = 'Failed to update domain';

/** Approves a domain or takes the approval back, with Undo. */
export function useDomainApproval(): (row: DomainRow) => void {
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
          notify({ kind: 'error', title: FAILED, body: getErrorMessage(error) });
          return;
        }
        notifyWithUndo(describeUpdate(data), {
          run: () => toggle(data),
          restored: describeUpdate(row),
          failed: FAILED,
        });
      };
      void updateDomain();
    },
    [notify, notifyWithUndo, update],
  );
}

function describeUpdate({ domain, isApproved }: DomainRow): ToastText {
  return { title: 'Domain updated', body: `${domain} is ${isApproved ? 'approved' : 'no longer approved'}.` };
}
