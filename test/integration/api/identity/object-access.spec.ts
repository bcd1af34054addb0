import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, type Method } from '../../../support/in-memory-app.js';
import { ApiDescription, type DescribedCall } from '../../../support/openapi.js';
import { type SignedInStaff, STAFF_PASSWORD, signInStaff } from '../../../support/staff.js';
import { prepareRecords, VALID_CALLS } from '../../../support/valid-calls.js';

const UNKNOWN_ID = '999999';

describe('records of others', () => {
  let app: InMemoryApp;
  let named: readonly DescribedCall[];
  let reader: SignedInStaff;
  let operator: SignedInStaff;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    await prepareRecords((method, path, body) => app.call(method, path, body));
    // The customer's link proves itself by its signature, without a session.
    const calls = (await ApiDescription.load(app)).listCalls().filter(({ path }) => path !== '/api/q/{token}');
    named = calls.filter(({ path }) => path.includes('{'));
    reader = await signInStaff(app, { email: 'reader@desk.example', role: 'read-only' });
    operator = await signInStaff(app, { email: 'clerk@desk.example', role: 'operator' });
  });
  afterAll(() => app.close());

  const fillPath = ({ path }: DescribedCall, id: string) => path.replace('{countryCode}', 'CR').replace(/\{\w+\}/g, id);
  /** A body that would be taken from somebody who may. */
  const createBody = ({ method, path }: DescribedCall) =>
    method === 'GET' || method === 'DELETE'
      ? undefined
      : (VALID_CALLS.find((call) => call.method === method && call.path === path.replace('{id}', '1'))?.createBody(
          900,
        ) ?? {});

  /** Everything that the calls could change. */
  async function readState(): Promise<readonly string[]> {
    const paths =
      'rates charge-codes recognized-domains disclaimers tax-rates exchange-rates consolidation-consignments mail-accounts staff-accounts quotations emails outbox settings/system';
    return Promise.all(paths.split(' ').map(async (path) => (await app.call('GET', `/api/${path}`)).text));
  }

  it('are changed by nobody whose role does not suffice, and not even said to be there', async () => {
    const before = await readState();
    const refused = [
      ...named
        .filter((call) => ['operator', 'administrator'].includes(call['x-role'] ?? ''))
        .map((call) => ({ call, by: reader })),
      ...named.filter((call) => call['x-role'] === 'administrator').map((call) => ({ call, by: operator })),
    ];
    expect(refused.length).toBeGreaterThan(40);
    for (const { call, by } of refused) {
      const answers = [];
      for (const id of ['1', '2', UNKNOWN_ID]) {
        const { status, text } = await by.call(call.method as Method, fillPath(call, id), createBody(call));
        answers.push([status, text]);
      }
      expect([call.path, ...answers.map(([status]) => status)]).toEqual([call.path, 403, 403, 403]);
      expect(new Set(answers.map(([, text]) => text)).size).toBe(1);
    }
    expect(await readState()).toEqual(before);
  });

  it('are said to be there to nobody without a session', async () => {
    const before = await readState();
    for (const call of named) {
      const answers = [];
      for (const id of ['1', UNKNOWN_ID])
        answers.push(await app.callUnauthenticated(call.method as Method, fillPath(call, id), createBody(call)));
      expect([call.path, ...answers.map(({ status }) => status)]).toEqual([call.path, 401, 401]);
      expect(answers[0]?.text).toBe(answers[1]?.text);
    }
    expect(await readState()).toEqual(before);
  });

  it.each([
    ['GET', '/api/settings/profile?id=1&email=admin@desk.example&accountId=1', undefined],
    ['GET', '/api/auth/user?id=1&email=admin@desk.example', undefined],
  ] as const)('are not read by %s %s: everybody gets their own', async (method, url, body) => {
    const { text } = await reader.call(method, url, body);
    expect(text).toContain('reader@desk.example');
    expect(text).not.toContain('admin@desk.example');
  });

  it('are no part of what everybody changes of their own', async () => {
    const find = () => app.stores.administrators.findById(operator.account.id);
    const before = await find();
    const of = { id: operator.account.id, accountId: operator.account.id, administratorId: operator.account.id };
    const role = { staffRole: 'administrator', isActive: true, passwordHash: 'x' };
    const calls: ReadonlyArray<readonly [Method, string, object | undefined, number]> = [
      [
        'PUT',
        `/api/settings/profile?id=${operator.account.id}`,
        { ...of, ...role, name: 'Mallory', email: 'reader@desk.example' },
        200,
      ],
      ['PUT', '/api/settings/profile', { role: 'Administrator', name: 'Mallory' }, 400],
      ['PUT', '/api/settings/profile', { ...of, name: 'Mallory', email: 'clerk@desk.example' }, 409],
      ['PUT', `/api/settings/notifications?id=${operator.account.id}`, { ...of, emailErrors: true }, 200],
      ['DELETE', `/api/settings/avatar?id=${operator.account.id}`, undefined, 404],
      ['POST', '/api/settings/second-factor', { ...of, currentPassword: 'a wrong password' }, 400],
    ];
    for (const [method, url, body, status] of calls)
      expect([url, (await reader.call(method, url, body)).status]).toEqual([url, status]);
    expect(await find()).toEqual(before);
    expect(await app.stores.administrators.findById(reader.account.id)).toMatchObject({
      role: 'read-only',
      name: 'Mallory',
    });
  });

  it.each([`/${'2'}`, '/2/', '//2', '/1,2', '/2%00', '?id=2'])(
    'have no address at a route of one’s own: %s',
    async (tail) => {
      for (const path of ['/api/settings/profile', '/api/settings/avatar', '/api/settings/notifications']) {
        const { status, text } = await reader.call('GET', `${path}${tail}`);
        expect([200, 400, 404]).toContain(status);
        expect(text).not.toContain('clerk@desk.example');
      }
    },
  );

  it('are not reached by the password of one’s own', async () => {
    const entry = {
      currentPassword: STAFF_PASSWORD,
      newPassword: 'eleven blue herons flying',
      email: 'clerk@desk.example',
      id: operator.account.id,
    };
    expect((await reader.call('POST', '/api/settings/password', entry)).status).toBeLessThan(300);
    const signIn = { email: 'clerk@desk.example', password: 'eleven blue herons flying' };
    expect((await app.callUnauthenticated('POST', '/api/auth/login', signIn)).status).toBe(401);
  });
});
