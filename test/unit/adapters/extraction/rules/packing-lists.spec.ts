import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** Packing lists as they are pasted from sheets and mail programs. */
const LISTS: readonly (readonly [string, Facts])[] = [
  [
    'Cotizar a SJO\n\n| Bulto | Contenido | Medidas cm | Neto kg | Bruto kg |\n|---|---|---|---|---|\n| 1 | Mezcladora | 100 x 80 x 120 | 98,0 | 112,5 |\n| 2 | Cuchillas | 60 x 50 x 40 | 21,0 | 29,0 |\n| TOTAL | | | 119,0 | 141,5 |',
    { pieces: 2, kg: 141.5, sizes: '1 x 100x80x120; 1 x 60x50x40' },
  ],
  [
    'Cotizar a GUA\n\nCaja\nLargo cm\nAncho cm\nAlto cm\nKg\nA\n50\n40\n30\n12,3\nB\n60\n40\n20\n8,1\n\nGracias',
    { pieces: 2, kg: 20.4, sizes: '1 x 50x40x30; 1 x 60x40x20' },
  ],
  [
    'Quote to GUA\n\nC/No.     Ctns   Pcs/ctn   G.W./ctn (kg)   Meas. (cm)\n1-4       4      20        8.5             50x40x30\n5-10      6      12        6.5             40x40x30\n11        1      3         2.5             30x20x20\n\nTotal 11 ctns / 155 pcs.',
    { pieces: 11, kg: 75.5, sizes: '4 x 50x40x30; 6 x 40x40x30; 1 x 30x20x20' },
  ],
  [
    'Cotizar a SAL\n\nRef\tCant. bultos\tLargo (m)\tAncho (m)\tAlto (m)\tPeso bruto unit. (kg)\nAB-20\t6\t1,05\t0,25\t0,20\t18,5\nAB-35\t4\t1,10\t0,30\t0,25\t17,0',
    { pieces: 10, kg: 179, sizes: '6 x 105x25x20; 4 x 110x30x25' },
  ],
  [
    'Cotizar a PTY\n\nItem/Bulto, L (cm), W (cm), H (cm), Qty, Net kg, Gross kg\nDesk, 150, 75, 50, 2, 138, 174\nChair, 85, 60, 45, 4, 96, 112\nTotal, , , , 6, 234, 286',
    { pieces: 6, kg: 286, sizes: '2 x 150x75x50; 4 x 85x60x45' },
  ],
  [
    '<div>Please quote to GUA</div><table><tr><td>Item</td><td>Bags</td><td>Size cm</td><td>Gross kg (row)</td></tr><tr><td>Coffee</td><td>12</td><td>70x45x20</td><td>300</td></tr><tr><td>Cocoa</td><td>6</td><td>65x45x20</td><td>150</td></tr></table><div>Bob</div>',
    { pieces: 18, kg: 450, sizes: '12 x 70x45x20; 6 x 65x45x20' },
  ],
];

/** One of several pieces, and what is said of it alone. */
const PARTS: readonly (readonly [string, Facts])[] = [
  [
    'cotizar a TGU 2 huacales, uno 190x100x170 y el otro 120x100x140 (cm)\nel grande 380 kilos, el chico 195',
    { pieces: 2, kg: 575 },
  ],
  [
    'cotizar a SJO 3 cajas. dos pesan 20 kilos cada una y la otra 35. las chicas miden 50 por 40 por 40 y la grande 80 por 60 por 45, en centimetros',
    { pieces: 3, kg: 75, sizes: '2 x 50x40x40; 1 x 80x60x45' },
  ],
  [
    'Quote to MGA: 3 caisses : 2 x (150x95x110 cm / 128 kg pièce) et 1 x (95x95x100 cm / 60 kg)',
    { pieces: 3, kg: 316, sizes: '2 x 150x95x110; 1 x 95x95x100' },
  ],
  [
    'please quote to SJO N. 2 casse: cassa 1 = m 1,10x0,80x0,30 kg 166 / cassa 2 = m 1,00x0,80x0,30 kg 151',
    { pieces: 2, kg: 317, sizes: '1 x 110x80x30; 1 x 100x80x30' },
  ],
  [
    'please quote to LIR: 6 Kartons à 50 x 40 x 45 cm\nGewicht: 20,5 kg pro Karton',
    { pieces: 6, kg: 123, sizes: '6 x 50x40x45' },
  ],
  [
    'cotizar a SJO\nVolumes: 2 (dois) caixotes\nDimensões: 1,25 x 0,80 x 1,00 m cada\nPeso bruto: 545,8 kg (total)',
    { pieces: 2, kg: 545.8, sizes: '2 x 125x80x100' },
  ],
  [
    'It is 5 cases to PTY: two of them measure 100 x 60 x 55 cm and weigh 40 kg each, the other three are 80 x 50 x 40 cm and come in at 30 kg apiece. Please quote.',
    { pieces: 5, kg: 170, sizes: '2 x 100x60x55; 3 x 80x50x40' },
  ],
];

