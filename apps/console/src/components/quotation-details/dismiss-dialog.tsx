import { validateDismissalReason } from '../../../../../domain/quoting/dismissal-reason.js';
import { useMessages } from '../../i18n/messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { TextAreaField } from '../form-dialog/text-area-field.js';
import { useForm } from '../form-dialog/use-form.js';
import { useSetAsideQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

interface DismissDialogProps {
  readonly details: QuotationDetails;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

/** Asks why a held quotation is set aside; the details then say so, where a notice would cover the way back. */
export function DismissDialog({ details, onDone, onClose }: DismissDialogProps) {
  const messages = useMessages(quotationDetailsMessages);
  const [setAside, { isLoading, error, reset }] = useSetAsideQuotationMutation();
  const form = useForm({ reason: '' }, ({ reason }) => validateDismissalReason(reason));
  const decide = async () => {
    reset();
    if (!form.check()) return;
    const answer = await setAside({ id: details.id, reason: form.entry.reason });
    if (answer.error) {
      form.refuse(answer.error);
      return;
    }
    onClose();
    onDone();
  };
  return (
    <ConfirmDialog
      question={messages.setAsideQuestion(details.id)}
      verb={messages.setAside}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToSetAside, cause: error } : undefined}
      onConfirm={() => void decide()}
      onClose={onClose}
    >
      <TextAreaField label={messages.reason} required hint={messages.reasonHint} rows={3} {...form.bind('reason')} />
    </ConfirmDialog>
  );
}
