import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('A weight of each', () => {
  cases('whose unit ends in a point, or whose each is in brackets', [
    ['Quote MIA-SJO 6 crates, 375 kg. each, 148x70x99 cm', { kg: 2250 }],
    ['cotizar MIA-GUA 5 rollos 150x30x30 cm pesan 61.8 kg. cada uno', { kg: 309 }],
    ['quote MIA-SJO 4 drums 44x44x73 cm, 52 kg (each)', { kg: 208 }],
    ['quote MIA-SJO 3 bags 64x41x18 cm 14 kg./bag', { kg: 42 }],
    ['quote MIA-SJO 2 wooden cases 90x60x60 cm, 120 kg/wooden case', { kg: 240 }],
    ['quote MIA-SJO 4 boxes 60x40x40 cm, 300 kg. Each box has a label.', { kg: 300 }],
  ]);
  cases('of several groups one behind the other', [
    ['quote MIA-SJO 2 drums 58x58x75 cm, 60 kg each and 1 box 90x31x60 cm, 89 kg', { kg: 209, pieces: 3 }],
    ['cotizar MIA-SJO 3 cajas 40x40x40 cm, 24 kg c/u + 2 rollos 90x30x30 cm, 50 kg c/u', { kg: 172, pieces: 5 }],
    ['quote MIA-SJO 2 crates 115x85x97 cm 118 kg apiece\na single crate 161x72x122 cm 554 kg', { kg: 790, pieces: 3 }],
  ]);
  cases('is that of the holder where what it contains is only named', [
    ['quote MIA-SJO 5 crates stc 70 ctns 160x115x61 cm 495 kg per piece', { kg: 2475, pieces: 5 }],
    ['quote MIA-SJO 3 skids (15 cartons) 112x82x76 cm, 124 kg ea', { kg: 372, pieces: 3 }],
    ['cotizar MIA-SJO 6 tarimas con 24 cajas, 110x90x90 cm, a 420 kilos c/u', { kg: 2520, pieces: 6 }],
  ]);
  cases('leaves a total of several alone', [
    ['Son tres cajas, cada una de 75x45x40 cm, y entre las tres pesan 54 kilos, cotizar MIA-SJO', { kg: 54 }],
    ['cotizar MIA-SJO cinco cajas de 60x60x70 cm cada una, 305 kg de peso bruto por las cinco.', { kg: 305 }],
    ['quote MIA-SJO 3 boxes of 60x50x40 cm, 90 kg altogether', { kg: 90 }],
    ['quote DFW-GUA CPT: 6 bundles, each 5 ft x 4 ft x 4 ft, 390 lbs for the whole mess', { kg: 176.9 }],
    ['quote MIA-SJO 4 boxes, each 50x40x40 cm, 120 kg for the whole lot', { kg: 120 }],
    ['cotizar MIA-SJO 4 cajas, cada una 50x40x40 cm, 120 kg por todo', { kg: 120 }],
  ]);
});

describe('A stated weight or volume', () => {
  cases('is not lost beside a week, a pound of money or a count', [
    ['quote MIA-SJO available next week, 23 drums, 667 kg gross', { kg: 667 }],
    ['cotizar MIA-SJO, listo la próxima semana, 5 bultos, 136 kg en total', { kg: 136 }],
    ['quote MIA-SJO gross weight 305 kg 1 pallet 124x91x93 cm', { kg: 305, pieces: 1 }],
    ['quote LHR-SJO 1 crate 90 kg, worth 7,500 pounds sterling', { kg: 90 }],
  ]);
  cases('that is corrected gives way', [
    ['quote MIA-SJO 3 pallets, no wait, 4 pallets, total weight 1,500 kg, sorry, 1,650 kg', { kg: 1650, pieces: 4 }],
    ['cotizar MIA-SJO 2 tarimas, perdón, 3 tarimas, 800 kg, digo 850 kg', { kg: 850, pieces: 3 }],
    ['cotizar MIA-SJO: ayer puse 5 cajas y son 8. El peso es 264 kg.', { kg: 264, pieces: 8 }],
  ]);
  cases('has decimals where no air cargo is so large', [
    ['quote MIA-SJO\nPIECES: 9\nGROSS WEIGHT (KG): 148.2\nVOLUME (CBM): 1.104', { m3: 1.1 }],
    ['cotizar MIA-SJO 3 bultos, 105 kg, medio metro cúbico', { m3: 0.5 }],
    ['quote MIA-SJO 3 boxes, 105 kg, half a cubic metre', { m3: 0.5 }],
  ]);
});
