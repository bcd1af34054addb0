import type { OutboundEmailStatus } from '../../../../../domain/outbound-mail/outbound-email.js';
import { DescriptionItem } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useUndo } from '../../components/toast/use-undo.js';
import {
  useCancelReplyMutation,
  useOutboxReplyQuery,
  useRetryReplyMutation,
  useUndoCancelReplyMutation,
} from './mail.endpoints.js';
import { MailAction } from './mail-action.js';
import { MailDialog } from './mail-dialog.js';
import { OutboundMail } from './outbound-mail.js';

const ERROR_TITLES: Readonly<Partial<Record<OutboundEmailStatus, string>>> = {
  failed: 'This reply could not be delivered.',
  cancelled: 'This reply will not be sent.',
  replaced: 'This reply will not be sent.',
};

interface ReplyDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A reply, whether it has left, and another try where it could not. */
export function ReplyDialog({ id, onClose }: ReplyDialogProps) {
  const notify = useToast();
  const notifyWithUndo = useUndo();
  const query = useOutboxReplyQuery(id, { refetchOnMountOrArgChange: true });
  const reply = query.currentData;
  const [retry, retrying] = useRetryReplyMutation();
  const [cancel, cancelling] = useCancelReplyMutation();
  const [undo] = useUndoCancelReplyMutation();
  const again = async () => {
    const answer = await retry(id);
    if (!answer.error) notify({ kind: 'success', title: 'Reply queued again', body: 'It is tried again now.' });
  };
  const cancelReply = async () => {
    const { data } = await cancel(id);
    if (!data) return;
    // The notice that offers Undo stands behind an open dialog: it has to be reached.
    onClose();
    const body = 'It stays in the outbox and does not leave.';
    const done = { title: 'Reply cancelled', body, ...(reply ? { about: reply.subject } : {}) };
    notifyWithUndo(done, { run: () => undo(id), restored: undefined, failed: 'Could not undo' });
  };
  const error = reply?.state === 'sent' ? null : (reply?.buriedWork?.reason ?? reply?.lastError);
  return (
    <MailDialog
      title={reply ? reply.subject : `Reply ${id}`}
      query={query}
      onClose={onClose}
      actions={
        reply?.state === 'failed' ? (
          <MailAction isMain isBusy={retrying.isLoading} onAct={() => void again()}>
            Try again
          </MailAction>
        ) : reply?.state === 'waiting' ? (
          <MailAction isBusy={cancelling.isLoading} onAct={() => void cancelReply()}>
            Cancel this reply
          </MailAction>
        ) : null
      }
    >
      {cancelling.error ? <ErrorMessage title="The reply was not cancelled" failure={cancelling.error} /> : null}
      {retrying.error ? <ErrorMessage title="The reply was not tried again" failure={retrying.error} /> : null}
      {reply ? (
        <OutboundMail
          mail={reply}
          error={error}
          errorTitle={ERROR_TITLES[reply.state] ?? 'Last attempt failed.'}
          notBefore={reply.notBefore}
        >
          <DescriptionItem term="Quotation">
            <RouterLink to={`/quotations?open=${reply.quotationId}`}>{reply.quotationNumber}</RouterLink>
          </DescriptionItem>
          <DescriptionItem term="Revision">{String(reply.revision)}</DescriptionItem>
        </OutboundMail>
      ) : null}
    </MailDialog>
  );
}
