import { makeStyles, Tab, TabList, Text, tokens } from '@fluentui/react-components';
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useSystemSettingsQuery } from '../../../api/system-settings.endpoints.js';
import { TableSkeleton } from '../../../components/data-table/table-skeleton.js';
import { useDebouncedText } from '../../../components/debounced-text/use-debounced-text.js';
import { DownloadButton } from '../../../components/download/download-button.js';
import { useDownload } from '../../../components/download/use-download.js';
import { ErrorMessage } from '../../../components/error-message/error-message.js';
import { PageHeader } from '../../../components/page-header/page-header.js';
import { useMessages } from '../../../i18n/messages.js';
import { useActivityLogsQuery } from './activity-logs.endpoints.js';
import { activityLogsMessages } from './activity-logs.messages.js';
import { DateRangeCard } from './date-range-card.js';
import { formatRetention } from './format-retention.js';
import { LogFilters } from './log-filters.js';
import { LogList } from './log-list.js';
import { LogSummaryCard } from './log-summary-card.js';
import { getTabs, hasFilters, type LogsView, parseView, toSearchParams, toServerQuery } from './logs-url.js';

const useStyles = makeStyles({
  page: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalXL },
  tabs: { flexWrap: 'wrap', marginLeft: '-10px' },
  panel: { display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalL },
  cards: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
    gap: tokens.spacingHorizontalL,
  },
  quiet: { color: tokens.colorNeutralForeground2 },
});

/** What happened at the server; every filter stands in the address. */
export function ActivityLogsScreen() {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  const [search, setSearch] = useSearchParams();
  const view = parseView(search);
  const { currentData, data, error, isFetching, refetch } = useActivityLogsQuery(view, {
    refetchOnMountOrArgChange: true,
  });
  const { data: settings, error: settingsFailure } = useSystemSettingsQuery();
  const words = useDebouncedText(view.text, (text) => change({ text }));
  const { type } = words;
  const change = useCallback(
    (changed: Partial<LogsView>) => {
      if (changed.text !== undefined) type(changed.text);
      setSearch((before) => toSearchParams({ ...parseView(before), page: 1, ...changed }), {
        replace: 'text' in changed,
      });
    },
    [setSearch, type],
  );
  const logs = useDownload({ name: 'activity-logs.csv' });
  const shown = currentData ?? (isFetching ? data : undefined);
  return (
    <div className={styles.page}>
      <PageHeader subtitle={messages.screenSubtitle}>
        <DownloadButton url={`/api/activity-logs/export.csv?${toServerQuery(view)}`} download={logs}>
          {messages.exportLogs}
        </DownloadButton>
      </PageHeader>
      <TabList
        className={styles.tabs}
        selectedValue={view.tab}
        onTabSelect={(_event, { value }) => change({ tab: getTabs().find(({ id }) => id === value)?.id ?? 'all' })}
        aria-label={messages.kindsOfLogEntries}
      >
        {getTabs().map(({ id, name }) => (
          <Tab key={id} value={id} id={`logs-tab-${id}`} aria-controls="logs-panel">
            {name}
          </Tab>
        ))}
      </TabList>
      <div id="logs-panel" role="tabpanel" aria-labelledby={`logs-tab-${view.tab}`} className={styles.panel}>
        <LogFilters view={view} search={words} onChange={change} onRefresh={() => void refetch()} />
        {isFetching && !shown ? <TableSkeleton label={messages.loading} /> : null}
        {error && !isFetching ? (
          <ErrorMessage title={messages.errorLoadingLogs} failure={error} onRetry={() => void refetch()} />
        ) : null}
        {shown ? <LogList page={shown} view={view} onChange={change} /> : null}
      </div>
      <div className={styles.cards}>
        <LogSummaryCard counts={shown?.counts} hasFilters={hasFilters(view)} />
        <DateRangeCard range={view} onApply={change} />
      </div>
      <Text size={200} className={styles.quiet}>
        {settingsFailure && !settings ? messages.retentionUnknown : formatRetention(settings?.dataRetention)}
      </Text>
    </div>
  );
}
