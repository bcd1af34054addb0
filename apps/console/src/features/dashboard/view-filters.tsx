import { Button, makeStyles, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { PeriodAndCountryFilters } from '../../components/quotation-filters/period-and-country-filters.js';
import { useMessages } from '../../i18n/messages.js';
import { dashboardMessages } from './dashboard.messages.js';
import type { DashboardView } from './dashboard-url.js';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: tokens.spacingHorizontalM },
  field: { flexBasis: '200px' },
});

interface ViewFiltersProps {
  readonly view: DashboardView;
  readonly countries: readonly CountryView[];
  readonly onChange: (change: Partial<DashboardView>) => void;
  readonly onRefresh: () => void;
}

/** Time period and destination country. */
export function ViewFilters({ view, countries, onChange, onRefresh }: ViewFiltersProps) {
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  return (
    <search className={styles.bar} aria-label={messages.periodAndCountry}>
      <PeriodAndCountryFilters view={view} countries={countries} className={styles.field} onChange={onChange} />
      <Button icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
        {messages.refresh}
      </Button>
    </search>
  );
}
