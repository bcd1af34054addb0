import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('The rows of a form', () => {
  cases('are read behind abbreviations with a unit in brackets', [
    [
      'Pls quote SZX-SAL CPT\nPkgs : 8 CTNS\nSize (cm) : 110*75*32\nG.W. (kg)         : 304\nCBM               : 2.112',
      { kg: 304, m3: 2.11, pieces: 8 },
    ],
    ['Pls quote SZX-SAL CPT\nPkgs: 30 CTNS\nG.W. (kg): 255\nCBM: 7.2', { kg: 255, m3: 7.2 }],
    ['Pls quote SZX-SAL CPT\nPkgs: 3 CTNS\nG.W. (kgs) = 55.5\nVol. (cbm): 0.412', { kg: 55.5, m3: 0.41 }],
  ]);
  cases('are counted below the label that heads them', [
    [
      'Please quote FRA-PTY CPT\nPacking:   1 case 220 x 140 x 165 cm, 1.150,00 kg\n   1 case 120 x 80 x 75 cm, 196,50 kg\nGross weight: 1.346,50 kg total',
      { pieces: 2, kg: 1346.5, sizes: '1 x 220x140x165; 1 x 120x80x75' },
    ],
    [
      'Cotizar MIA-GUA CPT\nBultos: 2 cajas 60x40x40 cm, 30 kg\n3 tarimas 120x100x90 cm, 410 kg\nPeso bruto: 440 kg total',
      { pieces: 5, kg: 440 },
    ],
    ['Quote MIA-GUA CPT\nPieces: 5\nDimensions: 60x40x40 cm\nWeight: 90 kg', { pieces: 5, kg: 90 }],
  ]);
  cases('count the package behind `ea.`', [
    [
      'Quote IAH-MGA CPT:\n - 2 ea. crates, 40 x 30 x 36 in, 310 lbs each\n - 4 ea. cartons, 20 x 20 x 24 in, 55 lbs each\n6 pcs total.',
      { pieces: 6, kg: 381.02 },
    ],
    ['Quote MIA-SJO CPT 3 ea pallets 120x80x100 cm, 300 kg total', { pieces: 3 }],
    ['Quote MIA-SJO CPT 4 ea. boxes 40x40x40 cm, 22 kg each', { pieces: 4, kg: 88 }],
  ]);
});
