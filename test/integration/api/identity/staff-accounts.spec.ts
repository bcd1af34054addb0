import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ADMIN, InMemoryApp } from '../../../support/in-memory-app.js';
import { addStaff, openSession, STAFF_PASSWORD, signInStaff } from '../../../support/staff.js';

interface Issued {
  readonly account: { readonly id: number };
  readonly generatedPassword: string | null;
}

const LAST = 'This is the last active administrator. Make somebody else an administrator first.';
const ROSA = { name: 'Rosa Vega', email: 'Rosa@Desk.example', role: 'operator' } as const;

describe('the accounts of staff', () => {
  let app: InMemoryApp;
  const url = (id: number, what = '') => `/api/staff-accounts/${id}${what}`;
  const readLatestEntry = async () => {
    const { json } = await app.call('GET', '/api/activity-logs?pageSize=1');
    return (json as { data: unknown[] }).data[0];
  };
  const signIn = (email: string, password: string) =>
    app.callUnauthenticated('POST', '/api/auth/login', { email, password });

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('are created with a password that is made up, told once and logged without it', async () => {
    const { status, json } = await app.call('POST', '/api/staff-accounts', ROSA);
    const { account, generatedPassword } = json as Issued;
    expect([status, account]).toMatchObject([
      201,
      {
        ...{ email: 'rosa@desk.example', role: 'Clerk', staffRole: 'operator' },
        ...{ isActive: true, mustChangePassword: true },
      },
    ]);
    expect(generatedPassword).toMatch(/^[2-9a-hjkmnp-z]{4}(?:-[2-9a-hjkmnp-z]{4}){3}$/);
    expect((await signIn('rosa@desk.example', generatedPassword ?? '')).status).toBe(200);
    const { text } = await app.call('GET', '/api/activity-logs?pageSize=500');
    expect(text).toContain('Staff account created');
    expect(text).not.toContain(generatedPassword);
    expect((await app.call('GET', '/api/staff-accounts')).text).not.toMatch(/hash|argon/i);
  });

  it('are created with a password that is entered', async () => {
    const entry = { ...ROSA, email: 'entered@desk.example', password: 'eleven loud kettles' };
    const { status, json } = await app.call('POST', '/api/staff-accounts', entry);
    expect([status, (json as Issued).generatedPassword]).toEqual([201, null]);
    expect((await signIn(entry.email, entry.password)).status).toBe(200);
  });

  it.each([
    [{ ...ROSA, email: 'ROSA@desk.example' }, 409, 'An administrator with this email exists already.'],
    [{ ...ROSA, name: 'R' }, 400, 'Name must be at least 2 characters.'],
    [{ ...ROSA, email: 'nowhere' }, 400, 'Please enter a valid email address.'],
    [{ ...ROSA, role: 'owner' }, 400, 'Choose a role: administrator, clerk or read only.'],
    [{ ...ROSA, email: 'x@desk.example', password: 'short' }, 400, 'The new password must be at least 12 characters.'],
    [
      { ...ROSA, email: 'x@desk.example', password: 'password1234' },
      400,
      'This password is easy to guess. Take a phrase of several words, or a mix that is on no list.',
    ],
  ])('are not created from %j, and the log says who was refused', async (entry, status, error) => {
    expect(await app.call('POST', '/api/staff-accounts', entry)).toMatchObject({ status, json: { error } });
    expect(await readLatestEntry()).toMatchObject({
      action: 'Change of an account refused',
      details: expect.stringContaining(error),
      actor: ADMIN.email,
    });
  });

  it('get another role', async () => {
    const eva = await signInStaff(app, { email: 'eva@desk.example', role: 'operator' });
    const changed = await app.call('PUT', url(eva.account.id, '/role'), { role: 'read-only' });
    expect(changed).toMatchObject({ status: 200, json: { role: 'Read only' } });
    expect((await eva.call('POST', '/api/core-rules/validate')).status).toBe(403);
    const refusal = await app.call('PUT', url(eva.account.id, '/role'), { role: 'king' });
    expect(refusal).toMatchObject({ status: 400, json: { details: [{ field: 'role' }] } });
    const { text } = await app.call('GET', '/api/activity-logs?pageSize=10');
    expect(text).toContain('eva@desk.example: Clerk → Read only');
  });

  it('are disabled, which ends their sessions, and enabled again', async () => {
    const leo = await signInStaff(app, { email: 'leo@desk.example', role: 'operator' });
    expect(await app.call('POST', url(leo.account.id, '/disable'))).toMatchObject({ json: { isActive: false } });
    expect((await leo.call('GET', '/api/auth/user')).status).toBe(401);
    expect(await signIn('leo@desk.example', STAFF_PASSWORD)).toMatchObject({
      status: 401,
      json: { error: 'Wrong email or password' },
    });
    expect(await app.call('POST', url(leo.account.id, '/enable'))).toMatchObject({ json: { isActive: true } });
    expect((await leo.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await signIn('leo@desk.example', STAFF_PASSWORD)).status).toBe(200);
    expect(await readLatestEntry()).toMatchObject({ action: 'Signed in' });
  });

  it('get a new password, which ends their sessions', async () => {
    const ida = await signInStaff(app, { email: 'ida@desk.example' });
    const { json } = await app.call('POST', url(ida.account.id, '/password'), {});
    const { generatedPassword, account } = json as Issued;
    expect(account).toMatchObject({ mustChangePassword: true });
    expect((await ida.call('GET', '/api/auth/user')).status).toBe(401);
    expect((await signIn('ida@desk.example', STAFF_PASSWORD)).status).toBe(401);
    expect((await signIn('ida@desk.example', generatedPassword ?? '')).status).toBe(200);
  });

  it('keep a password of their own from whoever finds a session open', async () => {
    const { json } = await app.call('GET', '/api/auth/user');
    const { id } = json as { id: number };
    expect(await app.call('POST', url(id, '/password'), {})).toMatchObject({
      status: 403,
      json: { error: 'Change your own password under Settings, where the current one is asked for.' },
    });
  });

  it.each([
    ['PUT', '/role', { role: 'operator' }],
    ['POST', '/disable', undefined],
    ['POST', '/enable', undefined],
    ['POST', '/password', {}],
  ] as const)('are known by their ids: %s %s', async (method, what, body) => {
    expect((await app.call(method, url(9999, what), body)).status).toBe(404);
  });
});

