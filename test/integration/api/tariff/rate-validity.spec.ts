import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { addDays } from '../../../../domain/tariff/rate-validity.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const TODAY = toOfficeDay(new Date());
const EMAIL = [
  'From: Lidia Rojas <lidia@canastas.example>',
  'Subject: Quotation MIA to SJO',
  '',
  'Please quote 4 pieces, 350 kg, each 80x60x50 cm, from Miami to SJO, CPT. Baskets.',
].join('\n');

describe('rates that begin and end', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const listRates = async () => (await app.call('GET', '/api/rates')).json as readonly Row[];
  const aRate = async (airportCode: string, serviceCode: string) => {
    const rate = (await listRates()).find((one) => one.airportCode === airportCode && one.serviceCode === serviceCode);
    if (!rate) throw new Error(`There is no ${serviceCode} at ${airportCode}.`);
    return rate;
  };
  const putRate = (rate: Row, changed: object) => app.call('PUT', `/api/rates/${rate.id}`, { ...rate, ...changed });
  const priceShipment = async () => {
    const read = await app.call('POST', '/api/emails/process-ai', { emailContent: EMAIL });
    const { extractedInfo } = read.json as { extractedInfo: object };
    return app.call('POST', '/api/calculate-complete-charges', { extractedInfo, chargeableWeight: 350 });
  };

  it('are without limit where nothing is said', async () => {
    expect(await aRate('SJO', 'HNDL')).toMatchObject({ validFrom: null, validUntil: null });
  });

  it('keep their days through create, list and edit, and lose them only when told to', async () => {
    const rate = await aRate('PTY', 'DISB');
    const dated = await putRate(rate, { validFrom: '2026-01-01', validUntil: '2098-12-31' });
    expect(dated).toMatchObject({ status: 200, json: { validFrom: '2026-01-01', validUntil: '2098-12-31' } });
    const { validFrom: _from, validUntil: _until, ...withoutDays } = await aRate('PTY', 'DISB');
    const edited = await app.call('PUT', `/api/rates/${rate.id}`, { ...withoutDays, baseRate: 7 });
    expect(edited.json).toMatchObject({ baseRate: 7, validFrom: '2026-01-01', validUntil: '2098-12-31' });
    const next = { ...withoutDays, validFrom: '2099-01-01' };
    expect(await app.call('POST', '/api/rates', next)).toMatchObject({
      status: 201,
      json: { validFrom: '2099-01-01', validUntil: null },
    });
    const freed = await putRate(await aRate('PTY', 'DISB'), { validFrom: null });
    expect(freed.json).toMatchObject({ validFrom: null, validUntil: '2098-12-31' });
  });

  it('are refused on days that have one, with a sentence that names it and says where it is', async () => {
    const rate = await aRate('SJO', 'DOCS');
    const { status, json } = await app.call('POST', '/api/rates', { ...rate, validFrom: '2090-01-01' });
    expect(status).toBe(409);
    expect(json).toEqual({
      error: `This airport already has a rate for this service. It is DOCS at SJO, valid without limit: /air-freight-rates?rate=${rate.id}`,
      details: [{ field: 'validFrom', message: 'This airport already has a rate for this service.' }],
    });
  });

  it.each([
    [{ validFrom: '2026-02-30' }, 'Please enter a date of the years 2000 to 2099.'],
    [{ validUntil: 'tomorrow' }, 'Please enter a date of the years 2000 to 2099.'],
    [{ validFrom: '2026-07-01', validUntil: '2026-06-30' }, 'Valid until cannot be before valid from.'],
  ])('are refused with %j', async (days, error) => {
    const refused = await putRate(await aRate('SJO', 'COLL'), days);
    expect(refused.status).toBe(400);
    expect(refused.json).toMatchObject({ error });
  });

  it('price nothing once they have expired, and hold what needs them with the day', async () => {
    const before = await priceShipment();
    expect(before.json).toMatchObject({ missing: [] });
    const yesterday = addDays(TODAY, -1);
    const rate = await aRate('SJO', 'HNDL');
    await putRate(rate, { validUntil: yesterday });
    const after = await priceShipment();
    expect(after.json).toMatchObject({
      missing: [{ serviceCode: 'HNDL', reason: `SJO has no rate for Airport Handling: it expired on ${yesterday}.` }],
    });
    const lines = (after.json as { compulsoryCharges: ReadonlyArray<{ serviceCode: string }> }).compulsoryCharges;
    expect(lines.map(({ serviceCode }) => serviceCode)).toEqual(['DOCS', 'BRKD', 'TRNS']);
    const held = await app.call('POST', '/api/webhook/email', {
      from: 'lidia@canastas.example',
      to: 'quotes@desk.example',
      subject: 'Quotation MIA to SJO',
      content: EMAIL,
    });
    expect(held.json).toMatchObject({ outcome: 'held', reasons: expect.arrayContaining(['rate-missing']) });
    const next = await app.call('POST', '/api/rates', { ...rate, validFrom: TODAY, baseRate: 0.5 });
    expect(next.status).toBe(201);
    expect((await priceShipment()).json).toMatchObject({
      missing: [],
      compulsoryCharges: expect.arrayContaining([expect.objectContaining({ serviceCode: 'HNDL', rate: 0.5 })]),
    });
  });

  it('show in the coverage and under the bell when they end', async () => {
    const soon = addDays(TODAY, 14);
    const later = addDays(TODAY, 15);
    const handling = await aRate('LIR', 'HNDL');
    await putRate(handling, { validUntil: soon });
    await putRate(await aRate('LIR', 'DOCS'), { validUntil: later });
    await putRate(await aRate('LIR', 'CUST'), { validUntil: addDays(TODAY, -1) });
    await putRate(await aRate('LIR', 'TRNS'), { validFrom: addDays(TODAY, 3) });
    const coverage = (await app.call('GET', '/api/rates/coverage')).json as {
      airports: ReadonlyArray<{
        airportCode: string;
        missingCompulsory: unknown;
        cells: ReadonlyArray<{ serviceCode: string }>;
      }>;
    };
    const liberia = coverage.airports.find(({ airportCode }) => airportCode === 'LIR');
    const findCell = (code: string) => liberia?.cells.find(({ serviceCode }) => serviceCode === code);
    expect(findCell('HNDL')).toMatchObject({ state: 'expiring', until: soon, rateId: handling.id });
    expect(findCell('CUST')).toMatchObject({ state: 'expired' });
    expect(findCell('TRNS')).toMatchObject({ state: 'future' });
    expect(liberia?.missingCompulsory).toEqual(['TRNS']);
    expect((await app.call('GET', '/api/notifications')).json).toMatchObject({
      items: expect.arrayContaining([
        expect.objectContaining({ id: 'rates-LIR', details: 'Quotations to LIR are held: Airport Transfer' }),
        expect.objectContaining({
          id: `rate-${handling.id}`,
          title: `HNDL at LIR ends on ${soon}`,
          link: `/air-freight-rates?rate=${handling.id}`,
        }),
      ]),
    });
    const { items } = (await app.call('GET', '/api/notifications')).json as { items: ReadonlyArray<{ kind: string }> };
    expect(items.filter(({ kind }) => kind === 'rate-expiring')).toHaveLength(1);
  });
});
