import { describe, expect, it } from '@jest/globals';
import { formatRows } from '../../../../../adapters/extraction/attachments/document-text.js';
import { anExtractionInput, RULES_WITH_DOCUMENTS } from '../../../../support/composite-extractor.js';

const ROWS = '1|Filters|4|60|40|40|25|100\n2|Belts|6|50|30|30|15|90\n3|Pumps|2|80|60|50|40|80';
const TOTAL = 'TOTAL||12|||||270';

async function readList(head: string, rows = `${ROWS}\n${TOTAL}`) {
  const cells = `${head}\n${rows}`.split('\n').map((line) => line.split('|'));
  const email = anExtractionInput('Please quote air freight MIA-SJO, FCA Miami, as per the attached list.');
  const list = { filename: 'list.xlsx', ...formatRows(cells) };
  const {
    goods,
    cargoDoubts = [],
    conflicts = [],
  } = await RULES_WITH_DOCUMENTS.extract({ ...email, attachments: [list] });
  const sizes = goods.dimensionLines.map(({ pieces, ...size }) => {
    return `${pieces} x ${size.lengthCm}x${size.widthCm}x${size.heightCm}`;
  });
  return {
    kg: goods.grossWeightKg,
    pieces: goods.pieces,
    sizes,
    doubts: cargoDoubts.map(({ code }) => code),
    conflicts,
  };
}

describe('a packing list whose head', () => {
  it.each([
    ['has one row, units in brackets', 'No|Goods|Ctns|L (cm)|W (cm)|H (cm)|GW/ctn (kg)|GW total (kg)'],
    ['has one row, units below', 'No|Goods|Ctns|L|W|H|GW/ctn|GW total\n|||cm|cm|cm|kg|kg'],
    ['has one row, units above', '|||cm|cm|cm|kg|kg\nNo|Goods|Ctns|L|W|H|GW/ctn|GW total'],
    ['has two rows, merged', 'No|Goods|Ctns|Medidas (cm)|||Peso bruto (kg)|\n|||L|A|H|c/u|total'],
    [
      'has two rows, units with the sides',
      'No|Goods|Ctns|Medidas|||Peso|\n|||Largo cm|Ancho cm|Alto cm|c/u kg|total kg',
    ],
    ['has two rows, sides without names', 'No|Goods|Ctns|Caja (cm)|||GW/ctn|GW total\n|||X|Y|Z|kg|kg'],
    ['has three rows, units last', 'No|Goods|Ctns|Medidas|||Peso bruto|\n|||L|A|H|c/u|total\n|||cm|cm|cm|kg|kg'],
    ['has three rows, units once', 'No|Goods|Ctns|Dimensions|||GW/ctn|GW total\n|||L|W|H||\n|||(cm)|||(kg)|(kg)'],
    ['has three rows, units between', 'No|Goods|Ctns|Size|||Weight|\n|||(cm)|||(kg)|\n|||L|W|H|each|total'],
    [
      'has three rows below a title',
      'PACKING LIST|\nNo|Goods|Ctns|Size|||GW/ctn|GW total\n|||L|W|H||\n|||cm|cm|cm|kg|kg',
    ],
  ])('%s is read whole', async (_kind, head) => {
    expect(await readList(head)).toEqual({
      kg: 270,
      pieces: 12,
      sizes: ['4 x 60x40x40', '6 x 50x30x30', '2 x 80x60x50'],
      doubts: [],
      conflicts: [],
    });
  });

  it('states inches and pounds in a row of its own is read in them', async () => {
    const list = await readList('No|Goods|Ctns|Size|||Gross weight|\n|||L|W|H|Each|Total\n|||in|in|in|lb|lb');
    expect(list).toMatchObject({ pieces: 12, doubts: [], conflicts: [] });
    expect(list.kg).toBeCloseTo(122.47, 2);
    expect(list.sizes[0]).toBe('4 x 152.4x101.6x101.6');
  });

  it.each([
    ['sizes', 'No|Goods|Ctns|Dimensions|||GW/ctn (kg)|GW total (kg)', ROWS],
    ['sizes in a row above', 'Ref|Text|Dimensions||||\nNo|Goods|Ctns|one|two|three|GW/ctn (kg)|GW total (kg)', ROWS],
    ['weights in a row above', 'Ref|Text|||||Gross weight|\nNo|Goods|Ctns|L (cm)|W (cm)|H (cm)|one|all', ROWS],
    ['counts in a row above', 'Ref|Text|Ctns|Carton|||Load|\n|||L cm|W cm|H cm|kg each|kg total', ROWS],
  ])('names %s that are not read is in doubt', async (_kind, head, rows) => {
    expect((await readList(head, rows)).doubts).toContain('column-unread');
  });

  it.each([
    ['an invoice without sizes', 'No|Goods|HS code|Qty|Price|Amount', '1|Filters|8421.23|40|25.00|1000.00'],
    ['sizes of clothes', 'No|Goods|Size|Qty|Price|Amount', '1|Shirts|XL|40|25.00|1000.00'],
  ])('is that of %s is not in doubt', async (_kind, head, row) => {
    expect((await readList(head, row)).doubts).not.toContain('column-unread');
  });
});
