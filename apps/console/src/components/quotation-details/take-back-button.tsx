import { Button } from '@fluentui/react-components';
import { ArrowUndoRegular } from '@fluentui/react-icons';
import { getErrorMessage } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import { useToast } from '../toast/use-toast.js';
import { useTakeBackApprovalMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

interface TakeBackButtonProps {
  readonly details: QuotationDetails;
  /** The button goes away, so the focus has to go somewhere else. */
  readonly onDone: () => void;
}

/** Keeps the reply of an approved quotation back while it waits in the outbox: the quotation is held again. */
export function TakeBackButton({ details: { id, reply }, onDone }: TakeBackButtonProps) {
  const messages = useMessages(quotationDetailsMessages);
  const notify = useToast();
  const [takeBack, { isLoading }] = useTakeBackApprovalMutation();
  const { outboxId } = reply;
  if (reply.state !== 'waiting' || outboxId === null) return null;
  const undo = async () => {
    const { error } = await takeBack({ id, outboxId });
    if (error) {
      notify({ kind: 'error', title: messages.approvalNotTakenBack, body: getErrorMessage(error) });
      return;
    }
    onDone();
    notify({
      kind: 'success',
      title: messages.approvalTakenBack,
      body: messages.approvalTakenBackBody(`Q${id}`),
    });
  };
  return (
    <Button icon={<ArrowUndoRegular />} disabledFocusable={isLoading} onClick={() => void undo()}>
      {messages.undoApproval}
    </Button>
  );
}
