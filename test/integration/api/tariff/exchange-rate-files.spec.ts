import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

interface Stored {
  readonly currency: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly unitsPerUsd: number;
  readonly marginPercent: number;
  readonly notes: string;
}

const BOUNDARY = 'limit';

describe('exchange rates in a file', () => {
  let app: InMemoryApp;

  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const send = (csv: string, isDryRun = false) => {
    const head = 'Content-Disposition: form-data; name="file"; filename="cambio.csv"\r\nContent-Type: text/csv';
    const body = `--${BOUNDARY}\r\n${head}\r\n\r\n${csv}\r\n--${BOUNDARY}--\r\n`;
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return app.call('POST', `/api/exchange-rates/import${isDryRun ? '?dryRun=true' : ''}`, body, type);
  };
  const list = async () => (await app.call('GET', '/api/exchange-rates')).json as readonly Stored[];

  it('in Spanish, with decimal commas and days first, are shown first and then taken', async () => {
    const csv = [
      'Moneda;Fecha;Hasta;Tipo de cambio;Margen;Fuente;Compra',
      'CRC;30/11/2026;31/12/2026;505,25;1,5;BCCR;498,10',
      'GTQ;30/11/2026;;7,68;;;7,60',
    ].join('\n');
    const preview = await send(csv, true);
    expect(preview).toMatchObject({
      status: 200,
      json: { new: [{ row: 2, currency: 'CRC', unitsBefore: null }, { row: 3 }], changed: [], errors: [] },
    });
    expect(preview.json).toMatchObject({ unknownColumns: ['Compra'] });
    expect(await list()).toEqual([]);
    expect((await send(csv)).status).toBe(200);
    const colones = { validFrom: '2026-11-30', validUntil: '2026-12-31', unitsPerUsd: 505.25, marginPercent: 1.5 };
    const quetzales = { validFrom: '2026-11-30', validUntil: '2026-11-30', unitsPerUsd: 7.68, marginPercent: 0 };
    expect(await list()).toMatchObject([
      { currency: 'CRC', ...colones, notes: 'BCCR' },
      { currency: 'GTQ', ...quetzales, notes: '' },
    ]);
  });

  it('from a day that has one take its place, and are not taken where they say the same', async () => {
    const csv = [
      'Currency,First day,Last day,Units per US dollar,Margin %,Notes',
      'CRC,2026-11-30,2026-12-31,505.25,1.5,BCCR',
      'GTQ,2026-11-30,2026-11-30,7.7,0,',
    ].join('\n');
    expect((await send(csv)).json).toMatchObject({
      ...{ new: [], same: 1, errors: [] },
      changed: [{ row: 3, currency: 'GTQ', unitsBefore: 7.68, unitsPerUsd: 7.7 }],
    });
    expect(await list()).toHaveLength(2);
    expect(await list()).toContainEqual(expect.objectContaining({ currency: 'GTQ', unitsPerUsd: 7.7 }));
  });

  it('are refused whole where a row is wrong, and every such row is named', async () => {
    const csv = [
      'Currency,Date,Rate',
      'HNL,2026-12-01,24.9',
      'USD,2026-12-01,1',
      'HNL,2026-12-01,25',
      'NIO,soon,36.6',
      'EUR,2026-12-01,"1,2,3"',
    ].join('\n');
    const lines = [3, 4, 5, 6].map((line) => expect.objectContaining({ line }));
    expect((await send(csv, true)).json).toMatchObject({ new: [{ row: 2 }], errors: lines });
    const refused = await send(csv);
    expect(refused).toMatchObject({
      status: 400,
      json: { error: '4 rows of the file cannot be taken, so nothing was changed.' },
    });
    expect(await list()).toHaveLength(2);
  });

  it('need a column for currency, day and rate', async () => {
    expect(await send('Moneda;Fecha;Compra;Venta\nCRC;2026-12-01;498;505', true)).toMatchObject({
      status: 400,
      json: { error: 'The file has no column "Units per US dollar".' },
    });
  });
});
