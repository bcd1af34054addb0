import { Button, Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import { ArrowClockwiseRegular } from '@fluentui/react-icons';
import { PERIODS } from '../../parts/quotation-filters/quotation-narrowing.js';
import type { CountryView } from '../../parts/reference-data/reference-data.endpoints.js';
import type { DashboardView } from './dashboard-address.js';

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
  const styles = useStyles();
  return (
    <search className={styles.bar} aria-label="Period and country">
      <Field label="Time Period" className={styles.field}>
        <Select
          value={view.period}
          onChange={(_event, { value }) => onChange({ period: PERIODS.find(({ id }) => id === value)?.id ?? 'all' })}
        >
          {PERIODS.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Destination Country" className={styles.field}>
        <Select value={view.country} onChange={(_event, { value }) => onChange({ country: value })}>
          <option value="">All Countries</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Button icon={<ArrowClockwiseRegular />} onClick={onRefresh}>
        Refresh
      </Button>
    </search>
  );
}
