import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

type StoredRecord = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const CONSIGNEE = {
  ...{ countryId: 1, locationId: 1, stationLegalName: 'Cinco', taxId: '5', address1: 'A', address2: 'B' },
  ...{ customsCode: 'C', cityCountry: 'D', telephone: '+506 1', email: 'cinco@cinco.example' },
};

describe('an edit of a record that somebody else has changed since it was read', () => {
  let app: InMemoryApp;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const list = async (path: string) => (await app.call('GET', path)).json as readonly StoredRecord[];

  it.each([
    { path: '/api/recognized-domains', added: { domain: 'dos.example', companyName: 'Dos', isApproved: true } },
    { path: '/api/consolidation-consignments', added: CONSIGNEE },
    { path: '/api/disclaimers', added: { title: 'Two', content: 'Twice.', priority: 3, airportIds: [1] } },
    { path: '/api/rates', added: undefined },
    { path: '/api/tax-rates', added: undefined },
  ])('of $path answers 409 with both values and changes nothing', async ({ path, added }) => {
    if (added) await app.call('POST', path, added);
    const read = (await list(path)).at(-1);
    if (!read) throw new Error(`There is nothing at ${path}.`);
    const field = { '/api/recognized-domains': 'notes', '/api/consolidation-consignments': 'taxId' }[path];
    const edit = (text: string, value: number) => {
      if (path === '/api/rates') return { ...read, baseRate: value };
      if (path === '/api/tax-rates') return { ...read, vatRate: value };
      return { ...read, [field ?? 'content']: text };
    };
    const url = `${path}/${path === '/api/tax-rates' ? read.countryCode : read.id}`;
    const first = await app.call('PUT', url, edit('the first edit', 0.5));
    expect(first).toMatchObject({ status: 200, json: { version: read.version + 1 } });
    const entered = edit('the second edit', 0.7);
    const second = await app.call('PUT', url, entered);
    expect(second).toMatchObject({ status: 409, json: { conflict: { current: first.json } } });
    const { conflict } = second.json as { readonly conflict: { readonly entered: object } };
    expect(entered).toMatchObject(conflict.entered);
    expect((await list(path)).find(({ id }) => id === read.id)).toEqual(first.json);
  });

  it.each([
    ['/api/recognized-domains', { domain: 'tres.example', companyName: 'Tres', isApproved: true }, { notes: 'x' }],
    ['/api/consolidation-consignments', { ...CONSIGNEE, taxId: '6' }, { taxId: '7' }],
    ['/api/disclaimers', { title: 'Three', content: 'Thrice.', priority: 3, airportIds: [1] }, { content: 'x' }],
    ['/api/rates', undefined, { baseRate: 0.9 }],
    ['/api/tax-rates', undefined, { vatRate: 0.9 }],
  ])('by deleting it at %s answers 409 with both values and deletes nothing', async (path, added, change) => {
    if (added) await app.call('POST', path, added);
    const read = (await list(path)).at(-1);
    if (!read) throw new Error(`There is nothing at ${path}.`);
    const edited = await app.call(
      'PUT',
      `${path}/${read.countryCode && !read.airportCode ? read.countryCode : read.id}`,
      {
        ...read,
        ...change,
      },
    );
    expect(edited).toMatchObject({ status: 200 });
    const refused = await app.call('DELETE', `${path}/${read.id}?version=${read.version}`);
    expect(refused).toMatchObject({
      status: 409,
      json: { conflict: { entered: { version: read.version }, current: edited.json } },
    });
    expect((await list(path)).find(({ id }) => id === read.id)).toEqual(edited.json);
    expect((await app.call('DELETE', `${path}/${read.id}?version=x`)).status).toBe(400);
    expect((await app.call('DELETE', `${path}/${read.id}?version=${read.version + 1}`)).status).toBe(200);
    expect((await list(path)).find(({ id }) => id === read.id)).toBeUndefined();
    expect((await app.call('DELETE', `${path}/${read.id}?version=1`)).status).toBe(404);
  });

  it('of the order of disclaimers answers 409 with both orders and changes nothing', async () => {
    const seen = (await list('/api/disclaimers')).map(({ id }) => id);
    expect(seen.length).toBeGreaterThan(1);
    const first = [...seen].reverse();
    expect((await app.call('PUT', '/api/disclaimers/order', { ids: first, seen })).status).toBe(200);
    const second = [...seen.slice(1), ...seen.slice(0, 1)];
    expect(await app.call('PUT', '/api/disclaimers/order', { ids: second, seen })).toMatchObject({
      status: 409,
      json: { conflict: { entered: { ids: second }, current: { ids: first } } },
    });
    expect((await list('/api/disclaimers')).map(({ id }) => id)).toEqual(first);
    expect((await app.call('PUT', '/api/disclaimers/order', { ids: seen })).status).toBe(200);
  });

  it('of many rates at once answers 409 with the rates as they are and changes none', async () => {
    const [one, other] = await list('/api/rates');
    if (!one || !other) throw new Error('There are no rates.');
    const edited = await app.call('PUT', `/api/rates/${one.id}`, { ...one, baseRate: 3.25 });
    const refs = [one, other].map(({ id, version }) => ({ id, version }));
    const current = { rates: [edited.json, other] };
    const bodies = [
      ['/api/rates/batch', { remove: refs }],
      [
        '/api/rates/batch',
        {
          replace: [
            { ...one, baseRate: 4 },
            { ...other, baseRate: 4 },
          ],
        },
      ],
      ['/api/rates/change-by-percent', { rates: refs, percent: 5 }],
    ] as const;
    for (const [path, body] of bodies) {
      expect(await app.call('POST', path, body)).toMatchObject({ status: 409, json: { conflict: { current } } });
    }
    expect((await list('/api/rates')).slice(0, 2)).toEqual(current.rates);
  });
});
