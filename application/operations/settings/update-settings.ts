import type { Clock } from '../../../domain/clock.port.js';
import { refuseFaults } from '../../../domain/errors/domain-error.js';
import { DATA_RETENTIONS, dataRetentionOf, retentionDaysOf } from '../../../domain/operations/data-retention.js';
import {
  type DeskSettings,
  type EnteredSystemSettings,
  faultsOfSystemSettings,
  THEMES,
  WHEN_DATA_IS_MISSING,
} from '../../../domain/operations/settings.js';
import type { SettingsShelf } from './settings.repository.js';
import { changeNote } from '../activity/change-log-entry.js';
import type { UnitOfWork } from '../../persistence/unit-of-work.port.js';

/** What a person enters under System; what is left out stays as it is. */
export interface SettingsEntry extends EnteredSystemSettings {
  readonly debugMode?: boolean | undefined;
  readonly trustMailWithoutVerdict?: boolean | undefined;
}

/** Keeps how the desk works. */
export class KeepSettings {
  constructor(
    private readonly settings: SettingsShelf,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  current(): Promise<DeskSettings> {
    return this.settings.current();
  }

  /** @throws RuleViolation `invalid` with the first sentence that fits */
  async change(entry: SettingsEntry, actor: string): Promise<DeskSettings> {
    const before = await this.settings.current();
    refuseFaults(faultsOfSystemSettings(completed(entry, before)));
    const after = changed(before, entry);
    const details = wordsOf(before, after);

    if (details === '') return before;
    await this.unitOfWork.run(async (desk) => {
      await desk.settings.keep(after);
      await desk.activity.append(
        changeNote({
          at: this.clock.now(),
          action: 'System settings updated',
          details,
          actor,
          before: shown(before),
          after: shown(after),
        }),
      );
    });
    return after;
  }
}

/** The entry with the three that the domain demands, from the settings in force where they are left out. */
function completed(entry: SettingsEntry, { autoResponseDelayMinutes, maxAttachmentMb, theme }: DeskSettings) {
  return {
    ...entry,
    autoResponseDelay: entry.autoResponseDelay ?? autoResponseDelayMinutes,
    maxAttachmentSize: entry.maxAttachmentSize ?? maxAttachmentMb,
    theme: entry.theme ?? theme,
  };
}

function changed(before: DeskSettings, entry: SettingsEntry): DeskSettings {
  const period = DATA_RETENTIONS.find((one) => one === entry.dataRetention);
  return {
    autoResponseDelayMinutes: entry.autoResponseDelay ?? before.autoResponseDelayMinutes,
    maxAttachmentMb: entry.maxAttachmentSize ?? before.maxAttachmentMb,
    debugMode: entry.debugMode ?? before.debugMode,
    theme: THEMES.find((one) => one === entry.theme) ?? before.theme,
    retentionDays: period === undefined ? before.retentionDays : retentionDaysOf(period),
    whenDataIsMissing: WHEN_DATA_IS_MISSING.find((one) => one === entry.whenDataIsMissing) ?? before.whenDataIsMissing,
    trustMailWithoutVerdict: entry.trustMailWithoutVerdict ?? before.trustMailWithoutVerdict,
    holdAboveUsd: entry.holdAboveUsd ?? before.holdAboveUsd,
    validityDays: entry.validityDays ?? before.validityDays,
  };
}

/** As the log shows them: the period in words, since JSON has none for "indefinitely". */
function shown({ retentionDays, ...rest }: DeskSettings) {
  return { ...rest, dataRetention: dataRetentionOf(retentionDays) };
}

function wordsOf(before: DeskSettings, after: DeskSettings): string {
  const old: Readonly<Record<string, unknown>> = shown(before);
  return Object.entries(shown(after))
    .filter(([name, value]) => old[name] !== value)
    .map(([name, value]) => `${name}: ${String(old[name])} → ${String(value)}`)
    .join(', ');
}
