import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** Sizes whose parts or counts stand apart. */
const SIZES: readonly (readonly [string, Facts])[] = [
  [
    'quote to SJO: 2 EUR pallets 120x80, 140 cm high, 260 kg each',
    { sizes: '2 x 120x80x140', kg: 520, value: undefined },
  ],
  ['quote to SJO: 3 pallets (120x100), each 155 cm high and 290 kg gross', { sizes: '3 x 120x100x155', kg: 870 }],
  [
    'cotizar a SJO 3 tarimas base 1,20 x 1,00 m y altura 1,60 m, 380 kg por tarima',
    { sizes: '3 x 120x100x160', kg: 1140 },
  ],
  ['cotizar a SJO 4 tarimas de 1,20 x 1,00, con una altura de 1,35 m cada una', { sizes: '4 x 120x100x135' }],
  [
    'quote to PTY: 2 skids, 48x40 inch footprint, 52" tall, 780 lb per skid',
    { sizes: '2 x 121.9x101.6x132.1', kg: 707.6 },
  ],
  ['quote to PTY: 1 pallet L 155 W 150 H 60 cm, 244 kg', { sizes: '1 x 155x150x60', value: undefined }],
  ['please quote: 4 boxes 50 cm cubes, 12 kg each, to GUA', { sizes: '4 x 50x50x50' }],
  ['cotizar a SAL: 3 cajas de 40 cm por lado, 9 kg c/u', { sizes: '3 x 40x40x40' }],
  ['quote 5 boxes, 18 in per side, to LIR', { sizes: '5 x 45.7x45.7x45.7' }],
  ['cotizar a SJO: 2 docenas de cajas, 61 pies cúbicos en total, 300 kg', { pieces: 24, sizes: '', m3: 1.73 }],
  ['quote to SJO: 9 boxes, 34 cubic feet, 200 lb', { pieces: 9, sizes: '', m3: 0.96 }],
  ['quote MIA-MGA: 3 ctns (18", 18", 24") 35 lbs each', { sizes: '3 x 45.7x45.7x61' }],
  [
    'quote to PTY: a dozen boxes, eighteen by eighteen by sixteen inches, about twenty-five pounds each',
    { sizes: '12 x 45.7x45.7x40.6', kg: 136.08 },
  ],
  ['cotizar a SJO: docena y media de cajas, 12 libras cada una', { pieces: 18, kg: 97.98 }],
  [
    'machine itself 90x60x80 cm and 140 kg; packed in a crate 110x80x100 cm, 190 kg gross. Quote to SJO',
    { sizes: '1 x 110x80x100', kg: 190 },
  ],
  ['son 2 racks, 115 x 65 x 205 cm, 148 kg cada rack, cotizar a PTY', { sizes: '2 x 115x65x205', pieces: 2, kg: 296 }],
  ['quote AMS to SAL: 6 treadmills, 185 x 90 x 40 cm, 112 kg per treadmill', { sizes: '6 x 185x90x40', kg: 672 }],
  ['quote 2 dental chairs, crated 150 x 90 x 120 cm, 197 kg per crate to GUA', { sizes: '2 x 150x90x120', kg: 394 }],
  [
    'quote 5 cartons, 50 cm cubes, 19 kg a piece, plus one kettle boxed 75 x 75 x 100 cm at 62 kg to LIR',
    { sizes: '5 x 50x50x50; 1 x 75x75x100', kg: 157 },
  ],
  [
    'Quote 3 pieces: 1.2m x 0.8m x 0.9m (210kg), 1.0m x 0.8m x 0.7m (150kg), 0.6m x 0.5m x 0.5m (35kg). JFK-SJO',
    { pieces: 3, kg: 395 },
  ],
];

