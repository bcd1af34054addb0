import type { Clock } from '../../../domain/clock.port.js';
import { findAutonomy } from '../../../domain/customers/autonomy.js';
import { assertValid } from '../../../domain/errors/domain-error.js';
import { DATA_RETENTIONS, findDataRetention, getRetentionDays } from '../../../domain/operations/data-retention.js';
import {
  type Settings,
  type SystemSettingsInput,
  THEMES,
  validateSystemSettings,
  WHEN_DATA_IS_MISSING,
} from '../../../domain/operations/settings.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';
import type { SettingsRepository } from './settings.repository.js';

/** Values entered under System; fields left out are unchanged. */
export interface SettingsInput extends SystemSettingsInput {
  readonly debugMode?: boolean | undefined;
  readonly trustMailWithoutVerdict?: boolean | undefined;
}

/** Manages the settings. */
export class UpdateSettings {
  constructor(
    private readonly settings: SettingsRepository,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  get(): Promise<Settings> {
    return this.settings.getCurrent();
  }

  /** @throws DomainError `invalid` with the first message that applies */
  async update(entry: SettingsInput, actor: string): Promise<Settings> {
    const before = await this.settings.getCurrent();
    assertValid(validateSystemSettings(completeEntry(entry, before)));
    const after = applyChanges(before, entry);

    if (!hasChanged(before, after)) return before;
    await this.unitOfWork.run(async (tx) => {
      await tx.settings.save(after);
      const change = { before: toLogView(before), after: toLogView(after) };
      await tx.events.publish({ type: 'settings-updated', at: this.clock.now(), actor, ...change });
    });
    return after;
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
    debugMode: entry.debugMode ?? before.debugMode,
    theme: THEMES.find((one) => one === entry.theme) ?? before.theme,
    retentionDays: period === undefined ? before.retentionDays : getRetentionDays(period),
    whenDataIsMissing: WHEN_DATA_IS_MISSING.find((one) => one === entry.whenDataIsMissing) ?? before.whenDataIsMissing,
    autonomy: findAutonomy(entry.autonomy) ?? before.autonomy,
    trustMailWithoutVerdict: entry.trustMailWithoutVerdict ?? before.trustMailWithoutVerdict,
    holdAboveUsd: entry.holdAboveUsd ?? before.holdAboveUsd,
    validityDays: entry.validityDays ?? before.validityDays,
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
