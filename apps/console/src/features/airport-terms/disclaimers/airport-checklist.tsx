import { Caption1, Checkbox, makeStyles, Text, tokens, typographyStyles, useId } from '@fluentui/react-components';
import type { AirportView } from '../../../api/reference-data.endpoints.js';
import { useMessages } from '../../../i18n/messages.js';
import { disclaimersMessages } from './disclaimers.messages.js';

const useStyles = makeStyles({
  set: { margin: 0, padding: 0, minWidth: 0, border: 'none' },
  legend: { ...typographyStyles.body1, padding: 0 },
  list: { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))', marginLeft: '-8px' },
  quiet: { color: tokens.colorNeutralForeground2 },
});

interface AirportChecklistProps {
  readonly airports: readonly AirportView[];
  readonly checkedIds: readonly number[];
  readonly onChange: (checkedIds: readonly number[]) => void;
}

/** The airports that a disclaimer is for. */
export function AirportChecklist({ airports, checkedIds, onChange }: AirportChecklistProps) {
  const messages = useMessages(disclaimersMessages);
  const styles = useStyles();
  const hintId = useId('airports-hint');
  return (
    <fieldset className={styles.set} aria-describedby={hintId}>
      <legend className={styles.legend}>{messages.airports}</legend>
      <Caption1 id={hintId} className={styles.quiet}>
        {messages.airportsHint}
      </Caption1>
      {airports.length === 0 ? <Text block>{messages.airportsNotAvailable}</Text> : null}
      <div className={styles.list}>
        {airports.map(({ id, code, city }) => (
          <Checkbox
            key={id}
            label={<span translate="no">{`${code} - ${city}`}</span>}
            checked={checkedIds.includes(id)}
            onChange={(_event, { checked }) =>
              onChange(checked ? [...checkedIds, id] : checkedIds.filter((other) => other !== id))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
