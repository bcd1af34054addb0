import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('An each behind a size or a volume', () => {
  cases('leaves the weight behind a sign or a stop to all pieces', [
    ['Quote MIA-SJO 8 bultos 50x50x50 cm c/u / 200 kg', { kg: 200, pieces: 8 }],
    ['quote MIA-SJO 4 skids 48x40x50 in each; 1,240 lbs', { kg: 562.45, pieces: 4 }],
    ['cotizar MIA-SJO 10 cajas (30x30x30 cada una) peso 95 kg', { kg: 95, pieces: 10 }],
    ['MIA-SJO 5 ctns 0.2 m3 each - 120 kg, please quote', { kg: 120, pieces: 5 }],
    ['cotizar MIA-GUA: 7 cajas 60x50x40 cm por caja | 160 kg', { kg: 160, pieces: 7 }],
    ['quote MIA-SJO 4 pallets 48" x 40" x 50" each - 1,240 lbs', { kg: 562.45, pieces: 4 }],
    ['cotizar MIA-GUA 4 tarimas 120x80x110 cm c/u. 700 kg.', { kg: 700, pieces: 4 }],
    ['quote MIA-SJO 2 pallets 120x80x110 cm each 640 kg', { kg: 640, pieces: 2 }],
  ]);
  cases('goes on to the weight that is joined to it', [
    ['MIA-SJO 5 ctns 40x40x40 cm each weighing 12 kg, please quote', { kg: 60, pieces: 5 }],
    ['quote MIA-SJO 5 ctns 40x40x40 cm each and 12 kg', { kg: 60, pieces: 5 }],
    ['cotizar MIA-SJO 5 cajas 40x40x40 cm c/u con 12 kg', { kg: 60, pieces: 5 }],
    ['quote MIA-SJO 5 ctns 40x40x40 cm each, 12 kg each', { kg: 60, pieces: 5 }],
  ]);
  cases('of one piece described in the singular holds for its weight', [
    ['quote MIA-SJO 20 drums, gross 27.2 kgs drum, dims 40 x 40 x 52 cm', { kg: 544, pieces: 20 }],
    ['Quote MIA-SJO six crates. Each one comes in foam, 120x80x100 cm, 68 kg.', { kg: 408, pieces: 6 }],
  ]);
});

describe('Light cargo', () => {
  cases('is not multiplied to become plausible', [
    ['quote MIA-SJO 6 ctns lampshades 90x90x90 cm each, 60 kg', { kg: 60, pieces: 6 }],
    ['cotizar MIA-SJO 20 cajas 100x60x60 cm, peso 150 kg', { kg: 150, pieces: 20 }],
    ['quote MIA-SJO 4 foam rolls 200x60x60 cm, 48 kg', { kg: 48, pieces: 4 }],
    ['CPT MIA-SJO, 10 cartons of foam 100x80x60 cm each, gross weight 80 kg', { kg: 80, pieces: 10 }],
  ]);
});

describe('A doubt about the cargo', () => {
  it.each([
    ['quote MIA-SJO 5 crates, each 120x80x100 cm, 300 kg', 'weight-each-or-total'],
    [
      'quote MIA-SJO: 3 pallets 120x80x100 cm, 110x80x100 cm, 120x100x140 cm and 80x80x80 cm, 810 kg',
      'pieces-differ-from-sizes',
    ],
    ['cotizar MIA-SJO 4 cajas 60x40x40 cm, 2.5 m3, 90 kg', 'total-differs-from-parts'],
    [
      'quote MIA-SJO 2 pallets 120x80x105 cm 186 kg, 4 boxes 60x40x40 cm 22 kg. Total 6 pcs, 700 kg.',
      'total-differs-from-parts',
    ],
  ])('is told: %s', async (body, code) => {
    expect((await extractFrom(body)).cargoDoubts?.map((doubt) => doubt.code)).toEqual([code]);
  });

  it.each([
    'quote MIA-SJO 2 pallets 120x80x105 cm 186 kg, 4 boxes 60x40x40 cm 22 kg. Total 6 pcs, 460 kg.',
    'quote MIA-SJO 2 pallets 120x80x105 cm 400 kg',
    'quote MIA-SJO 6 ctns 60x40x40 cm each - 120 kg',
  ])('is not made up: %s', async (body) => {
    expect((await extractFrom(body)).cargoDoubts).toBeUndefined();
  });
});
