import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { STAFF_ROLES } from '../../../../domain/identity/staff-role.js';
import { InMemoryApp, type Method } from '../../../support/in-memory-app.js';
import { ApiDescription, type DescribedCall } from '../../../support/openapi.js';
import { type SignedInStaff, signInStaff } from '../../../support/staff.js';

/** What is called without a session, or with a proof of its own. */
const PUBLIC: readonly string[] = [
  'POST /api/auth/login',
  'GET /api/logout',
  'GET /api/health/live',
  'GET /api/health/ready',
  'GET /api/q/{token}',
  'POST /api/q/{token}',
  'POST /api/webhook/email',
  'POST /api/webhook/email/raw',
  'POST /api/webhook/email/mailgun',
  'POST /api/webhook/email/sendgrid',
  'POST /api/webhook/email/postmark',
  'GET /metrics',
];

/** What everybody may change: what is their own. */
const OWN: readonly string[] = [
  'POST /api/settings/avatar',
  'DELETE /api/settings/avatar',
  'PUT /api/settings/profile',
  'PUT /api/settings/notifications',
  'POST /api/settings/password',
  'POST /api/settings/second-factor',
  'POST /api/settings/second-factor/confirm',
  'POST /api/settings/second-factor/remove',
];

/** What somebody may not even read who is no administrator: secrets, and mails of customers in bulk. */
const SECRET: readonly string[] = [
  'GET /api/settings/backup',
  'GET /api/quotations/corrections.jsonl',
  'GET /api/staff-accounts',
  'GET /api/api-tokens',
  'GET /api/webhook-endpoints',
  'GET /api/webhook-deliveries',
  'GET /api/mail-accounts',
  'GET /api/mail-accounts/{id}/preview',
  'GET /api/mail-authorizations/callback',
  'GET /api/mail-authorizations/providers',
  'GET /api/mail-authorizations/{id}',
  'GET /api/customer-data',
  'GET /api/customer-data/export',
];

/** The daily work, which is done by whoever is at it. */
const DAILY_WORK: readonly string[] = [
  'POST /api/emails/preview',
  'POST /api/emails/file',
  'POST /api/emails/file/process-ai',
  'POST /api/emails/process-ai',
  'POST /api/phone-quotations',
  'POST /api/phone-quotations/preview',
  'POST /api/phone-quotations/{id}/hand-over',
  'POST /api/emails/{id}/reprocess',
  'POST /api/emails/{id}/done',
  'POST /api/quotations/{id}/outcome',
  'POST /api/calls/{id}',
  'POST /api/quotations/{id}/send',
  'POST /api/quotations/{id}/correct',
  'POST /api/quotations/{id}/ledger',
  'POST /api/quotations/{id}/lines',
  'POST /api/quotations/{id}/reprice',
  'POST /api/quotations/{id}/reprice/preview',
  'POST /api/quotations/{id}/correct/preview',
  'PUT /api/quotations/{id}/customer-note',
  'POST /api/quotations/{id}/set-aside',
  'POST /api/quotations/{id}/reopen',
  'POST /api/quotations/{id}/resend',
  'POST /api/outbox/{id}/cancel',
  'DELETE /api/outbox/{id}/cancel',
  'POST /api/outbox/{id}/retry',
  'POST /api/outbox/notifications/{id}/retry',
  'POST /api/consolidation-consignments',
  'PUT /api/consolidation-consignments/{id}',
  'DELETE /api/consolidation-consignments/{id}',
  'POST /api/calculate-chargeable-weight',
  'POST /api/calculate-delivery-charges',
  'POST /api/calculate-complete-charges',
  'POST /api/rates/try',
  'POST /api/rates/simulate',
  'POST /api/core-rules/validate',
];

const nameOf = ({ method, path }: DescribedCall) => `${method} ${path}`;
const fillPath = ({ path }: DescribedCall) => path.replace(/\{\w+\}/g, '1');

