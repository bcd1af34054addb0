import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';
const HEADINGS = 'Aeropuerto;Código;Concepto;Unidad;Tarifa;Moneda;Observaciones';

describe('remarks of a sheet', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const importText = async (text: string, query: string, fields: Readonly<Record<string, string>> = {}) => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="t.csv"\r\nContent-Type: text/csv\r\n\r\n`;
    const body = Buffer.from(`${parts.join('')}${head}${text}\r\n--${BOUNDARY}--\r\n`);
    const { json } = await app.call('POST', `/api/rates/import${query}`, body, {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    });
    return json as Record<string, ReadonlyArray<Record<string, unknown>>>;
  };
  const listNew = (shown: Record<string, ReadonlyArray<Record<string, unknown>>>) =>
    shown.new?.map(({ row, serviceCode, conditions, description }) => [
      row,
      serviceCode,
      (conditions as { text: string } | null)?.text ?? null,
      description,
    ]);

  it('become conditions, beside what only describes, and come back out of an export', async () => {
    const sheet = [
      HEADINGS,
      'LIR;TRAM;Trámite aduanal;fijo;110;USD;Solo DDP. Incluye formularios',
      'LIR;PELI;Carga peligrosa;por número UN;75;USD;Solo carga peligrosa (DG)',
      'LIR;LARG;Pieza larga;por pieza;45;USD;Cada pieza de más de 3 m o más de 150 kg',
      'LIR;HORA;Fuera de horario;fijo;60;USD;Llegada en sábado o domingo, o de lunes a viernes entre 18:00 y 07:00',
      'LIR;GUIA;Guía hija;por guía hija;20;USD;Todas las guías hijas',
    ].join('\n');
    const shown = await importText(sheet, '?dryRun=true');
    expect(shown.errors).toEqual([]);
    expect(listNew(shown)).toEqual([
      [2, 'TRAM', 'term DDP', 'Incluye formularios'],
      [3, 'PELI', 'dangerous goods', ''],
      [4, 'LARG', 'a piece over 300 cm long or a piece over 150 kg', ''],
      [5, 'HORA', 'Saturdays or Sundays', ''],
      [5, 'HORA', 'working days, from 18 to 7 h', ''],
      [6, 'GUIA', null, 'Todas las guías hijas'],
    ]);
    await importText(sheet, '');
    expect(await importText(sheet, '?dryRun=true')).toMatchObject({ new: [], changed: [], errors: [] });
    const exported = await app.call('GET', '/api/rates/export.csv');
    expect(await importText(exported.text, '?dryRun=true')).toMatchObject({ new: [], changed: [], errors: [] });
  });

  it('that limit and are not understood are asked about, in the language of whoever imports', async () => {
    const sheet = `${HEADINGS}\nLIR;FRIO;Almacén;fijo;5;USD;Toda carga menos perecederos y lo de aliados\n`;
    const { errors } = await importText(sheet, '?dryRun=true');
    expect(errors).toEqual([
      expect.objectContaining({
        line: 2,
        message:
          '"Toda carga menos perecederos y lo de aliados" seems to limit when this rate applies, and is not understood. Write it in a column ' +
          '"Conditions", for instance "class: general, dangerous, perishable", or say that the column of remarks is only a ' +
          'Description.',
      }),
    ]);
  });

  it('are descriptions alone where a person says so', async () => {
    const sheet = `${HEADINGS}\nLIR;FRIO;Almacén;fijo;5;USD;Solo DDP, según contrato\n`;
    const mapping = JSON.stringify({ Observaciones: 'description' });
    expect(listNew(await importText(sheet, '?dryRun=true', { mapping }))).toEqual([
      [2, 'FRIO', null, 'Solo DDP, según contrato'],
    ]);
  });

  it('hold together with conditions of a column, and may not contradict them', async () => {
    const headings = `${HEADINGS};Condiciones`;
    const sheet = [
      headings,
      'LIR;ENTR;Entrega especial;fijo;5;USD;Solo DAP y DDP;clase: peligrosa',
      'LIR;ENTS;Entrega;fijo;5;USD;Solo DAP;término: DDP',
    ].join('\n');
    const shown = await importText(sheet, '?dryRun=true');
    expect(listNew(shown)).toEqual([[2, 'ENTR', 'dangerous goods, term DAP or DDP', '']]);
    expect(shown.errors).toEqual([expect.objectContaining({ line: 3, message: expect.stringContaining('twice') })]);
  });
});
