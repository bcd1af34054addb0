import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

interface StoredCode {
  readonly id: number;
  readonly code: string;
  readonly category: string;
  readonly needsReview: boolean;
}

const GOODS = { weight: 100, pieces: 1, dimensionLines: [], volume: 0.2, value: null };
const EXTRACTED = { incoterm: 'CPT', goods: GOODS, airportDestination: 'SJO', destination: { country: 'CR' } };

describe('charge codes over the API', () => {
  let app: InMemoryApp;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const findCode = async (code: string) =>
    ((await app.call('GET', '/api/charge-codes')).json as readonly StoredCode[]).find((one) => one.code === code);
  const priceLines = async () => {
    const body = { extractedInfo: EXTRACTED, chargeableWeight: 100 };
    const { json } = await app.call('POST', '/api/calculate-complete-charges', body);
    const { compulsoryCharges, optionalCharges } = json as Record<string, ReadonlyArray<{ serviceCode: string }>>;
    return [...(compulsoryCharges ?? []), ...(optionalCharges ?? [])].map(({ serviceCode }) => serviceCode);
  };

  it('begin with the ten of the specification, which keep their category and stay', async () => {
    const { json } = await app.call('GET', '/api/charge-codes');
    expect(json).toHaveLength(10);
    const handling = await findCode('HNDL');
    expect(handling).toMatchObject({ category: 'Compulsory', isStandard: true, needsReview: false });
    const url = `/api/charge-codes/${handling?.id}`;
    const moved = await app.call('PUT', url, { nameEn: 'Handling', category: 'Optional' });
    expect(moved).toMatchObject({
      status: 400,
      json: { error: 'This standard service stays Compulsory and mandatory.' },
    });
    expect((await app.call('DELETE', url)).status).toBe(400);
  });

  it('take the category that section 9 proposes, until staff choose another', async () => {
    const added = await app.call('POST', '/api/charge-codes', { code: 'xray', nameEn: 'X-ray handling' });
    expect(added).toMatchObject({
      status: 201,
      json: { code: 'XRAY', nameEs: 'X-ray handling', category: 'Compulsory', application: 'mandatory' },
    });
    const { id } = added.json as StoredCode;
    const body = { nameEn: 'X-ray handling', nameEs: 'Rayos X', category: 'Optional', iataCode: 'scc' };
    expect(await app.call('PUT', `/api/charge-codes/${id}`, body)).toMatchObject({
      status: 200,
      json: { category: 'Optional', iataCode: 'SCC', nameEs: 'Rayos X', version: 2 },
    });
    const rate = { countryCode: 'CR', airportCode: 'SJO', serviceCode: 'XRAY', rateCriteria: 'flat', baseRate: 5 };
    expect(await app.call('POST', '/api/rates', rate)).toMatchObject({
      status: 201,
      json: { serviceName: 'X-ray handling', category: 'Optional' },
    });
    expect((await app.call('DELETE', `/api/charge-codes/${id}`)).status).toBe(409);
  });

  it('refuse what is no code and a second one with the same code', async () => {
    const add = (body: object) => app.call('POST', '/api/charge-codes', body);
    expect(await add({ code: 'a b', nameEn: 'x' })).toMatchObject({
      status: 400,
      json: { details: [{ field: 'code' }] },
    });
    expect(await add({ code: 'FUEL', nameEn: ' ', iataCode: 'X1' })).toMatchObject({
      status: 400,
      json: { details: [{ field: 'nameEn' }, { field: 'iataCode' }] },
    });
    expect((await add({ code: 'hndl', nameEn: 'Again', category: 'Compulsory' })).status).toBe(409);
  });

  it('made by a rate are listed for review until they are saved', async () => {
    const rate = { countryCode: 'CR', airportCode: 'SJO', serviceCode: 'ESCT', serviceName: 'Escort transfer' };
    await app.call('POST', '/api/rates', { ...rate, rateCriteria: 'flat', baseRate: 85 });
    const made = await findCode('ESCT');
    expect(made).toMatchObject({ category: 'Compulsory', needsReview: true });
    expect(await priceLines()).toContain('ESCT');
    await app.call('PUT', `/api/charge-codes/${made?.id}`, { nameEn: 'Escort', application: 'on-request' });
    expect(await findCode('ESCT')).toMatchObject({ needsReview: false });
    expect(await priceLines()).not.toContain('ESCT');
  });
});
