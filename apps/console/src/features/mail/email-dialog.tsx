import { MessageBar, MessageBarBody, MessageBarTitle } from '@fluentui/react-components';
import { useEffect, useState } from 'react';
import { Fact, Facts } from '../../components/description-list/description-list.js';
import { FailureBar } from '../../components/error-message/error-message.js';
import { dateAndTime, decimal } from '../../components/format/format.js';
import { ReasonList } from '../../components/hold-reasons/hold-reason-list.js';
import { useNotice } from '../../components/toast/toast-store.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import {
  type EmailDetails,
  useCloseFollowUpMutation,
  useReceivedEmailQuery,
  useReprocessEmailMutation,
} from './mail.endpoints.js';
import { MailAction } from './mail-action.js';
import { MailBody } from './mail-body.js';
import { MailDialog } from './mail-dialog.js';
import { MailStateBadge } from './mail-status-badge.js';

const KB = 1024;
/** How often an email that is at work is asked for. */
const WATCH_MS = 2000;

interface EmailDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A received email, what became of it and why; mail without a quotation can be processed again. */
export function EmailDialog({ id, onClose }: EmailDialogProps) {
  const notify = useNotice();
  const [pollingInterval, setPollingInterval] = useState(0);
  const watched = useReceivedEmailQuery(id, { refetchOnMountOrArgChange: true, pollingInterval });
  const isAtWork = watched.data?.state === 'received' && !watched.data.buriedWork;
  useEffect(() => setPollingInterval(isAtWork ? WATCH_MS : 0), [isAtWork]);
  const [reprocess, { isLoading, error }] = useReprocessEmailMutation();
  const [close, closing] = useCloseFollowUpMutation();
  const email = watched.currentData;
  const isFollowUp = email?.state === 'held' && email.reasons.includes('follow-up');
  const again = async () => {
    const answer = await reprocess(id);
    if (!answer.error) notify({ kind: 'success', title: 'Email queued again', body: 'It is being processed.' });
  };
  const done = async () => {
    const answer = await close(id);
    if (!answer.error)
      notify({ kind: 'success', title: 'Marked as done', body: 'The email waits for nobody any more.' });
  };
  return (
    <MailDialog
      title={email ? email.subject || '(no subject)' : `Email ${id}`}
      query={watched}
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
      {error ? <FailureBar title="The email was not processed again" failure={error} /> : null}
      {closing.error ? <FailureBar title="The email was not marked as done" failure={closing.error} /> : null}
      {email ? <EmailContent email={email} /> : null}
    </MailDialog>
  );
}

function EmailContent({ email }: { readonly email: EmailDetails }) {
  const fault = email.buriedWork?.reason ?? email.lastError;
  return (
    <>
      {fault ? (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>
            <MessageBarTitle>This email could not be processed.</MessageBarTitle>
            {fault}
          </MessageBarBody>
        </MessageBar>
      ) : null}
      <Facts>
        <Fact term="Outcome">
          <MailStateBadge state={email.state} />
        </Fact>
        <Fact term="From">{email.from}</Fact>
        <Fact term="To">{email.to}</Fact>
        <Fact term="Received">{dateAndTime(email.receivedAt)}</Fact>
        <Fact term="Quotation">
          {email.quotationId === null ? undefined : (
            <RouterLink to={`/quotations?open=${email.quotationId}`}>
              {email.quotationNumber ?? `Q${email.quotationId}`}
            </RouterLink>
          )}
        </Fact>
        <Fact term="Came in by">{email.door}</Fact>
        <Fact term="Message ID">{email.messageId}</Fact>
        <Fact term="Sender check">{email.authenticationResults}</Fact>
        {email.attachments.length > 0 ? (
          <Fact term="Attachments">
            {email.attachments
              .map(({ filename, sizeBytes }) => `${filename} (${decimal(sizeBytes / KB, 0)} kB)`)
              .join(', ')}
          </Fact>
        ) : null}
      </Facts>
      {email.reasons.length > 0 ? <ReasonList reasons={email.reasons} /> : null}
      <MailBody text={email.text} />
    </>
  );
}