describe('the last active administrator', () => {
  let app: InMemoryApp;
  let id = 0;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    id = ((await app.call('GET', '/api/auth/user')).json as { id: number }).id;
    await addStaff(app, { email: 'off@desk.example', isActive: false });
    await addStaff(app, { email: 'clerk@desk.example', role: 'operator' });
  });
  afterAll(() => app.close());

  it('is neither demoted nor disabled', async () => {
    const demotion = await app.call('PUT', `/api/staff-accounts/${id}/role`, { role: 'operator' });
    expect(demotion).toMatchObject({ status: 403, json: { error: LAST } });
    const disabling = await app.call('POST', `/api/staff-accounts/${id}/disable`);
    expect(disabling).toMatchObject({ status: 403, json: { error: LAST } });
    const { json } = await app.call('GET', '/api/activity-logs?pageSize=1');
    expect((json as { data: unknown[] }).data[0]).toMatchObject({
      action: 'Change of an account refused',
      details: `Disable ${ADMIN.email}: ${LAST}`,
      actor: ADMIN.email,
    });
  });

  it.each(['disable', 'role'] as const)('remains where two take it of each other at once by %s', async (what) => {
    const email = `${what}@desk.example`;
    const other = await signInStaff(app, { email });
    const mine = { email: ADMIN.email, password: ADMIN.password };
    const cookie = await openSession(app, mine);
    const [method, body] =
      what === 'disable' ? (['POST', undefined] as const) : (['PUT', { role: 'operator' }] as const);
    const answers = await Promise.all([
      other.call(method, `/api/staff-accounts/${id}/${what}`, body),
      app.callUnauthenticated(method, `/api/staff-accounts/${other.account.id}/${what}`, body, { cookie }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
    const all = await app.stores.administrators.all();
    const left = all.filter(({ role, isActive }) => isActive && role === 'administrator');
    expect(left).toHaveLength(1);
    // The first administrator goes on to the next case.
    await app.stores.administrators.update(other.account.id, { isActive: false });
    await app.stores.administrators.update(id, { isActive: true, role: 'administrator' });
  });
});
