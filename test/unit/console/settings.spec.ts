import { describe, expect, it } from '@jest/globals';
import type { SystemSettings } from '../../../apps/console/src/api/system-settings.endpoints.js';
import { parseFileName } from '../../../apps/console/src/components/download/fetch-file.js';
import {
  EMPTY_PASSWORD_FORM,
  validatePasswordForm,
} from '../../../apps/console/src/features/settings/password-form-values.js';
import {
  toSystemFormValues,
  toSystemSettings,
} from '../../../apps/console/src/features/settings/system-form-values.js';
import { validateAvatarFile } from '../../../apps/console/src/features/settings/validate-avatar-file.js';
import { DEFAULT_PRICING_TEXTS } from '../../../domain/operations/pricing-texts.js';
import { DEFAULT_REPLY_FACTS } from '../../../domain/operations/reply-facts.js';
import { validateSystemSettings } from '../../../domain/operations/settings.js';

const SETTINGS: SystemSettings = {
  version: 3,
  autoResponseDelay: 5,
  maxAttachmentSize: 10,
  readPictures: false,
  debugMode: false,
  theme: 'light',
  dataRetention: '30 days',
  whenDataIsMissing: 'indicative',
  autonomy: 'indicative',
  trustMailWithoutVerdict: true,
  answerLinks: false,
  reminderDays: 0,
  approvalUndoSeconds: 10,
  callDays: 5,
  callAboveUsd: 1_000,
  withoutReminder: '',
  holdAboveUsd: 25_000,
  marginFloorPercent: 0,
  marginFloorUsd: 0,
  validityDays: 15,
  maxPieceHeightCm: 160,
  maxPieceWeightKg: 2_000,
  valueWithoutFreight: 'assumed',
  serviceTax: 'information',
  localCurrency: 'none',
  timeZone: 'America/Costa_Rica',
  roadDistances: '',
  ...DEFAULT_PRICING_TEXTS,
  ...DEFAULT_REPLY_FACTS,
};

describe('The system settings', () => {
  it('are the same after being entered', () => {
    expect(toSystemSettings(toSystemFormValues(SETTINGS))).toEqual(SETTINGS);
  });

  it.each(['', 'soon', '2.5', '61', '-1'])('are refused with a delay of %p', (autoResponseDelay) => {
    const errors = validateSystemSettings(toSystemSettings({ ...toSystemFormValues(SETTINGS), autoResponseDelay }));
    expect(errors.map(({ field }) => field)).toEqual(['autoResponseDelay']);
  });
});

describe('A change of password', () => {
  const entered = {
    currentPassword: 'the old one',
    newPassword: 'a long new password',
    repeated: 'a long new password',
  };
  const fieldsOf = (entry: typeof entered) =>
    validatePasswordForm(entry, 'ana@istmo.example').map(({ field }) => field);

  it('needs the current password, a long new one, and the new one twice', () => {
    expect(fieldsOf(entered)).toEqual([]);
    expect(fieldsOf(EMPTY_PASSWORD_FORM)).toEqual(['currentPassword', 'newPassword']);
    expect(fieldsOf({ ...entered, newPassword: 'short', repeated: 'short' })).toEqual(['newPassword']);
    expect(fieldsOf({ ...entered, repeated: 'a long new pasword' })).toEqual(['repeated']);
  });
});

describe('A picture', () => {
  it('is judged before it is sent', () => {
    expect(validateAvatarFile({ type: 'image/png', size: 1024 * 1024 })).toBeUndefined();
    expect(validateAvatarFile({ type: 'image/png', size: 1024 * 1024 + 1 })).toMatch(/1 MB/);
    expect(validateAvatarFile({ type: 'image/svg+xml', size: 10 })).toMatch(/JPG, GIF or PNG/);
  });
});

describe('The name of a file that is downloaded', () => {
  it.each([
    ['attachment; filename="istmo-2026-11-28.backup.gz"', 'istmo-2026-11-28.backup.gz'],
    ['attachment; filename=istmo.zip', 'istmo.zip'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ['attachment', ''],
    [null, ''],
  ])('of %p is %p', (disposition, name) => {
    expect(parseFileName(disposition)).toBe(name);
  });
});
