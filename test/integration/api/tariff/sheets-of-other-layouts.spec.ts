import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { InMemoryApp } from '../../../support/in-memory-app.js';

const BOUNDARY = 'a-boundary-of-the-test';
type Row = Readonly<Record<string, unknown>>;
interface Preview {
  readonly new: readonly Row[];
  readonly errors: readonly Row[];
  readonly unknownColumns: readonly string[];
  readonly titles: readonly string[];
}

describe('a sheet in the layout of its forwarder', () => {
  let app: InMemoryApp;
  beforeAll(async () => {
    app = await InMemoryApp.open();
    await app.signIn();
  });
  afterAll(() => app.close());

  async function send(lines: readonly string[], query: string): Promise<Preview> {
    const head = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="tarifa.csv"\r\n\r\n`;
    const { json } = await app.call(
      'POST',
      `/api/rates/import${query}`,
      Buffer.from(`${head}${lines.join('\r\n')}\r\n--${BOUNDARY}--\r\n`),
      {
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
      },
    );
    return json as Preview;
  }
  const preview = (...lines: readonly string[]) => send(lines, '?dryRun=true');

  it('is read by other headings and units, with its notes beside it', async () => {
    const shown = await preview(
      'Estación;Cargo;Se cobra por;Valor;Cobro mínimo;Tope;Divisa;Nota',
      'GUA;Trámite de muestras;por guía (AWB);30,00;;;USD;',
      'GUA;Desglose de muestras;guía hija (HAWB);22,50;;;USD;',
      'GUA;Cámara de muestras;kg cobrable / día;0,05;8,00;120,00;USD;',
      'GUA;Traslado de muestras;por entrega;15;;;USD;',
      'GUA;Custodia de muestras;a consultar;;;;USD;',
      ';;;;;;;',
      'Nota: los montos son netos.;;;;;;;',
    );
    expect(shown).toMatchObject({ errors: [], unknownColumns: [], titles: ['Nota: los montos son netos.'] });
    const rates = shown.new.map((rate) => [
      rate.serviceCode,
      rate.rateCriteria,
      rate.baseRate,
      rate.minimumCharge,
      rate.maximumCharge,
    ]);
    expect(rates).toEqual([
      ['TRÁMITE DE MUESTRAS', 'per_shipment', 30, null, null],
      ['DESGLOSE DE MUESTRAS', 'hawb', 22.5, null, null],
      ['CÁMARA DE MUESTRAS', 'chargeable_weight', 0.05, 8, 120],
      ['TRASLADO DE MUESTRAS', 'per_shipment', 15, null, null],
      ['CUSTODIA DE MUESTRAS', 'flat', 0, null, null],
    ]);
    expect(shown.new[0]).toMatchObject({ serviceName: 'Trámite de muestras' });
    expect(shown.new[4]).toMatchObject({ formula: { breaks: { bands: [{ upTo: null, amount: null, rate: null }] } } });
  });

  it('is of the airport that its title names, where no column does', async () => {
    const rows = ['Código;Concepto;Unidad;Tarifa', 'ZZA;Muestra;por guía;10'];
    expect((await preview('Tarifario de destino - Aeropuerto SAL;;;', ...rows)).new).toMatchObject([
      { airportCode: 'SAL', serviceCode: 'ZZA' },
    ]);
    const unclear = await preview(
      'Tarifario SAL y GUA;;;',
      'Código;Concepto;Unidad;Tarifa;Bandeja',
      'ZZA;Muestra;por guía;10;x',
    );
    expect(unclear).toMatchObject({ new: [], missingColumns: ['Airport'] });
  });

  it('is of several airports, and an airport has its own rows instead of those for all', async () => {
    const shown = await preview(
      'Station,Code,Charge description,Unit,Rate',
      'ALL,ZZB,Sample fee,flat,40',
      'PTY,ZZB,Sample fee,flat,45',
      'SAP / SAL,ZZC,Other fee,flat,50',
    );
    const pricesOf = (code: string) =>
      Object.fromEntries(
        shown.new.filter(({ serviceCode }) => serviceCode === code).map((rate) => [rate.airportCode, rate.baseRate]),
      );
    expect(pricesOf('ZZB')).toEqual({ SJO: 40, LIR: 40, MGA: 40, SAP: 40, TGU: 40, SAL: 40, GUA: 40, PTY: 45 });
    expect(pricesOf('ZZC')).toEqual({ SAP: 50, SAL: 50 });
    const wrong = await preview('Station,Code,Unit,Rate', 'SAP / XXX,ZZD,flat,1');
    expect(wrong.errors).toMatchObject([{ line: 2, message: '"SAP / XXX" is not a known airport.' }]);
  });

  it('names charges without codes: long names are abbreviated, and two that would become one are refused', async () => {
    const shown = await preview(
      'Aeropuerto;Concepto;Unidad;Tarifa',
      'MGA;Recargo portuario y fin de temporada;fijo;50',
      'MGA;Recargo domicilio norte uno;fijo;60',
      'MGA;Recargo domicilio nortino;fijo;70',
    );
    expect(shown.new).toMatchObject([
      { serviceCode: 'RECA-PORT-FIN-TEMP', serviceName: 'Recargo portuario y fin de temporada' },
      { serviceCode: 'RECA-DOMI-NORT-UNO' },
      { serviceCode: 'RECA-DOMI-NORT' },
    ]);
    const alike = await preview(
      'Aeropuerto;Concepto;Unidad;Tarifa',
      'MGA;Recargo domicilio norte;fijo;60',
      'MGA;Recargo domicilio nortino;fijo;70',
    );
    expect(alike.errors).toMatchObject([{ line: 3, message: expect.stringContaining('is named like another charge') }]);
  });

  it('says whether a charge bears tax with yes and no, and how much is included in its heading', async () => {
    const rows = ['LIR;ZZE;flat;65;yes', 'LIR;ZZF;flat;22;no'];
    const answered = await preview('Airport;Code;Basis;Rate;VAT', ...rows);
    expect(answered).toMatchObject({ errors: [], new: [{ formula: null }, { formula: null }] });
    const included = await preview('Airport;Code;Basis;Rate;ITBMS 7%', 'PTY;ZZG;flat;45;included');
    expect(included.new).toMatchObject([{ formula: { includedTaxPercent: 7 } }]);
    await send(['Airport;Code;Basis;Rate;VAT', ...rows], '');
    const { json } = await app.call('GET', '/api/charge-codes');
    const codes = (json as readonly Row[]).filter(({ code }) => code === 'ZZE' || code === 'ZZF');
    expect(codes.map(({ code, isTaxable }) => [code, isTaxable])).toEqual([
      ['ZZE', true],
      ['ZZF', false],
    ]);
  });

  it('has a minimum for each band: an amount bears none of another row', async () => {
    const shown = await preview(
      'Airport,Code,Charged per,From kg,To kg,Rate,Minimum',
      'PTY,ZZH,flat,0,500,60,',
      'PTY,ZZH,per kg gross,500,,0.13,75',
    );
    expect(shown.new).toMatchObject([
      {
        minimumCharge: null,
        formula: {
          breaks: {
            bands: [
              { upTo: 500, amount: 60 },
              { upTo: 576.923, amount: 75 },
              { upTo: null, rate: 0.13 },
            ],
          },
        },
      },
    ]);
    const one = await preview(
      'Airport,Code,Charged per,From kg,To kg,Rate,Minimum',
      'PTY,ZZI,kg,0,100,0.3,20',
      'PTY,ZZI,kg,100,,0.24,',
    );
    expect(one.new).toMatchObject([
      { minimumCharge: 20, formula: { breaks: { bands: [{ upTo: 100 }, { upTo: null }] } } },
    ]);
    const heading = 'Airport,Code,Charged per,From kg,To kg,Rate,Minimum,Maximum';
    const limited = await preview(heading, 'PTY,ZZJ,flat,0,500,60,,', 'PTY,ZZJ,kg,500,,0.13,75,400');
    expect(limited.new).toMatchObject([{ minimumCharge: null, maximumCharge: 400 }]);
    const unclear = await preview(heading, 'PTY,ZZK,flat,0,500,60,,90', 'PTY,ZZK,kg,500,,0.13,75,400');
    expect(unclear.errors).toMatchObject([{ line: 3, message: 'The maximum is another one than on line 2.' }]);
  });

  it('asks for the places of deliveries that only their names tell apart', async () => {
    const rows = ['LIR,Delivery Liberia,flat,35', 'LIR,Delivery other towns,flat,85'];
    const { errors } = await preview('Airport,Charge,Unit,Rate', ...rows);
    expect(errors).toMatchObject(
      [2, 3].map((line) => ({ line, message: expect.stringContaining('add a column Zone') })),
    );
    const told = await preview('Airport,Charge,Unit,Rate,Zone', `${rows[0]},Liberia`, `${rows[1]},"Tamarindo, Nosara"`);
    expect(told).toMatchObject({ errors: [], new: [{ conditions: { zone: { places: ['Liberia'] } } }, {}] });
  });

  it('has a percentage of a charge that one name begins with, and asks where several do', async () => {
    const heading = 'Airport,Charge,Unit,Rate';
    const one = await preview(heading, 'LIR,Cartage to town,flat,35', 'LIR,Cartage fuel,% of cartage to town,14');
    expect(one.new[1]).toMatchObject({ formula: { referenceCode: 'CARTAGE TO TOWN' } });
    const begun = await preview(heading, 'LIR,Haulage to town,flat,35', 'LIR,Fuel of it,% of haulage,14');
    expect(begun.new[1]).toMatchObject({ formula: { referenceCode: 'HAULAGE TO TOWN' } });
    const several = await preview(
      heading,
      'LIR,Haulage one,flat,35',
      'LIR,Haulage two,flat,36',
      'LIR,Fuel of it,% of haulage,14',
    );
    expect(several.errors).toMatchObject([{ line: 4, message: expect.stringContaining('HAULAGE ONE, HAULAGE TWO') }]);
  });
});
