import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { NodeHasher } from '../../../../adapters/identity/node-hasher.js';
import type { CallClaim, KnownCall } from '../../../../application/operations/idempotent-call.repository.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';
import { ApiDescription } from '../../../support/openapi.js';

const DAY_MS = 24 * 60 * 60_000;

let now = new Date('2026-02-03T12:00:00Z');
let keys = 0;
let app: InMemoryApp;

/** A key that no other test has. */
function createKey(): Readonly<Record<string, string>> {
  keys += 1;
  return { 'idempotency-key': `key-of-a-test-${String(keys).padStart(4, '0')}` };
}

const addDomain = (domain: string, headers: Readonly<Record<string, string>>, more: object = {}) =>
  app.call('POST', '/api/recognized-domains', { domain, companyName: 'Carga', isApproved: false, ...more }, headers);
const countDomains = async (domain: string) =>
  ((await app.call('GET', '/api/recognized-domains')).json as { domain: string }[]).filter(
    (one) => one.domain === domain,
  ).length;
const errorOf = (answer: { readonly json: unknown }) => (answer.json as { readonly error: string }).error;

/** A key of the administrator as it is stored. */
const toCall = (key: Readonly<Record<string, string>>) => ({
  name: new NodeHasher().sha256(`account 1\n${key['idempotency-key']}`),
  ...{ fingerprint: 'any', at: now, leasedUntil: new Date(now.getTime() + 1), forgottenBefore: new Date(0) },
});
const lookUp = async (key: Readonly<Record<string, string>>) =>
  (await app.stores.idempotentCalls.claim(toCall(key))) as KnownCall;

describe('A call under an Idempotency-Key', () => {
  beforeAll(async () => {
    app = await InMemoryApp.open('quotes@desk.example', undefined, { now: () => now });
    await app.signIn();
  });
  afterAll(() => app.close());

  it('makes one thing, and is told the same again', async () => {
    const key = createKey();
    const first = await addDomain('once.example', key);
    const second = await addDomain('once.example', { 'idempotency-key': `"${key['idempotency-key']}"` });
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.json).toEqual(first.json);
    expect([first, second].map(({ headers }) => headers['idempotency-replayed'])).toEqual([undefined, 'true']);
    expect(await countDomains('once.example')).toBe(1);
  });

  it('makes one thing where it comes several times at once', async () => {
    const key = createKey();
    const answers = await Promise.all(Array.from({ length: 5 }, () => addDomain('race.example', key)));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(201));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await countDomains('race.example')).toBe(1);
  });

  it('is refused where the key stands for another request', async () => {
    const key = createKey();
    await addDomain('first.example', key);
    const otherBody = await addDomain('second.example', key);
    const otherCall = await app.call('POST', '/api/calculate-chargeable-weight', { grossWeight: 5 }, key);
    for (const answer of [otherBody, otherCall]) {
      expect({ status: answer.status, error: errorOf(answer) }).toEqual({
        status: 422,
        error: 'This Idempotency-Key was used for another request. Take a new one.',
      });
    }
    expect(await countDomains('second.example')).toBe(0);
  });

  it('keeps no key of what was refused', async () => {
    const key = createKey();
    const unfit = await addDomain('not a domain', key);
    expect(unfit.status).toBe(400);
    expect((await addDomain('mended.example', key)).status).toBe(201);
  });

  it('has keys of its caller alone', async () => {
    const key = createKey();
    const token = { name: 'Other caller', scopes: ['quote'], expiresInDays: 30 };
    const { secret } = (await app.call('POST', '/api/api-tokens', token)).json as { readonly secret: string };
    const url = '/api/calculate-chargeable-weight';
    const mine = await app.call('POST', url, { grossWeight: 5 }, key);
    const headers = { ...key, authorization: `Bearer ${secret}` };
    const theirs = await app.callUnauthenticated('POST', url, { grossWeight: 7 }, headers);
    expect([mine.json, theirs.json]).toMatchObject([{ chargeableWeight: 5 }, { chargeableWeight: 7 }]);
  });

  it('is a new one after a day', async () => {
    const key = createKey();
    await addDomain('daily.example', key);
    now = new Date(now.getTime() + DAY_MS + 1);
    await app.signIn();
    expect((await addDomain('daily.example', key)).status).toBe(409);
  });

  it('is refused where the key is none, or comes with a form', async () => {
    const short = await addDomain('short.example', { 'idempotency-key': 'short' });
    expect({ status: short.status, error: errorOf(short) }).toEqual({
      status: 400,
      error: 'An Idempotency-Key has 16 to 64 letters, digits, _ or -, such as a UUID.',
    });
    const form = { ...createKey(), 'content-type': 'multipart/form-data; boundary=x' };
    const imported = await app.call('POST', '/api/rates/import', '--x--\r\n', form);
    expect({ status: imported.status, error: errorOf(imported) }).toEqual({
      status: 400,
      error: 'No Idempotency-Key is taken with a form.',
    });
  });

  it('keeps no secret that it answers with readable', async () => {
    const body = { name: 'Repeated', scopes: ['read'], expiresInDays: 30 };
    const key = createKey();
    const first = await app.call('POST', '/api/api-tokens', body, key);
    const { secret } = first.json as { readonly secret: string };
    expect((await app.call('POST', '/api/api-tokens', body, key)).json).toEqual(first.json);
    const { answer = '' } = await lookUp(key);
    expect(answer.length).toBeGreaterThan(secret.length);
    expect(answer).not.toContain(secret);
  });

  it('tells again what a quotation became whose answer was lost, and makes none twice', async () => {
    const shipment = {
      incoterm: 'CPT',
      airportOrigin: 'MIA',
      airportDestination: 'SJO',
      goods: { weight: 350, volume: 1 },
    };
    const body = { customer: { name: 'Rosa Mora' }, language: 'en', delivery: 'pdf', shipment };
    const key = createKey();
    const made = await app.call('POST', '/api/phone-quotations', body, key);
    // As after a process that ended between its commit and its answer.
    const { stores } = app;
    const { fingerprint } = await lookUp(key);
    await stores.idempotentCalls.deleteOlderThan(new Date(now.getTime() + 1), 1_000);
    const claim = (await stores.idempotentCalls.claim({ ...toCall(key), fingerprint })) as CallClaim;
    await stores.idempotentCalls.recordCommit(claim);
    const again = await app.call('POST', '/api/phone-quotations', body, key);
    expect(again.json).toEqual({ ...(made.json as object), isRepeated: true });
  });

  it('is described at every call of the API that makes or does something', async () => {
    const calls = (await ApiDescription.load(app)).listCalls();
    const posts = calls.filter(
      ({ method, requestBody, ...call }) =>
        method === 'POST' && call['x-role'] !== undefined && !requestBody?.content?.['multipart/form-data'],
    );
    expect(posts.length).toBeGreaterThan(40);
    const undescribed = posts.filter(
      ({ parameters = [] }) => !parameters.some(({ name }) => name === 'Idempotency-Key'),
    );
    expect(undescribed.map(({ path }) => path)).toEqual([]);
  });
});