describe('the roles of staff', () => {
  let app: InMemoryApp;
  let calls: readonly DescribedCall[];
  let reader: SignedInStaff;
  let operator: SignedInStaff;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    calls = (await ApiDescription.load(app)).listCalls();
    reader = await signInStaff(app, { email: 'reader@desk.example', role: 'read-only' });
    operator = await signInStaff(app, { email: 'operator@desk.example', role: 'operator' });
  });
  afterAll(() => app.close());

  const listCalls = (role: string) => calls.filter((call) => call['x-role'] === role).map(nameOf);

  it('are asked for by every call but those that are public, which are named here', () => {
    const withoutRole = calls.filter((call) => !STAFF_ROLES.some((role) => call['x-role'] === role));
    expect(withoutRole.map(nameOf).sort()).toEqual([...PUBLIC].sort());
  });

  it('let somebody who only reads change nothing but what is their own', () => {
    const changing = listCalls('read-only').filter((name) => !name.startsWith('GET '));
    expect(changing.sort()).toEqual([...OWN].sort());
  });

  it('let the daily work be done without an administrator, and nothing else', () => {
    expect(listCalls('operator').sort()).toEqual([...DAILY_WORK].sort());
  });

  it('let everybody read everything but secrets', () => {
    const kept = listCalls('administrator').filter((name) => name.startsWith('GET '));
    expect(kept.sort()).toEqual([...SECRET].sort());
  });

  it('refuse every call of a greater role with a reason', async () => {
    const refused = [
      ...calls
        .filter((call) => ['operator', 'administrator'].includes(call['x-role'] ?? ''))
        .map((call) => ({ call, by: reader })),
      ...calls.filter((call) => call['x-role'] === 'administrator').map((call) => ({ call, by: operator })),
    ];
    expect(refused.length).toBeGreaterThan(60);
    const answers = refused.map(async ({ call, by }) => {
      const { status, json } = await by.call(
        call.method as Method,
        fillPath(call),
        call.method === 'GET' ? undefined : {},
      );
      return [nameOf(call), status, (json as { error?: string }).error];
    });
    const role = { [reader.account.email]: 'Read only', [operator.account.email]: 'Clerk' };
    const expected = refused.map(({ call, by }) => [
      nameOf(call),
      403,
      `Your role (${role[by.account.email]}) does not allow this. Ask an administrator.`,
    ]);
    expect(await Promise.all(answers)).toEqual(expected);
  });

  it('let everybody read what all may read', async () => {
    for (const url of ['/api/quotations', '/api/rates', '/api/settings/system', '/api/auth/user', '/api/docs-json']) {
      expect([url, (await reader.call('GET', url)).status, (await operator.call('GET', url)).status]).toEqual([
        url,
        200,
        200,
      ]);
    }
  });

  it('say who somebody is', async () => {
    expect((await reader.call('GET', '/api/auth/user')).json).toMatchObject({
      role: 'Read only',
      staffRole: 'read-only',
    });
    expect((await operator.call('GET', '/api/settings/profile')).json).toMatchObject({ role: 'Clerk' });
  });

  it('write every refusal into the log, with who was refused what', async () => {
    const guest = await signInStaff(app, { email: 'guest@desk.example', role: 'read-only' });
    await guest.call('POST', '/api/rates', {});
    const { json } = await app.call('GET', '/api/activity-logs?pageSize=1');
    expect((json as { data: unknown[] }).data[0]).toMatchObject({
      action: 'Call refused',
      details: 'POST /api/rates, as Read only',
      actor: 'guest@desk.example',
      status: 'warning',
    });
  });

  it('let an email be brought in and looked at by whoever works on mail alone', async () => {
    const email = { from: 'a@b.example', to: 'q@b.example', subject: 'x', content: 'Hello', dryRun: true };
    expect(await reader.call('POST', '/api/webhook/email', email)).toMatchObject({
      status: 403,
      json: { error: 'Your role (Read only) does not allow this. Ask an administrator.' },
    });
    expect((await operator.call('POST', '/api/webhook/email', email)).status).toBe(200);
  });
});

describe('an account that changes while its session is open', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
  });
  afterAll(() => app.close());

  it('loses at once what its new role does not allow', async () => {
    const rosa = await signInStaff(app, { email: 'rosa@desk.example', role: 'administrator' });
    expect((await rosa.call('GET', '/api/quotations/corrections.jsonl')).status).toBe(200);
    await app.stores.administrators.update(rosa.account.id, { role: 'read-only' });
    expect((await rosa.call('GET', '/api/quotations/corrections.jsonl')).status).toBe(403);
    expect((await rosa.call('GET', '/api/quotations')).status).toBe(200);
  });

  it.each([{ isActive: false }, { sessionVersion: 2 }])('is signed out at once by %j', async (change) => {
    const email = `gone-${Object.keys(change).join()}@desk.example`.toLowerCase();
    const gone = await signInStaff(app, { email });
    expect((await gone.call('GET', '/api/quotations')).status).toBe(200);
    await app.stores.administrators.update(gone.account.id, change);
    for (const [method, url] of [
      ['GET', '/api/quotations'],
      ['GET', '/api/auth/user'],
      ['POST', '/api/settings/password'],
      ['GET', '/api/docs-json'],
      ['POST', '/api/webhook/email'],
    ] as const) {
      expect([url, (await gone.call(method, url, method === 'POST' ? {} : undefined)).status]).toEqual([url, 401]);
    }
  });
});
