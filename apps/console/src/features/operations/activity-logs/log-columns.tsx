import { Button, makeStyles, Text, tokens, useRestoreFocusTarget } from '@fluentui/react-components';
import type { TableColumn } from '../../../components/data-table/table-column.js';
import { formatDateTime } from '../../../components/format/format.js';
import { describeState } from '../../../components/status-badge/describe-state.js';
import { getMessages, useMessages } from '../../../i18n/messages.js';
import type { LogEntry } from './activity-logs.endpoints.js';
import { activityLogsMessages } from './activity-logs.messages.js';
import { LogStatusBadge } from './log-status-badge.js';

const useStyles = makeStyles({
  action: {
    justifyContent: 'flex-start',
    textAlign: 'left',
    paddingInline: tokens.spacingHorizontalXS,
    minWidth: 0,
    marginLeft: '-4px',
    color: tokens.colorBrandForegroundLink,
  },
});

/** The columns of the log; the action of a row opens all that is known of it. */
export function createLogColumns(onOpen: (entry: LogEntry) => void): readonly TableColumn<LogEntry>[] {
  const messages = getMessages(activityLogsMessages);
  return [
    {
      id: 'action',
      header: messages.action,
      cell: (row) => <OpenEntryButton entry={row} onOpen={onOpen} />,
      hasControls: true,
      widthPx: 220,
      minWidthPx: 140,
    },
    { id: 'details', header: messages.details, cell: (row) => row.details || '—', widthPx: 380, minWidthPx: 160 },
    { id: 'category', header: messages.category, cell: (row) => describeState(row.category), widthPx: 100 },
    { id: 'status', header: messages.status, cell: (row) => <LogStatusBadge status={row.status} />, widthPx: 110 },
    {
      id: 'time',
      header: messages.time,
      cell: (row) => <Text>{formatDateTime(row.timestamp)}</Text>,
      sortBy: (row) => row.timestamp,
      widthPx: 190,
      minWidthPx: 130,
    },
  ];
}

interface OpenEntryButtonProps {
  readonly entry: LogEntry;
  readonly onOpen: (entry: LogEntry) => void;
}

function OpenEntryButton({ entry, onOpen }: OpenEntryButtonProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  const focusComesBack = useRestoreFocusTarget();
  return (
    <Button
      {...focusComesBack}
      appearance="transparent"
      className={styles.action}
      aria-label={messages.actionOfEntry(entry.action, entry.id)}
      onClick={() => onOpen(entry)}
    >
      {entry.action}
    </Button>
  );
}
