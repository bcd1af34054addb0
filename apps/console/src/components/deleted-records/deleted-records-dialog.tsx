import { Button, Caption1, makeStyles, Spinner, Text, tokens } from '@fluentui/react-components';
import { useState } from 'react';
import type { DeletedRecordView } from '../../api/generated.js';
import { useMessages } from '../../i18n/messages.js';
import { DialogFrame } from '../dialog-frame/dialog-frame.js';
import { ErrorMessage } from '../error-message/error-message.js';
import { formatDateTime } from '../format/format.js';
import { Pager } from '../pager/pager.js';
import { useToast } from '../toast/use-toast.js';
import {
  type DeletedKind,
  useDeletedRecordsQuery,
  useRestoreDeletedRecordMutation,
} from './deleted-records.endpoints.js';
import { deletedRecordsMessages } from './deleted-records.messages.js';

const useStyles = makeStyles({
  list: {
    ...{ display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
    ...{ listStyleType: 'none', padding: 0, margin: 0 },
  },
  item: {
    ...{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' },
    gap: tokens.spacingHorizontalM,
  },
  words: { display: 'flex', flexDirection: 'column', minWidth: 0, flex: '1 1 260px', overflowWrap: 'anywhere' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface DeletedRecordsDialogProps {
  readonly kind: DeletedKind;
  readonly onClose: () => void;
}

/** What was deleted lately, by whom, and its way back. */
export function DeletedRecordsDialog({ kind, onClose }: DeletedRecordsDialogProps) {
  const messages = useMessages(deletedRecordsMessages);
  const styles = useStyles();
  const notify = useToast();
  const [page, setPage] = useState(1);
  const list = useDeletedRecordsQuery({ kind, page }, { refetchOnMountOrArgChange: true });
  const { data, error, isFetching, refetch } = list;
  const [restore, restoring] = useRestoreDeletedRecordMutation();
  const bringBack = async ({ entryId, name }: DeletedRecordView) => {
    const { data: restored } = await restore({ kind, entryId });
    if (restored) notify({ kind: 'success', title: messages.restored, body: name });
  };
  return (
    <DialogFrame
      title={messages.recentlyDeleted}
      onClose={onClose}
      actions={
        <Button appearance="primary" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      {isFetching && !data ? <Spinner label={messages.loading} /> : null}
      {error && !isFetching ? (
        <ErrorMessage title={messages.notAvailable} failure={error} onRetry={() => void refetch()} />
      ) : null}
      {restoring.error ? <ErrorMessage title={messages.notRestored} failure={restoring.error} /> : null}
      {data ? (
        <Text>{data.total === 0 ? messages.nothingDeleted(data.days) : messages.canBeRestored(data.days)}</Text>
      ) : null}
      {data && data.data.length > 0 ? (
        <ol className={styles.list} aria-label={messages.recentlyDeleted}>
          {data.data.map((record) => (
            <li key={record.entryId} className={styles.item}>
              <span className={styles.words}>
                <Text translate="no">{record.name}</Text>
                <Caption1 className={styles.quiet}>
                  {messages.deletedBy(formatDateTime(record.deletedAt), record.deletedBy)}
                </Caption1>
              </span>
              {record.isThere ? (
                <Caption1 className={styles.quiet}>{messages.inUseAgain}</Caption1>
              ) : (
                <Button
                  size="small"
                  aria-label={messages.restoreRecord(record.name)}
                  disabledFocusable={restoring.isLoading}
                  onClick={() => void bringBack(record)}
                >
                  {messages.restore}
                </Button>
              )}
            </li>
          ))}
        </ol>
      ) : null}
      {data ? <Pager {...data} what={messages.pagesOf} onPage={setPage} /> : null}
    </DialogFrame>
  );
}
