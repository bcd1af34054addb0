import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('A table', () => {
  cases('whose titles and values stand a line each', [
    [
      'please quote DAP Alajuela\n\nOrigin\nVIE\nDestination\nSJO\nPieces\n2\nSize (cm)\n120 x 80 x 105\nWeight total (kg)\n422\nGoods\nspare parts',
      { pieces: 2, kg: 422 },
    ],
  ]);
  cases('whose sizes stand under the letters or names of their sides', [
    [
      'cotizar MUC-SAP\nHuacal   LxAxH (mm)          Kg bruto\nH-1      1100 x 900 x 700    212.5\nH-2      1100 x 900 x 700    212.5',
      { pieces: 2, kg: 425, sizes: '1 x 110x90x70; 1 x 110x90x70' },
    ],
    [
      'quote MUC-SAP\nCase | LxBxH (cm) | Gross kg\nA | 110 x 90 x 70 | 212\nB | 80 x 60 x 50 | 75',
      { pieces: 2, kg: 287 },
    ],
    [
      'cotizar MUC-SAP\nCaja | Largo x Alto x Fondo cm | Peso bruto kg\nA | 110 x 90 x 70 | 212\nB | 80 x 60 x 50 | 75',
      { pieces: 2, kg: 287 },
    ],
  ]);
  cases('whose sides are in metres', [
    [
      'cotizar BOG-SJO\nMedidas en metros, pesos en kg\n\nBulto   Equipo      L      A      H      P. Bruto\n1       Bomba       1.60   1.15   1.40   610\n2       Motor       1.20   0.80   0.90   275',
      { pieces: 2, kg: 885, sizes: '1 x 160x115x140; 1 x 120x80x90' },
    ],
    [
      'quote BOG-SJO\nNo | L | W | H | kg\n1 | 1.60 | 1.15 | 1.40 | 610\n2 | 1.20 | 0.80 | 0.90 | 275',
      { pieces: 2, kg: 885, sizes: '1 x 160x115x140; 1 x 120x80x90' },
    ],
  ]);
  cases('that leaves the column of names without a title', [
    [
      'cotizar AMS-SJO\n\n          Cant   L     A    H     (cm)\nHuacal X    4    110   70   95\nHuacal Y    2    90    60   50\nPeso bruto 940 kg',
      { pieces: 6, kg: 940, sizes: '4 x 110x70x95; 2 x 90x60x50' },
    ],
  ]);
  cases('whose pieces are called by their number', [
    [
      'quote BOM-GUA\n\nSl.  Nos   L    W    H (cms)   Wt per pkg (kgs)\n1    2     110  110  98        240\n2    1     230  60   75        185\n3    5     40   40   42        21.4',
      { pieces: 8, kg: 772 },
    ],
    [
      'quote BOM-SJO\nNos | L | W | H (cm) | Wt per pkg (kg)\n2 | 110 | 110 | 98 | 240\n1 | 230 | 60 | 75 | 185',
      { pieces: 3, kg: 665 },
    ],
  ]);
  cases('whose weights are those of one piece each', [
    [
      'cotizar MTY-GUA\nPartida | Pzas | Medida (cm) | Kg por pza\n1 | 2 | 120x80x100 | 145\n2 | 5 | 60x40x40 | 18.5\n3 | 1 | 200x40x40 | 63',
      { pieces: 8, kg: 445.5 },
    ],
    [
      'cotizar MIA-SJO\nBultos | Medida (cm) | Kg por unidad\n3 | 60x40x40 | 20\n2 | 50x40x40 | 15',
      { pieces: 5, kg: 90 },
    ],
    [
      'cotizar MIA-SJO\nCant | Medidas cm | Peso kg por tarima\n2 | 120x100x90 | 210\n1 | 120x80x90 | 180',
      { pieces: 3, kg: 600 },
    ],
  ]);
  cases('whose titles with units stand a blank apart', [
    [
      'quote MIA-SAL\nREF    PCS  TYPE  L(in) W(in) H(in)  WT(lb)\nA17    1    PLT   48    40    61     742\nA18    2    CRT   24    20    18     96\nTOTAL  3                            838',
      { pieces: 3, kg: 380.11, sizes: '1 x 121.9x101.6x154.9; 2 x 61x50.8x45.7' },
    ],
  ]);
  cases('with a column of types in capitals', [
    [
      'coticen MIA-SJO\nBULTOS   TIPO     ALTO  ANCHO  LARGO   PESO (kg)\n4        cajas    18    20     24      88\n1        paleta   50    40     48      110',
      { pieces: 5, kg: 198 },
    ],
  ]);
  cases('whose unit is noted above it', [
    [
      'quote FRA-PTY\nall measures in mm, weights in kg\n\nColli   Tare   Net     Gross    L      B     H\n001     64,0   411,0   475,0    1500   900   1100\n002     22,5   87,5    110,0    800    600   700\nSUM     86,5   498,5   585,0',
      { pieces: 2, kg: 585, sizes: '1 x 150x90x110; 1 x 80x60x70' },
    ],
  ]);
  cases('with a second line of units and remarks', [
    [
      'quote MXP-SJO\n\nPcs | Length | Width | Height | Gross weight\n    | cm | cm | cm | kg (total)\n2 | 120 | 80 | 95 | 410\nGoods: grinders',
      { pieces: 2, kg: 410, sizes: '2 x 120x80x95' },
    ],
    [
      'quote MXP-TGU\n\nPcs   Length   Width   Height   Weight\npcs   m        m       m        kg total\n3     1.10     0.80    0.75     342\nGoods: spares',
      { pieces: 3, kg: 342, sizes: '3 x 110x80x75' },
    ],
    [
      'quote MXP-MGA\n\nNr. | Pcs | Size | Weight/pc\n    |     | cm (LxWxH) | kg\n1 | 2 | 100 x 70 x 90 | 120\n2 | 3 | 60 x 40 x 50 | 35\nGoods: machines',
      { pieces: 5, kg: 345 },
    ],
  ]);
});

describe('The value of the goods', () => {
  cases('behind a wish for a rate or for freight', [
    ['need a rate, declared value EUR 51,250, 18 boxes, 900 kg, AMS-SJO CIF', { value: '51250 EUR' }],
    ['cotizar flete aéreo valor USD 43750 BOG-SJO CIF 3 cajas 48 kg', { value: '43750 USD' }],
    ['rate please, worth US$59500, MIA-MGA FOB, 7 skids, 2994 kg', { value: '59500 USD' }],
  ]);
  cases('marked behind, grouped by a blank, or behind the number of a paper', [
    ['quote HKG-SAL cpt 14 ctn, 210 kg, $2 900 inv', { value: '2900 USD' }],
    ['quote CAN-PTY exw 7 bags, 161 kg, inv 2 650 usd', { value: '2650 USD' }],
    ['cotizar MIA-GUA exw 2 cajas 148 kg, usd 2 750 de factura', { value: '2750 USD' }],
    ['quote FRA-SJO FCA 1 pallet 362 kg\nInvoice 2231 EUR 16,480.00', { value: '16480 EUR' }],
    ['quote MIA-SJO FCA 2 boxes 20 kg / invoice value $61500 / Pcs: 2', { value: '61500 USD' }],
  ]);
});
