import { NumberField } from '../../../components/form-dialog/number-field.js';
import { SelectField } from '../../../components/form-dialog/select-field.js';
import { TextField } from '../../../components/form-dialog/text-field.js';
import { useMessages } from '../../../i18n/messages.js';
import { conditionsMessages } from './conditions.messages.js';
import type { StorageValues } from './storage-values.js';

interface StorageFieldsProps {
  readonly values: StorageValues;
  readonly message: string | undefined;
  readonly onChange: (values: StorageValues) => void;
}

/** Whether a price is for each day of storage, and what is free of it. */
export function StorageFields({ values, message, onChange }: StorageFieldsProps) {
  const messages = useMessages(conditionsMessages);
  const bind = (name: keyof StorageValues) => ({
    value: values[name],
    message: name === 'steps' ? message : undefined,
    onChange: (value: string) => onChange({ ...values, [name]: value }),
  });
  return (
    <>
      <SelectField
        label={messages.storage}
        placeholder={messages.choosePricePeriod}
        options={[
          { value: 'shipment', label: messages.pricePerShipment },
          { value: 'day', label: messages.pricePerDay },
        ]}
        {...bind('period')}
      />
      {values.period === 'day' ? (
        <>
          <NumberField label={messages.freeDays} {...bind('freeDays')} />
          <SelectField
            label={messages.freeDayKind}
            placeholder={messages.choosePricePeriod}
            options={[
              { value: 'calendar', label: messages.calendarDays },
              { value: 'working', label: messages.workingDays },
            ]}
            {...bind('freeDayKind')}
          />
          <NumberField label={messages.minimumPerDay} {...bind('minimumPerDay')} />
          <NumberField
            label={messages.retroactiveAfterDays}
            hint={messages.retroactiveHint}
            {...bind('retroactiveAfterDays')}
          />
          <TextField label={messages.steps} hint={messages.stepsHint} {...bind('steps')} />
        </>
      ) : null}
    </>
  );
}
