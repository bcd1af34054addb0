import { Badge, Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import {
  CheckmarkCircle16Regular,
  Clock16Regular,
  ErrorCircle16Regular,
  Pause16Regular,
  Warning16Regular,
} from '@fluentui/react-icons';
import { ACTIONS_COLUMN, type TableColumn } from '../../components/data-table/table-column.js';
import { formatDateTime, formatDuration } from '../../components/format/format.js';
import { getMessages, useMessages } from '../../i18n/messages.js';
import type { MailboxRow } from './mailboxes.endpoints.js';
import { mailboxesMessages } from './mailboxes.messages.js';

/** What a button of a row asks for. */
export type MailboxTask = 'preview' | 'sending' | 'edit' | 'active' | 'disconnect';

type OnTask = (task: MailboxTask, row: MailboxRow) => void;

const MS = 1000;

const useStyles = makeStyles({
  cell: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXS, alignItems: 'flex-start' },
  row: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalXS },
  quiet: { color: tokens.colorNeutralForeground2 },
  badge: { whiteSpace: 'nowrap' },
  words: { overflowWrap: 'anywhere', textWrap: 'pretty' },
});

/** The table of mailboxes. */
export function createMailboxColumns(onTask: OnTask): readonly TableColumn<MailboxRow>[] {
  const messages = getMessages(mailboxesMessages);
  return [
    {
      id: 'address',
      header: messages.address,
      cell: ({ address }) => address,
      sortBy: ({ address }) => address,
      widthPx: 220,
      minWidthPx: 140,
    },
    {
      id: 'status',
      header: messages.status,
      cell: (row) => <StatusCell row={row} />,
      sortBy: (row) => getState(row),
      widthPx: 300,
      minWidthPx: 180,
    },
    {
      id: 'last-look',
      header: messages.lastLook,
      cell: ({ lastLookAt }) => (lastLookAt ? formatDateTime(lastLookAt) : messages.noLook),
      sortBy: ({ lastLookAt }) => lastLookAt ?? '',
      widthPx: 150,
    },
    {
      id: 'last-mail',
      header: messages.lastMail,
      cell: (row) => <LastMailCell row={row} />,
      sortBy: ({ lastMailAt }) => lastMailAt ?? '',
      widthPx: 170,
    },
    {
      id: 'sending',
      header: messages.sending,
      cell: ({ sendsByItself }) => <SendingBadge sendsByItself={sendsByItself} />,
      sortBy: ({ sendsByItself }) => (sendsByItself ? 1 : 0),
      widthPx: 150,
      minWidthPx: 140,
    },
    {
      id: ACTIONS_COLUMN,
      header: messages.actions,
      cell: (row) => <TaskButtons row={row} onTask={onTask} />,
      hasControls: true,
      widthPx: 380,
      minWidthPx: 200,
    },
  ];
}

type MailboxState = 'paused' | 'failing' | 'silent' | 'starting' | 'reading';

function getState({ isActive, failure, isSilent, lastLookAt }: MailboxRow): MailboxState {
  if (!isActive) return 'paused';
  if (failure) return 'failing';
  if (isSilent) return 'silent';
  return lastLookAt === null ? 'starting' : 'reading';
}

const APPEARANCES = {
  paused: { color: 'informative', icon: <Pause16Regular /> },
  failing: { color: 'danger', icon: <ErrorCircle16Regular /> },
  silent: { color: 'warning', icon: <Warning16Regular /> },
  starting: { color: 'brand', icon: <Clock16Regular /> },
  reading: { color: 'success', icon: <CheckmarkCircle16Regular /> },
} as const;

function StatusCell({ row }: { readonly row: MailboxRow }) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  const state = getState(row);
  const { color, icon } = APPEARANCES[state];
  return (
    <span className={styles.cell}>
      <Badge appearance="tint" color={color} icon={icon}>
        {messages[state]}
      </Badge>
      {row.isActive && row.failure ? (
        <Text size={200} className={styles.words}>
          {row.failure.message} {messages.retryAt(formatDateTime(row.failure.retryAt))}
        </Text>
      ) : null}
    </span>
  );
}

function SendingBadge({ sendsByItself }: Pick<MailboxRow, 'sendsByItself'>) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  return (
    <Badge className={styles.badge} appearance="tint" color={sendsByItself ? 'success' : 'informative'}>
      {sendsByItself ? messages.sendsToAll : messages.shadowMode}
    </Badge>
  );
}

function LastMailCell({ row: { lastMailAt, lagSeconds } }: { readonly row: MailboxRow }) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  if (lastMailAt === null) return messages.noMail;
  return (
    <span className={styles.cell}>
      {formatDateTime(lastMailAt)}
      {lagSeconds === null ? null : (
        <Text size={200} className={styles.quiet}>
          {messages.lag(formatDuration(lagSeconds * MS))}
        </Text>
      )}
    </span>
  );
}

function TaskButtons({ row, onTask }: { readonly row: MailboxRow; readonly onTask: OnTask }) {
  const messages = useMessages(mailboxesMessages);
  const styles = useStyles();
  const { address, isActive } = row;
  const tasks: ReadonlyArray<readonly [MailboxTask, string, string]> = [
    ['preview', messages.preview, messages.previewOf(address)],
    ['sending', messages.changeSending, messages.changeSendingOf(address)],
    ['edit', messages.edit, messages.editWhich(address)],
    isActive
      ? ['active', messages.pause, messages.pauseWhich(address)]
      : ['active', messages.resume, messages.resumeWhich(address)],
    ['disconnect', messages.disconnect, messages.disconnectWhich(address)],
  ];
  return (
    <div className={styles.row}>
      {tasks.map(([task, label, name]) => (
        <Button key={task} size="small" aria-label={name} onClick={() => onTask(task, row)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
