import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SERVICE_SHEETS } from '../../../support/fixtures/published-service-sheets.js';
import { STORAGE_SHEETS } from '../../../support/fixtures/published-sheets.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';

interface Simulated {
  readonly charges: { readonly totals: { readonly finalTotal: number }; readonly missing: readonly unknown[] } & Record<
    string,
    ReadonlyArray<{ readonly serviceCode: string; readonly calculatedAmount: number | null }>
  >;
  readonly decisions: ReadonlyArray<{ serviceCode: string; outcome: string; reason: string }>;
}

describe('published tariffs as sheets in Spanish', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    for (const [currency, unitsPerUsd] of [
      ['DKK', 6.9],
      ['EUR', 0.92],
      ['CRC', 505],
    ]) {
      const body = { currency, unitsPerUsd, validFrom: '2020-01-01', validUntil: '2099-12-31' };
      expect((await app.call('POST', '/api/exchange-rates', body)).status).toBe(201);
    }
  });
  afterAll(() => app.close());

  const replaceTariff = async (sheet: readonly string[]) => {
    const rates = (await app.call('GET', '/api/rates')).json as ReadonlyArray<{ id: number }>;
    for (const { id } of rates) await app.call('DELETE', `/api/rates/${id}`);
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n`;
    const body = Buffer.from(`${head}${sheet.join('\r\n')}\r\n--${BOUNDARY}--\r\n`);
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const imported = await app.call('POST', '/api/rates/import', body, type);
    expect(imported).toMatchObject({ status: 200, json: { errors: [], unknownColumns: [] } });
  };

  it.each(Object.entries({ ...STORAGE_SHEETS, ...SERVICE_SHEETS }))(
    '%s comes out to the cent',
    async (_id, { airport, sheet, shipments }) => {
      await replaceTariff(sheet);
      for (const { name, goods, handling, info, day, lines, total } of shipments) {
        const extractedInfo = { airportDestination: airport, incoterm: 'DDP', goods, handling, ...info };
        const { status, json } = await app.call('POST', '/api/rates/simulate', { extractedInfo, day });
        expect({ name, status }).toEqual({ name, status: 200 });
        const { charges, decisions } = json as Simulated;
        const priced = ['compulsoryCharges', 'additionalCharges', 'optionalCharges']
          .flatMap((list) => charges[list] ?? [])
          .flatMap(({ serviceCode, calculatedAmount }) =>
            calculatedAmount === null ? [] : [[serviceCode, calculatedAmount] as const],
          );
        expect({ name, lines: Object.fromEntries(priced) }).toEqual({ name, lines });
        expect(priced.reduce((sum, [, amount]) => sum + Math.round(amount * 100), 0)).toBe(Math.round(total * 100));
        expect(decisions.every(({ reason }) => reason.length > 0)).toBe(true);
      }
    },
  );
});
