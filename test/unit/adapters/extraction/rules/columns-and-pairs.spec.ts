import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('Figures in columns and pairs', () => {
  cases('belong to their heads', [
    [
      'please quote MIA-SJO\nPcs | Diameter | Height | Weight kg\n4 | 60 | 90 | 220',
      { pieces: 4, sizes: '4 x 60x60x90' },
    ],
    [
      'cotizar MIA-SJO\nCant | Diámetro (cm) | Alto (cm) | Peso total (kg)\n4 | 60 | 90 | 880',
      { pieces: 4, kg: 880, sizes: '4 x 60x60x90' },
    ],
    [
      'cotizar MIA-SJO\nBultos | Ø cm | Alto cm | Peso kg\n4 | 60 | 90 | 880',
      { pieces: 4, kg: 880, sizes: '4 x 60x60x90' },
    ],
    ['quote MIA-SJO 4 drums, diameter 60 cm, height 90 cm, 220 kg each', { pieces: 4, kg: 880, sizes: '4 x 60x60x90' }],
    ['quote MIA-SJO 4 drums Ø60 x 90 cm, 220 kg each', { pieces: 4, kg: 880, sizes: '4 x 60x60x90' }],
    [
      'cotizar MIA-SJO 4 tambores de 60 cm de diámetro por 90 cm de alto, 220 kg c/u',
      { pieces: 4, kg: 880, sizes: '4 x 60x60x90' },
    ],
    [
      'cotizar MIA-SJO 4 tambores\nDiámetro: 60 cm\nAltura: 90 cm\nPeso c/u: 220 kg',
      { pieces: 4, kg: 880, sizes: '4 x 60x60x90' },
    ],
    ['quote MIA-SJO 3 rolls, dia. 45 cm, length 200 cm, 80 kg each', { pieces: 3, kg: 240, sizes: '3 x 200x45x45' }],
    [
      'cotizar MIA-SJO 3 rollos de 2 m de largo y 45 cm de diámetro, 80 kg c/u',
      { pieces: 3, kg: 240, sizes: '3 x 200x45x45' },
    ],
    [
      'quote MIA-SJO\n | PLT 1 | PLT 2\nLength | 120 | 120\nWidth | 100 | 80\nHeight | 140 | 110\nWeight kg | 300 | 210',
      { pieces: 2, kg: 510, sizes: '1 x 120x100x140; 1 x 120x80x110' },
    ],
    [
      'quote MIA-SJO\n | PLT 1 | PLT 2\nDims cm | 120x100x140 | 120x80x110\nWeight kg | 300 | 210',
      { pieces: 2, kg: 510, sizes: '1 x 120x100x140; 1 x 120x80x110' },
    ],
    [
      'cotizar MIA-SJO\nConcepto | Tarima 1 | Tarima 2 | Tarima 3\nMedidas (cm) | 120x100x140 | 120x80x110 | 100x100x90\nPeso (kg) | 300 | 210 | 95',
      { pieces: 3, kg: 605, sizes: '1 x 120x100x140; 1 x 120x80x110; 1 x 100x100x90' },
    ],
    [
      'cotizar MIA-SJO\n\tTarima 1\tTarima 2\nLargo\t120\t120\nAncho\t100\t80\nAlto\t140\t110\nPeso\t300\t210',
      { pieces: 2, kg: 510, sizes: '1 x 120x100x140; 1 x 120x80x110' },
    ],
    ['quote MIA-SJO: CTN 20, KGS 310, CBM 1.8', { pieces: 20, kg: 310, m3: 1.8 }],
    ['MIA-SJO please quote\nCTNS 20\nKGS 310\nCBM 1.8', { pieces: 20, kg: 310, m3: 1.8 }],
    ['cotizar MIA-SJO: BULTOS 20, KILOS 310', { pieces: 20, kg: 310 }],
    ['cotizar MIA-SJO: CAJAS 20 / KGS 310 / M3 1.8', { pieces: 20, kg: 310, m3: 1.8 }],
    ['quote MIA-SJO PLT 2 KGS 450 CBM 3.1', { pieces: 2, kg: 450, m3: 3.1 }],
    ['quote MIA-SJO: PCS 6, WT 120 KG, DIMS 50x40x30', { pieces: 6, kg: 120, sizes: '6 x 50x40x30' }],
    ['cotizar MIA-SJO 2 tarimas 396 kg 2.9 m3', { pieces: 2, kg: 396, m3: 2.9 }],
    ['quote MIA-SJO 3 boxes, weight 88 kg 0.6 cbm', { pieces: 3, kg: 88, m3: 0.6 }],
    ['quote MIA-SJO. Box 12, 210 kg', { kg: 210 }],
  ]);
});

describe('A column under No.', () => {
  const HEAD = 'Please quote MAA-MGA CPT:\n  NO.  TYPE      L (cm)  W (cm)  H (cm)   GW (kg)';
  cases('counts where its numbers are no numbering', [
    [
      `${HEAD}/pc\n   2   Pallet     115   95   120   265.0\n   4   Carton   55   45   40   17.5`,
      { pieces: 6, kg: 600 },
    ],
    [`${HEAD}\n   3   Pallets     115      95     120       795.0`, { pieces: 3, kg: 795 }],
    [
      `${HEAD}\n   5   Pallet     115   95   120   265.0\n   5   Carton   55   45   40   17.5`,
      { pieces: 10, kg: 282.5 },
    ],
  ]);
  cases('numbers the lines', [
    [
      `${HEAD}\n   1   Pallet     115   95   120   265.0\n   2   Carton   55   45   40   17.5`,
      { pieces: 2, kg: 282.5 },
    ],
    [
      `${HEAD}\n   10   Pallet    115   95   120   265.0\n   20   Carton   55   45   40   17.5`,
      { pieces: 2, kg: 282.5 },
    ],
  ]);
  cases('is no column of a form', [
    ['cotizar GRU-MGA CPT\nVolúmenes: 5\nMedidas (cm): 65 x 50 x 45\nPeso bruto: 232,50 kg', { pieces: 5, m3: 0.73 }],
    ['quote GRU-MGA CPT\nVolumes: 5\nDimensions: 65 x 50 x 45 cm\nGross weight: 232 kg', { pieces: 5 }],
  ]);
});
