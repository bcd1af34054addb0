import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('Sizes in a list', () => {
  cases('stand for the pieces one by one', [
    [
      'quote MIA-SJO 3 boxes, dims 40x30x20, 50x40x30, 60x40x40, total 45 kg',
      { pieces: 3, kg: 45, sizes: '1 x 40x30x20; 1 x 50x40x30; 1 x 60x40x40' },
    ],
    [
      'cotizar MIA-SJO 3 cajas de 40x30x20, 50x40x30 y 60x40x40 cm, 45 kg en total',
      { pieces: 3, kg: 45, sizes: '1 x 40x30x20; 1 x 50x40x30; 1 x 60x40x40' },
    ],
    [
      'quote 3 boxes MIA-PTY, dims 40x30x20 (2) and 60x40x40 (1), 45 kg total',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'quote 3 boxes MIA-PTY, two 40x30x20 and one 60x40x40 cm, 45 kg total',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'cotizar 3 cajas MIA-GUA: dos de 40x30x20 y una de 60x40x40 cm, 45 kg en total',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'cotizar 3 cajas MIA-GUA, medidas 40x30x20 (2), 60x40x40, 45 kg en total',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'quote 3 boxes MIA-PTY, dims 40x30x20 x2, 60x40x40, 45 kg total',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'quote 3 boxes MIA-PTY, dims: 2@40x30x20, 1@60x40x40, 45 kg total',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'quote 5 cartons MIA-PTY\nDims: 40x30x20 / 50x40x30 / 60x40x40 / 60x40x40 / 70x50x50\nWeight 88 kg',
      { pieces: 5, kg: 88, sizes: '1 x 40x30x20; 1 x 50x40x30; 1 x 60x40x40; 1 x 60x40x40; 1 x 70x50x50' },
    ],
    [
      '3 pallets MIA to SAL please quote\n120x100x110\n120x80x140\n120x100x95\n910 kg total',
      { pieces: 3, kg: 910, sizes: '1 x 120x100x110; 1 x 120x80x140; 1 x 120x100x95' },
    ],
    [
      'cotizar 3 bultos MIA-SAP (40x30x20; 50x40x30; 60x40x40), 45 kg',
      { pieces: 3, kg: 45, sizes: '1 x 40x30x20; 1 x 50x40x30; 1 x 60x40x40' },
    ],
    [
      'Pieces: 3\nDimensions: 40x30x20, 50x40x30, 60x40x40 cm\nGross weight: 45 kg\nquote MIA-MGA',
      { pieces: 3, kg: 45, sizes: '1 x 40x30x20; 1 x 50x40x30; 1 x 60x40x40' },
    ],
    [
      'Bultos: 3\nMedidas: 2 de 40x30x20 y 1 de 60x40x40 cm\nPeso bruto: 45 kg\ncotizar MIA-MGA',
      { pieces: 3, kg: 45, sizes: '2 x 40x30x20; 1 x 60x40x40' },
    ],
    [
      'quote 4 skids MIA-GUA, sizes in inches 48x40x50, 48x40x42, 48x40x60, 48x40x60, 2100 lbs',
      { pieces: 4, sizes: '1 x 121.9x101.6x127; 1 x 121.9x101.6x106.7; 1 x 121.9x101.6x152.4; 1 x 121.9x101.6x152.4' },
    ],
    [
      'quote 3 boxes MIA-PTY, 40x30x20, 40x30x20 and 60x40x40, 45 kg',
      { pieces: 3, kg: 45, sizes: '1 x 40x30x20; 1 x 40x30x20; 1 x 60x40x40' },
    ],
  ]);
});
