import { isTimeZone } from '../../../../domain/office-day.js';
import { mapPricingTexts } from '../../../../domain/operations/pricing-texts.js';
import { mapReplyFacts } from '../../../../domain/operations/reply-facts.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../domain/operations/settings.js';

const SETTINGS_SCHEMA_VERSION = 1;

/** Settings as they are stored; null is "indefinitely". */
export function toSettingsDocument(settings: Settings) {
  return {
    schemaVersion: SETTINGS_SCHEMA_VERSION,
    autoResponseDelayMinutes: settings.autoResponseDelayMinutes,
    maxAttachmentMb: settings.maxAttachmentMb,
    readPictures: settings.readPictures,
    debugMode: settings.debugMode,
    theme: settings.theme,
    retentionDays: settings.retentionDays ?? null,
    whenDataIsMissing: settings.whenDataIsMissing,
    autonomy: settings.autonomy,
    trustMailWithoutVerdict: settings.trustMailWithoutVerdict,
    answerLinks: settings.answerLinks,
    reminderDays: settings.reminderDays,
    approvalUndoSeconds: settings.approvalUndoSeconds,
    callDays: settings.callDays,
    callAboveUsd: settings.callAboveUsd,
    withoutReminder: settings.withoutReminder,
    holdAboveUsd: settings.holdAboveUsd,
    marginFloorPercent: settings.marginFloorPercent,
    marginFloorUsd: settings.marginFloorUsd,
    validityDays: settings.validityDays,
    maxPieceHeightCm: settings.maxPieceHeightCm,
    maxPieceWeightKg: settings.maxPieceWeightKg,
    valueWithoutFreight: settings.valueWithoutFreight,
    serviceTax: settings.serviceTax,
    localCurrency: settings.localCurrency,
    timeZone: settings.timeZone,
    roadDistances: settings.roadDistances,
    ...mapPricingTexts((name) => settings[name]),
    ...mapReplyFacts((name) => settings[name]),
  };
}

/** Stored settings of any release: the first ones named no version, and an absent setting has never been set. */
export type StoredSettings = Partial<ReturnType<typeof toSettingsDocument>> & {
  /** How often they have been saved; absent in documents of older releases. */
  readonly version?: number;
};

/** The settings as the domain knows them; one that was never set has its default. */
export function toSettings(stored: StoredSettings): Settings {
  const defaults = DEFAULT_SETTINGS;
  const { retentionDays = defaults.retentionDays } = stored;
  return {
    autoResponseDelayMinutes: stored.autoResponseDelayMinutes ?? defaults.autoResponseDelayMinutes,
    maxAttachmentMb: stored.maxAttachmentMb ?? defaults.maxAttachmentMb,
    readPictures: stored.readPictures ?? defaults.readPictures,
    debugMode: stored.debugMode ?? defaults.debugMode,
    theme: stored.theme ?? defaults.theme,
    retentionDays: retentionDays ?? undefined,
    whenDataIsMissing: stored.whenDataIsMissing ?? defaults.whenDataIsMissing,
    autonomy: stored.autonomy ?? defaults.autonomy,
    trustMailWithoutVerdict: stored.trustMailWithoutVerdict ?? defaults.trustMailWithoutVerdict,
    answerLinks: stored.answerLinks ?? defaults.answerLinks,
    reminderDays: stored.reminderDays ?? defaults.reminderDays,
    approvalUndoSeconds: stored.approvalUndoSeconds ?? defaults.approvalUndoSeconds,
    callDays: stored.callDays ?? defaults.callDays,
    callAboveUsd: stored.callAboveUsd ?? defaults.callAboveUsd,
    withoutReminder: stored.withoutReminder ?? defaults.withoutReminder,
    holdAboveUsd: stored.holdAboveUsd ?? defaults.holdAboveUsd,
    marginFloorPercent: stored.marginFloorPercent ?? defaults.marginFloorPercent,
    marginFloorUsd: stored.marginFloorUsd ?? defaults.marginFloorUsd,
    validityDays: stored.validityDays ?? defaults.validityDays,
    maxPieceHeightCm: stored.maxPieceHeightCm ?? defaults.maxPieceHeightCm,
    maxPieceWeightKg: stored.maxPieceWeightKg ?? defaults.maxPieceWeightKg,
    valueWithoutFreight: stored.valueWithoutFreight ?? defaults.valueWithoutFreight,
    serviceTax: stored.serviceTax ?? defaults.serviceTax,
    localCurrency: stored.localCurrency ?? defaults.localCurrency,
    timeZone: stored.timeZone !== undefined && isTimeZone(stored.timeZone) ? stored.timeZone : defaults.timeZone,
    roadDistances: stored.roadDistances ?? defaults.roadDistances,
    ...mapPricingTexts((name) => stored[name] ?? defaults[name]),
    ...mapReplyFacts((name) => stored[name] ?? defaults[name]),
  };
}
