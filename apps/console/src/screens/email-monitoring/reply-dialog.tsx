import { Button, MessageBar, MessageBarBody, MessageBarTitle, Spinner } from '@fluentui/react-components';
import type { OutboxState } from '../../../../../domain/reply/outgoing-mail.js';
import { Fact, Facts } from '../../parts/facts/facts.js';
import { FailureBar } from '../../parts/failure-bar/failure-bar.js';
import { dateAndTime } from '../../parts/figures/figures.js';
import { useNotice } from '../../parts/notice/notice.js';
import { useWayBack } from '../../parts/notice/use-way-back.js';
import { RouterLink } from '../../parts/router-link/router-link.js';
import {
  useCancelReplyMutation,
  useOutboxReplyQuery,
  useRetryReplyMutation,
  useUndoCancelReplyMutation,
} from './email-monitoring.endpoints.js';
import { MailBody } from './mail-body.js';
import { MailDialog } from './mail-dialog.js';
import { MailStateBadge } from './mail-state-badge.js';

const FAULT_TITLES: Readonly<Partial<Record<OutboxState, string>>> = {
  failed: 'This reply could not be delivered.',
  cancelled: 'This reply does not leave.',
  replaced: 'This reply does not leave.',
};

interface ReplyDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A reply, whether it has left, and another try where it could not. */
export function ReplyDialog({ id, onClose }: ReplyDialogProps) {
  const notify = useNotice();
  const tell = useWayBack();
  const {
    currentData: reply,
    error,
    isFetching,
    refetch,
  } = useOutboxReplyQuery(id, { refetchOnMountOrArgChange: true });
  const [retry, retrying] = useRetryReplyMutation();
  const [cancel, cancelling] = useCancelReplyMutation();
  const [undo] = useUndoCancelReplyMutation();
  const again = async () => {
    const answer = await retry(id);
    if (!answer.error) notify({ kind: 'success', title: 'Reply queued again', body: 'It is tried again now.' });
  };
  const keepBack = async () => {
    const { data } = await cancel(id);
    if (!data) return;
    // The notice that offers Undo stands behind an open dialog: it has to be reached.
    onClose();
    const body = 'It stays in the outbox and does not leave.';
    const done = { title: 'Reply cancelled', body, ...(reply ? { about: reply.subject } : {}) };
    tell(done, { run: () => undo(id), restored: undefined, failed: 'The reply could not be put back' });
  };
  const fault = reply?.state === 'sent' ? null : (reply?.buriedWork?.reason ?? reply?.lastError);
  return (
    <MailDialog
      title={reply ? reply.subject : `Reply ${id}`}
      isLoading={isFetching && !reply}
      failure={reply ? undefined : error}
      onRetry={() => void refetch()}
      onClose={onClose}
      actions={
        reply?.state === 'failed' ? (
          <Button
            appearance="primary"
            icon={retrying.isLoading ? <Spinner size="tiny" /> : null}
            disabledFocusable={retrying.isLoading}
            onClick={() => void again()}
          >
            Try again
          </Button>
        ) : reply?.state === 'waiting' ? (
          <Button
            icon={cancelling.isLoading ? <Spinner size="tiny" /> : null}
            disabledFocusable={cancelling.isLoading}
            onClick={() => void keepBack()}
          >
            Cancel this reply
          </Button>
        ) : null
      }
    >
      {cancelling.error ? <FailureBar title="The reply was not cancelled" failure={cancelling.error} /> : null}
      {retrying.error ? <FailureBar title="The reply was not tried again" failure={retrying.error} /> : null}
      {reply ? (
        <>
          {fault ? (
            <MessageBar intent={reply.state === 'failed' ? 'error' : 'warning'} layout="multiline">
              <MessageBarBody>
                <MessageBarTitle>{FAULT_TITLES[reply.state] ?? 'The last try did not succeed.'}</MessageBarTitle>
                {fault}
              </MessageBarBody>
            </MessageBar>
          ) : null}
          <Facts>
            <Fact term="Status">
              <MailStateBadge state={reply.state} />
            </Fact>
            <Fact term="To">{reply.to}</Fact>
            <Fact term="From">{reply.from}</Fact>
            <Fact term="Quotation">
              <RouterLink to={`/quotations?open=${reply.quotationId}`}>{reply.quotationNumber}</RouterLink>
            </Fact>
            <Fact term="Revision">{String(reply.revision)}</Fact>
            <Fact term="Attempts">{String(reply.attempts)}</Fact>
            <Fact term="Written">{dateAndTime(reply.createdAt)}</Fact>
            {reply.sentAt ? (
              <Fact term="Sent">{dateAndTime(reply.sentAt)}</Fact>
            ) : (
              <Fact term="Not sent before">{dateAndTime(reply.notBefore)}</Fact>
            )}
          </Facts>
          <MailBody text={reply.text} />
        </>
      ) : null}
    </MailDialog>
  );
}
