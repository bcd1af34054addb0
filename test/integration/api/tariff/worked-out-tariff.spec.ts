import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';

/** A destination tariff of published figures as a manager writes it: in Spanish, with words for what a line is for. */
const SHEET = [
  'Tarifario de destino SJO;;;;;;;;;;',
  'Aeropuerto;Código;Concepto;Categoría;Unidad;Tarifa;Mínimo;Máximo;Desde km;Hasta km;Condición;Días libres',
  'SJO;HNDL;Manejo en aeropuerto;Obligatorio;por kg bruto;0,18;27;;;;;',
  'SJO;DOCS;Entrega de documentos;Obligatorio;por guía hija;35;;;;;;',
  'SJO;BRKD;Desconsolidación;Obligatorio;por guía hija;28,63;;;;;;',
  'SJO;TICA;Transmisión TICA;Obligatorio;por guía;45;;;;;;',
  'SJO;SEGU;Seguridad;Obligatorio;por kg bruto;0,05;;;;;;0',
  'SJO;TRNS;Traslado;Obligatorio;por kg bruto;0,07;35;;;;;',
  'SJO;DGUN;Mercancía peligrosa;Obligatorio;por número ONU;75;;;;;solo mercancía peligrosa;',
  'SJO;FRIO;Cuarto frío;Obligatorio;por kg bruto;0,13;;;;;carga fría;',
  'SJO;SOBR;Sobredimensión;Obligatorio;fijo;120;;;;;largo mayor a: 300;',
  'SJO;CUSTO;Custodia;Adicional;por viaje;85;;;;;si se solicita: custodia;',
  'SJO;HORA;Fuera de horario;Adicional;por guía;11;;;;;servicio: fuera de horario;',
  'SJO;INSU;Seguro de almacén;Adicional;por cada 10.000 de valor;1,90;;;;;;',
  'SJO;CUST;Trámite aduanal;Adicional;% CIF;3;300;500;;;;',
  'SJO;BWSE;Almacenaje;Adicional;por kg bruto;0,28;;;;;;3',
  'SJO;DELV;Entrega;Entrega;fijo;45;;;0;20;;',
  'SJO;DELV;Entrega;Entrega;por km;1,24;;;60;;;',
].join('\r\n');

interface Line {
  readonly serviceCode: string;
  readonly calculatedAmount: number | null;
}
type Lines = readonly Line[];

describe('a tariff from a Spanish sheet', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    const roadDistances = 'SJO Heredia: 13\nSJO Limón: 170 km';
    expect((await app.call('PUT', '/api/settings/system', { roadDistances })).status).toBe(200);
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\n\r\n`;
    const body = Buffer.from(`${head}${SHEET}\r\n--${BOUNDARY}--\r\n`);
    const type = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    expect(await app.call('POST', '/api/rates/import', body, type)).toMatchObject({
      status: 200,
      json: { errors: [], unknownColumns: [] },
    });
  });
  afterAll(() => app.close());

  const price = async (extractedInfo: object) => {
    const info = { airportDestination: 'SJO', ...extractedInfo };
    const { json } = await app.call('POST', '/api/calculate-complete-charges', { extractedInfo: info });
    const charges = json as Record<string, Lines> & { totals: { finalTotal: number; taxable: number } };
    const lists = ['compulsoryCharges', 'deliveryCharges', 'additionalCharges', 'optionalCharges'];
    const lines = lists.flatMap((list) => charges[list] ?? []);
    return {
      lines: Object.fromEntries(lines.map((line) => [line.serviceCode, line.calculatedAmount])),
      distanceKm: charges.distanceKm as unknown as number,
      totals: charges.totals,
    };
  };

  it('prices spare parts as worked out by hand', async () => {
    const goods = {
      ...{ weight: 45, pieces: 2, dimensionLines: [{ lengthCm: 40, widthCm: 30, heightCm: 30, pieces: 2 }] },
      ...{ value: { amount: 3_200, currency: 'USD' }, description: 'spare parts' },
    };
    const priced = await price({ incoterm: 'DAP', goods, destination: { city: 'Heredia', country: 'CR' } });
    // 27 + 35 + 28.63 + 45 + 2.25 + 35 + 45 (13 km)
    expect(priced.lines).toEqual({
      ...{ HNDL: 27, DOCS: 35, BRKD: 28.63, TICA: 45, SEGU: 2.25, TRNS: 35, DELV: 45 },
      ...{ CUST: 300, INSU: 0.61, BWSE: null, COLL: null, DISB: null },
    });
    expect(priced.totals.finalTotal).toBe(217.88);
  });

  it('prices paint with two UN numbers, escort and after hours as worked out by hand', async () => {
    const goods = {
      ...{ weight: 2_450, pieces: 4, value: { amount: 96_000, currency: 'USD' }, dangerous: true },
      dimensionLines: [{ lengthCm: 120, widthCm: 100, heightCm: 120, pieces: 4 }],
      description: 'paint, UN1263 and UN1866, class 3',
    };
    const paint = { incoterm: 'DDP', goods, destination: { city: 'Limón', country: 'CR' } };
    const priced = await price({ ...paint, handling: { services: ['escort', 'after-hours'] } });
    // 441 + 35 + 28.63 + 45 + 122.50 + 171.50 + 150 + 85 + 18.24 + 500 + 11 + 210.80
    expect(priced.lines).toMatchObject({
      ...{ HNDL: 441, DOCS: 35, BRKD: 28.63, TICA: 45, SEGU: 122.5, TRNS: 171.5, DGUN: 150, DELV: 210.8 },
      ...{ CUSTO: 85, INSU: 18.24, CUST: 500, HORA: 11, BWSE: null },
    });
    expect(priced.totals.finalTotal).toBe(1_818.67);
    // Without the escort (85) and the hours (11) that nobody asks for.
    expect((await price(paint)).totals.finalTotal).toBe(1_722.67);
    // 13 % of it is 236.43.
    expect(Big(1_818.67).times('1.13').round(2).toFixed(2)).toBe('2055.10');
  });
});
