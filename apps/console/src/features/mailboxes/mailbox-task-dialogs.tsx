import { Button, Spinner, Text } from '@fluentui/react-components';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.js';
import { DialogFrame } from '../../components/dialog-frame/dialog-frame.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import {
  type MailboxRow,
  useConnectedMailboxPreviewQuery,
  useDisconnectMailboxMutation,
} from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';
import { PreviewList } from './preview-list.js';

interface MailboxTaskDialogProps {
  readonly row: MailboxRow;
  readonly onClose: () => void;
}

/** Shows the last mails of a connected mailbox, and what would be done with each. */
export function PreviewDialog({ row, onClose }: MailboxTaskDialogProps) {
  const messages = useMessages(mailboxesMessages);
  const { data, error, isFetching, refetch } = useConnectedMailboxPreviewQuery(row.id, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <DialogFrame
      title={messages.previewOf(row.address)}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
      onClose={onClose}
    >
      <Text>{messages.previewNote}</Text>
      {isFetching ? <Spinner label={messages.loadingPreview} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToPreview} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {data && !isFetching ? <PreviewList mails={data} /> : null}
    </DialogFrame>
  );
}

/** Asks before a mailbox is forgotten. */
export function DisconnectDialog({ row, onClose }: MailboxTaskDialogProps) {
  const messages = useMessages(mailboxesMessages);
  const notify = useToast();
  const [disconnect, { isLoading, error }] = useDisconnectMailboxMutation();
  const confirm = async () => {
    const answer = await disconnect(row.id);
    if (answer.error) return;
    notify({ kind: 'success', title: messages.disconnected, body: row.address });
    onClose();
  };
  return (
    <ConfirmDialog
      question={messages.disconnectQuestion(row.address)}
      verb={messages.disconnect}
      isBusy={isLoading}
      failure={error ? { title: messages.failedToDisconnect, cause: error } : undefined}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{messages.disconnectConsequence}</Text>
    </ConfirmDialog>
  );
}
