import { Button, Field, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowSortDownRegular, ArrowSortUpRegular } from '@fluentui/react-icons';
import { ACTIVITY_CATEGORIES, ACTIVITY_STATUSES } from '../../../../../../domain/activity/activity.js';
import type { DebouncedText } from '../../../components/debounced-text/use-debounced-text.js';
import { FilterSelect, toFilterOptions } from '../../../components/filter-select/filter-select.js';
import { SearchField } from '../../../components/search-field/search-field.js';
import { useMessages } from '../../../i18n/messages.js';
import { activityLogsMessages } from './activity-logs.messages.js';
import type { LogsView } from './logs-url.js';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  search: { flexGrow: 1, flexBasis: '220px', maxWidth: '420px' },
  box: { maxWidth: '100%' },
  select: { flexBasis: '150px' },
});

interface LogFiltersProps {
  readonly view: LogsView;
  readonly search: DebouncedText;
  readonly onChange: (change: Partial<LogsView>) => void;
  readonly onRefresh: () => void;
}

/** Search, category, status and the order of time. */
export function LogFilters({ view, search, onChange, onRefresh }: LogFiltersProps) {
  const messages = useMessages(activityLogsMessages);
  const styles = useStyles();
  const isNewestFirst = view.sort === 'desc';
  return (
    <search className={styles.bar} aria-label={messages.logEntries}>
      <Field label={messages.search} className={styles.search}>
        <SearchField
          className={styles.box}
          placeholder={messages.actionDetailsOrUser}
          value={search.typed}
          onChange={(_event, { value }) => search.type(value)}
        />
      </Field>
      <FilterSelect
        label={messages.category}
        everything={messages.allCategories}
        options={toFilterOptions(ACTIVITY_CATEGORIES)}
        chosen={view.category}
        onChoose={(category) => onChange({ category })}
        className={styles.select}
      />
      <FilterSelect
        label={messages.status}
        everything={messages.allStatuses}
        options={toFilterOptions(ACTIVITY_STATUSES)}
        chosen={view.status}
        onChoose={(status) => onChange({ status })}
        className={styles.select}
      />
      <Button
        icon={isNewestFirst ? <ArrowSortDownRegular /> : <ArrowSortUpRegular />}
        aria-label={isNewestFirst ? messages.timeNewestFirst : messages.timeOldestFirst}
        onClick={() => onChange({ sort: isNewestFirst ? 'asc' : 'desc' })}
      >
        {isNewestFirst ? messages.newestFirst : messages.oldestFirst}
      </Button>
      <Button icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
        {messages.refresh}
      </Button>
    </search>
  );
}
