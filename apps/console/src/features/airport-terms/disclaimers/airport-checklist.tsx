import { Caption1, Checkbox, makeStyles, Text, tokens, typographyStyles, useId } from '@fluentui/react-components';
import type { AirportView } from '../../../api/reference-data.endpoints.js';

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
  const styles = useStyles();
  const hintId = useId('airports-hint');
  return (
    <fieldset className={styles.set} aria-describedby={hintId}>
      <legend className={styles.legend}>Airports</legend>
      <Caption1 id={hintId} className={styles.quiet}>
        Leave all unchecked to apply globally to all airports
      </Caption1>
      {airports.length === 0 ? <Text block>The airports are not available at the moment.</Text> : null}
      <div className={styles.list}>
        {airports.map(({ id, code, city }) => (
          <Checkbox
            key={id}
            label={`${code} - ${city}`}
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
