import { Text } from '@fluentui/react-components';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { formatDateTime } from '../format/format.js';
import { useToast } from '../toast/use-toast.js';
import { useResendQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';

interface ResendDialogProps {
  readonly details: QuotationDetails;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks before a quotation goes to its customer once more. */
export function ResendDialog({ details, onDone, onClose }: ResendDialogProps) {
  const notify = useToast();
  const [resend, { isLoading, error }] = useResendQuotationMutation();
  const { id, clientEmail, reply } = details;
  const decide = async () => {
    const answer = await resend({ id });
    if (answer.error) return;
    onClose();
    onDone();
    notify({ kind: 'success', title: 'Quotation sent again', body: `Q${id} goes to ${clientEmail}.` });
  };
  return (
    <ConfirmDialog
      question={`Send Q${id} again?`}
      verb="Resend"
      isBusy={isLoading}
      failure={error ? { title: 'Failed to send the quotation again.', cause: error } : undefined}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <Text>
        {`The same reply goes to ${clientEmail} once more.`}
        {reply?.sentAt ? ` It was last sent on ${formatDateTime(reply.sentAt)}.` : null}
      </Text>
    </ConfirmDialog>
  );
}
