import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

type Json = Record<string, unknown>;
interface Line {
  readonly serviceCode: string;
  readonly calculatedAmount: number | null;
  readonly appliesFor: string | null;
  readonly trace: string;
  readonly storage: unknown;
}

const GOODS = { weight: 100, pieces: 1, dimensionLines: [], volume: 0.2, value: null };
const RATE = { countryCode: 'CR', airportCode: 'SJO', rateCriteria: 'flat' };

describe('conditions of rates over the API', () => {
  let app: InMemoryApp;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const add = (rate: Json) => app.call('POST', '/api/rates', { ...RATE, ...rate });
  const price = async (goods: Json = {}, rest: Json = {}) => {
    const extractedInfo = { incoterm: 'CPT', airportDestination: 'SJO', destination: { country: 'CR' }, ...rest };
    const body = { extractedInfo: { ...extractedInfo, goods: { ...GOODS, ...goods } }, chargeableWeight: 100 };
    return (await app.call('POST', '/api/calculate-complete-charges', body)).json as Record<string, readonly Line[]> & {
      readonly totals: { readonly finalTotal: number; readonly taxable: number; readonly passThrough: number };
      readonly unpriced: readonly string[];
    };
  };
  const find = (lines: readonly Line[] | undefined, code: string) =>
    lines?.find(({ serviceCode }) => serviceCode === code);

  it('let a second rate of a charge stand beside the first, and choose between them', async () => {
    const before = find((await price()).compulsoryCharges, 'HNDL')?.calculatedAmount;
    const conditions = { commodities: ['dangerous'] };
    const added = await add({ serviceCode: 'HNDL', baseRate: 150, conditions });
    expect(added).toMatchObject({
      status: 201,
      json: { conditions: { commodities: ['dangerous'], text: 'dangerous goods' } },
    });
    expect((await add({ serviceCode: 'HNDL', baseRate: 151, conditions })).status).toBe(409);
    expect(find((await price()).compulsoryCharges, 'HNDL')).toMatchObject({
      calculatedAmount: before,
      appliesFor: null,
    });
    expect(find((await price({ dangerous: true })).compulsoryCharges, 'HNDL')).toMatchObject({
      calculatedAmount: 150,
      appliesFor: 'dangerous goods',
      trace: '150.00 USD flat; applies: dangerous goods',
    });
    const { id, version } = added.json as { id: number; version: number };
    const kept = await app.call('PUT', `/api/rates/${id}`, { ...RATE, serviceCode: 'HNDL', baseRate: 160, version });
    expect(kept).toMatchObject({ status: 200, json: { baseRate: 160, conditions: { text: 'dangerous goods' } } });
    const history = await app.call('GET', `/api/rates/${id}/history`);
    expect(JSON.stringify(history.json)).toContain('dangerous goods');
    const freed = await app.call('PUT', `/api/rates/${id}`, {
      ...RATE,
      serviceCode: 'HNDL',
      baseRate: 160,
      conditions: null,
    });
    expect(freed.status).toBe(409);
  });

  it('that mean nothing are refused', async () => {
    const refused = await add({ serviceCode: 'ODDS', baseRate: 1, conditions: { commodities: ['heavy'] } });
    expect(refused.status).toBe(400);
    const hours = await add({ serviceCode: 'ODDS', baseRate: 1, conditions: { hours: { from: 8, until: 8 } } });
    expect(hours).toMatchObject({ status: 400, json: { details: [{ field: 'conditions' }] } });
  });

  it('name a class and a wish that no rate is for', async () => {
    expect((await price({ description: 'fresh fruit' }, { handling: { services: ['escort'] } })).unpriced).toEqual([
      'perishables',
      'escort',
    ]);
    const conditions = { services: ['escort'] };
    await add({ serviceCode: 'ESCT', serviceName: 'Escort', baseRate: 85, conditions });
    const priced = await price({ description: 'fresh fruit' }, { handling: { services: ['escort'] } });
    expect(priced.unpriced).toEqual(['perishables']);
  });

  it('are carried by an export and its import', async () => {
    const conditions = { zone: { name: 'West', places: ['Escazú', 'Santa Ana'] }, grossKgUpTo: 800 };
    const storage = { freeDays: 2, freeDayKind: 'working', steps: [{ rate: 0.3 }] };
    const added = await add({ serviceCode: 'ZONE', baseRate: 0.3, conditions, formula: { storage } });
    const file = (await app.call('GET', '/api/rates/export.csv')).text;
    expect(file).toContain('"kg up to: 800; zone: West = Escazú, Santa Ana",free: 2 working; +: 0.3');
    await app.call('DELETE', `/api/rates/${(added.json as { id: number }).id}`);
    const boundary = '----rates';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="rates.csv"\r\n\r\n`;
    const body = Buffer.from(`${head}${file}\r\n--${boundary}--\r\n`);
    const type = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const imported = await app.call('POST', '/api/rates/import', body, type);
    expect(imported).toMatchObject({ status: 200, json: { errors: [] } });
    const rows = (await app.call('GET', '/api/rates')).json as ReadonlyArray<{
      serviceCode: string;
      conditions: unknown;
    }>;
    expect(rows.find(({ serviceCode }) => serviceCode === 'ZONE')?.conditions).toMatchObject(conditions);
  });

  it('go with storage by the day and with what is not taxed', async () => {
    const codes = (await app.call('GET', '/api/charge-codes')).json as ReadonlyArray<{ id: number; code: string }>;
    await app.call('POST', '/api/charge-codes', {
      ...{ code: 'DUES', nameEn: 'Dues of the port', category: 'Additional', isPassThrough: true, isTaxable: false },
    });
    expect(codes.some(({ code }) => code === 'DUES')).toBe(false);
    await add({ serviceCode: 'DUES', baseRate: 20 });
    const storage = { freeDays: 3, freeDayKind: 'working', steps: [{ upToDay: 7, rate: 0.1 }, { rate: 0.2 }] };
    const stored = await add({
      ...{ serviceCode: 'STOR', serviceName: 'Storage', rateCriteria: 'gross_weight', formula: { storage } },
    });
    expect(stored).toMatchObject({ status: 201, json: { baseRate: 0.1, formula: { storage: { freeDays: 3 } } } });
    const charges = await price();
    expect(charges.totals.finalTotal - charges.totals.taxable).toBeCloseTo(20, 8);
    expect(charges.totals.passThrough).toBe(20);
    const lines = Object.values(charges).flat() as readonly Line[];
    expect(find(lines, 'STOR')).toMatchObject({
      calculatedAmount: null,
      storage: { freeDays: 3, freeDayKind: 'working', perDayUsd: 10, days: null },
    });
    const named = Object.values(await price({}, { handling: { storageDays: 300 } })).flat() as readonly Line[];
    expect(find(named, 'STOR')?.calculatedAmount).toBeGreaterThan(5_000);
  });
});
