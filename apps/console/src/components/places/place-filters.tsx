import { makeStyles, tokens } from '@fluentui/react-components';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { FilterSelect } from '../filter-select/filter-select.js';
import { placesMessages } from './places.messages.js';
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
  const messages = useMessages(placesMessages);
  const styles = useStyles();
  const country = places.countries.find(({ code }) => code === chosen.country);
  const airports = country ? places.airportsIn(country.id) : [];
  return (
    <search className={styles.bar}>
      <FilterSelect
        label={messages.country}
        everything={messages.allCountries}
        options={places.countries.map(({ code, name }) => ({ value: code, label: name }))}
        chosen={chosen.country}
        onChoose={(code) => onChange({ country: code, airport: undefined })}
        className={styles.filter}
      />
      {country || airportWithoutCountry === 'disabled' ? (
        <FilterSelect
          label={messages.airport}
          everything={messages.allAirports}
          options={airports.map(({ code, name }) => ({ value: code, label: `${code} - ${name}` }))}
          chosen={chosen.airport}
          onChoose={(code) => onChange({ country: chosen.country, airport: code })}
          hint={country ? undefined : messages.chooseACountryFirst}
          isDisabled={!country}
          className={styles.filter}
          selectClassName={styles.select}
        />
      ) : null}
      {children}
    </search>
  );
}