/** What packages hold, and how many there are of them. */
const CONTENTS: readonly (readonly [string, Facts])[] = [
  [
    '40 helmets to SJO, please quote. We put four helmets to a box. A packed box comes out to 46 x 30 x 29 in and 17.5 lb.',
    { pieces: 10, kg: 79.38, sizes: '10 x 116.8x76.2x73.7' },
  ],
  [
    'Cotizar a SAL\nMercadería: moldes en 60 cajas paletizadas\nPaletas: 3 (20 cajas c/u)\nCada paleta: 80 x 120 x 130 cm, 210 kg bruto / 195 kg neto',
    { pieces: 3, kg: 630, sizes: '3 x 80x120x130' },
  ],
  [
    'Quote to GUA: 2 pallets, 48 x 40 x 44 in each, 1,310 lb total\n= 48 pails of paint',
    { pieces: 2, kg: 594.21, sizes: '2 x 121.9x101.6x111.8' },
  ],
];

/** Counts that are set right, each in the line that it belongs to. */
const CORRECTED: readonly (readonly [string, Facts])[] = [
  [
    'cotizar a MGA\n1 compresor en su caja, 160 x 75 x 60 cm, 140 kg\n2 cajas con mangueras, 45 x 45 x 30 cm, 18 kg cada una... perdón, son 3 cajas de mangueras, no 2',
    { pieces: 4, kg: 194, sizes: '1 x 160x75x60; 3 x 45x45x30' },
  ],
  [
    'cotizar a PTY\n3 cajas (no 4; la cuarta se va por mar) de 90 x 78 x 84 cm, 110 kg cada una\n1 caja de 50 x 40 x 35 cm, 20 kg',
    { pieces: 4, kg: 350, sizes: '3 x 90x78x84; 1 x 50x40x35' },
  ],
  [
    'Please quote 2 storage tanks PDX to GUA. Each one is crated 60" x 60" x 90" and about 600 lb.\nPS: they add one more tank, same size and weight, so 3 in total.',
    { pieces: 3, kg: 816.47, sizes: '3 x 152.4x152.4x228.6' },
  ],
  [
    'Before you quote to MGA: please add one more carton, same size, 12 kg. So 8 cartons now and 96 kg in total.',
    { pieces: 8, kg: 96 },
  ],
  [
    'cotizar a SAP\n2 cajas kayaks, 68"x38"x32" (c/u)\nPeso total 2 cajas: 400 lbs\n1 caja remos, 62"x12"x9", 35 lbs\nSon 3 cajas = 435 lbs.',
    { pieces: 3, kg: 197.31 },
  ],
];

/** Numbers beside a weight that are none of it. */
const NEAR_WEIGHT: readonly (readonly [string, Facts])[] = [
  ['Para la semana 31 cotizar a GUA entre 120 y 150 kg brutos de flores en 10 cajas', { pieces: 10, kg: 150 }],
  ['Quote to PTY: 2 parcels 32x24x18 cm and 28x20x15 cm, weights 5 650 g and 3 200 g', { pieces: 2, kg: 8.85 }],
  ['Quote to SJO: 12 120 kg crates of 60x50x40 cm', { pieces: 12, kg: 1440 }],
  ['Quote to SJO: 4 boxes 60x40x40 cm, 18 kg each, we fly 20 kg per week', { pieces: 4, kg: 72 }],
];

describe('packing lists', () => {
  it.each(LISTS)('as "%s" are read column by column', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('some of several pieces', () => {
  it.each(PARTS)('in "%s" keep their own figures', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('contents', () => {
  it.each(CONTENTS)('in "%s" are told from what holds them', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('corrections of a count', () => {
  it.each(CORRECTED)('in "%s" change the line they are about', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('numbers beside a weight', () => {
  it.each(NEAR_WEIGHT)('in "%s" leave it as it is', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
