import { Badge, Button, Card, Field, Input, makeStyles, tokens, typographyStyles } from '@fluentui/react-components';
import { FilterSelect, toFilterOptions } from '../../components/filter-select/filter-select.js';
import { formatDecimal } from '../../components/format/format.js';
import { listFilterBadges } from '../../components/quotation-filters/filter-badges.js';
import { ALL_QUOTATIONS, hasFilters } from '../../components/quotation-filters/quotation-filters.js';
import { RemovableBadges } from '../../components/quotation-filters/removable-badges.js';
import { useMessages } from '../../i18n/messages.js';
import { dashboardMessages } from './dashboard.messages.js';
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
  const messages = useMessages(dashboardMessages);
  const styles = useStyles();
  const badges = listFilterBadges(view, countryName);
  const isBackwards = view.from !== '' && view.to !== '' && view.from > view.to;
  // The chosen domain stays in the list even where the other filters leave nothing of it.
  const offered = view.domain && !domains.includes(view.domain) ? [view.domain, ...domains] : domains;
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{messages.advancedFilters}</h2>
        <Button disabledFocusable={!hasFilters(view)} onClick={() => onChange(ALL_QUOTATIONS)}>
          {messages.clearAllFilters}
        </Button>
      </div>
      <search className={styles.fields} aria-label={messages.advancedFiltersGroup}>
        <FilterSelect
          label={messages.senderDomain}
          everything={messages.allDomains}
          options={toFilterOptions(offered)}
          chosen={view.domain}
          onChoose={(domain) => onChange({ domain: domain ?? '' })}
        />
        <Field label={messages.fromDate}>
          <Input type="date" value={view.from} onChange={(_event, { value }) => onChange({ from: value })} />
        </Field>
        <Field label={messages.toDate} validationMessage={isBackwards ? messages.toDateBeforeFromDate : undefined}>
          <Input type="date" value={view.to} onChange={(_event, { value }) => onChange({ to: value })} />
        </Field>
      </search>
      <div className={styles.badges}>
        {badges.length > 0 ? <RemovableBadges badges={badges} onChange={onChange} /> : null}
        <Badge role="status" appearance="tint" color="informative" size="extra-large">
          {shown === undefined || all === undefined
            ? messages.countingQuotations
            : messages.showingOfQuotations(formatDecimal(shown, 0), formatDecimal(all, 0))}
        </Badge>
      </div>
    </Card>
  );
}
