import { describe, expect, it } from '@jest/globals';
import { arrangeSheet } from '../../../../../application/tariff/import/layout/arrange-sheet.js';
import type { Sheet, SheetCell } from '../../../../../application/tariff/spreadsheet-codec.port.js';
import type { Airport } from '../../../../../domain/geography/airport.js';

const AIRPORTS = ['LIR', 'SAP', 'TGU', 'MGA'].map((code, at) => ({
  ...{ id: at + 1, code, name: code, countryId: 1, countryCode: 'ZZ', aliases: code === 'TGU' ? ['XPL'] : [] },
})) as unknown as Airport[];

function toSheet(...rows: ReadonlyArray<readonly SheetCell[]>): Sheet {
  const [first = [], ...others] = rows;
  return {
    headings: first.map((cell) => String(cell ?? '')),
    rows: others.map((cells, at) => ({ line: at + 2, cells })),
    hasDecimalPoints: true,
  };
}

/** The rows as objects, without what they say nothing of. */
function arrange(...rows: ReadonlyArray<readonly SheetCell[]>) {
  const { sheet, titles, notes } = arrangeSheet(toSheet(...rows), AIRPORTS);
  const records = sheet.rows.map(({ line, cells }) => ({
    line,
    ...Object.fromEntries(
      sheet.headings.flatMap((heading, at) =>
        heading === '' || cells[at] === undefined ? [] : [[heading, cells[at]] as const],
      ),
    ),
  }));
  return { records, titles, notes };
}

