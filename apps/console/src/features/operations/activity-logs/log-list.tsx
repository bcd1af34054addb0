import { Button, makeStyles, Text, tokens } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { CardList } from '../../../components/data-table/card-list.js';
import { RecordGrid } from '../../../components/data-table/record-grid.js';
import { EmptyState } from '../../../components/empty-state/empty-state.js';
import { formatPageRange } from '../../../components/format/format.js';
import { useNarrowWindow } from '../../../components/window-width/use-narrow-window.js';
import { useMessages } from '../../../i18n/messages.js';
import type { LogEntry, LogPage } from './activity-logs.endpoints.js';
import { activityLogsMessages } from './activity-logs.messages.js';
import { createLogColumns } from './log-columns.js';
import { LogDetailsDialog } from './log-details-dialog.js';
import { hasFilters, type LogsView, PAGE_SIZE, UNFILTERED_LOG } from './logs-url.js';
import { PageButtons } from './page-buttons.js';

const useStyles = makeStyles({
  list: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface LogListProps {
  readonly page: LogPage;
  readonly view: LogsView;
  readonly onChange: (change: Partial<LogsView>) => void;
}

/** One page of entries, or why there is none. */
export function LogList({ page, view, onChange }: LogListProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  const isNarrow = useNarrowWindow();
  const [opened, setOpened] = useState<LogEntry>();
  const columns = useMemo(() => createLogColumns(setOpened), []);
  if (page.data.length === 0) {
    return hasFilters(view) || view.page > 1 ? (
      <EmptyState title={messages.noResultsFound} note={messages.noResultsFoundNote}>
        <Button onClick={() => onChange(UNFILTERED_LOG)}>{messages.clearFilters}</Button>
      </EmptyState>
    ) : (
      <EmptyState title={messages.noResultsFound} note={messages.noActivityYet} />
    );
  }
  const rows = { what: messages.logEntriesInText, rows: page.data, columns, idOf: (row: LogEntry) => row.id };
  const first = (view.page - 1) * PAGE_SIZE + 1;
  return (
    <div className={styles.list}>
      <Text className={styles.quiet} role="status">
        {formatPageRange({ first, shown: page.data.length, total: page.total }, [
          messages.logEntry,
          messages.logEntriesInText,
        ])}
      </Text>
      {isNarrow ? (
        <CardList {...rows} />
      ) : (
        <RecordGrid
          {...rows}
          sort={{ sortColumn: 'time', sortDirection: view.sort === 'asc' ? 'ascending' : 'descending' }}
          onSort={({ sortDirection }) => onChange({ sort: sortDirection === 'ascending' ? 'asc' : 'desc' })}
        />
      )}
      <PageButtons
        page={view.page}
        pages={Math.ceil(page.total / PAGE_SIZE)}
        onPage={(next) => onChange({ page: next })}
      />
      {opened ? <LogDetailsDialog entry={opened} onClose={() => setOpened(undefined)} /> : null}
    </div>
  );
}
