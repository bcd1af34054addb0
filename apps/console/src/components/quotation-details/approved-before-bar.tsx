import { MessageBar, MessageBarActions, MessageBarBody } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { formatTime } from '../format/format.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';
import { TakeBackButton } from './take-back-button.js';
import { usePollingQuotation } from './use-polling-quotation.js';

interface ApprovedBeforeBarProps {
  /** The quotation that was approved before this one was opened. */
  readonly id: number;
  /** The bar goes away, so the focus has to go somewhere else. */
  readonly onDone: () => void;
}

/** Offers to take the approval back that led to the next quotation: a notice would lie behind the open dialog. */
export function ApprovedBeforeBar({ id, onDone }: ApprovedBeforeBarProps) {
  const messages = useMessages(quotationDetailsMessages);
  const { details } = usePollingQuotation(id);
  if (details?.status !== 'completed') return null;
  const { clientEmail, reply } = details;
  return (
    <MessageBar intent="success" layout="multiline" politeness="polite">
      <MessageBarBody>
        {reply.leavesAt
          ? messages.replyLeavesAt(id, clientEmail, formatTime(new Date(reply.leavesAt)))
          : messages.replyGoesTo(id, clientEmail)}
      </MessageBarBody>
      <MessageBarActions>
        <TakeBackButton details={details} onDone={onDone} />
      </MessageBarActions>
    </MessageBar>
  );
}
