import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CsvXlsxCodec } from '../../../../adapters/spreadsheet/csv-xlsx-codec.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';
type Fields = Readonly<Record<string, string>>;

/** The lines of a forwarder's own tariff, as its sheet says them. */
const SHEET = [
  'Tarifas de cargos en destino 2027;;;;;;;;',
  ';;;;;;;;',
  'Aeropuerto;Concepto;Unidad;Tarifa;Mínimo;Máximo;Moneda;Vigencia;IVA',
  'SJO;Manejo en aeropuerto;por kg;0,18;27;;USD;01/01/2027 - 31/12/2027;no incluido',
  'SJO;DOCS;por guía hija;35;;;USD;2027;13%',
  'SJO;BRKD;por guía hija;28,63;;;USD;2027;13%',
  'SJO;TICA;por guía;45;;;USD;2027;13%',
  'SJO;SEGU;USD/kg;0,05;;;USD;2027;13%',
  'SJO;TRNS;por kg bruto;0,07;35;;USD;2027;13%',
  'SJO;DGR;por número ONU;75;;;dólares;2027;13%',
  'SJO;CUST;% CIF;3;300;500;USD;2027;13%',
  'SJO;GRUA;por hora;25.000;;;colones;2027;13%',
  'SJO;MUEL;mínimo;1.500,50;;;₡;2027;13%',
  'SJO;MUEL;por tonelada;1.000,00;;;CRC;2027;13%',
].join('\r\n');

