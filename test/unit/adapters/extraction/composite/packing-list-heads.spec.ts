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

describe('a list with a row for each package', () => {
  it.each([
    ['numbers', 'Box|Goods|Qty|Size (cm)|Gross (kg)', '1|2|3'],
    ['names with numbers', 'Skid/Box|Goods|Qty|Size (cm)|Gross (kg)', 'Skid 1|Skid 2|Box 3'],
    ['numbers of how many', 'Case|Goods|Qty|Size (cm)|Gross (kg)', '1/3|2/3|3/3'],
    ['French titles', 'Colis|Goods|Qté|Dim. cm|Poids brut kg', '1|2|3'],
    ['numbers of three digits', 'Bulto|Artículo|Cant.|Tamaño (cm)|Kilos brutos', '001|002|003'],
  ])('that has %s counts its rows, and not what is in them', async (_kind, head, numbers) => {
    const [one, two, three] = numbers.split('|');
    const rows = `${one}|Hoses|240|60x40x30|20\n${two}|Taps|36|50x40x30|15\n${three}|Valves|1,200|40x40x40|25`;
    expect(await readList(head, rows)).toMatchObject({
      pieces: 3,
      sizes: ['1 x 60x40x30', '1 x 50x40x30', '1 x 40x40x40'],
      conflicts: [],
    });
  });

  it('names more contents below a package', async () => {
    const rows = '1|Hinges|240|60x40x30|20\n|Bolts|120||\n2|Locks|144|50x40x30|15\n3|Knobs|500|40x40x40|25';
    const list = await readList('Carton|Goods|Pcs|Size (cm)|Gross (kg)', rows);
    expect(list.sizes).toEqual(['1 x 60x40x30', '1 x 50x40x30', '1 x 40x40x40']);
  });

  it('may number several packages in a row, below a list of another kind', async () => {
    const list = await readList(
      'INVOICE|F-20\nBox No.|Goods|Units|Size (cm)|Gross each (kg)',
      '1 a 3|Hoses|240|60x40x30|20\n4 y 5|Taps|36|50x40x30|15',
    );
    expect(list).toMatchObject({ pieces: 5, sizes: ['3 x 60x40x30', '2 x 50x40x30'] });
  });

  it.each([
    [11, ['pieces-differ-from-sizes']],
    [12, []],
  ])('states %d packages in all above twelve is doubted where they differ', async (stated, doubts) => {
    const list = await readList(
      `Total packages|${stated}\n\nNo|Goods|Ctns|L (cm)|W (cm)|H (cm)|GW/ctn (kg)|GW total (kg)`,
    );
    expect(list).toMatchObject({ pieces: 12, doubts });
  });

  it('may tell its sizes in inches and in centimetres', async () => {
    const rows = '1|Mower|20x20x10|50.8x50.8x25.4|40\n2|Tools|10x10x10|25.4x25.4x25.4|12\nTotal||||52';
    const list = await readList('No|Goods|L×W×H (in)|L×W×H (cm)|Gross kg', rows);
    expect(list).toMatchObject({ kg: 52, sizes: ['1 x 50.8x50.8x25.4', '1 x 25.4x25.4x25.4'], conflicts: [] });
  });
});
