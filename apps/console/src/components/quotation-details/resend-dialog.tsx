import { Text } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { formatDateTime } from '../format/format.js';
import { useToast } from '../toast/use-toast.js';
import { useResendQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

interface ResendDialogProps {
  readonly details: QuotationDetails;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a quotation goes to its customer once more. */
export function ResendDialog({ details, onDone, onClose }: ResendDialogProps) {
  const messages = useMessages(quotationDetailsMessages);
  const notify = useToast();
  const [resend, { isLoading, error }] = useResendQuotationMutation();
  const { id, clientEmail, reply } = details;
  const decide = async () => {
    const answer = await resend({ id });
    if (answer.error) return;
    onClose();
    onDone();
    notify({ kind: 'success', title: messages.quotationSentAgain, body: messages.replyGoesTo(id, clientEmail) });
  };
  return (
    <ConfirmDialog
      question={messages.resendQuestion(id)}
      verb={messages.resend}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToResend, cause: error } : undefined}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <Text>
        {messages.resendExplanation(clientEmail)}
        {reply?.sentAt ? messages.lastSentOn(formatDateTime(reply.sentAt)) : null}
      </Text>
    </ConfirmDialog>
  );
}
