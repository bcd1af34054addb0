import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

describe('weighing and pricing over HTTP', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const calculateWeight = (body: unknown) => app.call('POST', '/api/calculate-chargeable-weight', body);

  it.each([
    [{ grossWeight: 250, pieces: 2, dimensions: '2 x 120x80x100' }, 320, 'volumetric'],
    [{ grossWeight: 250, pieces: 2, dimensions: ['120x80x100', '120x80x100'] }, 320, 'volumetric'],
    [{ grossWeight: 350.2, pieces: 2, dimensions: '2 x 120x80x100' }, 350.5, 'gross'],
    [{ grossWeight: null, pieces: null, dimensions: [], volume: 1.2 }, 200, 'volumetric'],
    [{ grossWeight: 45.1, pieces: 1, dimensions: null }, 45.5, 'gross'],
    [
      { grossWeight: 90, pieces: 3, dimensions: [{ lengthCm: 60, widthCm: 40, heightCm: 50, pieces: 3 }], volume: 9 },
      90,
      'gross',
    ],
  ])('weighs %j', async (body, chargeableWeight, basis) => {
    expect(await calculateWeight(body)).toMatchObject({
      status: 200,
      json: {
        chargeableWeight,
        calculationDetails: { chargeableWeightBasis: basis, divisor: 6000, rounding: 'up to 0.5 kg' },
      },
    });
  });

  it.each([
    [{}],
    [{ grossWeight: 0, dimensions: '' }],
    [{ grossWeight: -5 }],
    [{ grossWeight: 'heavy' }],
    [{ grossWeight: 10, pieces: 1.5 }],
    [{ grossWeight: 10, dimensions: '120 by 80' }],
    [{ grossWeight: 10, dimensions: [{ lengthCm: -1, widthCm: 2, heightCm: 3 }] }],
    [{ grossWeight: 10, dimensions: 7 }],
  ])('refuses %j with a sentence', async (body) => {
    expect(await calculateWeight(body)).toMatchObject({
      status: 400,
      json: { error: expect.stringMatching(/\w+ \w+/) },
    });
  });

  it('reads the email where nothing else was given', async () => {
    const answer = await calculateWeight({ emailContent: 'Please quote: 3 cartons, 40 kg gross total, MIA to PTY' });
    expect(answer).toMatchObject({ status: 200, json: { chargeableWeight: 40 } });
  });

  it('charges a delivery by gross weight by the weight that is given beside the chargeable one', async () => {
    const rates = (await app.call('GET', '/api/rates')).json as {
      id: number;
      airportCode: string;
      serviceCode: string;
    }[];
    const standard = rates.find((rate) => rate.airportCode === 'LIR' && rate.serviceCode === 'DELV');
    const byGross = { ...standard, rateCriteria: 'gross_weight', baseRate: 1, minimumCharge: null };
    expect((await app.call('PUT', `/api/rates/${standard?.id}`, byGross)).status).toBe(200);
    const question = { destination: 'Liberia', airport: 'LIR', country: 'CR', chargeableWeight: 320, weight: 155.088 };
    const { json } = await app.call('POST', '/api/calculate-delivery-charges', question);
    expect(json).toMatchObject({
      charges: [
        { calculatedAmount: 155.09, trace: '1 USD/kg × 155.088 kg gross = 155.09; 16.3 km by road (estimated)' },
      ],
      total: 155.09,
    });
  });

  it('charges delivery within and beyond 25 km, and says what it assumed', async () => {
    const calculateDelivery = (destination: unknown, weight: number | null = 320) =>
      app.call('POST', '/api/calculate-delivery-charges', {
        destination,
        airport: 'SJO',
        country: 'CR',
        chargeableWeight: weight,
      });
    const near = (await calculateDelivery('Heredia')).json as {
      charges: { serviceCode: string }[];
      distanceKm: number;
    };
    expect(near.charges.map((line) => line.serviceCode)).toEqual(['DELV']);
    expect(near.distanceKm).toBeLessThan(25);
    const far = (await calculateDelivery({ city: 'Limón', address: null })).json as typeof near & { total: number };
    expect(far.charges.map((line) => line.serviceCode)).toEqual(['DELV', 'DELX']);
    expect(far.total).toBeGreaterThan(51.2);
    expect((await calculateDelivery('Nowhere at all')).json).toMatchObject({
      distanceKm: null,
      assumptions: [{ field: 'deliveryDistance' }],
    });
    expect((await calculateDelivery('Heredia', null)).json).toMatchObject({
      assumptions: [{ field: 'weight', value: '100 kg' }],
    });
    expect((await calculateDelivery(null)).json).toMatchObject({ charges: [], total: 0 });
  });

  it('prices a shipment completely, DAP without the additional charges and CPT with them', async () => {
    const calculatePrice = (incoterm: string | null) =>
      app.call('POST', '/api/calculate-complete-charges', {
        extractedInfo: {
          incoterm,
          goods: { weight: 350, pieces: 2, dimensions: '2 x 120x80x100', value: { amount: 12_500, currency: 'USD' } },
          destination: { address: 'Heredia', city: 'Heredia', country: 'CR' },
          airportDestination: 'SJO',
        },
        chargeableWeight: 350,
      });
    type PricedBody = {
      incoterm: string;
      totals: { compulsory: number; delivery: number; additional: number; finalTotal: number };
      optionalCharges: { calculatedAmount: number | null; trace: string }[];
      assumptions: { field: string }[];
    };
    const dap = (await calculatePrice('DAP')).json as PricedBody;
    const cpt = (await calculatePrice('cpt')).json as PricedBody;
    const none = (await calculatePrice(null)).json as PricedBody;
    expect(dap.totals.finalTotal).toBeCloseTo(dap.totals.compulsory + dap.totals.delivery, 10);
    expect(cpt.totals.finalTotal).toBeCloseTo(dap.totals.finalTotal + cpt.totals.additional, 10);
    expect(none).toMatchObject({ incoterm: 'DAP', totals: dap.totals });
    expect(none.assumptions.map((one) => one.field)).toContain('incoterm');
    expect(dap.optionalCharges.every((line) => line.calculatedAmount === null && /on request/.test(line.trace))).toBe(
      true,
    );
    expect(await calculatePrice('XYZ')).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('incoterm') },
    });
  });

  it('answers the sentence of the specification for an email without content', async () => {
    for (const body of [{}, { emailContent: '' }, { emailContent: ' \n ' }]) {
      const answer = await app.call('POST', '/api/emails/process-ai', body);
      expect(answer).toMatchObject({ status: 400, json: { error: 'Please paste your email content first' } });
    }
  });

  it('shows where in the pasted email each value stands', async () => {
    const emailContent =
      'From: Ana Ruiz <ana@norte.example>\nSubject: Cotización\n\nFavor cotizar 3 cajas, 84,5 kg en total, MIA a Managua, CPT.';
    const { json } = await app.call('POST', '/api/emails/process-ai', { emailContent });
    const extracted = json as {
      extractedInfo: unknown;
      evidence: Record<string, { start: number; end: number; text: string }[]>;
    };
    expect(extracted.extractedInfo).toMatchObject({
      isQuotationRequest: true,
      language: 'es',
      incoterm: 'CPT',
      goods: { weight: 84.5, pieces: 3, dimensions: null, dimensionLines: [], volume: null, value: null },
      airportOrigin: 'MIA',
      airportDestination: 'MGA',
      destination: { city: null, country: 'NI' },
    });
    expect(Object.keys(extracted.evidence)).toEqual(
      expect.arrayContaining(['goods.weight', 'goods.pieces', 'incoterm']),
    );
    for (const found of Object.values(extracted.evidence).flat()) {
      expect(emailContent.slice(found.start, found.end)).toBe(found.text);
    }
  });
});
