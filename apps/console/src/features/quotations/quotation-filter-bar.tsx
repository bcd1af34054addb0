import { Field, Input, makeStyles, tokens } from '@fluentui/react-components';
import { QUOTATION_STATUSES } from '../../../../../domain/quoting/quotation-status.js';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { commercialOutcomeMessages } from '../../components/commercial-outcome/commercial-outcome.messages.js';
import { describeOutcome } from '../../components/commercial-outcome/describe-outcome.js';
import type { DebouncedText } from '../../components/debounced-text/use-debounced-text.js';
import { FilterSelect, toFilterOptions } from '../../components/filter-select/filter-select.js';
import { PeriodAndCountryFilters } from '../../components/quotation-filters/period-and-country-filters.js';
import { SearchField } from '../../components/search-field/search-field.js';
import { useMessages } from '../../i18n/messages.js';
import { quotationsMessages } from './quotations.messages.js';
import { OUTCOME_FILTERS, type QuotationsView } from './quotations-url.js';

const useStyles = makeStyles({
  bar: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(170px, 100%), 1fr))',
    alignItems: 'end',
    gap: tokens.spacingHorizontalM,
  },
  // A search box would like to be wider than its column.
  field: { minWidth: 0 },
  box: { width: '100%', minWidth: 0, maxWidth: '100%' },
});

interface QuotationFilterBarProps {
  readonly view: QuotationsView;
  readonly search: DebouncedText;
  readonly countries: readonly CountryView[];
  readonly onChange: (change: Partial<QuotationsView>) => void;
}

/** What narrows the list. */
export function QuotationFilterBar({ view, search, countries, onChange }: QuotationFilterBarProps) {
  const messages = useMessages(quotationsMessages);
  const outcomeMessages = useMessages(commercialOutcomeMessages);
  const styles = useStyles();
  const narrow = (change: Partial<QuotationsView>) => onChange({ ...change, page: 1 });
  const isBackwards = view.from !== '' && view.to !== '' && view.from > view.to;
  return (
    <search className={styles.bar} aria-label={messages.filtersOfTheQuotations}>
      <Field label={messages.search} className={styles.field}>
        <SearchField
          className={styles.box}
          placeholder={messages.numberEmail}
          value={search.typed}
          onChange={(_event, { value }) => search.type(value)}
        />
      </Field>
      <FilterSelect
        label={messages.status}
        everything={messages.allStatuses}
        options={toFilterOptions(QUOTATION_STATUSES)}
        chosen={view.status}
        onChoose={(status) => narrow({ status })}
      />
      <FilterSelect
        label={outcomeMessages.outcome}
        everything={outcomeMessages.allOutcomes}
        options={OUTCOME_FILTERS.map((value) => ({ value, label: describeOutcome(value) }))}
        chosen={view.outcome}
        onChoose={(outcome) => narrow({ outcome })}
      />
      <PeriodAndCountryFilters view={view} countries={countries} onChange={narrow} />
      <Field label={messages.fromDate}>
        <Input type="date" value={view.from} onChange={(_event, { value }) => narrow({ from: value })} />
      </Field>
      <Field label={messages.toDate} validationMessage={isBackwards ? messages.toDateBeforeFromDate : undefined}>
        <Input type="date" value={view.to} onChange={(_event, { value }) => narrow({ to: value })} />
      </Field>
    </search>
  );
}
