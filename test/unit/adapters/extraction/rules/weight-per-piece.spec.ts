import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** Ways to say that a weight is that of one piece, or that it is not. */
const WEIGHTS: readonly (readonly [string, Facts])[] = [
  ['please quote MIA-SJO: 14 pails of additive, 22.4 kg per pail, 32x32x38 cm', { pieces: 14, kg: 313.6 }],
  ['cotizar MIA-SAL: 7 bobinas de cable, cada bobina pesa 31 kg y mide 50x50x45 cm', { pieces: 7, kg: 217 }],
  ['quote ORD to GUA: 9 sacks, 25 kg x sack', { pieces: 9, kg: 225 }],
  ['cotizar a PTY: 5 cajas de 18,5 kilos c/caja, medidas 45x35x30 cm', { pieces: 5, kg: 92.5 }],
  ['please quote to MGA: three skids at 412 lbs a skid, 48x40x50 in', { pieces: 3, kg: 560.64 }],
  ['cotizar a GUA: 6 garrafones, 19 kg cada garrafón, 30x30x50 cm', { pieces: 6, kg: 114 }],
  ['cotizar a SJO: 3 jaulas, media tonelada cada jaula, 110x110x95 cm', { pieces: 3, kg: 1500 }],
  [
    'please quote to SJO\n- 13 wooden boxes\n- each box 52 x 41 x 38 cm\n- each box 27.5 kgs gross (25 kgs net)',
    { kg: 357.5 },
  ],
  ['quote SJO: 8 drums, each 36 cm diameter x 52 cm height, net 20 kgs, gross 22.6 kgs', { pieces: 8, kg: 180.8 }],
  ['quote to SAL: 6 pallets each measuring 1200 x 1000 x 1350 mm and weighing 415 kg', { pieces: 6, kg: 2490 }],
  ['Total: 7 pallets. Per pallet: 110x110x125cm, 380kgs. Quote HKG-GUA', { pieces: 7, kg: 2660 }],
  [
    'cotizar a GUA. Peso de cada caja: 16,4 kg. Cantidad de cajas: 9. Medidas de cada caja: 60x40x35 cm',
    { pieces: 9, kg: 147.6 },
  ],
  ['quote to GUA\nWeight per carton: 31 lb\nNumber of cartons: 12', { pieces: 12, kg: 168.74 }],
  ['Cot aerea MIA/TGU\nPzs: 9\nDims: 55*45*35\nPeso x pza: 14.2kg', { pieces: 9, kg: 127.8, sizes: '9 x 55x45x35' }],
  [
    'quote to PTY: 1x 20kg box 40x40x40cm and 2x 35kg boxes 60x50x50cm',
    { pieces: 3, kg: 90, sizes: '1 x 40x40x40; 2 x 60x50x50' },
  ],
  ['quote to SJO, 12 cartons. Total gross weight 204 kg. Each carton measures 55x40x35 cm.', { pieces: 12, kg: 204 }],
  ['quote to SJO: 5 boxes. Total gross 131 kg, each box 45x40x30 cm', { pieces: 5, kg: 131 }],
  ['quote to SJO, 6 boxes, each 40x40x30 cm, 118 kg gross', { pieces: 6, kg: 118 }],
  [
    'cotizar a SAP: peso bruto total 310 kg, cada tambor de 58 cm de diámetro x 88 cm de alto, 2 tambores',
    { pieces: 2, kg: 310 },
  ],
  ['cotizar GUA: 4 cajas\nPB 655 KGS  PN 590 KGS', { pieces: 4, kg: 655 }],
  ['pls quote to PTY, 2 pallets with 30 boxes each, each box 9 kg', { pieces: 2, kg: 540 }],
  [
    'cotizar: 24 botellones de solvente, 4 kg por botellón, en 6 cajas; peso de la caja 17 kg. A SAL',
    { pieces: 6, kg: 102 },
  ],
];

/** Weights of several groups that are added up, bound by the name of the piece. */
const GROUPS: readonly (readonly [string, Facts])[] = [
  [
    'please quote to PTY: 2 crates 40x30x30 in and 4 drums 24x24x35 in. Crates 180 lb each, drums 95 lb each',
    { pieces: 6, kg: 335.66 },
  ],
  [
    '1 crate 48 x 40 x 30 in\n2 tubes 70 x 8 x 8 in\n\ncrate 210 lb, tubes 30 lb ea. Quote to GUA',
    { pieces: 3, kg: 122.47 },
  ],
  [
    'two boxes and one tube to LIR, please quote. The boxes are 26 kg each (70x50x45 cm), the tube 9 kg (160x20x20 cm).',
    { pieces: 3, kg: 61, sizes: '2 x 70x50x45; 1 x 160x20x20' },
  ],
  [
    'cotizar a TGU 3 motores y 2 bombas. Los motores pesan 88 kg cada uno, 70x50x50 cm; las bombas 41 kg cada una, 50x40x40 cm',
    { pieces: 5, kg: 346, sizes: '3 x 70x50x50; 2 x 50x40x40' },
  ],
  [
    '2 pallets y 5 cajas sueltas, cotizar a MGA. Los pallets pesan 340 kg cada uno y miden 120x100x115; las cajas son de 50x40x40 y pesan 18 kg c/u.',
    { pieces: 7, kg: 770, sizes: '2 x 120x100x115; 5 x 50x40x40' },
  ],
  [
    'quote to SJO: 2 boxes, one 58 kg (80x60x50 cm) and the other 33 kg (60x40x40 cm)',
    { pieces: 2, kg: 91, sizes: '1 x 80x60x50; 1 x 60x40x40' },
  ],
  [
    'We have 8 cases. Six of them are 60x40x40 cm at 22 kg each, the other two are 80x60x50 cm at 35 kg each. Quote to PTY',
    { pieces: 8, kg: 202, sizes: '6 x 60x40x40; 2 x 80x60x50' },
  ],
  ['cotizar 6 cajas 50x50x50 cm, 5 de 14 kg y 1 de 19 kg, a SJO', { pieces: 6, kg: 89 }],
  [
    'quote to SAL: 5 pcs @ 20 kg, 5 pcs @ 32 kg, dims 50x40x30 and 60x50x40 cm respectively',
    { pieces: 10, kg: 260, m3: 0.9 },
  ],
  ['quote 2 crates (gross 345 kg and 290 kg) to PTY', { pieces: 2, kg: 635 }],
  [
    'cotizar a SJO un motor en tarima de 48 x 40 x 42 in que pesa 640 lb, y aparte 2 cajas de 60 x 40 x 50 cm con 35 kg cada una',
    { pieces: 3, kg: 360.3 },
  ],
];

describe('the weight of each piece', () => {
  it.each(WEIGHTS)('in "%s" is told from the weight of all', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

  it.each(GROUPS)('in "%s" is that of its group', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
