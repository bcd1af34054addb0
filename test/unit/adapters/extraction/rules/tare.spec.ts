import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('The weight of the packing', () => {
  cases('is in the gross weight and added to the net weight alone', [
    ['please quote MIA-SJO: 4 kegs of 50 kg, tare 8 kg each', { kg: 200, pieces: 4 }],
    ['cotizar a GUA: 4 barriles de 50 kg, tara 8 kg c/u', { kg: 200, pieces: 4 }],
    ['cotizar MIA-SAL, 2 tarimas, peso bruto 200, tara 20, neto 180', { kg: 200, pieces: 2 }],
    ['cotizar MIA-SAL, 2 tarimas, peso bruto 200 kg, tara 20 kg, neto 180 kg', { kg: 200, pieces: 2 }],
    ['quote MIA to PTY 5 drums: net 900 kg, tare 60 kg', { kg: 960, pieces: 5 }],
    ['quote MIA to PTY 5 drums, net weight 180 kg each, tare 12 kg each', { kg: 960, pieces: 5 }],
    ['cotizar a GUA 3 tambores, peso neto 540 kg, tara 45 kg', { kg: 585, pieces: 3 }],
    ['quote to SJO 2 pallets gross 410 kg (tare 36 kg)', { kg: 410, pieces: 2 }],
    ['quote to SJO 2 pallets, tare 36 kg, gross 410 kg', { kg: 410, pieces: 2 }],
    ['quote to SJO 2 pallets, G.W. 410 kg, N.W. 374 kg, tare 36 kg', { kg: 410, pieces: 2 }],
    ['cotizar a MGA: 10 cilindros de gas, tara 15 kg c/u, peso neto 9 kg c/u', { kg: 240, pieces: 10 }],
    ['cotizar a MGA: 10 cilindros, peso neto 9 kg c/u, tara 15 kg c/u', { kg: 240, pieces: 10 }],
    ['quote MIA-SJO 1 crate 350 kg, tare weight 40 kg', { kg: 350, pieces: 1 }],
    ['quote MIA-SJO 1 crate 350 kg including tare of 40 kg', { kg: 350, pieces: 1 }],
    ['cotizar MIA-SJO 1 jaula 350 kg incluye tara de 40 kg', { kg: 350, pieces: 1 }],
    ['quote MIA-SJO 6 kegs, 50 kg each, tare 8 kg each, 40x40x60 cm', { kg: 300, pieces: 6 }],
    ['cotizar GUA: 3 tambores\nPeso bruto: 618 kg\nTara: 54 kg\nPeso neto: 564 kg', { kg: 618, pieces: 3 }],
    ['cotizar GUA: 3 tambores\nTara: 54 kg\nPeso neto: 564 kg', { kg: 618, pieces: 3 }],
    ['quote GUA: 3 drums\nNet: 564 kg\nTare: 54 kg\nGross: 618 kg', { kg: 618, pieces: 3 }],
    ['quote to PTY 8 cylinders, 68 kg each gross, tare 45 kg each', { kg: 544, pieces: 8 }],
    ['cotizar a TGU 4 garrafas de 30 kg con tara de 2 kg cada una', { kg: 120, pieces: 4 }],
    ['quote GUA 2 pallets 300 kg gross weight, the pallets themselves weigh 20 kg each', { kg: 300, pieces: 2 }],
    ['cotizar SJO 2 tarimas, 300 kg brutos, las tarimas vacías pesan 20 kg c/u', { kg: 300, pieces: 2 }],
    ['quote GUA 3 drums, gross 200 kg, empty drum 18 kg, net 182 kg each', { pieces: 3 }],
  ]);
  cases('is told from the gross weight beside it', [
    ['cotizar MIA-SJO 5 tambores, neto 180 kg + tara 12 kg c/u', { kg: 960 }],
    ['quote MIA-SJO 5 drums, net 180 kg each plus 12 kg tare each', { kg: 960 }],
    ['quote MIA-SJO 5 drums, net/tare/gross: 900/60/960 kg', { kg: 960 }],
    ['quote MIA-SJO 5 drums, gross/tare/net: 960/60/900 kg', { kg: 960 }],
    ['cotizar MIA-SJO 5 tambores bruto/tara/neto 960/60/900 kg', { kg: 960 }],
    ['quote MIA-SJO 5 drums, 960 kg gross, 60 kg tare, 900 kg net', { kg: 960 }],
    ['quote MIA-SJO 5 drums, 60 kg tare, 900 kg net, 960 kg gross', { kg: 960 }],
    ['quote MIA-SJO 5 drums, 900 kg net and 60 kg tare', { kg: 960 }],
    ['cotizar MIA-SJO 5 tambores, 900 kg netos y 60 kg de tara', { kg: 960 }],
    ['cotizar MIA-SJO 5 tambores, 960 kg brutos y 60 kg de tara', { kg: 960 }],
    ['cotizar MIA-SJO 5 tambores, 960 kg menos 60 kg de tara', { kg: 960 }],
    ['cotizar MIA-SJO 5 tambores, tara 12 kg', { kg: undefined }],
    ['quote MIA-SJO 5 drums, net weight 900 kg', { kg: undefined }],
    ['cotizar MIA-SJO 4 cilindros, peso neto 9 kg c/u, tara total 60 kg', { kg: 96 }],
    ['cotizar MIA-SJO 2 tarimas: neto 400 kg, embalaje 40 kg, bruto 440 kg', { kg: 440 }],
    ['cotizar MIA-SJO 2 tarimas: peso neto 400 kg, peso del embalaje 40 kg', { kg: 440 }],
    ['quote MIA-SJO 2 pallets, net 400 kg, packaging 40 kg, gross 440 kg', { kg: 440 }],
    ['quote MIA-SJO\nNet wt kg | Tare kg | Gross wt kg | Pcs\n900 | 60 | 960 | 5', { kg: 960, pieces: 5 }],
    ['quote MIA-SJO\nPcs | Net wt kg | Tare kg | Dims cm\n5 | 900 | 60 | 60x60x90', { kg: 960, pieces: 5 }],
    [
      'quote MIA-SJO\nPcs | Gross weight kg | Tare weight kg | Dims cm\n5 | 900 | 60 | 60x60x90',
      { kg: 900, pieces: 5 },
    ],
  ]);
});
