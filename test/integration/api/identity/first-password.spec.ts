import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { type SignedInStaff, STAFF_PASSWORD, signInStaff } from '../../../support/staff.js';

const REFUSAL = { status: 403, json: { error: 'Change your password first.' } };

describe('somebody whose password an administrator knows', () => {
  let app: InMemoryApp;
  let newcomer: SignedInStaff;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    newcomer = await signInStaff(app, { email: 'new@desk.example', mustChangePassword: true });
  });
  afterAll(() => app.close());

  it('is told so', async () => {
    expect((await newcomer.call('GET', '/api/auth/user')).json).toMatchObject({ mustChangePassword: true });
  });

  it.each([
    ['GET', '/api/quotations'],
    ['GET', '/api/settings/profile'],
    ['PUT', '/api/settings/profile'],
    ['POST', '/api/quotations/1/send'],
    ['GET', '/api/staff-accounts'],
    ['POST', '/api/staff-accounts'],
    ['POST', '/api/webhook/email'],
    ['GET', '/api/docs-json'],
    ['GET', '/api/docs'],
  ] as const)('may not %s %s', async (method, url) => {
    expect(await newcomer.call(method, url, method === 'GET' ? undefined : {})).toMatchObject(REFUSAL);
    const [last] = await listActivity(app);
    expect(last).toMatchObject({
      action: 'Call refused',
      details: `${method} ${url.replace('/1/', '/:id/')}, with a first password`,
      actor: 'new@desk.example',
      status: 'warning',
    });
  });

  it('does everything as soon as they have another one', async () => {
    const same = { currentPassword: STAFF_PASSWORD, newPassword: STAFF_PASSWORD };
    expect((await newcomer.call('POST', '/api/settings/password', same)).status).toBe(400);
    const entry = { currentPassword: STAFF_PASSWORD, newPassword: 'forty brisk lanterns' };
    const { status, headers } = await newcomer.call('POST', '/api/settings/password', entry);
    expect(status).toBe(200);
    const cookie = String([headers['set-cookie']].flat()[0]).split(';')[0] ?? '';
    const call = (url: string) => app.callUnauthenticated('GET', url, undefined, { cookie });
    expect((await call('/api/auth/user')).json).toMatchObject({ mustChangePassword: false });
    expect((await call('/api/staff-accounts')).status).toBe(200);
    expect((await newcomer.call('GET', '/api/auth/user')).status).toBe(401);
  });

  it('is logged with every wrong current password', async () => {
    const entry = { currentPassword: 'none that anybody has', newPassword: 'forty brisk lanterns' };
    const sam = await signInStaff(app, { email: 'sam@desk.example' });
    for (const url of ['/api/settings/password', '/api/settings/second-factor']) {
      const { status } = await sam.call('POST', url, { ...entry, password: entry.currentPassword });
      const [last] = await listActivity(app);
      const logged = { action: 'Wrong current password', actor: 'sam@desk.example', status: 'warning' };
      expect([url, status, last]).toEqual([url, 400, expect.objectContaining(logged)]);
    }
  });

  it('may sign out', async () => {
    const other = await signInStaff(app, { email: 'other@desk.example', mustChangePassword: true });
    expect((await other.call('GET', '/api/logout')).status).toBe(302);
    expect((await other.call('GET', '/api/auth/user')).status).toBe(401);
  });
});

async function listActivity(app: InMemoryApp): Promise<readonly object[]> {
  const { json } = await app.call('GET', '/api/activity-logs?pageSize=1');
  return (json as { readonly data: readonly object[] }).data;
}

describe('a password that is reset while its owner changes it', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it('is the one of the administrator', async () => {
    const mia = await signInStaff(app, { email: 'mia@desk.example' });
    const entry = { currentPassword: STAFF_PASSWORD, newPassword: 'forty brisk lanterns' };
    const [own, reset] = await Promise.all([
      mia.call('POST', '/api/settings/password', entry),
      app.call('POST', `/api/staff-accounts/${mia.account.id}/password`, { password: 'nine velvet anchors' }),
    ]);
    expect(reset.status).toBe(200);
    expect([200, 401]).toContain(own.status);
    const signIn = await app.callUnauthenticated('POST', '/api/auth/login', {
      email: 'mia@desk.example',
      password: 'nine velvet anchors',
    });
    const account = await app.stores.administrators.findById(mia.account.id);
    expect([signIn.status, account?.mustChangePassword]).toEqual([200, true]);
  });
});
