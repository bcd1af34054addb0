import { useCallback } from 'react';
import { useNotice } from '../../parts/notice/notice.js';
import { sentenceOf } from '../../server/failure.js';
import { bodyOfDomain, type DomainRow, useUpdateDomainMutation } from './recognized-domains.endpoints.js';

/** Approves a domain or takes the approval back, with Undo. */
export function useApproval(): (row: DomainRow) => void {
  const notify = useNotice();
  const [update] = useUpdateDomainMutation();
  return useCallback(
    (row) => {
      const set = async (from: DomainRow, canUndo: boolean) => {
        const isApproved = !from.isApproved;
        const { data, error } = await update({ ...bodyOfDomain(from), isApproved, id: from.id, version: from.version });
        if (!data) {
          notify({ kind: 'error', title: 'Failed to update domain', body: sentenceOf(error) });
          return;
        }
        notify({
          kind: 'success',
          title: 'Domain updated',
          body: `${data.domain} is ${data.isApproved ? 'approved' : 'no longer approved'}.`,
          ...(canUndo ? { action: { label: 'Undo', onAct: () => void set(data, false) } } : {}),
        });
      };
      void set(row, true);
    },
    [notify, update],
  );
}