describe('a sheet that has in columns what a rate has in a row', () => {
  it('is a row for each airport that has a price there, with its own minimum', () => {
    const { records } = arrange(
      ['Cargo', 'Unidad', 'SAP', 'SAP mínimo', 'TGU / XPL', 'Nota'],
      ['Manejo', 'kg', 0.2, 30, 0.3, 'x'],
      ['Cuarto frío', 'kg', 0.1, undefined, 'no disponible', undefined],
    );
    expect(records).toEqual([
      { line: 2, Cargo: 'Manejo', Unidad: 'kg', Nota: 'x', Airport: 'SAP', 'Base Rate': 0.2, 'Min Charge': 30 },
      { line: 2, Cargo: 'Manejo', Unidad: 'kg', Nota: 'x', Airport: 'TGU', 'Base Rate': 0.3 },
      { line: 3, Cargo: 'Cuarto frío', Unidad: 'kg', Airport: 'SAP', 'Base Rate': 0.1 },
    ]);
  });

  it('is a row for each weight break, and one row where the price is the same for every weight', () => {
    const { records } = arrange(
      ['Airport', 'Charge', 'Unit', '-45 kg', '+45 kg', '+1,000 kg'],
      ['MGA', 'Handling', 'kg', 0.3, 0.2, 0.1],
      ['MGA', 'Security', 'kg', 0.04, 0.04, 0.04],
    );
    expect(records.map((one) => ({ ...one, Airport: undefined, Charge: undefined, Unit: undefined }))).toEqual([
      { line: 2, 'Base Rate': 0.3, 'To Kg': 45 },
      { line: 2, 'Base Rate': 0.2, 'From Kg': 45, 'To Kg': 1000 },
      { line: 2, 'Base Rate': 0.1, 'From Kg': 1000 },
      { line: 3, 'Base Rate': 0.04 },
    ]);
  });

  it('is a row for everybody and one for agents where the two differ, and says so', () => {
    const { records, notes } = arrange(
      ['Airport', 'Charge', 'Unit', 'Public rate', 'Agent rate', 'Minimum'],
      ['LIR', 'Handling', 'kg', 0.2, 0.15, '30.00 (agents 20.00)'],
      ['LIR', 'Terminal', 'flat', 5, 5, undefined],
    );
    expect(records).toMatchObject([
      { line: 2, 'Base Rate': 0.2, 'Min Charge': '30.00' },
      { line: 2, 'Base Rate': 0.15, 'Min Charge': '20.00', Network: 'agents' },
      { line: 3, 'Base Rate': 5 },
    ]);
    expect(records[2]).not.toHaveProperty('Network');
    expect(notes).toEqual([expect.stringContaining('network "agents"')]);
  });

  it('is a unit and a price where each unit has a column; two prices in one row have no unit that is known', () => {
    const { records } = arrange(
      ['Airport', 'Servicio', 'US$ por kg', 'US$ por HAWB', '%', 'Base del %'],
      ['MGA', 'Manejo', 0.13, undefined, undefined, undefined],
      ['MGA', 'Documentos', undefined, 22, undefined, undefined],
      ['MGA', 'Cobro', undefined, undefined, 4, 'flete'],
      ['MGA', 'Doble', 1, 2, undefined, undefined],
    );
    expect(records).toMatchObject([
      { 'Rate Criteria': 'kg', 'Base Rate': 'USD 0.13' },
      { 'Rate Criteria': 'hawb', 'Base Rate': 'USD 22' },
      { 'Rate Criteria': '% of flete', 'Base Rate': '4%' },
      { 'Rate Criteria': 'kg + hawb' },
    ]);
  });

  it('is one table where a further one with headings of its own stands below, and repeats a name that stands once', () => {
    const { records } = arrange(
      ['Airport', 'Charge', 'Unit', 'Min', 'From kg', 'Rate'],
      ['SAP', 'Handling', 'kg', 30, undefined, 0.2],
      ['SAP', undefined, 'kg', 30, 500, 0.1],
      ['Fixed charges', 'Charge', 'Unit', 'Price', 'Comments', undefined],
      ['SAP', 'Documents', 'HAWB', 25, 'each', undefined],
    );
    expect(records).toMatchObject([
      { line: 2, Charge: 'Handling', Rate: 0.2 },
      { line: 3, Charge: 'Handling', Rate: 0.1, 'From kg': 500 },
      { line: 5, Charge: 'Documents', Unit: 'HAWB', Rate: 25, Comments: 'each' },
    ]);
    expect(records[2]).not.toHaveProperty('Min');
  });

  it('is a row for the days of storage at each price of a cell', () => {
    const { records } = arrange(
      ['Airport', 'Charge', 'Unit', 'Rate'],
      ['LIR', 'Storage', 'gross kg', 'days 1-4 free; 5-9: 0.03/kg/day; 10 onwards: 0.05/kg/day; min 18.00'],
    );
    expect(records).toMatchObject([
      { Rate: '0.03/kg/day min 18.00', 'From Day': 5, 'To Day': 9 },
      { Rate: '0.05/kg/day min 18.00', 'From Day': 10 },
    ]);
  });

  it('is a delivery for each vehicle of a zone, from the airport that stands above it', () => {
    const { records } = arrange(
      ['Zona', 'Lugares', 'Panel hasta 700 kg', 'Camión 3 t hasta 2,800 kg', 'Nota'],
      ['Desde LIR'],
      ['1', 'Nicoya, Sardinal', 45, 80],
      ['2', 'Upala', undefined, undefined, 'previa cotización'],
    );
    const delivery = { Service: 'DELV', Airport: 'LIR' };
    expect(records).toEqual([
      { line: 3, ...delivery, Zone: '1 = Nicoya, Sardinal', 'Base Rate': 45, 'To Kg': 700, 'Rate Criteria': 'trip' },
      {
        ...{ line: 3, ...delivery, Zone: '1 = Nicoya, Sardinal', 'Base Rate': 80, 'Rate Criteria': 'trip' },
        ...{ 'From Kg': 701, 'To Kg': 2800 },
      },
      { line: 4, ...delivery, Zone: '2 = Upala', Nota: 'previa cotización' },
    ]);
  });

  it('says in remarks what a column of prices counts, or a price that stands in none', () => {
    const { records } = arrange(
      ['Airport', 'Servicio', 'US$ por kg', 'US$ por embarque', '%', 'Notas'],
      ['MGA', 'Almacenaje', 0.02, undefined, undefined, 'por día, kg bruto; 4 días libres'],
      ['MGA', 'Línea', undefined, 3, undefined, 'por línea, después de la quinta'],
      ['MGA', 'Lejos', undefined, undefined, undefined, 'US$ 1.30 por km adicional sobre 30 km; máximo 200 km'],
    );
    expect(records).toMatchObject([
      { 'Rate Criteria': 'kg bruto/day', 'Base Rate': 'USD 0.02', Remarks: '4 días libres' },
      { 'Rate Criteria': 'por linea', 'Base Rate': 'USD 3', Remarks: 'después de la quinta' },
      { 'Rate Criteria': 'km adicional', 'Base Rate': 'USD 1.30', Remarks: 'sobre 30 km; máximo 200 km' },
    ]);
  });
});
