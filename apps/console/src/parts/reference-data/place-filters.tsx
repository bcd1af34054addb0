import { Field, makeStyles, Select, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import type { Places } from './use-places.js';

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: tokens.spacingHorizontalM },
  select: { minWidth: 0, '& > select': { minWidth: 0, textOverflow: 'ellipsis' } },
  filter: {
    flexBasis: '220px',
    minWidth: 0,
    maxWidth: '100%',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (max-width: 639px)': { flexGrow: 1, flexBasis: '100%' },
  },
});

/** Which places a list is narrowed to, by their codes; undefined for all. */
export interface PlaceFilter {
  /** ISO alpha-2. */
  readonly country: string | undefined;
  /** IATA code. */
  readonly airport: string | undefined;
}

interface PlaceFiltersProps {
  readonly places: Places;
  readonly chosen: PlaceFilter;
  readonly onChange: (chosen: PlaceFilter) => void;
  /** Before a country is chosen the airport's filter is not there, or it waits and says why. */
  readonly airportWithoutCountry: 'absent' | 'disabled';
  /** Further filters. */
  readonly children?: ReactNode;
}

/** Narrows a list to a country and, within it, to an airport; another country lets go of the airport. */
export function PlaceFilters({ places, chosen, onChange, airportWithoutCountry, children }: PlaceFiltersProps) {
  const styles = useStyles();
  const country = places.countries.find(({ code }) => code === chosen.country);
  return (
    <search className={styles.bar}>
      <Field label="Country" className={styles.filter}>
        <Select
          value={country?.code ?? ''}
          onChange={(_event, { value }) => onChange({ country: value || undefined, airport: undefined })}
        >
          <option value="">All Countries</option>
          {places.countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {country || airportWithoutCountry === 'disabled' ? (
        <Field label="Airport" className={styles.filter} hint={country ? undefined : 'Choose a country first'}>
          <Select
            className={styles.select}
            value={chosen.airport ?? ''}
            disabled={!country}
            onChange={(_event, { value }) => onChange({ country: chosen.country, airport: value || undefined })}
          >
            <option value="">All Airports</option>
            {country
              ? places.airportsIn(country.id).map(({ code, name }) => (
                  <option key={code} value={code}>
                    {`${code} - ${name}`}
                  </option>
                ))
              : null}
          </Select>
        </Field>
      ) : null}
      {children}
    </search>
  );
}
