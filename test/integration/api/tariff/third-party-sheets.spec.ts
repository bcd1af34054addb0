import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';

describe('a sheet of rates that was not made by the server', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
    // Room for the rates of the sheets, which begin on a day.
    const listRates = (await app.call('GET', '/api/rates')).json as { id: number; serviceCode: string }[];
    for (const { id, serviceCode } of listRates) {
      if (serviceCode === 'HNDL' || serviceCode === 'BRKD') await app.call('DELETE', `/api/rates/${id}`);
    }
  });
  afterAll(() => app.close());

  const importSheet = (text: string, query = '') =>
    app.call(
      'POST',
      `/api/rates/import${query}`,
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="tarifas.csv"\r\nContent-Type: text/csv\r\n\r\n${text}\r\n--${BOUNDARY}--\r\n`,
      { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` },
    );

  it.each([
    [
      'a Spanish sheet',
      'sep=;\r\n\r\nPaís;Aeropuerto;Código de Servicio;Servicio;Criterio;Tarifa (USD);Mínimo;Máximo;Válido desde\r\nCosta Rica;sjo ;hndl;Manejo;gross_weight;0,155;38,5;0;31/12/2025\r\n',
      {
        row: 4,
        serviceCode: 'HNDL',
        baseRate: 0.155,
        minimumCharge: 38.5,
        maximumCharge: null,
        validFrom: '2025-12-31',
      },
    ],
    [
      'the names of the wire, whatever their order',
      'unit,serviceName,serviceCode,rateCriteria,airportCode,countryCode,baseRate,minimumCharge,validFrom\nper_kg,Airport Handling,HNDL,gross_weight,SJO,CRI,0.155,"1,200.00",46022\n',
      { row: 2, rateCriteria: 'gross_weight', baseRate: 0.155, minimumCharge: 1200, validFrom: '2025-12-31' },
    ],
    [
      'services and airports by name',
      'Airport\tService\tRate Criteria\tBase Rate\tValid From\nSJO - Juan Santamaría\tAirport handling\tFlat\t12\t2025-12-31T00:00:00.000Z\n',
      { row: 2, airportCode: 'SJO', serviceCode: 'HNDL', rateCriteria: 'flat', validFrom: '2025-12-31' },
    ],
    [
      'an alias of an airport',
      'Airport,Service,Rate Criteria,Base Rate,Valid From\nXPL,BRKD - Breakdown,per_piece,2,2025-12-31\n',
      { row: 2, airportCode: 'TGU', serviceCode: 'BRKD', rateCriteria: 'pieces', baseRate: 2 },
    ],
  ])('is understood with %s', async (_what, text, rate) => {
    const { status, json } = await importSheet(text);
    expect(status).toBe(200);
    expect(json).toMatchObject({ new: [rate], errors: [] });
    await app.call('POST', '/api/rates/batch', (json as { undo: unknown }).undo);
  });

  it('is refused by line where a cell has two readings', async () => {
    const text = [
      'Airport;Service;Rate Criteria;Base Rate;Valid From;Country',
      'SJO;HNDL;flat;12;03/04/2027;CR',
      'SJO;DOCS;chargeable_weight;2,5%;2027-01-01;CR',
      'SJO;BRKD;flat;12;soon;CR',
      'SJO;TRNS;flat;12;2027-01-01;Panamá',
    ].join('\n');
    expect((await importSheet(text, '?dryRun=true')).json).toMatchObject({
      new: [],
      errors: [
        { line: 2, message: '"03/04/2027" can be 2027-04-03 or 2027-03-04: write it as YYYY-MM-DD.' },
        { line: 3, message: '"2,5%" is a percentage, and chargeable_weight takes none.' },
        { line: 4, message: '"soon" is no day of the years 2000 to 2099: write it as YYYY-MM-DD.' },
        { line: 5, message: 'SJO lies in CR, not in Panamá.' },
      ],
    });
  });
});
