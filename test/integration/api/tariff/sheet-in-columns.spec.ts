import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';
interface Line {
  readonly serviceCode: string;
  readonly calculatedAmount: number | null;
}
const SHEET = [
  'CARGOS EN DESTINO - SAP y LIR',
  'Vigencia: 01/03/2026 al 30/09/2027. US$. Todo peso sube al medio kilo',
  '',
  'Rubro;Unidad;SAP;SAP mínimo;LIR;Observaciones',
  'AEROPUERTO Y TERMINAL',
  'Manejo de carga;kg cobrable;0,20;40,00;0,25;hasta 600 kg, el excedente a 0,10',
  'Desconsolidación;HAWB;50,00;;55,00;a partir del segundo HAWB: 30,00 c/u',
  'Documentos;HAWB;20,00;;20,00;',
  'Traslado a almacén fiscal;embarque;70,00;;80,00;"hasta 900 kg; más, previa cotización"',
  'Inspección de seguridad;kg bruto;0,06;5,00;0,06;excepto perecederos',
  'Combustible;% sobre traslado y manejo;10 %;;10 %;',
].join('\r\n');

describe('a tariff with a column for each airport', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function send(query: string, text: string) {
    const part = (name: string) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"`;
    const head = `${part('endsPrevious')}\r\n\r\ntrue\r\n${part('file')}; filename="tarifa.csv"\r\n\r\n`;
    const body = Buffer.from(`${head}${text}\r\n--${BOUNDARY}--\r\n`);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return (await app.call('POST', `/api/rates/import${query}`, body, headers)).json;
  }

  async function price(airportDestination: string, weight: number, commodity: string) {
    const goods = { weight, pieces: 2, value: { amount: 1000, currency: 'USD' } };
    const handling = { houseWaybills: 3, commodity };
    const extractedInfo = { incoterm: 'CPT', airportDestination, airportOrigin: 'MIA', goods, handling };
    const { json } = await app.call('POST', '/api/rates/simulate', { extractedInfo, day: '2026-12-09' });
    const { charges } = json as { readonly charges: { readonly compulsoryCharges: readonly Line[] } };
    return Object.fromEntries(
      charges.compulsoryCharges.map(({ serviceCode, calculatedAmount }) => [serviceCode, calculatedAmount]),
    );
  }

  it('is imported, prices shipments to the cent, and comes back from an export as it was', async () => {
    expect(await send('?dryRun=true', SHEET)).toMatchObject({ errors: [], unknownColumns: [] });
    await send('', SHEET);
    expect(await price('SAP', 800.2, 'general')).toEqual({
      // 600 × 0.20 + 200.5 × 0.10; 50 + 2 × 30; 3 × 20; 800.5 × 0.06; 10 % of 70 + 140.05.
      ...{ HNDL: 140.05, BRKD: 110, DOCS: 60, TRNS: 70, 'INSP-SEGU': 48.03, COMBUSTIBLE: 21.01 },
    });
    expect(await price('LIR', 100, 'perishable')).toEqual({
      ...{ HNDL: 25, BRKD: 115, DOCS: 60, TRNS: 80, COMBUSTIBLE: 10.5 },
    });
    expect(await price('LIR', 950, 'general')).toMatchObject({ TRNS: null, COMBUSTIBLE: null });
    const { text: exported } = await app.call('GET', '/api/rates/export.csv');
    expect(exported).toContain('not class: perishable');
    expect(await send('?dryRun=true', exported)).toMatchObject({ new: [], changed: [], errors: [] });
  });
});
