import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BREAKS = {
  mode: 'whole',
  limitBelongsTo: 'lower',
  isNextBreakCheaper: false,
  bands: [
    { upTo: 750, amount: null, rate: 0.062, per: null },
    { upTo: 3500, amount: null, rate: 0.05, per: null },
    { upTo: null, amount: 200, rate: 0.01, per: 10 },
  ],
};
const FORMULA = { breaks: BREAKS, quantityStep: 1, amountStep: null, referenceCode: null };
const PLACE = { countryCode: 'CR', airportCode: 'SJO' };
const RATE = { ...PLACE, serviceCode: 'STOR', serviceName: 'Bonded handling', rateCriteria: 'gross_weight' };
const BOUNDARY = 'rates-of-a-test';
const GOODS = { weight: 1000.5, pieces: 1, dimensionLines: [], volume: 0.2, value: null };
const EXTRACTED = { incoterm: 'CPT', goods: GOODS, airportDestination: 'SJO', destination: { country: 'CR' } };

interface StoredRate {
  readonly id: number;
  readonly version: number;
  readonly serviceCode: string;
  readonly formula: unknown;
  readonly baseRate: number;
}

interface Line {
  readonly serviceCode: string;
  readonly calculatedAmount: number | null;
  readonly rate: number;
  readonly trace: string;
}

describe('formulas of rates over the API', () => {
  let app: InMemoryApp;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const findRate = async (code: string) => {
    const rates = (await app.call('GET', '/api/rates')).json as readonly StoredRate[];
    const rate = rates.find(({ serviceCode }) => serviceCode === code);
    if (!rate) throw new Error(`There is no rate for ${code}.`);
    return rate;
  };
  const priceLine = async (code: string) => {
    const body = { extractedInfo: EXTRACTED, chargeableWeight: 1000.5 };
    const { json } = await app.call('POST', '/api/calculate-complete-charges', body);
    const lists = Object.values(json as Record<string, readonly Line[]>).filter(Array.isArray);
    return lists.flat().find(({ serviceCode }) => serviceCode === code);
  };

  it('are stored, priced with a trace that shows the band, and kept by an update that does not know them', async () => {
    const added = await app.call('POST', '/api/rates', { ...RATE, formula: FORMULA });
    expect(added).toMatchObject({ status: 201, json: { formula: FORMULA, baseRate: 0.062 } });
    expect(await priceLine('STOR')).toMatchObject({
      calculatedAmount: 50.05,
      rate: 0.05,
      trace:
        '1,000.50 kg gross rounded up to 1,001.00 → band over 750.00 up to 3,500.00 kg gross: 0.05 USD/kg × 1,001.00 = 50.05',
    });
    const { id } = await findRate('STOR');
    const older = await app.call('PUT', `/api/rates/${id}`, { ...RATE, baseRate: 0.062, minimumCharge: 60 });
    expect(older).toMatchObject({ status: 200, json: { formula: FORMULA, minimumCharge: 60 } });
    expect(await priceLine('STOR')).toMatchObject({ calculatedAmount: 60 });
    const plain = await app.call('PUT', `/api/rates/${id}`, { ...RATE, baseRate: 0.1, formula: null });
    expect(plain).toMatchObject({ status: 200, json: { formula: null } });
    const history = (await app.call('GET', `/api/rates/${id}/history`)).json as ReadonlyArray<{ entryId: number }>;
    const reverted = await app.call('POST', `/api/rates/${id}/revert`, { entryId: history[0]?.entryId });
    expect(reverted).toMatchObject({ status: 200, json: { formula: FORMULA } });
  });

  it('refuse bands that overlap', async () => {
    const bands = [{ upTo: 10, rate: 1 }, { upTo: 5, rate: 1 }, { rate: 2 }];
    const answer = await app.call('POST', '/api/rates', {
      ...RATE,
      serviceCode: 'BAD',
      formula: { breaks: { bands } },
    });
    expect(answer).toMatchObject({ status: 400, json: { error: 'Each band must end above the one before.' } });
  });

  it('take a percentage of another charge, and of none of a circle', async () => {
    const percent = { ...PLACE, rateCriteria: 'other_charge', baseRate: 10 };
    const add = (serviceCode: string, referenceCode: string) =>
      app.call('POST', '/api/rates', { ...percent, serviceCode, formula: { referenceCode } });
    await add('OVER', 'PART');
    await add('PART', 'STOR');
    await add('CIRA', 'CIRB');
    await add('CIRB', 'CIRA');
    expect(await priceLine('PART')).toMatchObject({
      calculatedAmount: 6,
      trace: '10 % of 60.00 USD of another charge = 6.00',
    });
    expect(await priceLine('OVER')).toMatchObject({ calculatedAmount: 0.6 });
    expect(await priceLine('CIRA')).toMatchObject({ calculatedAmount: null });
  });

  it.each(['csv', 'xlsx'])('are carried by an export and its import as %s', async (format) => {
    const { id, version } = await findRate('STOR');
    const file = (await app.call('GET', `/api/rates/export.${format}`)).bytes;
    await app.call('PUT', `/api/rates/${id}`, { ...RATE, baseRate: 0.1, formula: null, version });
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="rates.${format}"\r\n\r\n`;
    const body = Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${BOUNDARY}--\r\n`)]);
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const imported = await app.call('POST', '/api/rates/import', body, type);
    expect(imported).toMatchObject({ status: 200, json: { errors: [] } });
    expect((await findRate('STOR')).formula).toEqual(FORMULA);
  });
});
