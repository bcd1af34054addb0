import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { isAnsweredByHand } from '../../../../../domain/quoting/hold-reason.js';
import { AttachmentList } from '../../components/attachments/attachment-list.js';
import { DescriptionItem, DescriptionList } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { formatDateTime } from '../../components/format/format.js';
import { HoldReasonList } from '../../components/hold-reasons/hold-reason-list.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import {
  type EmailDetails,
  useCloseFollowUpMutation,
  useReceivedEmailQuery,
  useReprocessEmailMutation,
} from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { MailAction } from './mail-action.js';
import { MailBody } from './mail-body.js';
import { MailDialog } from './mail-dialog.js';
import { MailSource } from './mail-source.js';
import { MailStatusBadge } from './mail-status-badge.js';

/** How often an email that is at work is asked for. */
const POLL_INTERVAL_MS = 2000;

interface EmailDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A received email, what became of it and why; mail without a quotation can be processed again. */
export function EmailDialog({ id, onClose }: EmailDialogProps) {
  const messages = useMessages(mailMessages);
  const notify = useToast();
  const [pollingInterval, setPollingInterval] = useState(0);
  const polled = useReceivedEmailQuery(id, { refetchOnMountOrArgChange: true, pollingInterval });
  const isAtWork = polled.data?.state === 'received' && !polled.data.deadLetter;
  useEffect(() => setPollingInterval(isAtWork ? POLL_INTERVAL_MS : 0), [isAtWork]);
  const [reprocess, { isLoading, error }] = useReprocessEmailMutation();
  const [close, closing] = useCloseFollowUpMutation();
  const email = polled.currentData;
  const isFollowUp = email?.state === 'held' && isAnsweredByHand(email.reasons);
  const again = async () => {
    const answer = await reprocess(id);
    if (!answer.error) notify({ kind: 'success', title: messages.emailQueuedAgain, body: messages.itIsBeingProcessed });
  };
  const done = async () => {
    const answer = await close(id);
    if (!answer.error) notify({ kind: 'success', title: messages.markedAsDone, body: messages.markedAsDoneBody });
  };
  return (
    <MailDialog
      title={email ? email.subject || messages.noSubject : messages.emailTitle(id)}
      isTitleWritten={Boolean(email?.subject)}
      query={polled}
      onClose={onClose}
      actions={
        isFollowUp ? (
          <MailAction isMain isBusy={closing.isLoading} onAct={() => void done()}>
            {messages.markAsDone}
          </MailAction>
        ) : email && email.quotationId === null && !isAtWork ? (
          <MailAction isMain isBusy={isLoading} onAct={() => void again()}>
            {messages.reprocess}
          </MailAction>
        ) : null
      }
    >
      {error ? <ErrorMessage title={messages.emailNotProcessedAgain} failure={error} /> : null}
      {closing.error ? <ErrorMessage title={messages.emailNotMarkedDone} failure={closing.error} /> : null}
      {email ? <EmailContent email={email} /> : null}
    </MailDialog>
  );
}

function EmailContent({ email }: { readonly email: EmailDetails }) {
  const messages = useMessages(mailMessages);
  const failureReason = email.deadLetter?.reason ?? email.lastError;
  return (
    <>
      {failureReason ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>{messages.emailCouldNotBeProcessed}</MessageBarTitle>
            {failureReason}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <DescriptionList>
        <DescriptionItem term={messages.outcome}>
          <MailStatusBadge state={email.state} />
        </DescriptionItem>
        <DescriptionItem term={messages.from} isWritten>
          {email.from}
        </DescriptionItem>
        <DescriptionItem term={messages.to} isWritten>
          {email.to}
        </DescriptionItem>
        <DescriptionItem term={messages.received}>{formatDateTime(email.receivedAt)}</DescriptionItem>
        <DescriptionItem term={messages.quotation}>
          {email.quotationId === null ? undefined : (
            <RouterLink to={`/quotations?open=${email.quotationId}`}>
              {email.quotationNumber ?? `Q${email.quotationId}`}
            </RouterLink>
          )}
        </DescriptionItem>
        <DescriptionItem term={messages.cameInBy}>{email.door}</DescriptionItem>
        <DescriptionItem term={messages.messageId} isWritten>
          {email.messageId}
        </DescriptionItem>
        <DescriptionItem term={messages.senderCheck} isWritten>
          {email.authenticationResults}
        </DescriptionItem>
        {email.attachments.length > 0 ? (
          <DescriptionItem term={messages.attachments}>
            <AttachmentList emailId={email.id} attachments={email.attachments} />
          </DescriptionItem>
        ) : null}
      </DescriptionList>
      {email.holdReasons.length > 0 ? <HoldReasonList reasons={email.holdReasons} /> : null}
      <MailBody text={email.text} ledger={email.ledger} />
      <MailSource email={email} />
    </>
  );
}