/** Counts that stand apart from what they count. */
const COUNTS: readonly (readonly [string, Facts])[] = [
  [
    'quote to MGA. Weight is 42 kg per box and there are nine of them, size 55 x 45 x 40 cm.',
    { pieces: 9, kg: 378, sizes: '9 x 55x45x40' },
  ],
  [
    'cotizar a SAL 18 rollos de tela, 24 kilos cada rollo, rollos de 160 cm de largo por 25 cm de diámetro',
    { kg: 432, sizes: '18 x 160x25x25' },
  ],
  [
    'quote 60 cartons = 2 pallets. Cartons 40x30x30 cm 8 kg each. Pallets 120x80x170 cm. Total gross 520 kg. To SAP',
    { pieces: 2, kg: 520, sizes: '2 x 120x80x170' },
  ],
  [
    'quote MIA-GUA: 4 boxes weighing 18 lb apiece; two measure 12x12x12 in and two 16x12x12 in',
    { pieces: 4, kg: 32.66, sizes: '2 x 30.5x30.5x30.5; 2 x 40.6x30.5x30.5' },
  ],
  ['Wt 212.5 kgs. Vol 1.31 cbm. Pkgs 3. HKG/SJO. pls quote.', { pieces: 3, kg: 212.5, m3: 1.31 }],
  ['10 CTNS 0.62 CBM 145 KGS G.W. / 130 KGS N.W. CAN-GUA PLS QUOTE', { pieces: 10, kg: 145, m3: 0.62 }],
  [
    'quote to GUA - dims: 3 @ 24x20x18", 2 @ 30x24x20"; wt: 38 lbs & 55 lbs each respectively',
    { pieces: 5, kg: 101.6 },
  ],
  [
    'quote HKG-SAL: 100 units packed 10 per carton, carton 40x30x30 cm, 8.4 kg per carton',
    { pieces: 10, kg: 84, sizes: '10 x 40x30x30' },
  ],
  ['cotizar MIA-MGA: 240 camisas empacadas en cajas de 24, caja de 60x40x35 cm y 11 kg', { pieces: 10, kg: 110 }],
  [
    'quote AMS-SJO: two suitcases (23 kg each) and a bike box (18 kg, 130x75x25 cm)',
    { pieces: 3, kg: 64, sizes: '1 x 130x75x25' },
  ],
  ['quote HKG-SJO: CBM per carton 0.059, GW per carton 11.5, 36 ctns', { pieces: 36, kg: 414, m3: 2.12 }],
  [
    'Quote please. Gross Weight (KGS): 1,045.50 / Volume (CBM): 5.82 / Packages: 6 PALLETS. ICN-PTY',
    { pieces: 6, kg: 1045.5, m3: 5.82 },
  ],
  [
    'cotizar a SJO: largo 2 metros, ancho 80 cm, alto 1 metro 20, 300 kilos, una sola pieza',
    { sizes: '1 x 200x80x120', kg: 300 },
  ],
  [
    'quote: 2 pallets 48x40x50 in, 1 pallet 48x40x70 in, total 2,150 lb to SAP',
    { pieces: 3, kg: 975.22, sizes: '2 x 121.9x101.6x127; 1 x 121.9x101.6x177.8' },
  ],
  ['cotizar: 3 cajas 40x30x30 cm, 2 cajas 60x40x40 cm, 88 kg a SJO', { pieces: 5, kg: 88 }],
  ['quote to PTY\nL120 x W100 x H140 cm (x1)\nL120 x W100 x H115 cm (x1)', { pieces: 2, value: undefined }],
];

/** Packing lists and lists of labels. */
const LISTS: readonly (readonly [string, Facts])[] = [
  [
    'quote to MGA\nItem | Description | Qty ctns | Kg each | Size cm\n1 | Caps | 12 | 9.5 | 50x40x35\n2 | Seals | 8 | 14 | 60x40x40\nTOTAL | | 20 | |',
    { pieces: 20, kg: 226, sizes: '12 x 50x40x35; 8 x 60x40x40' },
  ],
  [
    'cotizar a SAL\nBulto | Cant. | Largo | Ancho | Alto (cm) | Peso unit. kg | Peso total kg\nHorno | 2 | 70 | 60 | 55 | 48 | 96\nRepisas | 5 | 40 | 30 | 30 | 7,2 | 36\nTOTAL | 7 | | | | | 132',
    { pieces: 7, kg: 132, sizes: '2 x 70x60x55; 5 x 40x30x30' },
  ],
  [
    'quote to TGU\nPkg   Qty   L x W x H (cm)    Gross wt total (kg)\nA     4     80 x 60 x 50      148\nB     3     60 x 60 x 60      96.6\nTotal 7                       244.6',
    { pieces: 7, kg: 244.6, sizes: '4 x 80x60x50; 3 x 60x60x60' },
  ],
  [
    'quote to PTY, 162 kg in all\n\nDimensions (cm)      No. of boxes\n48 36 32             10\n60 45 40             4',
    { pieces: 14, kg: 162, sizes: '10 x 48x36x32; 4 x 60x45x40' },
  ],
  [
    'quote to TGU\nQTY/CANT | DIMS (IN) | LBS EACH/CU\n2 | 36x30x40 | 265\n4 | 48x16x16 | 31',
    { pieces: 6, kg: 296.65 },
  ],
  [
    'cotizar a SJO\nNo. | Cantidad | Largo cm | Ancho cm | Alto cm | Peso kg\n1 | 3 | 80 | 60 | 70 | 45\n2 | 2 | 100 | 60 | 50 | 62\nTotal | 5 | | | | 259',
    { pieces: 5, kg: 259 },
  ],
  [
    'please quote to SJO\nPieces\n5\nLength\n110\nWidth\n70\nHeight\n64\n(cm)\nWeight per piece\n83 kg\nCommodity\npump heads',
    { pieces: 5, kg: 415, sizes: '5 x 110x70x64', goods: 'pump heads' },
  ],
  [
    'Cotización aérea a GUA\n\nCantidad de bultos:\n4\nPeso por bulto:\n33 kg\nMedidas por bulto:\n60 x 50 x 40 cm\nMercadería:\nfiltros',
    { pieces: 4, kg: 132, sizes: '4 x 60x50x40', goods: 'filtros' },
  ],
  ['Cotizar. Origen: Miami Destino: Managua Peso: 45 kilos Bultos: 3', { from: 'MIA', to: 'MGA', kg: 45, pieces: 3 }],
  [
    '2 cajas 100x50x40 cm de 25 kg cada una\n1 caja 75x75x30 cm de 17 kg\n3 cajitas 30x30x25 cm de 5 kg cada una\nCotizar a SJO',
    { pieces: 6, kg: 82 },
  ],
];

describe('sizes', () => {
  it.each(SIZES)('of "%s" are put together', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('counts', () => {
  it.each(COUNTS)('in "%s" are found beside what they count', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('lists', () => {
  it.each(LISTS)('as "%s" are read row by row', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
