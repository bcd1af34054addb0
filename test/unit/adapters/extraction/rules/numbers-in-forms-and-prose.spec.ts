import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** Sizes, weights and counts as forms, lists and prose put them. */
const CASES: readonly (readonly [string, Facts])[] = [
  [
    'please quote to SAL\nItem 1\n  Qty: 2\n  Length: 28\n  Width: 20\n  Height: 18\n  Weight: 40\nItem 2\n  Qty: 1\n  Length: 44\n  Width: 22\n  Height: 22\n  Weight: 65\nUnits: in / lb\nWeight is: per piece',
    { pieces: 3, kg: 65.77, sizes: '2 x 71.1x50.8x45.7; 1 x 111.8x55.9x55.9' },
  ],
  [
    'cotizar a MGA\n* 3 motores (embalados) 40x30x30 cm, 55 kg c/u\n* 1 bomba 60x40x40 cm, 48 kg\n* 4 cajas de sellos 30x30x30 cm, 9 kg c/u',
    { pieces: 8, kg: 249, sizes: '3 x 40x30x30; 1 x 60x40x40; 4 x 30x30x30' },
  ],
  [
    'Please quote DUB-PTY: freezer itself 80 x 85 x 195 cm and 230 kg, crated it will be 100 x 110 x 220 cm and about 295 kg',
    { kg: 295, sizes: '1 x 100x110x220' },
  ],
  [
    'Cotizar a MGA. La caja mide un metro con veinte de ancho, ochenta centímetros de fondo y un metro sesenta de alto, y pesa 95 kilos',
    { kg: 95, sizes: '1 x 120x80x160' },
  ],
  ['quote to TGU, crate is 58 in long 40 in wide 47 in high and weighs 900 lbs', { sizes: '1 x 147.3x101.6x119.4' }],
  ['quote CDG-GUA 3 pcs 400 kgs\n2/ 170x80x100\n1/ 120x80x85', { pieces: 3, sizes: '2 x 170x80x100; 1 x 120x80x85' }],
  ['quote CDG-GUA 2 pcs 400 kgs\n1/ 170x80x100\n2/ 120x80x85', { pieces: 2, sizes: '1 x 170x80x100; 1 x 120x80x85' }],
  ['please quote to LIR, 10 boxes, each 4 cubic feet and 30 lbs', { pieces: 10, m3: 1.13, kg: 136.08 }],
  ['hi, price to PTY? 2 suitcases + 1 tv. suitcases are 21kg each and tv is 24kg in box', { pieces: 3, kg: 66 }],
  [
    'Cotizar a SJO: diez cajas, cada una entre 14 y 16 kilos, de 40 por 40 por 40 centímetros, y una bicicleta en su caja que pesa 18 kilos y mide 140 por 20 por 80',
    { pieces: 11, kg: 178, sizes: '10 x 40x40x40; 1 x 140x20x80' },
  ],
  ['Cotizar a SJO\nPiezas: 2\nPeso bruto: 1 275,400 kg', { pieces: 2, kg: 1275.4 }],
  ['Cotizar CLO-PTY\n8 pzs KG 140.5 (real) / KG 190 (vol)\nDims 8/ 60x50x42', { pieces: 8, kg: 140.5 }],
  [
    'Cotizar a PTY 20 quintales de café en 20 sacos de yute, más 2 cajas de muestras de 7 kg cada una',
    { pieces: 22, kg: 921.18 },
  ],
  [
    'quote to SJO two A-frame crates with glass, each up to 200 x 80 x 160 cm, weight approx. 400 to 420 kg each',
    { pieces: 2, kg: 840, sizes: '2 x 200x80x160' },
  ],
  [
    'Cotización para traer 3 caminadoras de Miami a Guatemala, van embaladas: 80" x 36" x 38" each, 350 lbs each. Y 6 cajas 14"x14"x10", 50 lbs c/u',
    { pieces: 9, kg: 612.35, sizes: '3 x 203.2x91.4x96.5; 6 x 35.6x35.6x25.4' },
  ],
  [
    'quote to SJO: six flight cases (all 60 x 60 x 80 cm, 35 kg apiece), a pair of trusses bundled together as one piece (280 x 30 x 60, 50 kg) and one crate measuring 110 by 80 by 70 cm and weighing 150 kg',
    { pieces: 8, kg: 410, sizes: '6 x 60x60x80; 1 x 280x30x60; 1 x 110x80x70' },
  ],
  ['Dear team, please see details below and quote. 3 boxes to SAL', { asks: true }],
  [
    'cotizar a PTY\nITEM | CTNS | CTN SIZE (CM) | G.W./CTN | TOTAL G.W.\nBolsos | 4 | 50x40x30 | 12.5 | 50\nGorras | 2 | 45x40x40 | 9 | 18',
    { pieces: 6, kg: 68, sizes: '4 x 50x40x30; 2 x 45x40x40' },
  ],
  [
    'Cotizar a SJO. Son cinco cajas en total; cada caja pesa 40 kilos y mide 90 x 70 x 40 centímetros. También viene una caja más chica de 12 kilos, 40 x 30 x 30.',
    { pieces: 6, kg: 212, sizes: '5 x 90x70x40; 1 x 40x30x30' },
  ],
  [
    'please quote to PTY. I have 6 boxes, total weight 210 lbs, sizes: 4 boxes are 24x18x18 and 2 are 18x18x16 (inches).',
    { pieces: 6, sizes: '4 x 61x45.7x45.7; 2 x 45.7x45.7x40.6' },
  ],
  [
    'Quote to SJO\n2 wooden cases:\nC/#1: 1,100 x 900 x 1,000 mm  N/W 300 KGS  G/W 365 KGS\nC/#2: 800 x 700 x 600 mm  N/W 90 KGS  G/W 118 KGS',
    { pieces: 2, kg: 483, sizes: '1 x 110x90x100; 1 x 80x70x60' },
  ],
  ['cotizar a PTY 5 europalets a 1,50 m de altura, 390 kg por palet', { pieces: 5, kg: 1950, sizes: '5 x 120x80x150' }],
  ['quote PDX-SJO 18 kegs, on 3 pallets 48x40x50. 30 lbs per keg', { pieces: 3, kg: 244.94 }],
  [
    'Cotizar MIA-SJO. WR 5512: 1 bulto 200 lb. WR 5519: 2 bultos 90 lb. WR 5523: 1 bulto 1,300 lb.',
    { pieces: 4, kg: 721.21 },
  ],
  [
    `Price to PTY: a carbon mast, 12'6" long, 10" wide, 10" high in a tube, 100 lbs, plus one box 3'x2'x18", 70 lbs`,
    { pieces: 2, kg: 77.11 },
  ],
  [
    'Cotizar a MGA 4 atados de 3,00 x 0,30 x 0,25 m (total 0,90 toneladas) y 1 caja de accesorios de 60 x 40 x 40 cm (30 kg)',
    { pieces: 5, kg: 930 },
  ],
  [
    'Cotizar a SJO, las cajas (cm y kg):\n60x40x30 - 12.2\n60x40x30 - 11.9\n50x40x40 - 10',
    { pieces: 3, kg: 34.1, sizes: '1 x 60x40x30; 1 x 60x40x30; 1 x 50x40x40' },
  ],
  [
    'quote PRG-SJO 3 pallets, on each pallet 20 cartons of 10 kg; pallet with wood 225 kg; 120x80x150 cm',
    { pieces: 3, kg: 675 },
  ],
  ['Cotizar a MGA\nBultos: 30\nKilos brutos: 512\nKilos netos: 470', { pieces: 30, kg: 512 }],
  ['please quote to GUA one crate, it weighs one and a half tons', { kg: 1500 }],
  ['please quote to GUA one crate, it weighs about a ton', { kg: 1000 }],
  ['cotizar a GUA una jaula que pesa dos toneladas y media', { kg: 2500 }],
  [
    'quote to SJO: one crate (1200mm x 800mm x 900mm, 150kg) and four boxes (each 500mm x 400mm x 300mm, 12.5kg)',
    { pieces: 5, kg: 200, sizes: '1 x 120x80x90; 4 x 50x40x30' },
  ],
  [
    `How much to PTY: (2) steel poles 18' long x 20" x 20", 200# each, and (1) box hardware 30"x20"x12", 80#`,
    { pieces: 3, kg: 217.72 },
  ],
  ['quote IAH-SAP 2plts@48x40x50" 1000lbs ttl, 1ctn@20x16x14" 30lbs', { pieces: 3, kg: 467.2 }],
  [
    'Cotizar a SJO 5 cajas de cuadros y 3 cajas de ruedas; pesan 10 y 6 kg cada una respectivamente',
    { pieces: 8, kg: 68 },
  ],
  [
    'cotizar a SJO 2 palets, base 120x100 y altura máxima 170 cm, 600 kg cada palet',
    { kg: 1200, sizes: '2 x 120x100x170' },
  ],
  ['quote BUD-SAP 4 crates, avg. 110 kg/crate, 0.55 cbm/crate', { kg: 440, m3: 2.2 }],
  [
    'quote OTP-PTY 80 cartons on 2 euro pallets. Net weight 500 kg, gross 640 kg incl. pallets. Height of pallets 118 cm.',
    { pieces: 2, kg: 640, sizes: '2 x 120x80x118' },
  ],
  [
    'quote ABZ-PTY generator DG-120 (2,000 x 900 x 1,200 mm bare), crated dims 2,200 x 1,100 x 1,400 mm, 1,500 kg crated',
    { kg: 1500, sizes: '1 x 220x110x140', dangerous: false },
  ],
  [
    'cotizar a GUA 2 tarimas con 30 cajas c/u, cada tarima pesa 350 kg y mide 120x100x120 cm',
    { pieces: 2, kg: 700, sizes: '2 x 120x100x120' },
  ],
  ['Pls quote to SAL / 3 ctns + 1 plt / ctn 50x40x40cm 14kg each / plt 110x110x130cm 260kg', { pieces: 4, kg: 302 }],
  [
    'How much to SJO? What we have now is 6 cartons, well actually 7 now that I count again, all 24 by 16 by 14 inches',
    { pieces: 7, sizes: '7 x 61x40.6x35.6' },
  ],
];

describe('sizes, weights and counts in forms, lists and prose', () => {
  it.each(CASES)('%s', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
