import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
const list = (...lines: readonly string[]) => ['please quote MIA-SJO CPT', ...lines].join('\n');

describe('The weights of a packing list', () => {
  cases('are those of one package each where a note says so', [
    [
      list('Qty\tL cm\tW cm\tH cm\tGW kg', '2\t120\t80\t105\t186', '4\t60\t40\t40\t22', 'Weights are per package.'),
      { kg: 460 },
    ],
    [list('Cant\tMedidas cm\tPeso kg', '3\t120x80x100\t210', '2\t60x40x40\t15', 'Pesos por tarima.'), { kg: 660 }],
    [list('Pcs | Dims cm | Kgs', '6 | 60x40x40 | 22', 'All weights shown per ctn'), { kg: 132 }],
  ]);
  cases('are those of one package each where only then the stated total is right', [
    [list('Qty\tDims cm\tGW kg', '2\t120x80x105\t186', '4\t60x40x40\t22', 'Total gross weight 460 kg'), { kg: 460 }],
    [list('Qty\tDims cm\tGW kg', '2\t120x80x105\t372', '4\t60x40x40\t88', 'Total gross weight 460 kg'), { kg: 460 }],
  ]);
  cases('of one package and of the row in one cell count as those of the row', [
    [
      list('CTN NO.\tQTY\tG.W.(KGS)\tMEAS(CM)', '1-4\t4\t22.0/88.0\t60*40*40', '5-6\t2\t186.0/372.0\t120*80*105'),
      { kg: 460 },
    ],
    [list('Cant\tPB kg\tMedidas cm', '4\t15/60\t60x40x40', '2\t90/180\t120x80x105'), { kg: 240 }],
  ]);
  cases('leave subtotals out', [
    [
      list('Qty\tDims cm\tGW kg', '2\t120x80x105\t372', 'Sub Total\t\t372', '4\t60x40x40\t88', 'Grand Total\t\t460'),
      { kg: 460, pieces: 6 },
    ],
  ]);
  cases('belong to the packages that a line numbers', [
    [
      list(
        'C/NO. 1-4   60x40x40CM   G.W. 22.0 KGS/CTN',
        'PLT 1-2   120x80x105CM   G.W. 186.0 KGS/PLT',
        'TOTAL: 6 PKGS',
      ),
      { kg: 460, pieces: 6, m3: 2.4 },
    ],
  ]);

  it.each([
    [list('Qty\tDims cm\tGW kg', '2\t120x80x105\t186', '4\t60x40x40\t22', 'Total\t\t500')],
    [list('Qty\tDims cm\tGW kg', '2\t120x80x105\t186', '4\t60x40x40\t22', 'Total gross weight 500 kg')],
    [list('Qty\tDims cm\tGW kg', '2\t120x80x105\t186', '4\t60x40x40\t22', 'TOTAL 9 CTNS')],
  ])('are doubtful where a stated total is not theirs: %s', async (body) => {
    expect((await extractFrom(body)).cargoDoubts?.map(({ code }) => code)).toEqual(['total-differs-from-parts']);
  });
});

describe('The volume of a packing list', () => {
  cases('is that of its column where it has no sizes', [
    [list('Qty\tCBM\tGW kg', '2\t2.016\t372', '4\t0.384\t88'), { m3: 2.4, kg: 460 }],
    [list('Ctns\tCBM\tKgs', '12\t1.250\t240', '3\t1.125\t88'), { m3: 2.38 }],
    [list('Ctns\tcft\tlbs', '12\t40\t240'), { m3: 1.13 }],
  ]);
});

describe('A list with one cell a line', () => {
  const apart = (...cells: readonly string[]) => list(cells.join('\n\n'));
  cases('is read with blank lines between', [
    [
      apart(
        'Package',
        'Qty',
        'L cm',
        'W cm',
        'H cm',
        'GW kg',
        'Pallet',
        '2',
        '120',
        '80',
        '105',
        '372',
        'Box',
        '4',
        '60',
        '40',
        '40',
        '88',
      ),
      { kg: 460, pieces: 6, m3: 2.4 },
    ],
    [
      apart('Bultos', 'Largo (cm)', 'Ancho (cm)', 'Alto (cm)', 'Peso bruto total (kg)', '3', '100', '80', '75', '264'),
      { kg: 264, pieces: 3 },
    ],
  ]);
  cases('is read with every title above its value', [
    [
      list('Bultos', '4', 'Largo (cm)', '100', 'Ancho (cm)', '80', 'Alto (cm)', '75', 'Peso bruto total (kg)', '264'),
      { kg: 264, pieces: 4, m3: 2.4 },
    ],
    [
      apart('Pieces', '3', 'Length cm', '120', 'Width cm', '80', 'Height cm', '100', 'Gross weight kg', '410'),
      { kg: 410, pieces: 3, m3: 2.88 },
    ],
  ]);
  cases('and one with its units in a line of their own', [
    [list('Qty\tLength\tWidth\tHeight\tGross wt', '\tin\tin\tin\tlbs', '2\t48\t40\t50\t820'), { kg: 371.95, m3: 3.15 }],
    [list('Pcs | L | W | H | GW', '| mm | mm | mm | kg', '3 | 1200 | 800 | 1000 | 640'), { kg: 640, m3: 2.88 }],
  ]);
});

describe('Sides without a unit beside pounds', () => {
  cases('are in the unit that makes the density usual', [
    [list('Qty\tLength\tWidth\tHeight\tWt(lbs)', '2\t48\t40\t50\t820', '1\t30\t30\t30\t95'), { m3: 3.59 }],
    [list('Pcs|Dims|Lbs', '4|40x48x45|1,600'), { m3: 5.66 }],
    [list('Pcs|Dims|Lbs', '4|120x80x110|1,600'), { m3: 4.22 }],
    ['Quote CPT MIA-SJO, 10 cartons 20x16x14 @ 35#', { m3: 0.73, kg: 158.76 }],
  ]);
  it('are doubtful where neither unit fits', async () => {
    const { cargoDoubts } = await extractFrom(list('Pcs|Dims|Lbs', '1|80x60x60|20'));
    expect(cargoDoubts?.map(({ code }) => code)).toEqual(['unit-guessed']);
  });
});
