import { makeStyles, Select } from '@fluentui/react-components';
import { useMessages } from '../../i18n/messages.js';
import { quotationDetailsMessages } from './quotation-details.messages.js';

const useStyles = makeStyles({
  select: { minWidth: 0, '& > select': { minWidth: 0, textOverflow: 'ellipsis' } },
});

interface ChoiceFieldProps {
  readonly value: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly onChange: (value: string) => void;
}

/** One of a few values, none, or another one that was read. */
export function ChoiceField({ value, options, onChange, ...field }: ChoiceFieldProps) {
  const messages = useMessages(quotationDetailsMessages);
  const styles = useStyles();
  const isListed = value === '' || options.some(([one]) => one === value);
  return (
    <Select {...field} className={styles.select} value={value} onChange={(_event, chosen) => onChange(chosen.value)}>
      <option value="">{messages.notStated}</option>
      {isListed ? null : <option value={value}>{value}</option>}
      {options.map(([one, words]) => (
        <option key={one} value={one}>
          {words}
        </option>
      ))}
    </Select>
  );
}
