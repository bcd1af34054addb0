import { Field, makeStyles, Select } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { placesMessages } from './places.messages.js';
import type { Places } from './use-places.js';

/** What is chosen; undefined where nothing is. */
export interface SelectedPlace {
  readonly countryId: number | undefined;
  /** The airport's id. */
  readonly locationId: number | undefined;
}

const useStyles = makeStyles({
  // The longest airport's name must not widen the form.
  field: { minWidth: 0, gridTemplateColumns: 'minmax(0, 1fr)' },
  select: { minWidth: 0, '& > select': { minWidth: 0, textOverflow: 'ellipsis' } },
});

interface PlaceFieldsProps {
  readonly places: Places;
  readonly chosen: SelectedPlace;
  readonly onChange: (chosen: SelectedPlace) => void;
  /** What is wrong with a field; undefined where nothing is. */
  readonly messageFor: (field: 'countryId' | 'locationId') => string | undefined;
}

/** Country and airport of an entry: another country clears the airport, which waits for a country. */
export function PlaceFields({ places, chosen, onChange, messageFor }: PlaceFieldsProps) {
  const messages = useMessages(placesMessages);
  const styles = useStyles();
  const hasCountry = chosen.countryId !== undefined;
  return (
    <>
      <Field label={messages.country} required validationMessage={messageFor('countryId')}>
        <Select
          value={chosen.countryId ?? ''}
          onChange={(_event, { value }) => onChange({ countryId: parseId(value), locationId: undefined })}
        >
          <option value="">{messages.chooseACountry}</option>
          {places.countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={messages.airport}
        className={styles.field}
        required
        hint={hasCountry ? undefined : messages.chooseACountryFirst}
        validationMessage={hasCountry ? messageFor('locationId') : undefined}
      >
        <Select
          className={styles.select}
          value={chosen.locationId ?? ''}
          disabled={!hasCountry}
          onChange={(_event, { value }) => onChange({ countryId: chosen.countryId, locationId: parseId(value) })}
        >
          <option value="">{messages.chooseAnAirport}</option>
          {hasCountry
            ? places.airportsIn(chosen.countryId).map((airport) => (
                <option key={airport.id} value={airport.id} translate="no">
                  {`${airport.code} - ${airport.name}`}
                </option>
              ))
            : null}
        </Select>
      </Field>
    </>
  );
}

function parseId(value: string): number | undefined {
  return value === '' ? undefined : Number(value);
}
