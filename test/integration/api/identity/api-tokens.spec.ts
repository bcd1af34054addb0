import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  MAX_CALLS_PER_MINUTE,
  MAX_REFUSED_PER_MINUTE,
} from '../../../../application/identity/authenticate-api-token.js';
import { InMemoryApp, type Method } from '../../../support/in-memory-app.js';
import { ApiDescription, type DescribedCall } from '../../../support/openapi.js';
import { signInStaff } from '../../../support/staff.js';

/** What no token may ever do: manage staff, tokens and mailboxes, take everything away, or be a person. */
const PEOPLE_ALONE = [
  'webhook-endpoints',
  'webhook-deliveries',
  'staff-accounts',
  'api-tokens',
  'mail-accounts',
  'mail-authorizations',
  'settings',
  'customer-data',
];

interface Issued {
  readonly token: { readonly id: number; readonly name: string; readonly hint: string; readonly state: string };
  readonly secret: string;
}
interface Listed {
  readonly data: readonly (Issued['token'] & { readonly lastUsedAt: string | null })[];
  readonly total: number;
}

let now = new Date('2026-02-03T12:00:00Z');
let app: InMemoryApp;
let calls: readonly DescribedCall[];

const nameOf = ({ method, path }: DescribedCall) => `${method} ${path}`;
const toUrl = ({ path }: DescribedCall) => path.replace(/\{\w+\}/g, '1');
const issue = async (name: string, scopes: readonly string[], expiresInDays: number | null = 30): Promise<Issued> =>
  (await app.call('POST', '/api/api-tokens', { name, scopes, expiresInDays })).json as Issued;
const callWith = (secret: string, method: Method, url: string, body?: unknown, more: Record<string, string> = {}) =>
  app.callUnauthenticated(method, url, body, { authorization: `Bearer ${secret}`, ...more });
const list = async () => (await app.call('GET', '/api/api-tokens')).json as Listed;
const errorOf = (answer: { readonly json: unknown }) => (answer.json as { readonly error: string }).error;

const ANY_ENTRY = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };

describe('API tokens', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, { now: () => now });
    await app.signIn();
    calls = (await ApiDescription.load(app)).listCalls();
  });
  afterAll(() => app.close());

  describe('the tokens of other programs', () => {
    it('are made, listed without their secret, and revoked by an administrator', async () => {
      const { token, secret } = await issue('CRM', ['read']);
      expect(secret).toMatch(/^istmo_[\w-]{43}$/);
      expect(token).toMatchObject({ name: 'CRM', state: 'active', hint: secret.slice(-4) });
      const answer = await app.call('GET', '/api/api-tokens');
      expect(answer.text).not.toContain(secret);
      expect((await callWith(secret, 'GET', '/api/quotations')).status).toBe(200);
      expect((await list()).data[0]).toMatchObject({ id: token.id, lastUsedAt: now.toISOString() });
      expect((await app.call('DELETE', `/api/api-tokens/${token.id}`)).json).toEqual({ deleted: true });
      expect((await app.call('DELETE', `/api/api-tokens/${token.id}`)).status).toBe(404);
      const refused = await callWith(secret, 'GET', '/api/quotations');
      expect({ status: refused.status, error: errorOf(refused) }).toEqual({
        status: 401,
        error: 'The API token has been revoked.',
      });
      const { json } = await app.call('GET', '/api/activity-logs');
      expect(JSON.stringify(json)).toContain('API token revoked');
      expect(JSON.stringify(json)).not.toContain(secret);
    });

    it('are kept in the store without their secret', async () => {
      const { secret } = await issue('Stored', ['read']);
      const { rows } = await app.stores.apiTokens.findPage({ page: 1, pageSize: 100 });
      expect(JSON.stringify(rows)).not.toContain(secret.slice(6));
      expect(await app.stores.apiTokens.findByHash(secret)).toBeUndefined();
    });

    it('are for nobody but administrators, and each name is of one token', async () => {
      const operator = await signInStaff(app, { email: 'operator@desk.example', role: 'operator' });
      expect((await operator.call('GET', '/api/api-tokens')).status).toBe(403);
      const body = { name: 'Mine', scopes: ['read'], expiresInDays: null };
      expect((await operator.call('POST', '/api/api-tokens', body)).status).toBe(403);
      await issue('Once', ['read']);
      const again = await app.call('POST', '/api/api-tokens', { ...body, name: 'Once' });
      expect(again.status).toBe(409);
      const unfit = await app.call('POST', '/api/api-tokens', { name: '', scopes: ['all'] });
      expect(unfit.status).toBe(400);
      expect(unfit.text).toContain('"field":"expiresInDays"');
    });

    it('expire', async () => {
      const { secret } = await issue('Short-lived', ['read'], 1);
      const before = now;
      now = new Date(now.getTime() + 24 * 3_600_000);
      const refused = await callWith(secret, 'GET', '/api/quotations');
      now = before;
      expect(refused.status).toBe(401);
      expect(errorOf(refused)).toBe('The API token has expired.');
    });
  });

  describe('a call with a token', () => {
    it('is refused on every call of another scope, with a clear sentence and an entry in the log', async () => {
      const { secret } = await issue('Reader', ['read']);
      for (const call of calls.filter(
        (one) => one['x-role'] && !['read', 'any'].includes(one['x-token-scope'] ?? ''),
      )) {
        now = new Date(now.getTime() + 1_000);
        const answer = await callWith(
          secret,
          call.method as Method,
          toUrl(call),
          call.method === 'GET' ? undefined : {},
        );
        const scope = call['x-token-scope'];
        expect([nameOf(call), answer.status, errorOf(answer)]).toEqual([
          nameOf(call),
          403,
          scope
            ? `This API token lacks the scope "${scope}".`
            : 'API tokens are not allowed to do this. Somebody who is signed in to the console can.',
        ]);
      }
      const docs = await callWith(secret, 'GET', '/api/docs-json');
      expect(docs.status).toBe(403);
      const { rows } = { rows: await app.stores.activity.findPage(ANY_ENTRY, 'newest-first', 1, 1) };
      expect(rows[0]).toMatchObject({ eventType: 'token-call-refused', actor: 'API token Reader' });
    });

    it('is told what its token may do, whatever its scopes', async () => {
      const { secret } = await issue('Curious', ['write']);
      const { json } = await callWith(secret, 'GET', '/api/access');
      expect(json).toMatchObject({ name: 'Curious', role: null, scopes: ['write'], expiresAt: expect.any(String) });
      expect((await app.call('GET', '/api/access')).json).toMatchObject({ role: 'administrator', scopes: [] });
      expect(calls.filter((call) => call['x-token-scope'] === 'any').map(nameOf)).toEqual(['GET /api/access']);
    });

    it('is never let near what is for people alone, whatever its scopes', () => {
      const open = calls.filter((call) => call['x-token-scope'] !== undefined);
      const near = open.filter(({ path }) => PEOPLE_ALONE.includes(path.split('/')[2] ?? ''));
      expect(near.map(nameOf)).toEqual([]);
      expect(open.filter((call) => call['x-role'] === 'administrator').map(nameOf)).toEqual([]);
      const reading = open.filter((call) => call['x-token-scope'] === 'read');
      expect(reading.filter(({ method }) => method !== 'GET').map(nameOf)).toEqual([]);
    });

    it('makes a quotation once for one Idempotency-Key, under its own name', async () => {
      const { secret } = await issue('Portal', ['quote']);
      const body = {
        customer: { name: 'Rosa Mora', company: 'Granos', mailbox: 'rosa@granos.example' },
        ...{ language: 'en', delivery: 'pdf' },
        shipment: {
          ...{ incoterm: 'CPT', airportOrigin: 'MIA', airportDestination: 'SJO' },
          goods: { weight: 350, dimensionLines: [{ lengthCm: 120, widthCm: 80, heightCm: 100, pieces: 2 }] },
        },
      };
      const key = { 'idempotency-key': '8e03978e-40d5-43dd-bc93-6894a57f9324' };
      const first = await callWith(secret, 'POST', '/api/phone-quotations', body, key);
      const second = await callWith(secret, 'POST', '/api/phone-quotations', body, key);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(first.json).toMatchObject({ isRepeated: false });
      expect(second.json).toEqual(first.json);
      const { 'idempotency-key': requestKey } = key;
      const inBody = await callWith(secret, 'POST', '/api/phone-quotations', { ...body, requestKey });
      expect(inBody.json).toMatchObject({ isRepeated: true });
      const without = await callWith(secret, 'POST', '/api/phone-quotations', body);
      expect(without.status).toBe(400);
      const differing = await callWith(
        ...([secret, 'POST', '/api/phone-quotations'] as const),
        { ...body, requestKey: 'another-key-0123456' },
        key,
      );
      expect(differing.status).toBe(422);
      const logged = await app.call('GET', '/api/activity-logs?search=Q1');
      expect(logged.text).toContain('"API token Portal"');
    });

    it('needs no origin, and a session beside it has no part in it', async () => {
      const { secret } = await issue('Sheet', ['quote']);
      const crossSite = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' };
      const body = { emailContent: '350 kg from MIA to SJO' };
      const allowed = await callWith(secret, 'POST', '/api/emails/process-ai', body, crossSite);
      expect(allowed.status).toBe(200);
      // The administrator's cookie would allow it.
      const both = await app.call('GET', '/api/staff-accounts', undefined, { authorization: `Bearer ${secret}` });
      expect(both.status).toBe(403);
      const worthless = await app.call('GET', '/api/quotations', undefined, { authorization: 'Bearer istmo_unknown' });
      expect({ status: worthless.status, error: errorOf(worthless) }).toEqual({
        status: 401,
        error: 'The API token is not known.',
      });
      const session = await app.call('POST', '/api/emails/process-ai', body, crossSite);
      expect(session.status).toBe(403);
    });

    it('is held back when it comes too often, and so are bad ones of an address', async () => {
      now = new Date(now.getTime() + 120_000);
      const { secret } = await issue('Runaway', ['read']);
      const statuses = new Map<number, number>();
      for (let count = 0; count <= MAX_CALLS_PER_MINUTE; count += 1) {
        const { status } = await callWith(secret, 'GET', '/api/airports');
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
      expect([...statuses]).toEqual([
        [200, MAX_CALLS_PER_MINUTE],
        [429, 1],
      ]);
      const late = await callWith(secret, 'GET', '/api/airports');
      expect(late.headers['retry-after']).toBe('60');
      for (let count = 0; count < MAX_REFUSED_PER_MINUTE; count += 1) {
        expect((await callWith(`istmo_guess${count}`, 'GET', '/api/airports')).status).toBe(401);
      }
      expect((await callWith('istmo_guess', 'GET', '/api/airports')).status).toBe(429);
      now = new Date(now.getTime() + 60_000);
      expect((await callWith(secret, 'GET', '/api/airports')).status).toBe(200);
    });
  });
});