describe('a sheet in Spanish', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const importFile = (bytes: string | Uint8Array, query = '', fields: Fields = {}, filename = 'tarifas.csv') => {
    const parts = Object.entries(fields).map(
      ([name, value]) => `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: application/octet-stream\r\n\r\n`;
    const body = Buffer.concat([
      Buffer.from(parts.join('') + head),
      Buffer.from(bytes),
      Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
    ]);
    return app.call('POST', `/api/rates/import${query}`, body, {
      'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    });
  };
  const preview = async (text: string, fields: Fields = {}) =>
    (await importFile(text, '?dryRun=true', fields)).json as Record<string, readonly unknown[]>;
  const listRates = async () =>
    (await app.call('GET', '/api/rates')).json as ReadonlyArray<
      Record<string, unknown> & { id: number; version: number }
    >;
  const listTerms = async () => (await listRates()).map(({ version: _version, updatedAt: _at, ...rate }) => rate);

  it('is imported with its units, decimal commas, periods and currencies', async () => {
    const shown = await preview(SHEET, { endsPrevious: 'true' });
    expect(shown).toMatchObject({ errors: [], unknownColumns: [], titles: ['Tarifas de cargos en destino 2027'] });
    const rates = (shown.new as ReadonlyArray<Record<string, unknown>>).map((rate) => [
      ...[rate.serviceCode, rate.rateCriteria, rate.baseRate, rate.minimumCharge, rate.maximumCharge, rate.currency],
      ...[rate.validFrom, rate.validUntil],
    ]);
    const year = ['2027-01-01', '2027-12-31'];
    expect(rates).toEqual([
      ['HNDL', 'chargeable_weight', 0.18, 27, null, 'USD', ...year],
      ['DOCS', 'hawb', 35, null, null, 'USD', ...year],
      ['BRKD', 'hawb', 28.63, null, null, 'USD', ...year],
      ['TICA', 'per_shipment', 45, null, null, 'USD', ...year],
      ['SEGU', 'chargeable_weight', 0.05, null, null, 'USD', ...year],
      ['TRNS', 'gross_weight', 0.07, 35, null, 'USD', ...year],
      ['DGR', 'un_numbers', 75, null, null, 'USD', ...year],
      ['CUST', 'cif_value', 3, 300, 500, 'USD', ...year],
      ['GRUA', 'hours', 25_000, null, null, 'CRC', ...year],
      ['MUEL', 'tonnes', 1000, 1500.5, null, 'CRC', ...year],
    ]);
    expect(shown.ended).toHaveLength(5);
    expect(shown.ended?.[0]).toMatchObject({ before: { serviceCode: 'HNDL' }, validUntil: '2026-12-31' });
  });

  it('refuses a new season over a rate without days where nobody asked for ending that one', async () => {
    expect((await preview(SHEET)).errors).toContainEqual(
      expect.objectContaining({
        line: 4,
        message: 'It would be in force on the same days as HNDL at SJO, valid without limit.',
      }),
    );
  });

  it('is taken back by one Undo, which restores the rates before, once, and not over an edit', async () => {
    const before = await listTerms();
    const done = (await importFile(SHEET, '', { endsPrevious: 'true' })).json as { import: { id: number } };
    expect(done.import).toMatchObject({ fileName: 'tarifas.csv', added: 10, changed: 0, ended: 5, undoneAt: null });
    const after = await listRates();
    expect(after).toHaveLength(before.length + 10);
    const handling = after.find((rate) => rate.serviceCode === 'HNDL' && rate.validFrom === '2027-01-01');
    await app.call('PUT', `/api/rates/${handling?.id}`, { ...handling, baseRate: 0.2 });
    const url = `/api/rate-imports/${done.import.id}/undo`;
    expect(await app.call('POST', url, {})).toMatchObject({
      status: 409,
      json: {
        error: 'Rates have been edited since the import of tarifas.csv, so it is not undone: HNDL at SJO.',
      },
    });
    expect(await listRates()).toHaveLength(before.length + 10);
    await app.call('DELETE', `/api/rates/${handling?.id}`);
    const again = (await importFile(SHEET, '', { endsPrevious: 'true' })).json as { import: { id: number } };
    expect(again.import).toMatchObject({ added: 1, ended: 0 });
    expect(await app.call('POST', `/api/rate-imports/${again.import.id}/undo`, {})).toMatchObject({
      status: 200,
      json: { undoneBy: expect.stringContaining('@') },
    });
    expect((await app.call('POST', `/api/rate-imports/${again.import.id}/undo`, {})).status).toBe(409);
    const log = await app.call('GET', '/api/activity-logs?q=undone');
    expect(JSON.stringify(log.json)).toContain('tarifas.csv: 1 removed, 0 restored');
    const listed = (await app.call('GET', '/api/rate-imports')).json as ReadonlyArray<{ undoneAt: string | null }>;
    expect(listed.map(({ undoneAt }) => undoneAt === null)).toEqual([false, true]);
  });

  it('restores exactly what was there', async () => {
    const before = await listTerms();
    const text =
      'Aeropuerto;Concepto;Unidad;Tarifa;Mínimo;Moneda\nGUA;HNDL;por kg;1,25;150;quetzales\nGUA;DOCS;fijo;300;;Q\n';
    const done = (await importFile(text)).json as { import: { id: number } };
    expect(done.import).toMatchObject({ added: 0, changed: 2 });
    expect((await app.call('POST', `/api/rate-imports/${done.import.id}/undo`, {})).status).toBe(200);
    expect(await listTerms()).toEqual(before);
  });

  it('names every column that nobody knows, and is not published before each is explained', async () => {
    const text = 'Aeropuerto;Concepto;Unidad;Costo SJO;Nota interna;Obs. 2\nLIR;XRAY;por kg;0,05;ver contrato;\n';
    const asked = await preview(text);
    expect(asked).toMatchObject({
      unknownColumns: ['Costo SJO', 'Nota interna', 'Obs. 2'],
      missingColumns: ['Base Rate'],
    });
    const refused = await importFile(text);
    expect(refused).toMatchObject({
      status: 400,
      json: { error: expect.stringContaining('Costo SJO, Nota interna, Obs. 2') },
    });
    const mapping = JSON.stringify({ 'Costo SJO': 'baseRate', 'Nota interna': 'ignored', 'Obs. 2': 'description' });
    const shown = await preview(text, { mapping });
    expect(shown).toMatchObject({ unknownColumns: [], errors: [], new: [{ serviceCode: 'XRAY', baseRate: 0.05 }] });
    expect((await importFile(text, '', { mapping })).status).toBe(200);
    // The next file with the same headings, in whatever order.
    const next = 'Obs. 2;Concepto;Aeropuerto;Unidad;Costo SJO;Nota interna\nnuevo;XRAY;LIR;por kg;0,06;x\n';
    expect(await preview(next)).toMatchObject({
      unknownColumns: [],
      changed: [{ after: { baseRate: 0.06, description: 'nuevo' } }],
    });
  });

  it('is never imported as dollars where it is in colones or quetzales', async () => {
    const currencyOf = async (text: string, fields: Fields = {}) => {
      const { new: added, errors } = await preview(text, fields);
      return [(added?.[0] as { currency?: string } | undefined)?.currency, errors?.length];
    };
    const rows = 'LIR;SEGU;por kg;25';
    expect(await currencyOf(`Aeropuerto;Concepto;Unidad;Tarifa (CRC)\n${rows}`)).toEqual(['CRC', 0]);
    expect(await currencyOf(`Aeropuerto;Concepto;Unidad;Tarifa ₡/kg\n${rows}`)).toEqual(['CRC', 0]);
    expect(await currencyOf(`Aeropuerto;Concepto;Unidad;Tarifa\nLIR;SEGU;por kg;₡25`)).toEqual(['CRC', 0]);
    expect(await currencyOf(`Aeropuerto;Concepto;Unidad;Tarifa\nLIR;SEGU;GTQ/kg;25`)).toEqual(['GTQ', 0]);
    expect(await currencyOf(`Montos en colones;;;\nAeropuerto;Concepto;Unidad;Tarifa\n${rows}`)).toEqual(['CRC', 0]);
    expect(await currencyOf(`Aeropuerto;Concepto;Unidad;Tarifa\n${rows}`, { currency: 'GTQ' })).toEqual(['GTQ', 0]);
    const mixed =
      'Aeropuerto;Concepto;Unidad;Tarifa;Moneda\nLIR;SEGU;por kg;25;CRC\nLIR;TICA;por guía;45;\nLIR;DGR;fijo;₡9;USD\nLIR;GRUA;fijo;9;pesos\n';
    expect((await preview(mixed)).errors).toMatchObject([
      {
        line: 3,
        rate: 'TICA, LIR',
        message: 'The row names no currency, and other rows are not in US dollars: add its currency.',
      },
      { line: 4, message: 'The row names several currencies: USD, CRC.' },
      { line: 5, message: '"pesos" is no currency: write its code, for instance USD or CRC.' },
    ]);
  });

  it('keeps weight breaks in rows as bands, and refuses what it cannot keep with the row and the reason', async () => {
    const text = [
      'Aeropuerto;Concepto;Desde kg;Hasta kg;Unidad;Tarifa;Días libres;Cliente;IVA',
      'LIR;ENTR;1;50;fijo;45;;;',
      'LIR;ENTR;51;100;por kg;0,90;;;',
      'LIR;ENTR;101;;por kg;0,75;;;',
      'PTY;ENTR;0;45;por kg;1,00;;;',
      'PTY;ENTR;40;100;por kg;0,80;;;',
      'LIR;ALMA;;;por kg;0,14;2;;',
      'LIR;ALMB;;;por kg;0,14;;ACME;',
      'LIR;ALMC;;;por kg;0,14;0;todos;incluido',
      'LIR;ALMD;;;%;3;;;',
      'LIR;ALME;;;por m3;23,60;;eva@acme.example;incluido 18 %',
    ].join('\n');
    const shown = await preview(text);
    expect(shown.new).toMatchObject([
      {
        row: 2,
        serviceCode: 'ENTR',
        rateCriteria: 'chargeable_weight',
        formula: {
          breaks: {
            limitBelongsTo: 'lower',
            bands: [
              { upTo: 50, amount: 45 },
              { upTo: 100, rate: 0.9 },
              { upTo: null, rate: 0.75 },
            ],
          },
        },
      },
      { row: 7, serviceCode: 'ALMA', formula: { storage: { freeDays: 2, freeDayKind: 'calendar' } } },
      {
        ...{ row: 11, serviceCode: 'ALME', rateCriteria: 'cubic_metres' },
        ...{ formula: { includedTaxPercent: 18 }, conditions: { customers: ['eva@acme.example'] } },
      },
    ]);
    expect(shown.errors).toMatchObject([
      { line: 6, message: 'The weights overlap those of another row.' },
      {
        line: 8,
        message:
          'A rate for one customer (ACME) cannot be kept from a file: write its mailbox or its domain, for instance example.com.',
      },
      {
        line: 9,
        message:
          'The tax is "incluido": prices are kept without tax. Write them without, and "no incluido", or how much, for instance "incluido 13 %".',
      },
      { line: 10, message: expect.stringContaining('"%" is no rate criterion') },
    ]);
  });

  it('comes back from an export as it was imported, as CSV and as XLSX', async () => {
    const text = [
      'Aeropuerto;Concepto;Desde kg;Hasta kg;Unidad;Tarifa;Moneda;Vigencia',
      'TGU;ENTR;;45;fijo;450,50;lempiras;2027',
      'TGU;ENTR;45;300;por kg bruto;22,125;L;2027',
      'TGU;ENTR;300;;por kg bruto;19;HNL;2027',
      'TGU;RAYX;;;por guía;150;HNL;hasta 30/06/2027',
    ].join('\n');
    expect((await importFile(text)).status).toBe(200);
    const rates = await listRates();
    const csv = (await app.call('GET', '/api/rates/export.csv')).text;
    expect(await preview(csv)).toMatchObject({
      new: [],
      changed: [],
      ended: [],
      errors: [],
      same: rates.length,
      unknownColumns: [],
    });
    const sheet = await new CsvXlsxCodec().read(new TextEncoder().encode(csv));
    const cells = sheet.rows.map((row) => row.cells);
    const xlsx = await new CsvXlsxCodec().write('xlsx', sheet.headings, cells, 'Rates');
    const again = (await importFile(xlsx, '?dryRun=true', {}, 'rates.xlsx')).json;
    expect(again).toMatchObject({ new: [], changed: [], errors: [], same: rates.length });
  });
});
