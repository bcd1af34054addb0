import { Field, Select } from '@fluentui/react-components';
import { NarrowingSelect } from '../filter-select/filter-select.js';
import type { CountryView } from '../../api/reference-data.endpoints.js';
import { PERIODS, type QuotationNarrowing } from './quotation-filters.js';

interface PeriodAndCountryProps {
  readonly view: Pick<QuotationNarrowing, 'period' | 'country'>;
  readonly countries: readonly CountryView[];
  readonly className?: string;
  readonly onChange: (change: Partial<QuotationNarrowing>) => void;
}

/** Time period and destination country, as every list of quotations offers them. */
export function PeriodAndCountry({ view, countries, className, onChange }: PeriodAndCountryProps) {
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
      <NarrowingSelect
        label="Destination Country"
        everything="All Countries"
        options={countries.map(({ code, name }) => ({ value: code, words: name }))}
        chosen={view.country}
        onChoose={(code) => onChange({ country: code ?? '' })}
        className={className}
      />
    </>
  );
}
