import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { buildOnceStatuses, buildSameStatuses, callConcurrently } from './call-concurrently.js';
import { PostgresApp } from './postgres-app.js';
import { ADMIN, type ApiClient } from './server-process.js';

interface RateRow {
  readonly id: number;
  readonly version: number;
  readonly baseRate: number;
  readonly countryId: number;
  readonly locationId: number;
  readonly airportCode: string;
  readonly serviceCode: string;
  readonly isSample: boolean;
}
interface StoredRecord {
  readonly id: number;
  readonly version: number;
}

describe('five of the same edits at once on a server with PostgreSQL', () => {
  let app: PostgresApp;
  let client: ApiClient;

  beforeAll(async () => {
    app = await PostgresApp.open();
    client = app.client;
  });

  afterAll(() => app?.close());

  const list = async <Row>(path: string) => (await client.call('GET', path)).json as readonly Row[];
  async function findRate(airport: string, service: string): Promise<RateRow> {
    const rate = (await list<RateRow>('/api/rates')).find(
      (one) => one.airportCode === airport && one.serviceCode === service,
    );
    if (!rate) throw new Error(`There is no rate for ${service} at ${airport}.`);
    return rate;
  }

  it.each([
    {
      path: '/api/recognized-domains',
      body: { domain: 'cinco.example', companyName: 'Cinco', isApproved: true },
      change: { companyName: 'Cinco S.A.' },
    },
    {
      path: '/api/consolidation-consignments',
      body: {
        ...{ countryId: 1, locationId: 1, stationLegalName: 'Cinco', taxId: '5', address1: 'A', address2: 'B' },
        ...{ customsCode: 'C', cityCountry: 'D', telephone: '+506 1', email: 'cinco@cinco.example' },
      },
      change: { taxId: '55' },
    },
    {
      path: '/api/disclaimers',
      body: { title: 'Five', content: 'Five times the same.', priority: 3, airportIds: [1] },
      change: { content: 'Changed.' },
    },
  ])('add, change and delete a record of $path once', async ({ path, body, change }) => {
    const before = (await list(path)).length;
    const added = await callConcurrently(client, 'POST', path, body);
    expect(added.statuses).toEqual(buildOnceStatuses(201, 409));
    expect(await list(path)).toHaveLength(before + 1);
    const { id, version } = added.done[0] as StoredRecord;
    const changed = { ...body, ...change, version };
    expect((await callConcurrently(client, 'PUT', `${path}/${id}`, changed)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    expect((await callConcurrently(client, 'DELETE', `${path}/${id}`)).statuses).toEqual(buildOnceStatuses(200, 404));
    expect(await list(path)).toHaveLength(before);
  });

  it('delete, add and change the tax rates of a country once', async () => {
    const [row] = await list<StoredRecord & { readonly countryCode: string }>('/api/tax-rates');
    if (!row) throw new Error('There are no tax rates.');
    expect((await callConcurrently(client, 'DELETE', `/api/tax-rates/${row.id}`)).statuses).toEqual(
      buildOnceStatuses(200, 404),
    );
    const body = { countryCode: row.countryCode, vatRate: 12, whtRate: 2, notes: '' };
    const added = await callConcurrently(client, 'POST', '/api/tax-rates', body);
    expect(added.statuses).toEqual(buildOnceStatuses(201, 409));
    const { version } = added.done[0] as StoredRecord;
    const changed = { ...body, vatRate: 13, version };
    expect((await callConcurrently(client, 'PUT', `/api/tax-rates/${row.countryCode}`, changed)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
  });

  it('change, delete and add a rate once', async () => {
    const rate = await findRate('SJO', 'HNDL');
    const changed = { ...rate, baseRate: 41 };
    expect((await callConcurrently(client, 'PUT', `/api/rates/${rate.id}`, changed)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    expect((await callConcurrently(client, 'DELETE', `/api/rates/${rate.id}`)).statuses).toEqual(
      buildOnceStatuses(200, 404),
    );
    expect((await callConcurrently(client, 'POST', '/api/rates', changed)).statuses).toEqual(
      buildOnceStatuses(201, 409),
    );
    expect(await findRate('SJO', 'HNDL')).toMatchObject({ baseRate: 41 });
  });

  it('change many rates together, by a percentage and back again once', async () => {
    const { id, version, baseRate } = await findRate('PTY', 'HNDL');
    const known = { id, version };
    const rise = await callConcurrently(client, 'POST', '/api/rates/change-by-percent', {
      rates: [known],
      percent: 100,
    });
    expect(rise.statuses).toEqual(buildOnceStatuses(200, 409));
    const risen = await findRate('PTY', 'HNDL');
    expect(risen.baseRate).toBe(2 * baseRate);
    const { undo } = rise.done[0] as { readonly undo: unknown };
    expect((await callConcurrently(client, 'POST', '/api/rates/batch', undo)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
    const back = await findRate('PTY', 'HNDL');
    expect(back.baseRate).toBe(baseRate);
    const [change] = await list<{ readonly entryId: number }>(`/api/rates/${id}/history`);
    const revert = { entryId: change?.entryId, version: back.version };
    expect((await callConcurrently(client, 'POST', `/api/rates/${id}/revert`, revert)).statuses).toEqual(
      buildOnceStatuses(200, 409),
    );
  });

  it('change rates by a percentage once for each call that is let through where no version is named', async () => {
    const { id, baseRate } = await findRate('GUA', 'HNDL');
    const rise = await callConcurrently(client, 'POST', '/api/rates/change-by-percent', {
      rates: [{ id }],
      percent: 100,
    });
    expect(rise.statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    expect((await findRate('GUA', 'HNDL')).baseRate).toBe(baseRate * 2 ** rise.done.length);
  });

  it('copy the rates of an airport once, and leave the tariff as one copy makes it', async () => {
    const rates = await list<RateRow>('/api/rates');
    const from = rates.find(({ airportCode }) => airportCode === 'SJO');
    const to = rates.find(({ airportCode }) => airportCode === 'SAL');
    const body = { fromLocationId: from?.locationId, toLocationId: to?.locationId };
    const copied = await callConcurrently(client, 'POST', '/api/rates/copy', body);
    expect(copied.statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(copied.statuses.filter((status) => ![200, 400, 409].includes(status))).toEqual([]);
    const after = await list<RateRow>('/api/rates');
    const servicesAt = (airport: string) =>
      after.filter(({ airportCode }) => airportCode === airport).map(({ serviceCode }) => serviceCode);
    expect(servicesAt('SAL').sort()).toEqual([...new Set(servicesAt('SAL'))].sort());
  });

  it('confirm the sample tariff once', async () => {
    const samples = (await list<RateRow>('/api/rates')).filter(({ isSample }) => isSample).length;
    expect(samples).toBeGreaterThan(0);
    const confirmed = await callConcurrently(client, 'POST', '/api/rates/confirm-sample');
    expect(confirmed.statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
    const counts = confirmed.done.map((answer) => (answer as { readonly confirmed: number }).confirmed);
    expect(counts.filter((count) => count > 0)).toEqual([samples]);
  });

  it('put disclaimers in order, keep settings and a profile as often as they like, and end the same', async () => {
    const ids = (await list<StoredRecord>('/api/disclaimers')).map(({ id }) => id).reverse();
    expect((await callConcurrently(client, 'PUT', '/api/disclaimers/order', { ids })).statuses).toEqual(
      buildSameStatuses(200),
    );
    expect((await list<StoredRecord>('/api/disclaimers')).map(({ id }) => id)).toEqual(ids);
    const settings = await callConcurrently(client, 'PUT', '/api/settings/system', { autoResponseDelay: 3 });
    expect(settings.statuses).toEqual(buildSameStatuses(200));
    const choices = { emailErrors: false, emailSummary: true };
    expect((await callConcurrently(client, 'PUT', '/api/settings/notifications', choices)).statuses).toEqual(
      buildSameStatuses(200),
    );
    expect((await callConcurrently(client, 'PUT', '/api/settings/profile', { name: 'Ada' })).statuses).toEqual(
      buildSameStatuses(200),
    );
  });

  it('change the password, whichever of them comes first', async () => {
    const entry = { currentPassword: ADMIN.password, newPassword: 'another password for tests only' };
    const changed = await callConcurrently(client, 'POST', '/api/settings/password', entry);
    expect(changed.statuses[0]).toBe(200);
    expect(changed.statuses.filter((status) => status >= 500)).toEqual([]);
  });
});
