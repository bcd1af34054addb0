import { Button, Spinner, Text } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { DialogFrame } from '../dialog-frame/dialog-frame.js';
import { SubmitButton } from '../dialog-frame/submit-button.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { useToast } from '../toast/use-toast.js';
import { differenceMessages } from './difference.messages.js';
import { DifferenceList } from './difference-list.js';
import { usePreviewRepricingQuery, useRepriceQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

interface RepriceDialogProps {
  readonly details: QuotationDetails;
  readonly onClose: () => void;
}

/** Shows what today's tariff would change of a quotation, and makes a revision of it where something changes. */
export function RepriceDialog({ details, onClose }: RepriceDialogProps) {
  const messages = useMessages(differenceMessages);
  const words = useMessages(quotationDetailsMessages);
  const notify = useToast();
  const { id, revision, shipments } = details;
  const number = `Q${id}`;
  const preview = usePreviewRepricingQuery({ id, revision }, { refetchOnMountOrArgChange: true });
  const [reprice, { isLoading, error }] = useRepriceQuotationMutation();
  const difference = preview.isFetching ? undefined : preview.currentData;
  const makeRevision = async () => {
    const { data } = await reprice({ id, revision });
    if (!data) return;
    onClose();
    notify({
      kind: 'success',
      title: words.quotationRepriced,
      body: words.quotationRepricedBody(number, data.revision),
    });
  };
  return (
    <DialogFrame
      title={messages.repriceQuestion(number)}
      actions={
        difference?.isDifferent ? (
          <>
            <Button onClick={onClose}>{words.cancel}</Button>
            <SubmitButton label={messages.makeRevision} isBusy={isLoading} />
          </>
        ) : (
          <Button onClick={onClose}>{messages.close}</Button>
        )
      }
      onSubmit={() => (difference?.isDifferent && !isLoading ? void makeRevision() : undefined)}
      onClose={onClose}
    >
      {preview.isFetching ? <Spinner label={messages.comparing} /> : null}
      {preview.error && !preview.isFetching ? (
        <ErrorMessage title={messages.failedToCompare} failure={preview.error} onRetry={() => void preview.refetch()} />
      ) : null}
      {difference?.isDifferent ? (
        <>
          <Text>{messages.repriceIntro}</Text>
          <DifferenceList difference={difference} hasShipments={shipments.length > 1} />
        </>
      ) : null}
      {difference && !difference.isDifferent ? <Text role="status">{messages.nothingChanges(number)}</Text> : null}
      {error ? <ErrorMessage title={words.quotationNotRepriced} failure={error} /> : null}
    </DialogFrame>
  );
}
