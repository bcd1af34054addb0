import { Button, MessageBar, MessageBarBody, Spinner } from '@fluentui/react-components';
import { Fact, Facts } from '../../parts/facts/facts.js';
import { FailureBar } from '../../parts/failure-bar/failure-bar.js';
import { dateAndTime } from '../../parts/figures/figures.js';
import { useNotice } from '../../parts/notice/notice.js';
import { useRetryStaffMailMutation, useStaffMailQuery } from './email-monitoring.endpoints.js';
import { MailBody } from './mail-body.js';
import { MailDialog } from './mail-dialog.js';
import { MailStateBadge } from './mail-state-badge.js';

interface StaffMailDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A mail that the desk wrote to one of its people, and another try where it could not be delivered. */
export function StaffMailDialog({ id, onClose }: StaffMailDialogProps) {
  const notify = useNotice();
  const query = useStaffMailQuery(id, { refetchOnMountOrArgChange: true });
  const { currentData: mail, error, isFetching, refetch } = query;
  const [retry, retrying] = useRetryStaffMailMutation();
  const again = async () => {
    const answer = await retry(id);
    if (!answer.error) notify({ kind: 'success', title: 'Mail queued again', body: 'It is tried again now.' });
  };
  return (
    <MailDialog
      title={mail ? mail.subject : `Notification mail ${id}`}
      isLoading={isFetching && !mail}
      failure={mail ? undefined : error}
      onRetry={() => void refetch()}
      onClose={onClose}
      actions={
        mail?.state === 'failed' ? (
          <Button
            appearance="primary"
            icon={retrying.isLoading ? <Spinner size="tiny" /> : null}
            disabledFocusable={retrying.isLoading}
            onClick={() => void again()}
          >
            Try again
          </Button>
        ) : null
      }
    >
      {retrying.error ? <FailureBar title="The mail was not tried again" failure={retrying.error} /> : null}
      {mail ? (
        <>
          {mail.lastError ? (
            <MessageBar intent={mail.state === 'failed' ? 'error' : 'warning'} layout="multiline">
              <MessageBarBody>{mail.lastError}</MessageBarBody>
            </MessageBar>
          ) : null}
          <Facts>
            <Fact term="Status">
              <MailStateBadge state={mail.state} />
            </Fact>
            <Fact term="To">{mail.to}</Fact>
            <Fact term="From">{mail.from}</Fact>
            <Fact term="Attempts">{String(mail.attempts)}</Fact>
            <Fact term="Written">{dateAndTime(mail.createdAt)}</Fact>
            {mail.sentAt ? <Fact term="Sent">{dateAndTime(mail.sentAt)}</Fact> : null}
          </Facts>
          <MailBody text={mail.text} />
        </>
      ) : null}
    </MailDialog>
  );
}
