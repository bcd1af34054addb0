import { describe, expect, it } from '@jest/globals';
import {
  toAttachments,
  toAttachmentsDocument,
} from '../../../../../adapters/persistence/postgres/inbound-emails/attachments.mapper.js';
import {
  toNotificationPreferences,
  toPreferencesDocument,
} from '../../../../../adapters/persistence/postgres/notification-preferences/notification-preferences.mapper.js';
import {
  toSettings,
  toSettingsDocument,
} from '../../../../../adapters/persistence/postgres/settings/settings-document.mapper.js';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../../../../domain/notifications/notification-preferences.js';
import { DEFAULT_SETTINGS } from '../../../../../domain/operations/settings.js';

const asStored = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));

describe('Stored settings', () => {
  const settings = { ...DEFAULT_SETTINGS, retentionDays: undefined, debugMode: true, holdAboveUsd: 0 };

  it('give back what was written, with their version', () => {
    const stored = asStored(toSettingsDocument(settings));
    expect(stored.schemaVersion).toBe(1);
    expect(toSettings(stored)).toEqual(settings);
  });

  it('without a version are read, with defaults for what was never set', () => {
    expect(toSettings({ retentionDays: null, validityDays: 7 })).toEqual({
      ...{ ...DEFAULT_SETTINGS, retentionDays: undefined, validityDays: 7 },
    });
    expect(toSettings({})).toEqual(DEFAULT_SETTINGS);
  });
});

describe('Stored notification preferences', () => {
  it('give back what was written, and defaults for what was never chosen', () => {
    const preferences = { ...DEFAULT_NOTIFICATION_PREFERENCES, emailSummary: true, emailErrors: false };
    const stored = asStored(toPreferencesDocument(preferences));
    expect(stored.schemaVersion).toBe(1);
    expect(toNotificationPreferences(stored)).toEqual(preferences);
    expect(toNotificationPreferences({ emailErrors: false })).toEqual({
      ...{ ...DEFAULT_NOTIFICATION_PREFERENCES, emailErrors: false },
    });
  });
});

describe('Stored attachments', () => {
  const files = [
    { filename: 'lista.xlsx', contentType: 'application/vnd.ms-excel', sizeBytes: 12, contentBase64: 'AAAA' },
    { filename: 'foto.jpg', contentType: 'image/jpeg', sizeBytes: 0, contentBase64: undefined },
  ];

  it('give back what was written, with their version', () => {
    const stored = asStored(toAttachmentsDocument(files));
    expect(stored).toMatchObject({ schemaVersion: 2 });
    expect(toAttachments(stored)).toEqual(files);
  });

  it('of the first releases, a bare list, are read', () => {
    expect(toAttachments(asStored(files))).toEqual(files);
    expect(toAttachments([])).toEqual([]);
  });
});
