import { Button, Checkbox, Field, Input, makeStyles, Text, tokens } from '@fluentui/react-components';
import { DeleteRegular } from '@fluentui/react-icons';
import {
  COMMODITY_NAMES,
  DAY_KIND_NAMES,
  REQUESTED_SERVICE_NAMES,
} from '../../../../../../domain/tariff/condition/condition.messages.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { useMessages } from '../../../i18n/messages.js';
import {
  CONDITION_CHOICES,
  CONDITION_FIELDS,
  type ConditionField,
  type ConditionValues,
  describeConditions,
  splitValues,
} from './condition-values.js';
import { conditionHintMessages, conditionsMessages } from './conditions.messages.js';

const useStyles = makeStyles({
  whole: { gridColumn: '1 / -1', display: 'flex', flexDirection: 'column', gap: tokens.spacingVerticalS },
  row: { display: 'flex', alignItems: 'end', gap: tokens.spacingHorizontalS },
  field: { flexGrow: 1 },
  group: { flexGrow: 1, minInlineSize: 0, margin: 0, padding: 0, border: 'none' },
  choices: { display: 'flex', flexWrap: 'wrap' },
  quiet: { color: tokens.colorNeutralForeground2 },
  wrong: { color: tokens.colorPaletteRedForeground1 },
});

const CHOICE_NAMES: Readonly<Record<string, string>> = {
  ...COMMODITY_NAMES,
  ...REQUESTED_SERVICE_NAMES,
  ...DAY_KIND_NAMES,
};

interface ConditionFieldsProps {
  readonly values: ConditionValues;
  readonly message: string | undefined;
  readonly onChange: (values: ConditionValues) => void;
}

/** When a rate applies, as a sentence; below it what can be asked for. */
export function ConditionFields({ values, message, onChange }: ConditionFieldsProps) {
  const messages = useMessages(conditionsMessages);
  const styles = useStyles();
  const asked = CONDITION_FIELDS.filter((field) => values[field] !== undefined);
  const left = CONDITION_FIELDS.filter((field) => values[field] === undefined);
  const remove = (removed: ConditionField) =>
    onChange(Object.fromEntries(Object.entries(values).filter(([field]) => field !== removed)));
  return (
    <div className={styles.whole}>
      <Text className={styles.quiet} role="status">
        {describeConditions(values)}
      </Text>
      {asked.map((field) => (
        <div key={field} className={styles.row}>
          <ConditionInput
            field={field}
            value={values[field] ?? ''}
            onChange={(value) => onChange({ ...values, [field]: value })}
          />
          <Button
            appearance="subtle"
            icon={<DeleteRegular />}
            aria-label={messages.removeCondition(messages[field])}
            onClick={() => remove(field)}
          />
        </div>
      ))}
      {message ? (
        <Text role="alert" className={styles.wrong}>
          {message}
        </Text>
      ) : null}
      <SelectField
        label={messages.addCondition}
        placeholder={messages.chooseCondition}
        options={left.map((field) => ({ value: field, label: messages[field] }))}
        value=""
        message={undefined}
        onChange={(chosen) => {
          const field = left.find((one) => one === chosen);
          if (field) onChange({ ...values, [field]: '' });
        }}
      />
    </div>
  );
}

interface ConditionInputProps {
  readonly field: ConditionField;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ConditionInput({ field, value, onChange }: ConditionInputProps) {
  const messages = useMessages(conditionsMessages);
  const styles = useStyles();
  const choices = CONDITION_CHOICES[field];
  const hints: Readonly<Partial<Record<ConditionField, string>>> = useMessages(conditionHintMessages);
  if (!choices) {
    return (
      <Field label={messages[field]} hint={hints[field]} className={styles.field}>
        <Input value={value} onChange={(_event, data) => onChange(data.value)} />
      </Field>
    );
  }
  const chosen = splitValues(value);
  const toggle = (choice: string) =>
    onChange(choices.filter((one) => (one === choice) !== chosen.includes(one)).join(', '));
  return (
    // No `Field`: it would give all of the checkboxes its one id, so that each label would tick the first.
    <fieldset className={styles.group}>
      <legend>{messages[field]}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <Checkbox
            key={choice}
            label={CHOICE_NAMES[choice] ?? choice}
            checked={chosen.includes(choice)}
            onChange={() => toggle(choice)}
          />
        ))}
      </div>
    </fieldset>
  );
}
