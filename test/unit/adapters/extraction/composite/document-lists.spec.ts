import { describe, expect, it } from '@jest/globals';
import { formatRows } from '../../../../../adapters/extraction/attachments/document-text.js';
import { anExtractionInput, RULES_WITH_DOCUMENTS } from '../../../../support/composite-extractor.js';

const ASKS = 'Please quote air freight MIA-SJO, FCA Miami, as per the attached list.';

function readDocument(rows: string, body = ASKS) {
  const list = { filename: 'list.xlsx', ...formatRows(rows.split('\n').map((line) => line.split('|'))) };
  return RULES_WITH_DOCUMENTS.extract({ ...anExtractionInput(body), attachments: [list] });
}

async function readCargo(rows: string) {
  const { goods, cargoDoubts = [], conflicts = [] } = await readDocument(rows);
  const doubts = [...cargoDoubts.map(({ code }) => code), ...conflicts.map(({ field }) => field)];
  return { kg: goods.grossWeightKg, pieces: goods.pieces, m3: goods.volumeM3, doubts };
}

const HEAD = 'Goods|Ctns|L (cm)|W (cm)|H (cm)|GW/ctn (kg)|GW total (kg)';
const FILTERS = 'Filters|4|60|40|40|25|100';
const BELTS = 'Belts|6|50|30|30|15|90';

describe('a list in a document', () => {
  it.each([
    [
      'has a line before each supplier',
      `${HEAD}\nSupplier: Norte\n${FILTERS}\nSupplier: Sur\n${BELTS}\nTotal|10|||||190`,
    ],
    [
      'has subtotals of suppliers',
      `${HEAD}\nSupplier: Norte\n${FILTERS}\nSubtotal|4|||||100\nSupplier: Sur\n${BELTS}\nSubtotal|6|||||90\nTOTAL GENERAL|10|||||190`,
    ],
    ['ends with a sum that no word names', `${HEAD}\n${FILTERS}\n${BELTS}\n10 cartons||||||190`],
    ['ends with a sum in German', `${HEAD}\n${FILTERS}\n${BELTS}\nGesamt|10|||||190`],
  ])('that %s is read whole', async (_kind, rows) => {
    expect(await readCargo(rows)).toEqual({ kg: 190, pieces: 10, m3: 0.654, doubts: [] });
  });

  it('counts pallets whose cartons are numbered, where further cartons share the cell of the pallet', async () => {
    const rows = [
      'Pallet|Cajas No.|Producto|Cajas|Medida pallet (cm)|Peso bruto pallet (kg)',
      'P-1|1-10|Aceite|10|120 x 80 x 100|200\n|11-14|Vinagre|4||',
      'P-2|15-30|Salsa|16|120 x 80 x 150|310.5',
      'TOTAL: 2 pallets|||30||510.5',
    ];
    expect(await readCargo(rows.join('\n'))).toEqual({ kg: 510.5, pieces: 2, m3: 2.4, doubts: [] });
  });

  it.each([
    ['a weight', 'The supplier told us 240 kg gross for it.'],
    ['packages', 'Packages: 12 cartons.'],
    ['a size', 'One more box of 70 x 50 x 40 cm.'],
  ])('is in doubt where the document states %s beside it', async (_kind, line) => {
    const { doubts } = await readCargo(`${line}\n\n${HEAD}\n${FILTERS}\n${BELTS}\nTotal|10|||||190`);
    expect(doubts).toContain('figures-ambiguous');
  });

  it('is in doubt where its airport is not that of the email', async () => {
    const { doubts } = await readCargo(
      `Airport of destination: SAL\n\n${HEAD}\n${FILTERS}\n${BELTS}\nTotal|10|||||190`,
    );
    expect(doubts).toEqual(['airportDestination']);
  });
});

describe('an email that brings a list', () => {
  const list = `${HEAD}\n${FILTERS}\n${BELTS}\nTotal|10|||||190`;

  it.each([
    'Kindly inform air freight Narita to San Pedro Sula. Packing details attached.',
    'Favor informar flete aéreo Narita - San Pedro Sula, lista adjunta.',
    'Attached is the packing. Our customer wants an air quote DFW - GUA.',
    'El cliente pide una cotización aérea DFW - GUA, va la lista.',
    'Airfreight request FRA - GUA, see the attached list.',
  ])('asks for a price: %s', async (body) => {
    expect((await readDocument(list, body)).isQuotationRequest).toBe(true);
  });

  it('is for a person where its words ask for nothing', async () => {
    const { isQuotationRequest, purpose } = await readDocument(
      list,
      'Documents for FRA - GUA, see attachment. Regards',
    );
    expect(isQuotationRequest || purpose?.describesRequest).toBe(true);
  });
});

it('reads the abbreviated titles of an Italian list', async () => {
  expect(
    await readCargo('Colli|Lungh. cm|Largh. cm|Alt. cm|Peso lordo kg\n1|120|80|92|310\n1|80|60|75|145\nTotale|||| 455'),
  ).toEqual({
    kg: 455,
    pieces: 2,
    m3: 1.2432,
    doubts: [],
  });
});
