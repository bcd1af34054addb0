import { Field, Select } from '@fluentui/react-components';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { useMessages } from '../../i18n/messages.js';
import { FilterSelect } from '../filter-select/filter-select.js';
import { getPeriods, type QuotationFilters } from './quotation-filters.js';
import { quotationFiltersMessages } from './quotation-filters.messages.js';

interface PeriodAndCountryFiltersProps {
  readonly view: Pick<QuotationFilters, 'period' | 'country'>;
  readonly countries: readonly CountryView[];
  readonly className?: string;
  readonly onChange: (change: Partial<QuotationFilters>) => void;
}

/** Time period and destination country, as every list of quotations offers them. */
export function PeriodAndCountryFilters({ view, countries, className, onChange }: PeriodAndCountryFiltersProps) {
  const messages = useMessages(quotationFiltersMessages);
  return (
    <>
      <Field label={messages.timePeriod} className={className}>
        <Select
          value={view.period}
          onChange={(_event, { value }) =>
            onChange({ period: getPeriods().find(({ id }) => id === value)?.id ?? 'all' })
          }
        >
          {getPeriods().map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <FilterSelect
        label={messages.destinationCountry}
        everything={messages.allCountries}
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={view.country}
        onChoose={(code) => onChange({ country: code ?? '' })}
        className={className}
      />
    </>
  );
}
