import { Badge, Button, Card, Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { FilterSelect, toFilterOptions } from '../../components/filter-select/filter-select.js';
import { formatDecimal } from '../../components/format/format.js';
import { listFilterBadges } from '../../components/quotation-filters/filter-badges.js';
import { ALL_QUOTATIONS, hasFilters } from '../../components/quotation-filters/quotation-filters.js';
import { RemovableBadges } from '../../components/quotation-filters/removable-badges.js';
import type { DashboardView } from './dashboard-url.js';

const useStyles = makeStyles({
  card: { padding: '20px', gap: tokens.spacingVerticalL },
  head: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: tokens.spacingHorizontalM },
  title: typographyStyles.subtitle2,
  fields: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(200px, 100%), 1fr))',
    gap: tokens.spacingHorizontalM,
  },
  badges: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: tokens.spacingHorizontalS },
});

interface AdvancedFiltersProps {
  readonly view: DashboardView;
  readonly domains: readonly string[];
  readonly countryName: (code: string) => string;
  /** Quotations that the filters leave, and all of them; undefined while they load. */
  readonly shown: number | undefined;
  readonly all: number | undefined;
  readonly onChange: (change: Partial<DashboardView>) => void;
}

/** Sender domain and dates, and everything that narrows the dashboard as badges that can be removed. */
export function AdvancedFilters({ view, domains, countryName, shown, all, onChange }: AdvancedFiltersProps) {
  const styles = useStyles();
  const badges = listFilterBadges(view, countryName);
  const isBackwards = view.from !== '' && view.to !== '' && view.from > view.to;
  // The chosen domain stays in the list even where the other filters leave nothing of it.
  const offered = view.domain && !domains.includes(view.domain) ? [view.domain, ...domains] : domains;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>Advanced Filters</h2>
        <Button disabledFocusable={!hasFilters(view)} onClick={() => onChange(ALL_QUOTATIONS)}>
          Clear All Filters
        </Button>
      </div>
      <search className={styles.fields} aria-label="Advanced filters">
        <FilterSelect
          label="Sender Domain"
          everything="All Domains"
          options={toFilterOptions(offered)}
          chosen={view.domain}
          onChoose={(domain) => onChange({ domain: domain ?? '' })}
        />
        <Field label="From Date">
          <Input type="date" value={view.from} onChange={(_event, { value }) => onChange({ from: value })} />
        </Field>
        <Field label="To Date" validationMessage={isBackwards ? 'The To Date is before the From Date.' : undefined}>
          <Input type="date" value={view.to} onChange={(_event, { value }) => onChange({ to: value })} />
        </Field>
      </search>
      <div className={styles.badges}>
        {badges.length > 0 ? <RemovableBadges badges={badges} onChange={onChange} /> : null}
        <Badge role="status" appearance="tint" color="informative" size="extra-large">
          {shown === undefined || all === undefined
            ? 'Counting quotations...'
            : `Showing ${formatDecimal(shown, 0)} of ${formatDecimal(all, 0)} quotations`}
        </Badge>
      </div>
    </Card>
  );
}
