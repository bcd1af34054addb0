import { Combobox, Field, makeStyles, Option } from '@fluentui/react-components';
import { useMemo, useState } from 'react';
import { useMessages } from '../../i18n/messages.js';
import { describeCountry, findCountry, searchCountries } from './countries.js';
import { customersMessages } from './customers.messages.js';

const useStyles = makeStyles({
  box: { minWidth: 0 },
  list: { maxHeight: '280px' },
});

interface CountryFieldProps {
  /** The name that is kept, which need not be one of the list; empty for none. */
  readonly country: string;
  readonly onChange: (country: string) => void;
}

/** Chooses a country by its name; what is kept already stays until another is chosen or it is emptied. */
export function CountryField({ country, onChange }: CountryFieldProps) {
  const messages = useMessages(customersMessages);
  const styles = useStyles();
  /** What is being typed; undefined where the box shows what is chosen. */
  const [typed, setTyped] = useState<string>();
  const found = useMemo(() => searchCountries(typed ?? ''), [typed]);
  const leave = () => {
    if (typed === undefined) return;
    const named = typed.trim() === '' ? '' : findCountry(typed)?.name;
    if (named !== undefined) onChange(named);
    setTyped(undefined);
  };
  return (
    <Field label={messages.country}>
      <Combobox
        className={styles.box}
        clearable
        autoComplete="off"
        expandIcon={{ 'aria-label': messages.listOfCountries }}
        clearIcon={{ 'aria-label': messages.clearCountry }}
        placeholder={messages.typeToSearch}
        listbox={{ className: styles.list }}
        value={typed ?? describeCountry(country)}
        selectedOptions={country === '' ? [] : [country]}
        onChange={({ target }) => setTyped(target.value)}
        onOptionSelect={({ type }, { optionValue }) => {
          // Typing lets the box go of its option; what is kept goes only when the cross is pressed or the box is left empty.
          if (optionValue === undefined && type !== 'click') return;
          onChange(optionValue ?? '');
          setTyped(undefined);
        }}
        onBlur={leave}
      >
        {found.map(({ code, name, label }) => (
          <Option key={code} value={name}>
            {label}
          </Option>
        ))}
        {found.length === 0 ? (
          <Option key="none" value="" disabled>
            {messages.noCountryOfThisName}
          </Option>
        ) : null}
      </Combobox>
    </Field>
  );
}
