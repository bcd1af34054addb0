import type { Clock } from '../../../domain/clock.port.js';
import { findAutonomy } from '../../../domain/customers/autonomy.js';
import { assertValid } from '../../../domain/errors/domain-error.js';
import { createStaleSettingsError, StaleVersionError } from '../../../domain/errors/repository-errors.js';
import { DATA_RETENTIONS, findDataRetention, getRetentionDays } from '../../../domain/operations/data-retention.js';
import { mapPricingTexts } from '../../../domain/operations/pricing-texts.js';
import { mapReplyFacts } from '../../../domain/operations/reply-facts.js';
import {
  LOCAL_CURRENCIES,
  SERVICE_TAXES,
  type Settings,
  type SystemSettingsInput,
  THEMES,
  VALUES_WITHOUT_FREIGHT,
  validateSystemSettings,
  WHEN_DATA_IS_MISSING,
} from '../../../domain/operations/settings.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { SettingsRepository, VersionedSettings } from './settings.repository.js';

/** Values entered under System; fields left out are unchanged. */
export interface SettingsInput extends SystemSettingsInput {
  readonly readPictures?: boolean | undefined;
  readonly debugMode?: boolean | undefined;
  readonly trustMailWithoutVerdict?: boolean | undefined;
  readonly answerLinks?: boolean | undefined;
  /** The version that the edit started from; undefined changes whatever is stored. */
  readonly version?: number | undefined;
}

/** Tries of an edit that names no version: each is merged into what the last one before it saved. */
const MAX_TRIES = 5;

/** Manages the settings. */
export class UpdateSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** The settings, and the version that an edit of them starts from. */
  get(): Promise<VersionedSettings> {
    return this.settings.getVersioned();
  }

  /**
   * Changes what the entry holds; an entry without a version is merged into whatever is stored.
   * @throws DomainError `invalid` with the first message that applies
   * @throws StaleVersionError if somebody has saved since the version of the entry
   */
  async update(entry: SettingsInput, actor: string): Promise<VersionedSettings> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.apply(entry, actor);
      } catch (error) {
        const isRetried = error instanceof StaleVersionError && entry.version === undefined && tries < MAX_TRIES;
        if (!isRetried) throw error;
      }
    }
  }

  private async apply(entry: SettingsInput, actor: string): Promise<VersionedSettings> {
    const stored = await this.settings.getVersioned();
    const { settings: before, version } = stored;
    if (entry.version !== undefined && entry.version !== version) throw createStaleSettingsError();
    assertValid(validateSystemSettings(completeEntry(entry, before)));
    const after = applyChanges(before, entry);
    if (!hasChanged(before, after)) return stored;
    return this.unitOfWork.run(async (tx) => {
      const saved = await tx.settings.save(after, version);
      const change = { before: toLogView(before), after: toLogView(after) };
      await tx.events.publish({ type: 'settings-updated', at: this.clock.now(), actor, ...change });
      return { settings: after, version: saved };
    });
  }
}

/** The entry with the three that the domain demands, from the settings in force where they are left out. */
function completeEntry(entry: SettingsInput, { autoResponseDelayMinutes, maxAttachmentMb, theme }: Settings) {
  return {
    ...entry,
    autoResponseDelay: entry.autoResponseDelay ?? autoResponseDelayMinutes,
    maxAttachmentSize: entry.maxAttachmentSize ?? maxAttachmentMb,
    theme: entry.theme ?? theme,
  };
}

function applyChanges(before: Settings, entry: SettingsInput): Settings {
  const period = DATA_RETENTIONS.find((one) => one === entry.dataRetention);
  return {
    autoResponseDelayMinutes: entry.autoResponseDelay ?? before.autoResponseDelayMinutes,
    maxAttachmentMb: entry.maxAttachmentSize ?? before.maxAttachmentMb,
    readPictures: entry.readPictures ?? before.readPictures,
    debugMode: entry.debugMode ?? before.debugMode,
    theme: THEMES.find((one) => one === entry.theme) ?? before.theme,
    retentionDays: period === undefined ? before.retentionDays : getRetentionDays(period),
    whenDataIsMissing: WHEN_DATA_IS_MISSING.find((one) => one === entry.whenDataIsMissing) ?? before.whenDataIsMissing,
    autonomy: findAutonomy(entry.autonomy) ?? before.autonomy,
    trustMailWithoutVerdict: entry.trustMailWithoutVerdict ?? before.trustMailWithoutVerdict,
    answerLinks: entry.answerLinks ?? before.answerLinks,
    approvalUndoSeconds: entry.approvalUndoSeconds ?? before.approvalUndoSeconds,
    callDays: entry.callDays ?? before.callDays,
    callAboveUsd: entry.callAboveUsd ?? before.callAboveUsd,
    holdAboveUsd: entry.holdAboveUsd ?? before.holdAboveUsd,
    marginFloorPercent: entry.marginFloorPercent ?? before.marginFloorPercent,
    marginFloorUsd: entry.marginFloorUsd ?? before.marginFloorUsd,
    validityDays: entry.validityDays ?? before.validityDays,
    reminderDays: entry.reminderDays ?? before.reminderDays,
    withoutReminder: entry.withoutReminder ?? before.withoutReminder,
    maxPieceHeightCm: entry.maxPieceHeightCm ?? before.maxPieceHeightCm,
    maxPieceWeightKg: entry.maxPieceWeightKg ?? before.maxPieceWeightKg,
    valueWithoutFreight:
      VALUES_WITHOUT_FREIGHT.find((one) => one === entry.valueWithoutFreight) ?? before.valueWithoutFreight,
    serviceTax: SERVICE_TAXES.find((one) => one === entry.serviceTax) ?? before.serviceTax,
    localCurrency: LOCAL_CURRENCIES.find((one) => one === entry.localCurrency) ?? before.localCurrency,
    timeZone: entry.timeZone ?? before.timeZone,
    roadDistances: entry.roadDistances?.trim() ?? before.roadDistances,
    ...mapPricingTexts((name) => entry[name]?.trim() ?? before[name]),
    ...mapReplyFacts((name) => entry[name]?.trim() ?? before[name]),
  };
}

/** As the log shows them: the period in words, since JSON has none for "indefinitely". */
function toLogView({ retentionDays, ...rest }: Settings) {
  return { ...rest, dataRetention: findDataRetention(retentionDays) };
}

function hasChanged(before: Settings, after: Settings): boolean {
  const old: Readonly<Record<string, unknown>> = toLogView(before);
  return Object.entries(toLogView(after)).some(([name, value]) => old[name] !== value);
}
