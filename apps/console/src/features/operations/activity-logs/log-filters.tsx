import { Button, Field, makeStyles, SearchBox, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular, ArrowSortDownRegular, ArrowSortUpRegular } from '@fluentui/react-icons';
import { ACTIVITY_CATEGORIES, ACTIVITY_STATUSES } from '../../../../../../domain/activity/activity.js';
import type { DebouncedText } from '../../../components/debounced-text/use-debounced-text.js';
import { FilterSelect, toFilterOptions } from '../../../components/filter-select/filter-select.js';
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
  const styles = useStyles();
  const isNewestFirst = view.sort === 'desc';
  return (
    <search className={styles.bar} aria-label="Log entries">
      <Field label="Search" className={styles.search}>
        <SearchBox
          className={styles.box}
          placeholder="Action, details or user"
          value={search.typed}
          onChange={(_event, { value }) => search.type(value)}
        />
      </Field>
      <FilterSelect
        label="Category"
        everything="All categories"
        options={toFilterOptions(ACTIVITY_CATEGORIES)}
        chosen={view.category}
        onChoose={(category) => onChange({ category })}
        className={styles.select}
      />
      <FilterSelect
        label="Status"
        everything="All statuses"
        options={toFilterOptions(ACTIVITY_STATUSES)}
        chosen={view.status}
        onChoose={(status) => onChange({ status })}
        className={styles.select}
      />
      <Button
        icon={isNewestFirst ? <ArrowSortDownRegular /> : <ArrowSortUpRegular />}
        aria-label={isNewestFirst ? 'Time: newest first' : 'Time: oldest first'}
        onClick={() => onChange({ sort: isNewestFirst ? 'asc' : 'desc' })}
      >
        {isNewestFirst ? 'Newest first' : 'Oldest first'}
      </Button>
      <Button icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
        Refresh
      </Button>
    </search>
  );
}
