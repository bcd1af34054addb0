import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { useRetryStaffMailMutation, useStaffMailQuery } from './mail.endpoints.js';
import { mailMessages } from './mail.messages.js';
import { MailAction } from './mail-action.js';
import { MailDialog } from './mail-dialog.js';
import { OutboundMail } from './outbound-mail.js';

interface NotificationEmailDialogProps {
  readonly id: number;
  readonly onClose: () => void;
}

/** A mail that the server wrote to one of its people, and another try where it could not be delivered. */
export function NotificationEmailDialog({ id, onClose }: NotificationEmailDialogProps) {
  const messages = useMessages(mailMessages);
  const notify = useToast();
  const query = useStaffMailQuery(id, { refetchOnMountOrArgChange: true });
  const mail = query.currentData;
  const [retry, retrying] = useRetryStaffMailMutation();
  const again = async () => {
    const answer = await retry(id);
    if (!answer.error) notify({ kind: 'success', title: messages.mailQueuedAgain, body: messages.mailQueuedAgainBody });
  };
  return (
    <MailDialog
      title={mail ? mail.subject : messages.notificationMailTitle(id)}
      isTitleWritten={mail !== undefined}
      query={query}
      onClose={onClose}
      actions={
        mail?.state === 'failed' ? (
          <MailAction isMain isBusy={retrying.isLoading} onAct={() => void again()}>
            {messages.tryAgain}
          </MailAction>
        ) : null
      }
    >
      {retrying.error ? <ErrorMessage title={messages.mailNotTriedAgain} failure={retrying.error} /> : null}
      {mail ? (
        <OutboundMail
          mail={mail}
          error={mail.lastError}
          errorTitle={mail.state === 'failed' ? messages.mailCouldNotBeDelivered : messages.lastAttemptFailed}
        />
      ) : null}
    </MailDialog>
  );
}
