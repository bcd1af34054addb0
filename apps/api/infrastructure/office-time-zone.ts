import {
  SettingsRepository,
  type VersionedSettings,
} from '../../../application/operations/settings/settings.repository.js';
import { setOfficeTimeZone } from '../../../domain/office-day.js';
import type { Settings } from '../../../domain/operations/settings.js';

/** Settings that are read with their effect: days are meant in the time zone that was read last. */
export class TimeZoneSettings extends SettingsRepository {
  constructor(private readonly settings: SettingsRepository) {
    super();
  }

  async getCurrent(): Promise<Settings> {
    return applyTimeZone(await this.settings.getCurrent());
  }

  async getVersioned(): Promise<VersionedSettings> {
    const stored = await this.settings.getVersioned();
    applyTimeZone(stored.settings);
    return stored;
  }

  save(settings: Settings, version?: number): Promise<number> {
    return this.settings.save(settings, version);
  }
}

/** The same for settings that are read through a cache. */
export function withTimeZone(settings: Pick<SettingsRepository, 'getCurrent'>): Pick<SettingsRepository, 'getCurrent'> {
  return { getCurrent: async () => applyTimeZone(await settings.getCurrent()) };
}

function applyTimeZone(settings: Settings): Settings {
  setOfficeTimeZone(settings.timeZone);
  return settings;
}
