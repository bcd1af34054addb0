import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp, WEBHOOK_SECRET } from '../../../support/in-memory-app.js';

const BEARER = { authorization: `Bearer ${WEBHOOK_SECRET}` };

describe('entries that nobody means', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  it.each([
    ['/api/calculate-complete-charges', {}],
    ['/api/calculate-complete-charges', { extractedInfo: null }],
    ['/api/calculate-complete-charges', { extractedInfo: 7 }],
    ['/api/calculate-complete-charges', { extractedInfo: { goods: { weight: 1e308 } } }],
    ['/api/calculate-chargeable-weight', { volume: 1e308 }],
    ['/api/webhook/email', { from: 'a@b.example', to: 'q@b.example', subject: 'x', content: 'x', attachments: [[]] }],
    ['/api/rates/change-by-percent', { rates: [[]], percent: 1 }],
    ['/api/rates/batch', { add: [[]] }],
    ['/api/calculate-chargeable-weight', { grossWeight: 1e308, dimensions: '10x10x10' }],
    ['/api/consolidation-consignments', { email: -0 }],
    ['/api/consolidation-consignments', { email: '\ud800', countryId: 2 }],
    ['/api/rates/import', undefined],
  ])('are refused with a sentence: %s %j', async (url, body) => {
    const form = { 'content-type': 'multipart/form-data' };
    const answer =
      body === undefined ? await app.call('POST', url, 'no form', form) : await app.call('POST', url, body);
    expect(answer).toMatchObject({ status: 400, json: { error: expect.stringMatching(/\w+ \w+/) } });
  });

  it('refuses JSON that is nested beyond reason', async () => {
    const answer = await app.call('POST', '/api/emails/process-ai', `${'['.repeat(50_000)}${']'.repeat(50_000)}`);
    expect(answer.status).toBe(400);
  });

  it('answers every pair of odd dates without a fault', async () => {
    const dates = [
      ...['9999-12-31', '2999-12-31', '1900-01-01', '0001-01-01', '2026-02-30', '+012026-01-01', '-000001-01-01'],
      ...[
        '2026-01-01T23:59:60Z',
        'now',
        '0',
        '2026',
        '2026-1-1',
        'infinity',
        '275760-09-13',
        '2026-01-01T00:00:00+14:00',
      ],
    ];
    const paths = ['/api/quotations/stats', '/api/quotations', '/api/quotations/export.csv', '/api/activity-logs'];
    for (const path of paths) {
      const queries = dates.flatMap((from) => ['', ...dates].map((to) => new URLSearchParams({ from, to }).toString()));
      const answers = await Promise.all(queries.map((query) => app.call('GET', `${path}?${query}`)));
      expect(queries.filter((_, at) => (answers[at]?.status ?? 500) >= 500)).toEqual([]);
    }
  });

  it('takes no rate that would overflow what is worked out from it', async () => {
    const rate = { countryId: 6, locationId: 8, serviceCode: 'HUGE', rateCriteria: 'gross_weight', baseRate: 1e308 };
    expect(await app.call('POST', '/api/rates', rate)).toMatchObject({
      status: 400,
      json: { error: 'Rate values cannot be greater than 1,000,000.' },
    });
  });

  it.each([
    [
      '/api/calculate-chargeable-weight',
      { grossWeight: 1e-9, pieces: 1 },
      'grossWeight must be 0, or a number from 0.001 to 1,000,000,000 kg.',
    ],
    [
      '/api/calculate-chargeable-weight',
      { volume: 1e-300, pieces: 1 },
      'volume must be 0, or a number from 0.000001 to 1,000,000,000 m³.',
    ],
    [
      '/api/calculate-delivery-charges',
      { destination: 'Heredia', airport: 'SJO', chargeableWeight: 1e-9 },
      'chargeableWeight must be 0, or a number from 0.001 to 1,000,000,000 kg.',
    ],
    [
      '/api/calculate-complete-charges',
      { extractedInfo: { goods: { weight: 1e-9 } } },
      'weight must be 0, or a number from 0.001 to 1,000,000,000 kg.',
    ],
    [
      '/api/calculate-complete-charges',
      { extractedInfo: { goods: { weight: 1, dimensionLines: [{ lengthCm: 1e-9, widthCm: 1, heightCm: 1 }] } } },
      'lengthCm must be 0, or a number from 0.1 to 1,000,000,000 cm.',
    ],
    [
      '/api/calculate-complete-charges',
      { extractedInfo: { goods: { weight: 1, value: { amount: 1e-9, currency: 'USD' } } } },
      'amount must be 0, or a number from 0.01 to 10,000,000,000,000.',
    ],
    [
      '/api/rates/try',
      { baseRate: 1, shipment: { grossWeight: 10, distanceKm: 1e300 } },
      'distanceKm must be 0, or a number from 0.001 to 1,000,000,000 km.',
    ],
  ])('takes no figure for %s that is next to nothing or beyond all freight: %j', async (url, body, error) => {
    expect(await app.call('POST', url, body)).toMatchObject({ status: 400, json: { error } });
  });

  it('reads a weight of next to nothing as none', async () => {
    const entry = { emailContent: 'Please quote 1 box, 0.0000000001 kg gross, Miami to SJO.' };
    expect((await app.call('POST', '/api/emails/process-ai', entry)).json).toMatchObject({
      extractedInfo: { goods: { weight: null } },
      warnings: ['The weight of less than a milligram was taken for a slip of the keyboard.'],
    });
  });

  it('knows an airport by its other names', async () => {
    const extractedInfo = { goods: { weight: 100, pieces: 1 }, airportDestination: 'XPL' };
    expect((await app.call('POST', '/api/calculate-complete-charges', { extractedInfo })).json).toMatchObject({
      airport: 'TGU',
      country: 'HN',
    });
  });

  it('takes a Message-ID with and without its brackets for one', async () => {
    const email = {
      from: 'Eva <eva@montes.example>',
      to: 'quotes@desk.example',
      subject: 'Quote please',
      content: 'Please quote 3 cartons, 40 kg in total, MIA to PTY.',
    };
    const postEmail = async (messageId: string) =>
      (await app.callUnauthenticated('POST', '/api/webhook/email', { ...email, messageId }, BEARER)).json;
    const first = (await postEmail('twice@montes.example')) as { emailId: number };
    expect(await postEmail('<twice@montes.example>')).toMatchObject({ emailId: first.emailId, duplicate: true });
  });

  it('refuses bytes that are no email', async () => {
    const headers = { ...BEARER, 'content-type': 'message/rfc822' };
    for (const bytes of ['hello one', '<<<\0']) {
      const answer = await app.callUnauthenticated('POST', '/api/webhook/email/raw', bytes, headers);
      expect(answer).toMatchObject({ status: 400, json: { error: expect.stringContaining('no email') } });
    }
  });

  it('says first what an entry is to be, then how long it may be', async () => {
    expect(await app.call('POST', '/api/webhook/email', {})).toMatchObject({
      status: 400,
      json: { error: 'from must be text.' },
    });
  });

  it('keeps one consignment address once', async () => {
    const address = {
      countryId: 5,
      locationId: 7,
      stationLegalName: 'Almacén del Valle, S.A.',
      taxId: 'NIT 0000',
      address1: 'Calle 1',
      address2: 'Bodega 2',
      customsCode: 'S07',
      cityCountry: 'San Luis Talpa, El Salvador',
      telephone: '+503 2000 0000',
      email: 'sal@valle.example',
    };
    expect((await app.call('POST', '/api/consolidation-consignments', address)).status).toBe(201);
    expect((await app.call('POST', '/api/consolidation-consignments', address)).status).toBe(409);
    const other = { ...address, taxId: 'NIT 0001' };
    expect((await app.call('POST', '/api/consolidation-consignments', other)).status).toBe(201);
  });

  it('keeps the shape of an error for an address that cannot be read', async () => {
    expect(await app.call('GET', '/%ff')).toMatchObject({ status: 400, json: { error: expect.any(String) } });
  });
});
