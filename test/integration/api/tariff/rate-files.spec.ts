import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CsvXlsxCodec } from '../../../../adapters/spreadsheet/csv-xlsx-codec.js';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';
const HEADINGS = 'Airport;Service;Rate Criteria;Base Rate;Min Charge;Max Charge';

describe('the tariff as files', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  const importFile = (text: string, query = '', filename = 'tarifas.csv') =>
    app.call(
      'POST',
      `/api/rates/import${query}`,
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${filename}"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
      { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    );
  const listRates = async () => (await app.call('GET', '/api/rates')).json;

  it('export as CSV and XLSX, and what was exported changes nothing when it comes back', async () => {
    const xlsx = await app.call('GET', '/api/rates/export.xlsx');
    expect(xlsx.headers['content-disposition']).toMatch(/^attachment; filename="rates-\d{4}-\d\d-\d\d\.xlsx"/);
    expect(xlsx.text.slice(0, 2)).toBe('PK');
    const csv = await app.call('GET', '/api/rates/export.csv');
    expect(csv.headers['content-type']).toContain('text/csv');
    expect(csv.text.split('\r\n')[0]).toBe(
      '\uFEFFCountry,Airport,Service,Service Name,Category,Rate Criteria,Base Rate,Min Charge,Max Charge,Required,Description,Valid From,Valid Until' +
        ',Breaks,Quantity Step,Amount Step,Percent Of,Conditions,Storage,Currency,Tax Included,Min Per,Buying Rate,Buying Min',
    );
    const back = await importFile(csv.text, '?dryRun=true');
    expect(back.status).toBe(200);
    expect(back.json).toEqual({
      ...{ new: [], changed: [], same: 80, errors: [], failedRows: null },
      ...{ ended: [], unknownColumns: [], missingColumns: [], titles: [] },
      columns: expect.arrayContaining([{ heading: 'Currency', column: 'currency', examples: ['USD', 'USD', 'USD'] }]),
      importColumns: expect.any(Array),
    });
  });

  it('are looked at without changing anything', async () => {
    const before = await listRates();
    const text = [
      HEADINGS,
      'SJO;HNDL;gross_weight;0,15;38;',
      'LIR;ZZZZ;flat;10;;',
      'XXX;HNDL;flat;10;;',
      'SJO;DOCS;flat;-1;;',
      'SJO;BRKD;flat;10;50;20',
      'SJO;TRNS;por capricho;10;;',
      'SJO;CUST;flat;1.200;1.300,50;',
      'SJO;HNDL;flat;1;;',
      'SJO;DELX;kilometer;lots;;',
    ].join('\r\n');
    const { status, json } = await importFile(text, '?dryRun=true');
    expect(status).toBe(200);
    expect(json).toMatchObject({
      new: [{ row: 3, airportCode: 'LIR', serviceCode: 'ZZZZ', baseRate: 10, category: 'Excluded' }],
      changed: [
        {
          row: 2,
          before: { airportCode: 'SJO', serviceCode: 'HNDL', baseRate: 0.12, minimumCharge: 35 },
          after: { airportCode: 'SJO', serviceCode: 'HNDL', baseRate: 0.15, minimumCharge: 38, isRequired: true },
        },
        { row: 8, after: { serviceCode: 'CUST', rateCriteria: 'flat', baseRate: 1200, minimumCharge: 1300.5 } },
      ],
      same: 0,
      errors: [
        { line: 4, rate: 'HNDL, XXX', message: '"XXX" is not a known airport.' },
        { line: 5, message: 'Rate values cannot be negative.' },
        { line: 6, message: 'Minimum charge cannot be greater than maximum charge.' },
        { line: 7, message: expect.stringContaining('"por capricho" is no rate criterion') },
        { line: 9, message: 'The same airport and service stand on line 2.' },
        { line: 10, message: '"lots" is not a number.' },
      ],
    });
    expect(await listRates()).toEqual(before);
  });

  it('are taken as a whole or not at all', async () => {
    const before = await listRates();
    const bad = await importFile(`${HEADINGS}\nSJO;HNDL;gross_weight;0,15;38;\nXXX;HNDL;flat;10;;\n`);
    expect(bad.status).toBe(400);
    expect(bad.json).toMatchObject({
      error: '1 row of the file cannot be taken, so nothing was changed.',
      details: [{ field: 'line 3', message: '"XXX" is not a known airport.' }],
    });
    expect(await listRates()).toEqual(before);

    const text = `${HEADINGS}\nSJO;HNDL;gross_weight;0,15;38;\nLIR;ZZZZ;flat;10;;\nPTY;DOCS;flat;35;;\n`;
    const good = await importFile(text);
    expect(good.status).toBe(200);
    expect(good.json).toMatchObject({ new: [{ row: 3 }], changed: [{ row: 2 }], same: 1, errors: [] });
    expect(await listRates()).toContainEqual(
      expect.objectContaining({ airportCode: 'SJO', serviceCode: 'HNDL', baseRate: 0.15, isSample: false }),
    );
    const log = await app.call('GET', '/api/activity-logs?q=tarifas.csv&pageSize=5');
    expect(log.json).toMatchObject({
      data: [
        {
          action: 'Rates imported',
          details: 'tarifas.csv: 1 new, 1 changed, 1 unchanged',
          after: { file: 'tarifas.csv', sha256: createHash('sha256').update(text).digest('hex'), added: 1, changed: 1 },
        },
        { action: 'Rate created', details: 'ZZZZ at LIR, from tarifas.csv' },
        {
          action: 'Rate updated',
          details: 'HNDL at SJO, from tarifas.csv',
          before: { baseRate: '0.12' },
          after: { baseRate: '0.15' },
        },
      ],
    });
    const { undo } = good.json as { undo: object };
    expect((await app.call('POST', '/api/rates/batch', undo)).status).toBe(200);
    expect(await listRates()).toHaveLength(80);
    expect(await listRates()).toContainEqual(
      expect.objectContaining({ airportCode: 'SJO', serviceCode: 'HNDL', baseRate: 0.12, isSample: true }),
    );
    await importFile(text);
  });

  it('hand back the rows that failed, with their lines and what is wrong', async () => {
    const text = `${HEADINGS}\nXXX;HNDL;flat;10;;\nSJO;HNDL;gross_weight;0,15;38;\nSJO;DOCS;=1+1;20;;\n`;
    const { json } = await importFile(text, '?dryRun=true');
    expect((json as { failedRows: string }).failedRows.split('\r\n')).toEqual([
      'Airport,Service,Rate Criteria,Base Rate,Min Charge,Max Charge,Line,Error',
      expect.stringContaining('XXX,HNDL,flat,10,,,2,'),
      expect.stringMatching(/^SJO,DOCS,"'=1\+1",20,,,4,/),
      '',
    ]);
  });

  it.each([
    ['no file', '', 'Please choose a file.'],
    ['no rows', `${HEADINGS}\n`, 'The file has no rows.'],
    ['a missing column', 'Airport;Service\nSJO;HNDL\n', 'The file has no column "Rate Criteria".'],
    [
      'too many rows',
      `${HEADINGS}\n${'SJO;HNDL;flat;1;;\n'.repeat(5_001)}`,
      'The file has 5001 rows; 5000 are the most.',
    ],
    ['too many bytes', `${HEADINGS}\n${'x'.repeat(2_100_000)}`, 'The file is larger than 2 MB.'],
  ])('are refused with %s', async (name, text, error) => {
    const answer = name === 'no file' ? await app.call('POST', '/api/rates/import', {}) : await importFile(text);
    expect(answer.status).toBe(400);
    expect(answer.json).toMatchObject({ error });
  });

  it('bring days with them: a row with the same first day changes a rate, one with other days follows it', async () => {
    const dated = `${HEADINGS};Valid From;Valid Until`;
    const text = [
      dated,
      'SAL;DISB;flat;10;;;;2090-12-31',
      'SAL;DISB;flat;12;;;2091-01-01;2091-12-31',
      'SAL;COLL;flat;10;;;2091-01-01;',
      'SAL;CUST;flat;10;;;;2090-12-31',
      'SAL;CUST;flat;11;;;2090-12-31;',
      'SAL;DOCS;flat;10;;;01/02/2090;',
    ].join('\n');
    const previewed = await importFile(text, '?dryRun=true');
    expect(previewed.json).toMatchObject({
      new: [{ row: 3, baseRate: 12, validFrom: '2091-01-01', validUntil: '2091-12-31' }],
      changed: [
        { row: 2, before: { validFrom: null, validUntil: null }, after: { validFrom: null, validUntil: '2090-12-31' } },
        { row: 5, after: { validUntil: '2090-12-31' } },
      ],
      errors: [
        { line: 4, message: 'It would be in force on the same days as COLL at SAL, valid without limit.' },
        { line: 6, message: 'It would be in force on the same days as line 5.' },
        { line: 7, message: '"01/02/2090" can be 2090-02-01 or 2090-01-02: write it as YYYY-MM-DD.' },
      ],
    });
    const imported = await importFile(text.split('\n').slice(0, 3).join('\n'));
    expect(imported.json).toMatchObject({ new: [{ row: 3 }], changed: [{ row: 2 }], errors: [] });
    const again = await importFile((await app.call('GET', '/api/rates/export.csv')).text, '?dryRun=true');
    expect(again.json).toMatchObject({ new: [], changed: [], errors: [] });
    const withoutDays = await importFile(`${HEADINGS}\nSAL;DISB;flat;11;;`, '?dryRun=true');
    expect(withoutDays.json).toMatchObject({
      new: [],
      changed: [{ before: { baseRate: 10 }, after: { baseRate: 11, validUntil: '2090-12-31' } }],
    });
    const xlsx = (await app.call('GET', '/api/rates/export.xlsx')).bytes;
    expect((await new CsvXlsxCodec().read(xlsx)).rows.map(({ cells }) => cells[11])).toContain('2091-01-01');
    const rows = (await listRates()) as ReadonlyArray<{ id: number; validFrom: string | null }>;
    await app.call('DELETE', `/api/rates/${rows.find(({ validFrom }) => validFrom === '2091-01-01')?.id}`);
  });

  it('show their holes airport by airport', async () => {
    const all = await listRates();
    const rows: ReadonlyArray<{ id: number; airportCode: string; serviceCode: string }> = Array.isArray(all) ? all : [];
    const handling = rows.find((rate) => rate.airportCode === 'TGU' && rate.serviceCode === 'HNDL');
    await app.call('DELETE', `/api/rates/${handling?.id}`);
    const { json } = await app.call('GET', '/api/rates/coverage');
    expect(json).toMatchObject({ totals: { valid: 2, missing: 1, sample: 77 } });
    const tegucigalpa = expect.objectContaining({
      airportCode: 'TGU',
      missingCompulsory: ['HNDL'],
      cells: expect.arrayContaining([
        { serviceCode: 'HNDL', state: 'missing', rateId: null, until: null, isCompulsory: true },
      ]),
    });
    expect(json).toMatchObject({ airports: expect.arrayContaining([tegucigalpa]) });
  });

  it('stop being samples when staff confirm them', async () => {
    expect((await app.call('POST', '/api/rates/confirm-sample')).json).toEqual({ confirmed: 77 });
    expect((await app.call('GET', '/api/rates/coverage')).json).toMatchObject({ totals: { valid: 79, sample: 0 } });
    expect((await app.call('POST', '/api/rates/confirm-sample')).json).toEqual({ confirmed: 0 });
  });

  it('say what a rate would come to, and store nothing', async () => {
    const before = await listRates();
    const rate = {
      countryId: 2,
      locationId: 2,
      serviceCode: 'HNDL',
      rateCriteria: 'chargeable_weight',
      baseRate: 0.12,
    };
    const shipment = { grossWeight: 120, pieces: 2, dimensions: '2 x 120x80x100' };
    const tried = await app.call('POST', '/api/rates/try', { ...rate, minimumCharge: 45, shipment });
    expect(tried.status).toBe(200);
    expect(tried.json).toMatchObject({
      line: {
        calculatedAmount: 45,
        quantity: 320,
        trace: '0.12 USD/kg × 320.00 kg chargeable = 38.40 → minimum 45.00',
      },
      chargeableWeight: 320,
      calculationDetails: { chargeableWeightBasis: 'volumetric' },
    });
    const far = { ...rate, serviceCode: 'DELX', rateCriteria: 'kilometer', baseRate: 1.5 };
    const driven = await app.call('POST', '/api/rates/try', { ...far, shipment: { ...shipment, distanceKm: 45 } });
    expect(driven.json).toMatchObject({ line: { calculatedAmount: 30 } });
    const unknown = await app.call('POST', '/api/rates/try', { ...far, shipment });
    expect(unknown.json).toMatchObject({ line: { calculatedAmount: null } });
    const wrong = await app.call('POST', '/api/rates/try', { ...rate, baseRate: -1, shipment });
    expect(wrong.json).toMatchObject({ error: 'Rate values cannot be negative.' });
    expect((await app.call('POST', '/api/rates/try', rate)).status).toBe(400);
    expect(await listRates()).toEqual(before);
  });
});
