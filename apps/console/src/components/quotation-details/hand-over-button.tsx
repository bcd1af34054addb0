import { Button } from '@fluentui/react-components';
import { HandshakeRegular } from '@fluentui/react-icons';
import { getErrorMessage } from '../../api/api-error.js';
import { useMessages } from '../../i18n/messages.js';
import { useToast } from '../toast/use-toast.js';
import { useHandOverQuotationMutation } from './quotation-decisions.endpoints.js';
import type { QuotationDetails } from './quotation-details.endpoints.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

interface HandOverButtonProps {
  readonly details: QuotationDetails;
  /** The button goes away, so the focus has to go somewhere else. */
  readonly onDone: () => void;
}

/** Says that the customer has been given the PDF of a quotation by phone. */
export function HandOverButton({ details: { id, revision }, onDone }: HandOverButtonProps) {
  const messages = useMessages(quotationDetailsMessages);
  const notify = useToast();
  const [handOver, { isLoading }] = useHandOverQuotationMutation();
  const record = async () => {
    const { error } = await handOver({ id, revision });
    if (error) {
      notify({ kind: 'error', title: messages.notHandedOver, body: getErrorMessage(error) });
      return;
    }
    onDone();
    notify({ kind: 'success', title: messages.handedOver, body: messages.handedOverBody(`Q${id}`) });
  };
  return (
    <Button icon={<HandshakeRegular />} disabledFocusable={isLoading} onClick={() => void record()}>
      {messages.markAsHandedOver}
    </Button>
  );
}
