import type { OutboundEmailStatus } from '../../../../../domain/outbound-mail/outbound-email.js';
import { DescriptionItem } from '../../components/description-list/description-list.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { RouterLink } from '../../components/router-link/router-link.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useUndo } from '../../components/toast/use-undo.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import {
  useCancelReplyMutation,
  useOutboxReplyQuery,
  useRetryReplyMutation,
  useUndoCancelReplyMutation,
} from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { MailAction } from './mail-action.js';
import { MailDialog } from './mail-dialog.js';
import { OutboundMail } from './outbound-mail.js';

function getErrorTitles(): Readonly<Partial<Record<OutboundEmailStatus, string>>> {
  const messages = getMessages(mailMessages);
  return {
    failed: messages.replyCouldNotBeDelivered,
    sent: messages.copyCouldNotBeFiled,
    cancelled: messages.replyWillNotSent,
    replaced: messages.replyWillNotSent,
  };
}

interface ReplyDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A reply, whether it has left, and another try where it could not. */
export function ReplyDialog({ id, onClose }: ReplyDialogProps) {
  const messages = useMessages(mailMessages);
  const notify = useToast();
  const notifyWithUndo = useUndo();
  const query = useOutboxReplyQuery(id, { refetchOnMountOrArgChange: true });
  const reply = query.currentData;
  // Mail that has left has nothing but its copy that can be given up.
  const isCopyLost = reply?.state === 'sent' && reply.deadLetter !== null;
  const [retry, retrying] = useRetryReplyMutation();
  const [cancel, cancelling] = useCancelReplyMutation();
  const [undo] = useUndoCancelReplyMutation();
  const again = async () => {
    const answer = await retry(id);
    if (!answer.error)
      notify({
        kind: 'success',
        title: isCopyLost ? messages.copyQueuedAgain : messages.replyQueuedAgain,
        body: messages.mailQueuedAgainBody,
      });
  };
  const cancelReply = async () => {
    const { data } = await cancel(id);
    if (!data) return;
    // The notice that offers Undo stands behind an open dialog: it has to be reached.
    onClose();
    const body = messages.staysInOutbox;
    const done = { title: messages.replyCancelled, body, ...(reply ? { about: reply.subject } : {}) };
    notifyWithUndo(done, { run: () => undo(id), restored: undefined, failed: messages.couldNotUndo });
  };
  const error = reply?.deadLetter?.reason ?? (reply?.state === 'sent' ? null : reply?.lastError);
  return (
    <MailDialog
      title={reply ? reply.subject : messages.replyTitle(id)}
      isTitleWritten={reply !== undefined}
      query={query}
      onClose={onClose}
      actions={
        reply?.state === 'failed' || isCopyLost ? (
          <MailAction isMain isBusy={retrying.isLoading} onAct={() => void again()}>
            {isCopyLost ? messages.fileCopyAgain : messages.tryAgain}
          </MailAction>
        ) : reply?.state === 'waiting' && !reply.isReminder ? (
          <MailAction isBusy={cancelling.isLoading} onAct={() => void cancelReply()}>
            {messages.cancelThisReply}
          </MailAction>
        ) : null
      }
    >
      {cancelling.error ? <ErrorMessage title={messages.theReplyWasNotCancelled} failure={cancelling.error} /> : null}
      {retrying.error ? <ErrorMessage title={messages.replyNotTriedAgain} failure={retrying.error} /> : null}
      {reply ? (
        <OutboundMail
          mail={reply}
          error={error}
          errorTitle={getErrorTitles()[reply.state] ?? messages.lastAttemptFailed}
          notBefore={reply.notBefore}
        >
          <DescriptionItem term={messages.quotation}>
            <RouterLink to={`/quotations?open=${reply.quotationId}`}>{reply.quotationNumber}</RouterLink>
          </DescriptionItem>
          <DescriptionItem term={messages.kind}>
            {reply.isReminder ? messages.reminder : messages.replyKind}
          </DescriptionItem>
          <DescriptionItem term={messages.revision}>{String(reply.revision)}</DescriptionItem>
        </OutboundMail>
      ) : null}
    </MailDialog>
  );
}
