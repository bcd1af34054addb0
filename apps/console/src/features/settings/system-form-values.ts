import type { EnteredSystemSettings } from '../../../../../domain/operations/settings.js';
import { numberEntered } from '../../components/form-dialog/parse-number-input.js';
import type { SystemSettings } from '../../api/system-settings.endpoints.js';

/** The settings that are numbers. */
export const NUMBERS = ['autoResponseDelay', 'maxAttachmentSize', 'holdAboveUsd', 'validityDays'] as const;
type NumberSetting = (typeof NUMBERS)[number];

/** The system settings as they are being entered: numbers as typed. */
export type SystemEntry = Omit<SystemSettings, NumberSetting> & { readonly [Setting in NumberSetting]: string };

/** The entry that the settings in force begin with. */
export function entryOf(settings: SystemSettings): SystemEntry {
  return {
    ...settings,
    autoResponseDelay: String(settings.autoResponseDelay),
    maxAttachmentSize: String(settings.maxAttachmentSize),
    holdAboveUsd: String(settings.holdAboveUsd),
    validityDays: String(settings.validityDays),
  };
}

/** The settings that an entry stands for; what is no number is NaN, which the domain's check refuses. */
export function settingsOf(entry: SystemEntry): SystemSettings & EnteredSystemSettings {
  const numberOf = (setting: NumberSetting) => numberEntered(entry[setting]) ?? Number.NaN;
  return {
    ...entry,
    autoResponseDelay: numberOf('autoResponseDelay'),
    maxAttachmentSize: numberOf('maxAttachmentSize'),
    holdAboveUsd: numberOf('holdAboveUsd'),
    validityDays: numberOf('validityDays'),
  };
}
