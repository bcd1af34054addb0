import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { addDays } from '../../../../domain/tariff/rate-validity.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const TODAY = toOfficeDay(new Date());
const GOODS = { weight: 100, pieces: 1, dimensionLines: [], volume: 0.2, value: null };
const EXTRACTED = { incoterm: 'CPT', goods: GOODS, airportDestination: 'SJO', destination: { country: 'CR' } };
const EMAIL = 'Please quote 1 pallet, 120 kg, 100x80x90 cm, from Miami MIA to San Jose SJO, CPT. Spare parts.';

interface StoredRate {
  readonly id: number;
  readonly version: number;
  readonly serviceCode: string;
  readonly airportCode: string;
}

describe('rates in another currency over the API', () => {
  let app: InMemoryApp;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const priceHandling = async () => {
    const { json } = await app.call('POST', '/api/calculate-complete-charges', {
      extractedInfo: EXTRACTED,
      chargeableWeight: 100,
    });
    const { compulsoryCharges, missing } = json as Record<string, ReadonlyArray<Record<string, unknown>>>;
    return { line: compulsoryCharges?.find(({ serviceCode }) => serviceCode === 'HNDL'), missing };
  };

  it('hold what they price until the day has an exchange rate, which converts them with its margin', async () => {
    const rates = (await app.call('GET', '/api/rates')).json as readonly StoredRate[];
    const handling = rates.find(({ serviceCode, airportCode }) => serviceCode === 'HNDL' && airportCode === 'SJO');
    const url = `/api/rates/${handling?.id}`;
    const body = { ...handling, baseRate: 25_000, rateCriteria: 'flat', minimumCharge: null, maximumCharge: null };
    expect(await app.call('PUT', url, { ...body, currency: 'COL' })).toMatchObject({ status: 400 });
    const changed = await app.call('PUT', url, { ...body, currency: 'crc' });
    expect(changed).toMatchObject({ status: 200, json: { currency: 'CRC', baseRate: 25_000 } });

    const reason = `Airport Handling is in CRC, and there is no exchange rate of CRC for ${TODAY}.`;
    expect(await priceHandling()).toMatchObject({
      line: { calculatedAmount: null },
      missing: [{ serviceCode: 'HNDL', reason }],
    });
    const held = await app.call('POST', '/api/webhook/email', {
      from: 'lidia@canastas.example',
      to: 'quotes@office.example',
      subject: 'Quotation MIA to SJO',
      content: EMAIL,
    });
    expect(held.json).toMatchObject({ outcome: 'held', reasons: expect.arrayContaining(['exchange-rate-missing']) });
    const { quotationId } = held.json as { quotationId: number };
    const approved = await app.call('POST', `/api/quotations/${quotationId}/send`, {});
    expect(approved).toMatchObject({ json: { error: expect.stringContaining(reason) } });

    const entry = { currency: 'crc', validFrom: TODAY, validUntil: addDays(TODAY, 6), unitsPerUsd: 500 };
    const added = await app.call('POST', '/api/exchange-rates', { ...entry, marginPercent: 2 });
    expect(added).toMatchObject({ status: 201, json: { currency: 'CRC', unitsPerUsd: 500, marginPercent: 2 } });
    expect(await priceHandling()).toMatchObject({
      line: {
        calculatedAmount: 51,
        trace: expect.stringContaining(`25,000.00 CRC at 500.00 CRC/USD of ${TODAY} + 2 % = 51.00 USD`),
      },
      missing: [],
    });
    const log = await app.call('GET', '/api/activity-logs');
    expect(JSON.stringify(log.json)).toContain('Exchange rate created');
  });

  it('keep their currency where a program that knows none updates them', async () => {
    const rates = (await app.call('GET', '/api/rates')).json as ReadonlyArray<StoredRate & { currency: string }>;
    const handling = rates.find(({ currency }) => currency === 'CRC');
    const { currency: _unknown, ...body } = handling ?? { currency: '' };
    expect(await app.call('PUT', `/api/rates/${handling?.id}`, { ...body, baseRate: 26_000 })).toMatchObject({
      status: 200,
      json: { currency: 'CRC', baseRate: 26_000 },
    });
  });

  it('are tried at the exchange rate of today', async () => {
    const rate = { countryCode: 'CR', airportCode: 'SJO', serviceCode: 'HNDL', rateCriteria: 'flat', baseRate: 5000 };
    const shipment = { grossWeight: 10 };
    const tried = await app.call('POST', '/api/rates/try', { ...rate, currency: 'CRC', shipment });
    expect(tried.json).toMatchObject({ line: { calculatedAmount: 10.2 } });
    const unknown = await app.call('POST', '/api/rates/try', { ...rate, currency: 'GTQ', shipment });
    expect(unknown.json).toMatchObject({ line: { calculatedAmount: null } });
  });
});
