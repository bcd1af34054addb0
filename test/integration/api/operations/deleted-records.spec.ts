import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../../../domain/durations.js';
import { ForwardedClock } from '../../../support/forwarded-clock.js';
import { ADMIN, InMemoryApp } from '../../../support/in-memory-app.js';

interface Deleted {
  readonly entryId: number;
  readonly name: string;
  readonly isThere: boolean;
}

interface Page {
  readonly data: readonly Deleted[];
  readonly total: number;
  readonly days: number;
}

type Body = Readonly<Record<string, unknown>>;

const CONSIGNEE: Body = {
  ...{ countryId: 1, locationId: 1, stationLegalName: 'Carga del Sur', taxId: '3-101-1', address1: 'Bodega 4' },
  ...{
    address2: 'Zona franca',
    customsCode: 'A1',
    cityCountry: 'Alajuela, CR',
    telephone: '506 1',
    email: 'a@b.example',
  },
};

const DOMAIN: Body = {
  ...{ domain: 'lagos.example', companyName: 'Lagos', country: 'CR', isApproved: true, notes: 'pays late' },
  ...{
    autonomy: 'certain',
    agreement: { percent: -5, freeCodes: ['HNDL'], networks: ['WCA'], paymentTerms: '30 days' },
  },
};

describe('a record that was deleted', () => {
  const clock = new ForwardedClock();
  let app: InMemoryApp;
  const list = async (kind: string) => (await app.call('GET', `/api/deleted-records/${kind}`)).json as Page;
  const restore = (kind: string, entryId: number | undefined) =>
    app.call('POST', `/api/deleted-records/${kind}/${entryId}/restore`);
  const all = async (path: string) => (await app.call('GET', path)).json as ReadonlyArray<Body & { id: number }>;

  beforeAll(async () => {
    app = await InMemoryApp.open(undefined, undefined, clock);
    await app.signIn();
  });
  afterAll(() => app.close());

  it.each([
    ['rate', '/api/rates', undefined],
    ['recognized-domain', '/api/recognized-domains', DOMAIN],
    ['mawb-consignee', '/api/consolidation-consignments', CONSIGNEE],
    [
      'disclaimer',
      '/api/disclaimers',
      { title: 'Peso', content: 'Se cobra lo que se pesa.', priority: 2, airportIds: [1] },
    ],
  ])('comes back as it was, once: a %s', async (kind, path, body) => {
    if (body) expect((await app.call('POST', path, body)).status).toBe(201);
    const before = (await all(path)).at(body ? -1 : 0);
    if (!before) throw new Error(`Nothing is listed at ${path}.`);
    expect((await app.call('DELETE', `${path}/${before.id}`)).status).toBe(200);
    const [deleted] = (await list(kind)).data;
    expect(deleted).toMatchObject({ deletedBy: ADMIN.email, isThere: false });

    const { status, json } = await restore(kind, deleted?.entryId);
    expect(status).toBe(201);
    const { id } = json as { readonly id: number };
    const { id: _id, version: _version, ...content } = before;
    const { addedAt: _addedAt, updatedAt: _updatedAt, createdAt: _createdAt, place: _place, ...rest } = content;
    expect((await all(path)).find((one) => one.id === id)).toMatchObject(rest);

    expect((await list(kind)).data[0]).toMatchObject({ entryId: deleted?.entryId, isThere: true });
    expect((await restore(kind, deleted?.entryId)).status).toBe(409);
  });

  it('is called by its mailbox where one mailbox was recognized', async () => {
    const mailbox = { mailbox: 'ana@correo.example', companyName: 'Ana' };
    const { json } = await app.call('POST', '/api/recognized-domains', mailbox);
    await app.call('DELETE', `/api/recognized-domains/${(json as { readonly id: number }).id}`);
    expect((await list('recognized-domain')).data[0]).toMatchObject({ name: 'ana@correo.example', isThere: false });
  });

  it('is not found under another kind, an unknown kind, or an entry that tells of no deletion', async () => {
    const [deleted] = (await list('rate')).data;
    expect((await restore('disclaimer', deleted?.entryId)).status).toBe(404);
    expect((await restore('gizmo', deleted?.entryId)).status).toBe(404);
    expect((await app.call('GET', '/api/deleted-records/gizmo')).status).toBe(404);
    expect((await restore('rate', 1)).status).toBe(404);
  });

  it('comes back for thirty days', async () => {
    const [rate] = await all('/api/rates');
    await app.call('DELETE', `/api/rates/${rate?.id}`);
    const [deleted] = (await list('rate')).data;
    clock.aheadMs = 31 * DAY_MS;
    await app.signIn();
    expect(await list('rate')).toMatchObject({ data: [], total: 0, days: 30 });
    const { status, json } = await restore('rate', deleted?.entryId);
    expect(status).toBe(404);
    expect(json).toMatchObject({ error: 'Only what was deleted in the last 30 days can be restored.' });
  });
});
