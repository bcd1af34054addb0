import { Field, Select } from '@fluentui/react-components';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { FilterSelect } from '../filter-select/filter-select.js';
import { PERIODS, type QuotationFilters } from './quotation-filters.js';

interface PeriodAndCountryFiltersProps {
  readonly view: Pick<QuotationFilters, 'period' | 'country'>;
  readonly countries: readonly CountryView[];
  readonly className?: string;
  readonly onChange: (change: Partial<QuotationFilters>) => void;
}

/** Time period and destination country, as every list of quotations offers them. */
export function PeriodAndCountryFilters({ view, countries, className, onChange }: PeriodAndCountryFiltersProps) {
  return (
    <>
      <Field label="Time Period" className={className}>
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
      <FilterSelect
        label="Destination Country"
        everything="All Countries"
        options={countries.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={view.country}
        onChoose={(code) => onChange({ country: code ?? '' })}
        className={className}
      />
    </>
  );
}
