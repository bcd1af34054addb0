import { useCallback } from 'react';
import { useNotice } from '../../components/toast/toast-store.js';
import { useWayBack, type Words } from '../../components/toast/use-undo.js';
import { sentenceOf } from '../../api/api-error.js';
import { bodyOfDomain, type DomainRow, useUpdateDomainMutation } from './recognized-domains.endpoints.js';

const FAILED = 'Failed to update domain';

/** Approves a domain or takes the approval back, with Undo. */
export function useApproval(): (row: DomainRow) => void {
  const notify = useNotice();
  const tell = useWayBack();
  const [update] = useUpdateDomainMutation();
  return useCallback(
    (row) => {
      const toggle = (from: DomainRow) =>
        update({ ...bodyOfDomain(from), isApproved: !from.isApproved, id: from.id, version: from.version });
      const run = async () => {
        const { data, error } = await toggle(row);
        if (!data) {
          notify({ kind: 'error', title: FAILED, body: sentenceOf(error) });
          return;
        }
        tell(wordsFor(data), { run: () => toggle(data), restored: wordsFor(row), failed: FAILED });
      };
      void run();
    },
    [notify, tell, update],
  );
}

function wordsFor({ domain, isApproved }: DomainRow): Words {
  return { title: 'Domain updated', body: `${domain} is ${isApproved ? 'approved' : 'no longer approved'}.` };
}
