import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { toOfficeDay } from '../../../../domain/office-day.js';
import { addDays } from '../../../../domain/tariff/rate-validity.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const TODAY = toOfficeDay(new Date());
const BOUNDARY = 'a-boundary-of-the-test';
const EMAIL = 'Please quote 1 pallet, 120 kg, 100x80x90 cm, from Miami MIA to San Jose SJO, CPT. Spare parts.';

interface StoredRate {
  readonly id: number;
  readonly version: number;
  readonly serviceCode: string;
  readonly airportCode: string;
  readonly baseRate: number;
  readonly validFrom: string | null;
  readonly validUntil: string | null;
}

describe('seasons of the tariff', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const listRates = async (airport: string) =>
    ((await app.call('GET', '/api/rates')).json as readonly StoredRate[]).filter((one) => one.airportCode === airport);
  const find = async (airport: string, code: string) =>
    (await listRates(airport)).filter(({ serviceCode }) => serviceCode === code);
  const quote = async (number: number) => {
    const mail = { from: `lidia${number}@canastas.example`, to: 'quotes@office.example', subject: 'Quote MIA SJO' };
    const { json } = await app.call('POST', '/api/webhook/email', { ...mail, content: `${EMAIL} Ref. ${number}` });
    return (json as { quotationId: number }).quotationId;
  };
  const send = (path: string, text: string) =>
    app.call(
      'POST',
      path,
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="endsPrevious"\r\n\r\ntrue\r\n--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
      { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    );

  it('begin with a rate that ends the one before it the day before', async () => {
    const [handling] = await find('LIR', 'HNDL');
    const next = { ...handling, baseRate: 0.5, validFrom: addDays(TODAY, 40) };
    expect((await app.call('POST', '/api/rates', next)).status).toBe(409);
    expect((await app.call('POST', '/api/rates', { ...next, endsPrevious: true })).status).toBe(201);
    expect((await find('LIR', 'HNDL')).map(({ validFrom, validUntil }) => [validFrom, validUntil])).toEqual([
      [null, addDays(TODAY, 39)],
      [addDays(TODAY, 40), null],
    ]);
  });

  it('change an airport by a percentage from a day on, one line excepted', async () => {
    const rates = await listRates('GUA');
    const selected = rates
      .filter(({ serviceCode }) => serviceCode !== 'CUST')
      .map(({ id, version }) => ({ id, version }));
    const body = { rates: selected, percent: 5, validFrom: '2099-01-01' };
    const shown = await app.call('POST', '/api/rates/change-by-percent?dryRun=true', body);
    expect(shown.json).toMatchObject({ changes: expect.arrayContaining([expect.objectContaining({ faults: [] })]) });
    expect((await app.call('POST', '/api/rates/change-by-percent', body)).status).toBe(200);
    const after = await listRates('GUA');
    expect(after).toHaveLength(rates.length * 2 - 1);
    const [docs] = rates.filter(({ serviceCode }) => serviceCode === 'DOCS');
    expect((await find('GUA', 'DOCS')).map(({ baseRate, validUntil }) => [baseRate, validUntil])).toEqual([
      [docs?.baseRate, '2098-12-31'],
      [Math.round((docs?.baseRate ?? 0) * 105) / 100, null],
    ]);
    expect(await find('GUA', 'CUST')).toHaveLength(1);
    const again = await app.call('POST', '/api/rates/change-by-percent', { ...body, rates: [{ id: docs?.id }] });
    expect(again).toMatchObject({ status: 400 });
  });

  it('cap the last day of quotations that rest on their rates', async () => {
    const [docs] = await find('SJO', 'DOCS');
    const lastDay = addDays(TODAY, 3);
    await app.call('PUT', `/api/rates/${docs?.id}`, { ...docs, validUntil: lastDay });
    const { json } = await app.call('GET', `/api/quotations/${await quote(1)}/details`);
    expect(toOfficeDay(new Date((json as { validUntil: string }).validUntil))).toBe(lastDay);
    const [fresh] = await find('SJO', 'DOCS');
    await app.call('PUT', `/api/rates/${docs?.id}`, { ...fresh, validUntil: null });
  });

  it('are tried on the last quotations before they are published, as repricing prices them afterwards', async () => {
    const ids = [await quote(2), await quote(3), await quote(4)];
    const before = await app.call('GET', '/api/rates');
    const text = 'Airport;Service;Rate Criteria;Base Rate;Currency\nSJO;HNDL;flat;99,5;USD\nSJO;XRAY;per_kg;0,10;USD\n';
    const tested = await send('/api/rates/import/backtest?size=3', text);
    expect(tested.status).toBe(200);
    const { day, quotations } = tested.json as {
      day: string;
      quotations: ReadonlyArray<{ id: number; oldTotal: number; newTotal: number; difference: number }>;
    };
    expect(day).toBe(TODAY);
    expect(quotations.map(({ id }) => id)).toEqual([...ids].reverse());
    expect((await app.call('GET', '/api/rates')).json).toEqual(before.json);
    expect((await send('/api/rates/import', text)).status).toBe(200);
    for (const { id, oldTotal, newTotal, difference } of quotations) {
      expect(newTotal).not.toBe(oldTotal);
      expect(difference).toBeCloseTo(newTotal - oldTotal, 2);
      const { json } = await app.call('POST', `/api/quotations/${id}/reprice`, {});
      expect((json as { quoteAmount: number }).quoteAmount).toBe(newTotal);
    }
  });

  it('leave the price of quotations to other airports as it is', async () => {
    await quote(5);
    const text = 'Airport;Service;Rate Criteria;Base Rate;Currency\nGUA;XRAY;per_kg;0,10;USD\n';
    const tested = await send('/api/rates/import/backtest?size=4', text);
    const { quotations } = tested.json as { quotations: ReadonlyArray<{ oldTotal: number; newTotal: number }> };
    expect(quotations).toHaveLength(4);
    for (const { oldTotal, newTotal } of quotations) expect(newTotal).toBe(oldTotal);
    expect(quotations.every(({ newTotal }) => newTotal > 0)).toBe(true);
  });

  it.each(['0', '1001', 'many'])('are tried on 1 to 1,000 quotations, not on %s', async (size) => {
    const text = 'Airport;Service;Rate Criteria;Base Rate\nSJO;HNDL;flat;99,5\n';
    expect(await send(`/api/rates/import/backtest?size=${size}`, text)).toMatchObject({
      status: 400,
      json: { error: 'Between 1 and 1000 quotations can be priced again.' },
    });
  });
});
