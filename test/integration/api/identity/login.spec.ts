import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { ADMIN, InMemoryApp } from '../../../support/in-memory-app.js';

describe('signing in', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
  });
  afterAll(() => app.close());

  it.each([
    ['GET', '/api/auth/user'],
    ['GET', '/api/quotations'],
    ['GET', '/api/quotations/1/details'],
    ['GET', '/api/rates'],
    ['POST', '/api/rates'],
    ['GET', '/api/recognized-domains'],
    ['GET', '/api/tax-rates'],
    ['GET', '/api/consolidation-consignments'],
    ['GET', '/api/disclaimers'],
    ['GET', '/api/airports'],
    ['GET', '/api/countries'],
    ['GET', '/api/system-information'],
    ['POST', '/api/emails/process-ai'],
    ['POST', '/api/calculate-chargeable-weight'],
    ['POST', '/api/calculate-delivery-charges'],
    ['POST', '/api/calculate-complete-charges'],
    ['POST', '/api/quotations/1/send'],
  ] as const)('lets no stranger call %s %s', async (method, url) => {
    const answer = await app.callUnauthenticated(method, url, method === 'POST' ? {} : undefined);
    expect(answer).toMatchObject({ status: 401, json: { error: 'Not signed in' } });
  });

  it('tells who is signed in, in a cookie that scripts and other sites do not get', async () => {
    const answer = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN);
    const user = {
      id: 1,
      firstName: 'Ada',
      lastName: 'Montes',
      name: 'Ada Montes',
      email: ADMIN.email,
      role: 'Administrator',
    };
    expect(answer).toMatchObject({ status: 200, json: user });
    const cookie = String([answer.headers['set-cookie']].flat()[0]);
    expect(cookie).toMatch(/HttpOnly/i);
    expect(cookie).toMatch(/SameSite=Lax/i);
    await app.signIn();
    expect((await app.call('GET', '/api/auth/user')).json).toMatchObject(user);
  });

  it('gives a new session at each sign-in, so that a session set by somebody else is worth nothing', async () => {
    const first = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN);
    const before = String([first.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const second = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN, { cookie: before });
    const after = String([second.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    expect(after).not.toBe(before);
    expect((await app.callUnauthenticated('GET', '/api/auth/user', undefined, { cookie: before })).status).toBe(401);
    expect((await app.callUnauthenticated('GET', '/api/auth/user', undefined, { cookie: after })).status).toBe(200);
  });

  it('sets one cookie at a sign-in, with or without an older session', async () => {
    const first = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN);
    const readCookies = (answer: typeof first) =>
      [answer.headers['set-cookie']].flat().filter((cookie) => String(cookie).startsWith('istmo_session='));
    const older = String(readCookies(first)[0]).split(';')[0] ?? '';
    const second = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN, { cookie: older });
    expect([readCookies(first), readCookies(second)].map((set) => set.length)).toEqual([1, 1]);
  });

  it('ends the session for good at sign-out', async () => {
    const signedIn = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN);
    const cookie = String([signedIn.headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const out = await app.callUnauthenticated('GET', '/api/logout', undefined, { cookie });
    expect(out).toMatchObject({ status: 302, headers: { location: '/login' } });
    expect((await app.callUnauthenticated('GET', '/api/auth/user', undefined, { cookie })).status).toBe(401);
  });

  it('refuses state-changing calls from a foreign page', async () => {
    const foreign = { origin: 'https://evil.example' };
    expect((await app.call('POST', '/api/rates', {}, foreign)).status).toBe(403);
    expect((await app.call('DELETE', '/api/rates/1', undefined, foreign)).status).toBe(403);
    expect((await app.callUnauthenticated('POST', '/api/auth/login', ADMIN, foreign)).status).toBe(403);
    expect((await app.call('POST', '/api/rates', {}, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await app.call('GET', '/api/logout', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await app.call('POST', '/api/rates', {}, { origin: 'http://127.0.0.1:3000' })).status).toBe(400);
  });

  it('says the same of a wrong password and of an unknown account, and then slows down', async () => {
    const tryLogin = (email: string) =>
      app.callUnauthenticated('POST', '/api/auth/login', { email, password: 'wrong' });
    const unknown = await tryLogin('nobody@desk.example');
    expect(unknown).toMatchObject({ status: 401, json: { error: 'Wrong email or password' } });
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) statuses.push((await tryLogin(ADMIN.email)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await app.callUnauthenticated('POST', '/api/auth/login', ADMIN)).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String) },
    });
  });

  it.each([[{}], [{ email: ADMIN.email }], [{ email: 7, password: [] }], ['{"email":']])(
    'answers the malformed try %j without a fault',
    async (body) => {
      const { status } = await app.callUnauthenticated('POST', '/api/auth/login', body);
      expect([400, 401, 429]).toContain(status);
    },
  );
});

