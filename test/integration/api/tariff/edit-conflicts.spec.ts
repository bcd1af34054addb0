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
});
