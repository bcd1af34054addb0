import { Button, makeStyles, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import { AddRegular, ArrowClockwiseRegular } from '@fluentui/react-icons';
import { useMemo, useState } from 'react';
import { getErrorMessage } from '../../api/api-error.js';
import { DataTable } from '../../components/data-table/data-table.js';
import { TableSkeleton } from '../../components/data-table/table-skeleton.js';
import { EmptyState } from '../../components/empty-state/empty-state.js';
import { ErrorMessage } from '../../components/error-message/error-message.js';
import { PageHeader } from '../../components/page-header/page-header.js';
import { useToast } from '../../components/toast/use-toast.js';
import { useMessages } from '../../i18n/messages.js';
import { createMailboxColumns, type MailboxTask } from './mailbox-columns.js';
import { MailboxDialog } from './mailbox-dialog.js';
import { DisconnectDialog, PreviewDialog } from './mailbox-task-dialogs.js';
import { type MailboxRow, toMailboxBody, useMailboxesQuery, useUpdateMailboxMutation } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';
import { SendingDialog } from './sending-dialog.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
});

interface Task {
  readonly kind: MailboxTask;
  readonly row: MailboxRow;
}

/** The connected mailboxes, and how another one is connected: for administrators. */
export function MailboxesScreen() {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  const restoreFocusTarget = useRestoreFocusTarget();
  const notify = useToast();
  const { data: rows, error, isFetching, refetch } = useMailboxesQuery(undefined, { refetchOnMountOrArgChange: true });
  const [update] = useUpdateMailboxMutation();
  const [isConnecting, setConnecting] = useState(false);
  const [task, setTask] = useState<Task>();
  const columns = useMemo(() => {
    const switchActive = async (row: MailboxRow) => {
      const body = { ...toMailboxBody(row), id: row.id, version: row.version, isActive: !row.isActive };
      const answer = await update(body);
      if (answer.error) notify({ kind: 'error', title: messages.failedToSave, body: getErrorMessage(answer.error) });
      else notify({ kind: 'success', title: messages.changed, body: row.address });
    };
    return createMailboxColumns((kind, row) => (kind === 'active' ? void switchActive(row) : setTask({ kind, row })));
  }, [update, notify, messages]);
  const close = () => setTask(undefined);
  const connectButton = (
    <Button appearance="primary" icon={<AddRegular />} onClick={() => setConnecting(true)} {...restoreFocusTarget}>
      {messages.connectAMailbox}
    </Button>
  );
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.subtitle}>
        <Button icon={<ArrowClockwiseRegular />} onClick={() => void refetch()}>
          {messages.refresh}
        </Button>
        {connectButton}
      </PageHeader>
      {isFetching && !rows ? <TableSkeleton label={messages.loadingMailboxes} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.failedToLoadMailboxes} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {rows?.length === 0 ? <EmptyState title={messages.noMailboxes} note={messages.noMailboxesNote} /> : null}
      {rows && rows.length > 0 ? (
        <DataTable
          what={messages.mailboxes}
          one={messages.mailbox}
          rows={rows}
          total={rows.length}
          columns={columns}
          idOf={({ id }) => id}
          titleOf={({ address }) => address}
        />
      ) : null}
      {isConnecting ? <MailboxDialog row={undefined} onClose={() => setConnecting(false)} /> : null}
      {task?.kind === 'edit' ? <MailboxDialog row={task.row} onClose={close} /> : null}
      {task?.kind === 'preview' ? <PreviewDialog row={task.row} onClose={close} /> : null}
      {task?.kind === 'sending' ? <SendingDialog row={task.row} onClose={close} /> : null}
      {task?.kind === 'disconnect' ? <DisconnectDialog row={task.row} onClose={close} /> : null}
    </div>
  );
}