describe('guessing at the sign-in', () => {
  let app: InMemoryApp;
  beforeEach(async () => {
    app = await InMemoryApp.open();
  });
  afterEach(() => app.close());

  const findCookie = (answer: { readonly headers: Readonly<Record<string, unknown>> }, name: string) =>
    [answer.headers['set-cookie']]
      .flat()
      .map((cookie) => String(cookie).split(';')[0] ?? '')
      .find((cookie) => cookie.startsWith(`${name}=`)) ?? '';

  const signInAndKeepDevice = async () =>
    findCookie(await app.callUnauthenticated('POST', '/api/auth/login', ADMIN), 'istmo_device');

  it('judges five of four hundred guesses that come at once, and lets the user in from a device that is known', async () => {
    const cookie = await signInAndKeepDevice();
    const guess = (at: number) =>
      app.callUnauthenticated(
        'POST',
        '/api/auth/login',
        { email: ADMIN.email, password: `guess ${at}` },
        { 'x-forwarded-for': `203.0.113.${at % 250}` },
      );
    const guesses = await Promise.all(Array.from({ length: 400 }, (_, at) => guess(at)));
    const statuses = guesses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
    expect((await app.callUnauthenticated('POST', '/api/auth/login', ADMIN)).status).toBe(429);
    expect((await app.callUnauthenticated('POST', '/api/auth/login', ADMIN, { cookie })).status).toBe(200);
  });

  it('throttles a known device as well, and takes no other cookie for one', async () => {
    const cookie = await signInAndKeepDevice();
    const wrong = { email: ADMIN.email, password: 'wrong' };
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push((await app.callUnauthenticated('POST', '/api/auth/login', wrong, { cookie })).status);
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    for (let n = 0; n < 5; n += 1) await app.callUnauthenticated('POST', '/api/auth/login', wrong);
    const forged = cookie.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
    expect((await app.callUnauthenticated('POST', '/api/auth/login', ADMIN, { cookie: forged })).status).toBe(429);
  });

  it('writes down once in a while that attempts are refused unjudged, whatever account they name', async () => {
    await app.signIn();
    const guess = (email: string) => app.callUnauthenticated('POST', '/api/auth/login', { email, password: 'a guess' });
    const statuses: number[] = [];
    for (let n = 0; n < 40; n += 1) {
      const email = n < 10 ? ADMIN.email : `nobody-${n % 3}\n${n}@desk.example`;
      statuses.push((await guess(email)).status);
    }
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(15);
    const { json } = await app.call('GET', '/api/activity-logs?q=Sign-ins%20refused');
    expect(json).toMatchObject({
      data: [
        {
          ...{ action: 'Sign-ins refused', status: 'warning', category: 'system', actor: 'system' },
          details: `Too many attempts: ${ADMIN.email} from 127.0.0.1`,
        },
      ],
    });
  });

  it('writes down who has signed out', async () => {
    const cookie = await signInAndKeepDevice();
    const signedIn = await app.callUnauthenticated('POST', '/api/auth/login', ADMIN, { cookie });
    const session = findCookie(signedIn, 'istmo_session');
    await app.callUnauthenticated('GET', '/api/logout', undefined, { cookie: session });
    await app.signIn();
    const { json } = await app.call('GET', '/api/activity-logs?q=Signed%20out');
    expect(json).toMatchObject({ data: [{ action: 'Signed out', details: ADMIN.email }] });
  });
});
