import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('A size', () => {
  cases('whose sides each have their unit glued to the cross', [
    ['Quote MIA-SJO 2 crates 95cmx60cmx45cm, 80 kg', { sizes: '2 x 95x60x45', pieces: 2 }],
    ['cotizar MIA-GUA 1 bulto 1.2mx0.8mx0.5m, 60 kg', { sizes: '1 x 120x80x50' }],
    ['quote HKG-SJO 3 boxes 20inx15inx10in, 40 kg total', { sizes: '3 x 50.8x38.1x25.4' }],
  ]);
  cases('between slashes with a unit', [
    ['Quote MIA-SJO 1 crate 18/14/16 inch, 44 lbs', { sizes: '1 x 45.7x35.6x40.6' }],
    ['cotizar MIA-GUA 4 tarimas 115/95/70 cms., 800 kg en total', { sizes: '4 x 115x95x70', kg: 800 }],
    ['quote HKG-SJO 1 box 0.65/0.4/0.35 mtrs // 20 kg', { sizes: '1 x 65x40x35', kg: 20 }],
    ['quote MIA-SJO 41 ctns weight 374 kilos 50/35/40 cm', { sizes: '41 x 50x35x40', kg: 374 }],
  ]);
  cases('behind a place, a door or a vehicle that is another thing', [
    ['cotizar desde ATL hasta SJO 5 rollos 165x25x38 cm, 60 kg', { sizes: '5 x 165x25x38' }],
    ['quote MIA-SJO truck door panel - 1 box 200x60x20 cm 30 kg', { sizes: '1 x 200x60x20' }],
    ['quote MIA-SJO door delivery Heredia / dims: 90x60x40 cm / 1 crate / 50 kg', { sizes: '1 x 90x60x40' }],
  ]);
  cases('that takes the place of another', [
    ['La caja mide 90x60x50 cm no 80x60x50. 41 kg, mia-sjo, cotizar', { sizes: '1 x 90x60x50' }],
    ['quote MIA-SJO 1 crate, it is 100x80x70 cm, not 90x80x70, 60 kg', { sizes: '1 x 100x80x70' }],
    ['cotizar MIA-SJO 1 huacal 120x80x60 cm en vez de 110x80x60, 75 kg', { sizes: '1 x 120x80x60' }],
  ]);
});

describe('Packages', () => {
  cases('of one, in words', [
    ['Quote MIA-SJO a single pallet, 300 kg', { pieces: 1 }],
    ['quote MIA-SJO\n- a skid 120x88x152 cm + three skids of 118x109x80 cm\n- total 1,600 kg', { pieces: 4 }],
    ['quote MIA-SJO 4 crates 90x80x70 cm\na roll 120x40x40 cm\n500 kg total', { pieces: 5 }],
    ['quote MIA-SJO a pallet stc 28 ctns measuring 100x80x90 cm, 180 kg', { pieces: 1 }],
  ]);
  cases('in brackets, by numbers and under a label in a list', [
    ['quote MIA-SJO 2 drums 40x40x60 cm + (1) carton 58x25x43 cm, total 90 kg', { pieces: 3 }],
    [
      'cotizar MIA-SJO\nBulto 1 y 2: 50x40x50 cm, 30 kg cada uno\nBulto 3 y 4: 90x80x70 cm, 95 kg cada uno',
      { pieces: 4, kg: 250, sizes: '2 x 50x40x50; 2 x 90x80x70' },
    ],
    ['quote / MIA-SJO / Pcs: 5 / Dims: 24x30x40 cm / G.W.: 70 kg', { pieces: 5, kg: 70 }],
    ['quote MIA-SJO 4 drums 21 x 21 x 33 in and 1 crate 81 x 51 x 28 in, total 2,030 lbs', { pieces: 5 }],
  ]);
});
