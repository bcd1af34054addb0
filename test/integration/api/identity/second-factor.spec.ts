import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { type SignedInStaff, STAFF_PASSWORD, signInStaff } from '../../../support/staff.js';

const STEP_MS = 30_000;
const WRONG = { status: 401, json: { error: 'The code is wrong, or was used before.', details: [{ field: 'code' }] } };
const NEEDED = {
  status: 401,
  json: { error: 'Enter the code of your authenticator app, or a recovery code.', details: [{ field: 'code' }] },
};

describe('a second factor', () => {
  const clock = { moment: new Date('2026-03-02T15:00:00Z'), now: () => clock.moment };
  let app: InMemoryApp;
  let mia: SignedInStaff;
  let secret = '';
  let recoveryCodes: readonly string[] = [];
  let count = 0;

  const showCode = (offsetMs = 0) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.moment.getTime() + offsetMs });
  const advanceStep = (steps = 1) => {
    clock.moment = new Date(clock.moment.getTime() + steps * STEP_MS);
  };
  const signIn = (code?: string, password = STAFF_PASSWORD) =>
    app.callUnauthenticated('POST', '/api/auth/login', { email: mia.account.email, password, code });
  const setUp = async () => {
    const begun = await mia.call('POST', '/api/settings/second-factor', { currentPassword: STAFF_PASSWORD });
    ({ secret } = begun.json as { secret: string });
    const confirmed = await mia.call('POST', '/api/settings/second-factor/confirm', { code: showCode() });
    ({ recoveryCodes } = confirmed.json as { recoveryCodes: string[] });
    return { begun, confirmed };
  };

  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, clock);
    await app.signIn();
  });
  beforeEach(async () => {
    count += 1;
    mia = await signInStaff(app, { email: `mia-${count}@desk.example`, role: 'read-only' });
    // Beyond what the throttle and the steps of the test before remember.
    advanceStep(60);
    await app.signIn();
    const cookie = await signInAgain();
    mia = { ...mia, call: (method, url, body) => app.callUnauthenticated(method, url, body, { cookie }) };
  });
  afterAll(() => app.close());

  async function signInAgain(): Promise<string> {
    const { headers } = await signIn();
    return String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
  }

  it('is set up with the password and a code of the app, and shown once', async () => {
    const refused = await mia.call('POST', '/api/settings/second-factor', { currentPassword: 'wrong' });
    expect(refused).toMatchObject({ status: 400, json: { details: [{ field: 'currentPassword' }] } });
    const { begun, confirmed } = await setUp();
    const uri = `otpauth://totp/Istmo:${encodeURIComponent(mia.account.email)}?`;
    expect((begun.json as { uri: string }).uri).toContain(uri);
    expect(confirmed.status).toBe(200);
    expect(new Set(recoveryCodes).size).toBe(10);
    const state = await mia.call('GET', '/api/settings/second-factor');
    expect(state.json).toEqual({ isEnabled: true, recoveryCodesLeft: 10 });
    const stored = JSON.stringify(await app.stores.administrators.findById(mia.account.id));
    expect(recoveryCodes.filter((code) => stored.includes(code) || stored.includes(code.replaceAll('-', '')))).toEqual(
      [],
    );
    const again = await mia.call('POST', '/api/settings/second-factor', { currentPassword: STAFF_PASSWORD });
    expect(again.status).toBe(409);
    const { text } = await app.call('GET', '/api/activity-logs?pageSize=500');
    expect(text).toContain('Second factor set up');
    expect([secret, ...recoveryCodes].filter((one) => text.includes(one))).toEqual([]);
  });

  it('is not set up without a code of the app', async () => {
    expect((await mia.call('POST', '/api/settings/second-factor/confirm', { code: '123456' })).status).toBe(409);
    const begun = await mia.call('POST', '/api/settings/second-factor', { currentPassword: STAFF_PASSWORD });
    ({ secret } = begun.json as { secret: string });
    const wrong = String((Number(showCode()) + 1) % 1_000_000).padStart(6, '0');
    for (const code of [wrong, '', 'abcdef', '1'.repeat(900)]) {
      expect((await mia.call('POST', '/api/settings/second-factor/confirm', { code })).status).toBe(400);
    }
    expect((await signIn()).status).toBe(200);
  });

  it('is asked for at the sign-in, and each code is taken once', async () => {
    await setUp();
    expect(await signIn()).toMatchObject(NEEDED);
    // The one that it was set up with was used.
    expect(await signIn(showCode())).toMatchObject(WRONG);
    advanceStep();
    const code = showCode();
    expect(await signIn(code, 'a wrong password')).toMatchObject({ json: { error: 'Wrong email or password' } });
    const answers = await Promise.all([signIn(code), signIn(`${code.slice(0, 3)} ${code.slice(3)}`)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    advanceStep(2);
    // A clock that is half a minute slow.
    expect((await signIn(showCode(-STEP_MS))).status).toBe(200);
    advanceStep(2);
    expect(await signIn(showCode(-2 * STEP_MS))).toMatchObject(WRONG);
  });

  it('may be a recovery code, each of which is taken once', async () => {
    await setUp();
    const [first = '', second = ''] = recoveryCodes;
    const answers = await Promise.all([signIn(first), signIn(first)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect((await signIn(second.toUpperCase().replaceAll('-', ' '))).status).toBe(200);
    expect((await mia.call('GET', '/api/settings/second-factor')).json).toMatchObject({ recoveryCodesLeft: 8 });
    expect((await app.call('GET', '/api/activity-logs?pageSize=5')).text).toContain(`${mia.account.email}, 8 left`);
  });

  it('is not guessed: wrong codes count like wrong passwords, missing ones do not', async () => {
    await setUp();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await signIn()).status);
    for (let n = 0; n < 6; n += 1) statuses.push((await signIn('000000')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 401, 429]);
    advanceStep();
    expect((await signIn(showCode())).status).toBe(429);
  });

  it('is removed with the password', async () => {
    await setUp();
    const remove = (currentPassword: string) =>
      mia.call('POST', '/api/settings/second-factor/remove', { currentPassword });
    expect((await remove('wrong')).status).toBe(400);
    expect(await signIn()).toMatchObject(NEEDED);
    expect((await remove(STAFF_PASSWORD)).json).toEqual({ isEnabled: false, recoveryCodesLeft: 0 });
    expect((await signIn()).status).toBe(200);
  });

  it('is reset by an administrator, and not by its owner that way', async () => {
    await setUp();
    const listed = (await app.call('GET', '/api/staff-accounts')).json as { data: Array<{ id: number }> };
    expect(listed.data.find(({ id }) => id === mia.account.id)).toMatchObject({ hasSecondFactor: true });
    const reset = await app.call('DELETE', `/api/staff-accounts/${mia.account.id}/second-factor`);
    expect(reset).toMatchObject({ status: 200, json: { hasSecondFactor: false } });
    expect((await signIn()).status).toBe(200);
    const { json } = await app.call('GET', '/api/auth/user');
    const own = await app.call('DELETE', `/api/staff-accounts/${(json as { id: number }).id}/second-factor`);
    expect(own).toMatchObject({ status: 403, json: { error: expect.stringContaining('Remove your own') } });
    expect((await app.call('GET', '/api/activity-logs?pageSize=10')).text).toContain('Second factor reset');
  });
});
