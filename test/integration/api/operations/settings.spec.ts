import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_PRICING_TEXTS } from '../../../../domain/operations/pricing-texts.js';
import { DEFAULT_REPLY_FACTS } from '../../../../domain/operations/reply-facts.js';
import { ADMIN, InMemoryApp } from '../../../support/in-memory-app.js';

interface Entry {
  readonly action: string;
  readonly details: string;
  readonly actor: string;
  readonly before: unknown;
  readonly after: unknown;
}

const readCookie = (headers: Readonly<Record<string, unknown>>) =>
  String([headers['set-cookie'] ?? ''].flat()[0]).split(';')[0] ?? '';

describe('the settings', () => {
  let app: InMemoryApp;
  const getLastEntry = async () =>
    ((await app.call('GET', '/api/activity-logs?pageSize=1')).json as { data: Entry[] }).data[0];

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  describe('system', () => {
    it('start as the specification says', async () => {
      expect((await app.call('GET', '/api/settings/system')).json).toEqual({
        version: 0,
        autoResponseDelay: 0,
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
        holdAboveUsd: 3_000,
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
      });
    });

    it('change what is given, keep the rest, and tell the log', async () => {
      const answer = await app.call('PUT', '/api/settings/system', {
        ...{ autoResponseDelay: 5, maxAttachmentSize: 20, theme: 'system', debugMode: true },
        dataRetention: 'Indefinitely',
      });
      expect(answer).toMatchObject({ status: 200, json: { autoResponseDelay: 5, validityDays: 15 } });
      expect((await app.call('GET', '/api/settings/system')).json).toEqual(answer.json);
      expect(await getLastEntry()).toMatchObject({
        action: 'System settings updated',
        actor: ADMIN.email,
        details: expect.stringContaining('dataRetention: 30 days → Indefinitely'),
        before: { autoResponseDelayMinutes: 0, dataRetention: '30 days' },
        after: { autoResponseDelayMinutes: 5, dataRetention: 'Indefinitely' },
      });
    });

    it('tell the log nothing where nothing was changed', async () => {
      const before = await getLastEntry();
      const { json } = await app.call('GET', '/api/settings/system');
      expect((await app.call('PUT', '/api/settings/system', json)).json).toEqual(json);
      expect(await getLastEntry()).toEqual(before);
    });

    it('refuse an edit of an older version with both values, and store nothing of it', async () => {
      const read = (await app.call('GET', '/api/settings/system')).json as { readonly version: number };
      const first = await app.call('PUT', '/api/settings/system', { ...read, maxAttachmentSize: 7 });
      expect(first).toMatchObject({ status: 200, json: { maxAttachmentSize: 7, version: read.version + 1 } });
      const entered = { ...read, validityDays: 9 };
      expect(await app.call('PUT', '/api/settings/system', entered)).toMatchObject({
        status: 409,
        json: {
          error: 'Somebody else has changed these settings in the meantime. Reload and try again.',
          conflict: { entered, current: first.json },
        },
      });
      expect((await app.call('GET', '/api/settings/system')).json).toEqual(first.json);
    });

    it('lose none of two edits at once that name no version', async () => {
      await Promise.all([
        app.call('PUT', '/api/settings/system', { maxAttachmentSize: 12 }),
        app.call('PUT', '/api/settings/system', { validityDays: 21 }),
      ]);
      expect((await app.call('GET', '/api/settings/system')).json).toMatchObject({
        maxAttachmentSize: 12,
        validityDays: 21,
      });
    });

    it.each([
      [{ autoResponseDelay: 61 }, 'autoResponseDelay', 'Auto-response delay must be a whole number between 0 and 60.'],
      [{ autoResponseDelay: '5' }, 'autoResponseDelay', 'Auto-response delay must be a whole number between 0 and 60.'],
      [
        { maxAttachmentSize: 0 },
        'maxAttachmentSize',
        'Maximum attachment size must be a whole number between 1 and 20.',
      ],
      [
        { maxAttachmentSize: 1.5 },
        'maxAttachmentSize',
        'Maximum attachment size must be a whole number between 1 and 20.',
      ],
      [{ theme: 'blue' }, 'theme', 'Theme must be light, dark or system.'],
      [{ theme: 7 }, 'theme', 'Theme must be light, dark or system.'],
      [{ dataRetention: '2 days' }, 'dataRetention', 'Data retention must be one of the periods in the list.'],
      [{ whenDataIsMissing: 'guess' }, 'whenDataIsMissing', 'When data is missing must be indicative, ask or hold.'],
      [{ autonomy: 'full' }, 'autonomy', 'Autonomy must be propose, certain or indicative.'],
      [{ holdAboveUsd: 1e-300 }, 'holdAboveUsd', expect.stringMatching(/^The total above which/)],
      [{ holdAboveUsd: -1 }, 'holdAboveUsd', expect.stringMatching(/^The total above which/)],
      [{ validityDays: 0 }, 'validityDays', 'Validity must be a whole number of days between 1 and 365.'],
    ])('refuse %j', async (entry, field, message) => {
      const before = await app.call('GET', '/api/settings/system');
      const answer = await app.call('PUT', '/api/settings/system', entry);
      expect(answer).toMatchObject({ status: 400, json: { error: message, details: [{ field, message }] } });
      expect((await app.call('GET', '/api/settings/system')).json).toEqual(before.json);
    });

    it.each(['debugMode', 'readPictures', 'trustMailWithoutVerdict'])(
      'refuse a %s that is neither true nor false',
      async (field) => {
        expect((await app.call('PUT', '/api/settings/system', { [field]: 'yes' })).status).toBe(400);
      },
    );
  });

  describe('profile', () => {
    it('is kept, and seen by who asks for the user', async () => {
      const answer = await app.call('PUT', '/api/settings/profile', {
        name: ' Ada  Lobo ',
        email: 'ADA@desk.example',
      });
      expect(answer).toMatchObject({ status: 200, json: { name: 'Ada  Lobo', email: 'ada@desk.example' } });
      expect((await app.call('GET', '/api/auth/user')).json).toMatchObject({ firstName: 'Ada', lastName: 'Lobo' });
      expect(await getLastEntry()).toMatchObject({
        action: 'Profile updated',
        actor: ADMIN.email,
        before: { email: ADMIN.email },
        after: { email: 'ada@desk.example' },
      });
      await app.call('PUT', '/api/settings/profile', { email: ADMIN.email });
      expect(await getLastEntry()).toMatchObject({ actor: 'ada@desk.example' });
      expect((await app.call('GET', '/api/settings/profile')).json).toEqual({
        ...{ name: 'Ada  Lobo', email: ADMIN.email, role: 'Administrator', language: null },
      });
    });

    it.each([
      [{ name: 'A' }, 'Name must be at least 2 characters.'],
      [{ email: 'ada at desk' }, 'Please enter a valid email address.'],
      [{ role: 'Owner' }, 'Your system role cannot be changed.'],
    ])('refuses %j', async (entry, error) => {
      expect(await app.call('PUT', '/api/settings/profile', entry)).toMatchObject({ status: 400, json: { error } });
    });
  });

  it('notifications start with the defaults and are kept for each person', async () => {
    const defaults = { emailQuotations: true, emailErrors: true, emailSummary: false, desktopNotifications: true };
    expect((await app.call('GET', '/api/settings/notifications')).json).toEqual(defaults);
    const answer = await app.call('PUT', '/api/settings/notifications', { emailSummary: true });
    expect(answer).toMatchObject({ status: 200, json: { ...defaults, emailSummary: true } });
    expect((await app.call('GET', '/api/settings/notifications')).json).toEqual(answer.json);
    expect(await getLastEntry()).toMatchObject({ action: 'Notification settings updated', before: defaults });
    expect((await app.call('PUT', '/api/settings/notifications', { emailErrors: 'no' })).status).toBe(400);
  });

  describe('password', () => {
    const change = (currentPassword: string, newPassword: string, headers = {}) =>
      app.call('POST', '/api/settings/password', { currentPassword, newPassword }, headers);

    it.each([
      ['a wrong one', 'The current password is wrong.', 'a fine new password'],
      [ADMIN.password, 'The new password must be at least 12 characters.', '11 letters.'],
      [ADMIN.password, 'The new password must not be the email address.', ADMIN.email.toUpperCase()],
      [ADMIN.password, 'The new password must differ from the current one.', ADMIN.password],
    ])('after %j says: %s', async (current, error, expected) => {
      expect(await change(current, expected)).toMatchObject({ status: 400, json: { error } });
    });

    it('is changed, ends all other sessions, and is told to the log without its letters', async () => {
      const other = readCookie((await app.callUnauthenticated('POST', '/api/auth/login', ADMIN)).headers);
      const own = readCookie((await app.callUnauthenticated('POST', '/api/auth/login', ADMIN)).headers);
      const answer = await change(ADMIN.password, 'una contraseña nueva', { cookie: own });
      expect(answer.status).toBe(200);
      const renewed = readCookie(answer.headers);
      const getStatusWith = async (cookie: string) =>
        (await app.callUnauthenticated('GET', '/api/auth/user', undefined, { cookie })).status;
      expect([await getStatusWith(other), await getStatusWith(own), await getStatusWith(renewed)]).toEqual([
        401, 401, 200,
      ]);
      const signIn = (password: string) =>
        app.callUnauthenticated('POST', '/api/auth/login', { email: ADMIN.email, password });
      expect((await signIn(ADMIN.password)).status).toBe(401);
      expect((await signIn('una contraseña nueva')).status).toBe(200);
      expect((await change('una contraseña nueva', ADMIN.password, { cookie: renewed })).status).toBe(200);
      await app.signIn();
      const { text } = await app.call('GET', '/api/activity-logs?pageSize=500');
      expect(text).toContain('Password changed');
      expect(text).not.toMatch(/contraseña nueva|argon2/);
    });

    it('takes no more guesses of the current one after five', async () => {
      const statuses: number[] = [];
      for (let guess = 0; guess < 6; guess += 1)
        statuses.push((await change(`guess ${guess}`, 'a fine new password')).status);
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
    });
  });

  it('are for people who are signed in', async () => {
    for (const path of ['profile', 'notifications', 'system', 'avatar']) {
      expect((await app.callUnauthenticated('GET', `/api/settings/${path}`)).status).toBe(401);
    }
  });
});
