import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const ASK = 'please quote MIA-SJO.';

const SIZES: readonly (readonly [string, Facts])[] = [
  ['2 pallets 110 x 90 x 75 cm, 300 kg', { sizes: '2 x 110x90x75', pieces: 2, kg: 300 }],
  ['2x110x90x75 300 kg', { sizes: '2 x 110x90x75', pieces: 2 }],
  ['3 cajas de 55 por 45 por 35 cm', { sizes: '3 x 55x45x35' }],
  ['DIMS: 110-90-75/2 300 kg', { sizes: '2 x 110x90x75', pieces: 2 }],
  ['INH44-36-30/3', { sizes: '3 x 111.8x91.4x76.2', pieces: 3 }],
  ['110x90x75/2 + 80x60x55/1 cm', { sizes: '2 x 110x90x75; 1 x 80x60x55', pieces: 3 }],
  ['2 @ 110 x 90 x 75 cms', { sizes: '2 x 110x90x75' }],
  ['42x33x28cm*16ctn', { sizes: '16 x 42x33x28', pieces: 16 }],
  ['42x33x28 cm - 16 cajas', { sizes: '16 x 42x33x28', pieces: 16 }],
  ['L110 W90 H75 cm, 1 crate', { sizes: '1 x 110x90x75' }],
  ['110(L) x 90(W) x 75(H) cm 2 crates', { sizes: '2 x 110x90x75' }],
  ['1 jaula de 1,35 m de largo, 1,05 m de ancho y 0,9 m de alto', { sizes: '1 x 135x105x90' }],
  ['one crate: length 44 in, width 36 in, height 30 in', { sizes: '1 x 111.8x91.4x76.2' }],
  ['2 tarimas 1,10 x 0,90 x 0,75 m', { sizes: '2 x 110x90x75' }],
  ['1310*640*870*2\nsizes in mm', { sizes: '2 x 131x64x87', pieces: 2 }],
  ['1 crate 1850 x 1150 x 1500', { sizes: '1 x 185x115x150' }],
  ['3 pallets 44” x 36” x 30”', { sizes: '3 x 111.8x91.4x76.2' }],
  ["3 pallets 44'' x 36'' x 30''", { sizes: '3 x 111.8x91.4x76.2' }],
  ['We have 3 pallets in Miami, 44x36x30 inches', { sizes: '3 x 111.8x91.4x76.2', pieces: 3 }],
  ['1 box 14 3/4" x 11" x 9 1/2"', { sizes: '1 x 37.5x27.9x24.1' }],
  ['1 crate 44 x 36 x 50-1/4 in', { sizes: '1 x 111.8x91.4x127.6' }],
  ["1 crate 5' x 2'9\" x 3'", { sizes: '1 x 152.4x83.8x91.4' }],
  ['44x36x30, 44x36x52, 28x28x28 (all in inches)', { pieces: 3 }],
  ['2 pallets 44x36x30 in and 3 crates 110x70x80 cm', { sizes: '2 x 111.8x91.4x76.2; 3 x 110x70x80', pieces: 5 }],
  ['1 pallet 44x36x30 in (112x91x76 cm)', { sizes: '1 x 111.8x91.4x76.2', pieces: 1 }],
  ['\n1) 110x90x75 - 2 plts\n2) 100x100x95 - 1 plt', { sizes: '2 x 110x90x75; 1 x 100x100x95', pieces: 3 }],
  ['\n178x120x99\n178x120x99\n178x120x99', { pieces: 3 }],
  ['\nQty\tL\tW\tH\tKgs\n3\t110\t90\t75\t410', { sizes: '3 x 110x90x75', pieces: 3, kg: 410 }],
  ['\nBultos  Largo  Ancho  Alto  Peso c/u\n12   55   45   35   9.5', { sizes: '12 x 55x45x35', kg: 114 }],
  ['\nQty\nL\nW\nH\nKg\n2\n110\n90\n75\n260', { sizes: '2 x 110x90x75', kg: 260 }],
  [
    '\n| Colli | Size cm | kg/colli | kg total |\n|---|---|---|---|\n| 1-4 | 110x80x90 | 50 | 200 |\n| 5 | 60x40x30 | 22 | 22 |',
    { pieces: 5, kg: 222 },
  ],
  ['1 pallet 110x90, alto por confirmar', { sizes: '', m3: undefined }],
  ['5 boxes 45 cm cubed', { sizes: '5 x 45x45x45' }],
  ['6 drums, 15" diameter x 22" high', { sizes: '6 x 38.1x38.1x55.9' }],
  ['machine 85x55x105, packed 100x70x120 cm', { sizes: '1 x 100x70x120' }],
  ["truck 24', door 7'x8'x9', 1 pallet 110x90x75 cm", { sizes: '1 x 110x90x75' }],
  ['110\u200bx90x75 cm, 2 tarimas', { sizes: '2 x 110x90x75' }],
  ['１１０×９０×７５ cm, ２ pallets, ２４５ kg', { sizes: '2 x 110x90x75', kg: 245, pieces: 2 }],
];

const PIECES: readonly (readonly [string, Facts])[] = [
  ['1 tarima con 42 cajas, 210 kg', { pieces: 1 }],
  ['540 units packed in 15 cartons, 210 kg', { pieces: 15 }],
  ['3 pallets STC 72 ctns 610 kg', { pieces: 3 }],
  ['18 sacos sobre una sola tarima, 410 kg', { pieces: 1 }],
  ['5tarimas 700kg', { pieces: 5, kg: 700 }],
  ['una docena de cajas y dos barriles, 300 kg', { pieces: 14 }],
  ['ciento cuatro bultos, 1500 kg', { pieces: 104 }],
  ['3 plts + 4 loose ctns, 500 kg', { pieces: 7 }],
  ['4/318.5/1.72CBM', { pieces: 4, kg: 318.5, m3: 1.72 }],
  ['710KG/19CTN/2.9CBM', { pieces: 19, kg: 710, m3: 2.9 }],
  ['MIASJO/T6K305MC1.9', { pieces: 6, kg: 305, m3: 1.9 }],
  ['2 x Model 610-C blowers, 140 kg', { pieces: 2, kg: 140 }],
  ['\nBox A (1): 40x30x30 cm, 12 kg\nBox B (3 iguales): 50x40x40 cm, 20 kg each', { pieces: 4, kg: 72 }],
  ['10 cajas de filtros, 90 kg. perdón, son 11 cajas, no 10', { pieces: 11, kg: 90 }],
  ['6 bultos, 110 kg, 0.9 mts3', { m3: 0.9 }],
  ['6 boxes of 0.06 cbm each', { m3: 0.36, pieces: 6 }],
  ['7 ctns 140 cu ft', { m3: 3.96 }],
  ['2 x 110x90x75 cm, 2.9 CBM', { m3: 1.49 }],
  ['ocho metros cúbicos y medio, 40 bultos', { m3: 8.5, pieces: 40 }],
];

describe('the sizes', () => {
  it.each(SIZES)('of "%s" are read in centimetres', async (words, facts) => {
    expect(pickFacts(await extractFrom(`${ASK} ${words}`), facts)).toEqual(facts);
  });

  it('that contradict the stated volume are kept, with a warning', async () => {
    const { warnings } = await extractFrom(`${ASK} 2 x 110x90x75 cm, 2.9 CBM`);
    expect(warnings.join(' ')).toContain('m³');
  });
});

describe('the pieces', () => {
  it.each(PIECES)('of "%s" are handling units', async (words, facts) => {
    expect(pickFacts(await extractFrom(`${ASK} ${words}`), facts)).toEqual(facts);
  });
});
