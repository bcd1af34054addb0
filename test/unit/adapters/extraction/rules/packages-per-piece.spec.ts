import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';

/** What is read of a cargo: pieces, kilograms and cubic metres, the last two to a thousandth. */
async function extractCargo(words: string) {
  const { goods } = await extractFrom(`Please quote Miami to San José airport: ${words}`);
  const thousandths = (value: number | undefined) =>
    value === undefined ? undefined : Math.round(value * 1000) / 1000;
  return [goods.pieces, thousandths(goods.grossWeightKg), thousandths(goods.volumeM3)];
}

describe('packages that each thing has', () => {
  it.each([
    ['4 hornos, un bulto cada uno, 90 x 50 x 40 cm y 22,5 kg por bulto', [4, 90, 0.72]],
    ['three looms, one crate each, 50 x 40 x 20 in, 300 lb per crate', [3, 408.233, 1.966]],
    ['2 telares, dos cajas cada uno, 60x40x50 cm y 20 kg por caja', [4, 80, 0.48]],
    ['7 electric guitars in cases. One carton per guitar, 110x45x25 cm, 8 kg per carton', [7, 56, 0.866]],
    ['12 monitores, una caja por monitor, 62x42x18 cm, 6,5 kg cada caja', [12, 78, 0.562]],
    ['5 camillas de masaje, cada una en una caja de 95 x 70 x 25 cm, 21 kg por caja', [5, 105, 0.831]],
  ])('%s: are counted', async (words, cargo) => {
    expect(await extractCargo(words)).toEqual(cargo);
  });

  it.each([
    ['3 pallets, 18 boxes each, 120x80x100 cm, 840 kg total', [3, 840, 2.88]],
    ['6 lenses in 2 boxes each 40x30x20 cm, 12 kg per box', [2, 24, 0.048]],
    ['4 pallets containing in total 96 cartons, pallet size 120x80x115 cm, gross 612 kg', [4, 612, 4.416]],
  ])('%s: are no more than there are', async (words, cargo) => {
    expect(await extractCargo(words)).toEqual(cargo);
  });

  it.each([
    ['24 latas en cajas. 20 cajas. Cada caja: 15 kg bruto, 0,04 m³', [20, 300, 0.8]],
    ['15 drums. Each drum 0.12 cbm, 180 kg', [15, 2700, 1.8]],
    ['15 drums. Each drum weighs 180 kg, total volume 1.9 cbm', [15, 2700, 1.9]],
  ])('%s: have the volume of each', async (words, cargo) => {
    expect(await extractCargo(words)).toEqual(cargo);
  });
});

describe('numbered packages, and totals of some of them', () => {
  it.each([
    [
      '\nBulto 1/3: 140x90x110 cm - 400 kg\nBulto 2/3: 140x90x110 cm - 410 kg\nBulto 3/3: 70x50x60 cm - 96 kg',
      [3, 906, 2.982],
    ],
    ['\nBulto 1/2: 400.5 kg\nBulto 2/2: 409.0 kg', [2, 809.5, undefined]],
  ])('%s: the number is no count', async (words, cargo) => {
    expect(await extractCargo(words)).toEqual(cargo);
  });

  it.each([
    [
      '\n7 sacos de tagua, 60x40x25 cm cada saco, 20 kg por saco\n2 cajas, 45x30x20 cm, en total las dos pesan 13 kg',
      [9, 153, 0.474],
    ],
    ['\n2 cartons 58x48x40 cm, 30 kg together\n1 pallet 80x60x110 cm, 96 kg', [3, 126, 0.751]],
  ])('%s: the total is that of its own line', async (words, cargo) => {
    expect(await extractCargo(words)).toEqual(cargo);
  });

  it('leaves a total of all of them what it is', async () => {
    expect(
      await extractCargo('\n1 pallet 120x80x100 cm 200 kg\n1 box 40x40x40 cm 20 kg\nboth together 220 kg'),
    ).toEqual([...[2, 220, 1.024]]);
    expect(await extractCargo('\n4 boxes 40x40x40 cm, 20 kg each\non 2 pallets, 100 kg together')).toContain(100);
  });

  it.each([
    ['36 cartons in 3 overpacks (skids). Each skid 100x100x90 cm, 268 kg gross', [3, 804, 2.7]],
    ['1 tanque, 96 x 60 x 78 pulgadas, 2 140 lb', [1, 970.687, 7.362]],
  ])('%s', async (words, cargo) => {
    expect(await extractCargo(words)).toEqual(cargo);
  });
});
