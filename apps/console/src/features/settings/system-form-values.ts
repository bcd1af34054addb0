import type { SystemSettingsInput } from '../../../../../domain/operations/settings.js';
import type { SystemSettings } from '../../api/system-settings.endpoints.js';
import { parseNumberInput } from '../../components/form-dialog/parse-number-input.js';

/** The settings that are numbers. */
export const NUMBER_SETTINGS = [
  ...(['autoResponseDelay', 'maxAttachmentSize', 'holdAboveUsd', 'validityDays', 'reminderDays'] as const),
  ...(['approvalUndoSeconds', 'callDays', 'callAboveUsd'] as const),
  ...(['marginFloorPercent', 'marginFloorUsd'] as const),
  ...(['maxPieceHeightCm', 'maxPieceWeightKg'] as const),
] as const;
type NumberSetting = (typeof NUMBER_SETTINGS)[number];

/** The system settings as they are being entered: numbers as typed. */
export type SystemFormValues = Omit<SystemSettings, NumberSetting> & { readonly [Setting in NumberSetting]: string };

/** The entry that the settings in force begin with. */
export function toSystemFormValues(settings: SystemSettings): SystemFormValues {
  return {
    ...settings,
    autoResponseDelay: String(settings.autoResponseDelay),
    maxAttachmentSize: String(settings.maxAttachmentSize),
    holdAboveUsd: String(settings.holdAboveUsd),
    marginFloorPercent: String(settings.marginFloorPercent),
    marginFloorUsd: String(settings.marginFloorUsd),
    validityDays: String(settings.validityDays),
    reminderDays: String(settings.reminderDays),
    approvalUndoSeconds: String(settings.approvalUndoSeconds),
    callDays: String(settings.callDays),
    callAboveUsd: String(settings.callAboveUsd),
    maxPieceHeightCm: String(settings.maxPieceHeightCm),
    maxPieceWeightKg: String(settings.maxPieceWeightKg),
  };
}

/** The settings that an entry stands for; what is no number is NaN, which the domain's check refuses. */
export function toSystemSettings(entry: SystemFormValues): SystemSettings & SystemSettingsInput {
  const numberOf = (setting: NumberSetting) => parseNumberInput(entry[setting]) ?? Number.NaN;
  return {
    ...entry,
    autoResponseDelay: numberOf('autoResponseDelay'),
    maxAttachmentSize: numberOf('maxAttachmentSize'),
    holdAboveUsd: numberOf('holdAboveUsd'),
    marginFloorPercent: numberOf('marginFloorPercent'),
    marginFloorUsd: numberOf('marginFloorUsd'),
    validityDays: numberOf('validityDays'),
    reminderDays: numberOf('reminderDays'),
    approvalUndoSeconds: numberOf('approvalUndoSeconds'),
    callDays: numberOf('callDays'),
    callAboveUsd: numberOf('callAboveUsd'),
    maxPieceHeightCm: numberOf('maxPieceHeightCm'),
    maxPieceWeightKg: numberOf('maxPieceWeightKg'),
  };
}
