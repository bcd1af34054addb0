import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { isAnsweredByHand } from '../../../../../domain/quoting/hold-reason.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatDateTime, formatDecimal } from '../../components/format/format.js';
import { HoldReasonList } from '../../components/hold-reasons/hold-reason-list.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useToast } from '../../components/toast/use-toast.js';
import {
  type EmailDetails,
  useCloseFollowUpMutation,
  useReceivedEmailQuery,
  useReprocessEmailMutation,
} from './mail.endpoints.js';
import { MailAction } from './mail-action.js';
import { MailBody } from './mail-body.js';
import { MailDialog } from './mail-dialog.js';
import { MailStatusBadge } from './mail-status-badge.js';

const KB = 1024;
/** How often an email that is at work is asked for. */
const POLL_INTERVAL_MS = 2000;

interface EmailDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A received email, what became of it and why; mail without a quotation can be processed again. */
export function EmailDialog({ id, onClose }: EmailDialogProps) {
  const notify = useToast();
  const [pollingInterval, setPollingInterval] = useState(0);
  const polled = useReceivedEmailQuery(id, { refetchOnMountOrArgChange: true, pollingInterval });
  const isAtWork = polled.data?.state === 'received' && !polled.data.buriedWork;
  useEffect(() => setPollingInterval(isAtWork ? POLL_INTERVAL_MS : 0), [isAtWork]);
  const [reprocess, { isLoading, error }] = useReprocessEmailMutation();
  const [close, closing] = useCloseFollowUpMutation();
  const email = polled.currentData;
  const isFollowUp = email?.state === 'held' && isAnsweredByHand(email.reasons);
  const again = async () => {
    const answer = await reprocess(id);
    if (!answer.error) notify({ kind: 'success', title: 'Email queued again', body: 'It is being processed.' });
  };
  const done = async () => {
    const answer = await close(id);
    if (!answer.error) notify({ kind: 'success', title: 'Marked as done', body: 'It needs no further action.' });
  };
  return (
    <MailDialog
      title={email ? email.subject || '(no subject)' : `Email ${id}`}
      query={polled}
      onClose={onClose}
      actions={
        isFollowUp ? (
          <MailAction isMain isBusy={closing.isLoading} onAct={() => void done()}>
            Mark as done
          </MailAction>
        ) : email && email.quotationId === null && !isAtWork ? (
          <MailAction isMain isBusy={isLoading} onAct={() => void again()}>
            Reprocess
          </MailAction>
        ) : null
      }
    >
      {error ? <ErrorMessage title="The email was not processed again" failure={error} /> : null}
      {closing.error ? <ErrorMessage title="The email was not marked as done" failure={closing.error} /> : null}
      {email ? <EmailContent email={email} /> : null}
    </MailDialog>
  );
}

function EmailContent({ email }: { readonly email: EmailDetails }) {
  const failureReason = email.buriedWork?.reason ?? email.lastError;
  return (
    <>
      {failureReason ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>This email could not be processed.</MessageBarTitle>
            {failureReason}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <DescriptionList>
        <DescriptionItem term="Outcome">
          <MailStatusBadge state={email.state} />
        </DescriptionItem>
        <DescriptionItem term="From">{email.from}</DescriptionItem>
        <DescriptionItem term="To">{email.to}</DescriptionItem>
        <DescriptionItem term="Received">{formatDateTime(email.receivedAt)}</DescriptionItem>
        <DescriptionItem term="Quotation">
          {email.quotationId === null ? undefined : (
            <RouterLink to={`/quotations?open=${email.quotationId}`}>
              {email.quotationNumber ?? `Q${email.quotationId}`}
            </RouterLink>
          )}
        </DescriptionItem>
        <DescriptionItem term="Came in by">{email.door}</DescriptionItem>
        <DescriptionItem term="Message ID">{email.messageId}</DescriptionItem>
        <DescriptionItem term="Sender check">{email.authenticationResults}</DescriptionItem>
        {email.attachments.length > 0 ? (
          <DescriptionItem term="Attachments">
            {email.attachments
              .map(({ filename, sizeBytes }) => `${filename} (${formatDecimal(sizeBytes / KB, 0)} kB)`)
              .join(', ')}
          </DescriptionItem>
        ) : null}
      </DescriptionList>
      {email.reasons.length > 0 ? <HoldReasonList reasons={email.reasons} /> : null}
      <MailBody text={email.text} />
    </>
  );
}
