import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, InMemoryApp } from '../../../support/in-memory-app.js';

const MINUTE_MS = 60_000;
const BACKGROUND = { 'x-istmo-background': '1' };

describe('a session', () => {
  const clock = { moment: new Date(), now: () => clock.moment };
  let app: InMemoryApp;
  let cookie = '';
  const signIn = async () => {
    const { headers } = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN);
    return String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  };
  const advanceClock = (minutes: number) => {
    clock.moment = new Date(clock.moment.getTime() + minutes * MINUTE_MS);
  };
  const getStatus = async (url = '/api/auth/user', headers: Readonly<Record<string, string>> = {}) =>
    (await app.callUnauthenticated('GET', url, undefined, { cookie, ...headers })).status;

  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, clock);
  });
  beforeEach(async () => {
    cookie = await signIn();
  });
  afterAll(() => app.close());

  it('ends after thirty minutes without a call of a person', async () => {
    advanceClock(29);
    expect(await getStatus()).toBe(200);
    advanceClock(29);
    expect(await getStatus()).toBe(200);
    advanceClock(30);
    expect(await getStatus()).toBe(401);
    expect(await getStatus()).toBe(401);
  });

  it('is not kept alive by what the console asks for by itself', async () => {
    for (let minute = 0; minute < 29; minute += 1) {
      advanceClock(1);
      expect(await getStatus('/api/notifications', BACKGROUND)).toBe(200);
    }
    advanceClock(1);
    expect(await getStatus('/api/notifications', BACKGROUND)).toBe(401);
  });

  it('ends after twelve hours, however busy it is', async () => {
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      advanceClock(20);
      expect(await getStatus()).toBe(200);
      if (minutes === 360)
        await app.callUnauthenticated('PUT', '/api/settings/profile', { name: 'Ada Montes' }, { cookie });
    }
    advanceClock(20);
    expect(await getStatus()).toBe(401);
  });

  it('is not brought back by a call that was under way when it ended', async () => {
    const profile = () =>
      app.callUnauthenticated('PUT', '/api/settings/profile', { name: `Ada ${Math.random()}` }, { cookie });
    await Promise.all([profile(), app.callUnauthenticated('GET', '/api/logout', undefined, { cookie }), profile()]);
    expect(await getStatus()).toBe(401);
  });

  it('is not ended from a foreign page', async () => {
    expect(await getStatus('/api/logout', { 'sec-fetch-site': 'cross-site' })).toBe(403);
    expect(await getStatus()).toBe(200);
    expect(await getStatus('/api/logout', { 'sec-fetch-site': 'same-origin' })).toBe(302);
    expect(await getStatus()).toBe(401);
  });

  it('goes on under a new id after a change of password, and every other one ends', async () => {
    const others = await Promise.all([signIn(), signIn()]);
    const entry = { currentPassword: ADMIN.password, newPassword: 'another password for tests' };
    const changed = await app.callUnauthenticated('POST', '/api/settings/password', entry, { cookie });
    const renewed = String([changed.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const statuses = [];
    for (const one of [...others, cookie, renewed]) {
      cookie = one;
      statuses.push(await getStatus());
    }
    expect(statuses).toEqual([401, 401, 401, 200]);
    const back = { currentPassword: entry.newPassword, newPassword: ADMIN.password };
    expect((await app.callUnauthenticated('POST', '/api/settings/password', back, { cookie })).status).toBe(200);
  });

  it('keeps a new profile and a new password that come at once', async () => {
    const entry = { currentPassword: ADMIN.password, newPassword: 'at the very same moment' };
    const name = { name: 'Ada at once' };
    const [profile, password] = await Promise.all([
      app.callUnauthenticated('PUT', '/api/settings/profile', name, { cookie }),
      app.callUnauthenticated('POST', '/api/settings/password', entry, { cookie }),
    ]);
    expect([profile.status, password.status]).toEqual([200, 200]);
    const again = await app.callUnauthenticated('POST', '/api/auth/login', { ...ADMIN, password: entry.newPassword });
    expect(again).toMatchObject({ status: 200, json: name });
    cookie = String([again.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const back = { currentPassword: entry.newPassword, newPassword: ADMIN.password };
    expect((await app.callUnauthenticated('POST', '/api/settings/password', back, { cookie })).status).toBe(200);
  });
});

describe('a failed sign-in', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());
  const failLogin = async (email: string, password: string) => {
    expect((await app.callUnauthenticated('POST', '/api/auth/login', { email, password })).status).toBe(401);
    const { json } = await app.call('GET', '/api/activity-logs?pageSize=1');
    return (json as { data: Array<Record<string, unknown>> }).data[0];
  };

  it('is told to the log with its account and its address, and without its password', async () => {
    expect(await failLogin('Nadie@Desk.example', 'hunter2 hunter2')).toMatchObject({
      ...{ action: 'Sign-in failed', status: 'warning', category: 'system', actor: 'system' },
      details: 'nadie@desk.example from 127.0.0.1',
    });
    expect((await app.call('GET', '/api/activity-logs?pageSize=500')).text).not.toContain('hunter2');
  });

  it.each([
    'my secret password',
    'ada@desk.example\r\n2026-01-01 Signed in root@desk.example',
    `${'a'.repeat(900)}@desk.example`,
    'ada@desk.example\u2028forged',
  ])('with the account %j forges no line of the log and tells it no secret', async (account) => {
    expect(await failLogin(account, 'x')).toMatchObject({
      action: 'Sign-in failed',
      details: 'A name that is no email address from 127.0.0.1',
    });
  });
});
