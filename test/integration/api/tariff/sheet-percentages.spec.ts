import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';
type Row = Readonly<Record<string, unknown>>;

describe('a percentage in a sheet', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function send(query: string, text: string) {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="tarifa.csv"\r\n\r\n`;
    const body = Buffer.from(`${head}${text}\r\n--${BOUNDARY}--\r\n`);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    const { json } = await app.call('POST', `/api/rates/import${query}`, body, headers);
    return json as { readonly new: readonly Row[]; readonly errors: readonly Row[]; readonly same: number };
  }
  const sheet = (...rows: readonly string[]) =>
    ['Aeropuerto;Concepto;Unidad;Tarifa;Mínimo', 'PTY;Manejo de carga;kg cobrable;0,20;', ...rows].join('\r\n');

  it('is of the sum of several charges, and comes back from an export as it was', async () => {
    const text = sheet(
      'PTY;Traslado a depósito fiscal;kg bruto;0,07;30',
      'PTY;Km adicional;km;1,50;',
      'PTY;Combustible;% sobre traslado y entrega (con km);7 %;',
    );
    const { new: added, errors } = await send('?dryRun=true', text);
    expect(errors).toEqual([]);
    expect(added).toMatchObject([
      { serviceName: 'Combustible', category: 'Delivery', baseRate: 7, formula: { referenceCode: 'TRNS + DELX' } },
    ]);
    await send('', text);
    const { text: exported } = await app.call('GET', '/api/rates/export.csv');
    const again = await send('?dryRun=true', exported);
    expect([again.new, again.errors]).toEqual([[], []]);
  });

  it('is of freight to be collected, of what is laid out, or of the CIF value, as its unit says', async () => {
    const { new: added, errors } = await send(
      '?dryRun=true',
      sheet(
        'PTY;Recargo A1;% sobre flete por cobrar;4 %;20',
        'PTY;Recargo A2;percent of amount advanced;9%;15',
        'PTY;Recargo A3;valor CIF;0,3 %;90',
        'PTY;Recargo A4;of freight;4%;',
        'PTY;Recargo A5;por media hora;12;',
      ),
    );
    expect(errors).toEqual([]);
    expect(added.map(({ rateCriteria }) => rateCriteria)).toEqual([
      'awb_total_collect',
      'third_party_invoice',
      'cif_value',
      'awb_total_collect',
      'quarter_hours',
    ]);
    expect(added[4]).toMatchObject({ formula: { breaks: { bands: [{ rate: 12, per: 2 }] } } });
  });

  it('is asked about where it is of something that nobody knows', async () => {
    const { errors } = await send('?dryRun=true', sheet('PTY;Recargo B1;% sobre manejo y nubes;5 %;'));
    expect(errors).toMatchObject([{ line: 3, message: expect.stringContaining('manejo y nubes') }]);
  });
});
