import { Field, Select } from '@fluentui/react-components';
import { listTimeZones } from '../../../../../domain/office-day.js';
import { useMessages } from '../../i18n/messages.js';
import { settingsMessages } from './settings.messages.js';

/** Where most forwarders of Central America are: the zones without summer time come first. */
const NEAR_ZONES = [
  'America/Costa_Rica',
  'America/El_Salvador',
  'America/Guatemala',
  'America/Managua',
  'America/Panama',
  'America/Tegucigalpa',
];

interface TimeZoneFieldProps {
  readonly value: string;
  readonly onChange: (timeZone: string) => void;
  readonly validationMessage: string | undefined;
}

/** In which time zone the forwarder's days are meant. */
export function TimeZoneField({ value, onChange, validationMessage }: TimeZoneFieldProps) {
  const messages = useMessages(settingsMessages);
  const zones = [...new Set([...NEAR_ZONES, value, ...listTimeZones()])];
  return (
    <Field label={messages.timeZone} hint={messages.timeZoneHint} validationMessage={validationMessage}>
      <Select value={value} onChange={(_event, data) => onChange(data.value)}>
        {zones.map((zone) => (
          <option key={zone} value={zone} translate="no">
            {zone.replaceAll('_', ' ')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
