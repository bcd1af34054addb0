import { useCallback } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { formatTime } from '../format/format.js';
import { useToast } from '../toast/use-toast.js';
import { useUndo } from '../toast/use-undo.js';
import { useTakeBackApprovalMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

/** Tells that a quotation was approved; as long as its reply waits, that can be undone. */
export function useApprovalNotice(): (approved: QuotationDetails) => void {
  const messages = useMessages(quotationDetailsMessages);
  const notify = useToast();
  const notifyWithUndo = useUndo();
  const [takeBack] = useTakeBackApprovalMutation();
  return useCallback(
    ({ id, clientEmail, reply }) => {
      const { outboxId, leavesAt } = reply;
      const title = messages.quotationApproved;
      const waits = leavesAt !== null && new Date(leavesAt) > new Date();
      if (outboxId === null || !waits) {
        notify({ kind: 'success', title, body: messages.replyGoesTo(id, clientEmail) });
        return;
      }
      const body = messages.replyLeavesAt(id, clientEmail, formatTime(new Date(leavesAt)));
      notifyWithUndo(
        { title, body },
        {
          run: () => takeBack({ id, outboxId }),
          restored: { title: messages.approvalTakenBack, body: messages.approvalTakenBackBody(`Q${id}`) },
          failed: messages.approvalNotTakenBack,
        },
      );
    },
    [messages, notify, notifyWithUndo, takeBack],
  );
}
