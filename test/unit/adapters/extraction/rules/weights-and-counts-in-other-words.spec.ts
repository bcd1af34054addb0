import { describe, expect, it } from '@jest/globals';
import { readCargo } from './read-cases.js';

describe('Cargo whose weights and counts are told in other words', () => {
  it.each([
    [
      'CPT MIA-SJO, 5 cajas: 2 son de 60x50x40 cm y las otras 3 de 30x30x25 cm. Las grandes pesan 21 kg cada una y las chiquitas 6 kg cada una.',
      60,
      5,
      0.31,
    ],
    [
      'CPT MIA-SJO.\n2 crates 100x80x70 cm\n1 crate 50x40x40 cm\nThe small one weighs 22 kg, the big ones 95 kg each.',
      212,
      3,
      1.2,
    ],
    [
      'CPT MIA-SJO. We have 3 boxes 48x24x30 inches and 5 boxes 24x24x28 inches. They weigh 140 lb the big ones and 75 lb the small ones (each).',
      360.61,
      8,
      3.02,
    ],
    [
      'CPT MIA-SJO. 2 de 90 x 70 x 110 cm y 1 de 60 x 50 x 70 cm. La de 60 pesa 28 kg y las dos grandes 74 kg cada una.',
      176,
      3,
      1.6,
    ],
    [
      'CPT MIA-SAP bombas de agua 3 cajas\nla grande 70x50x50 48 kg\nlas dos pequeñas 40x40x35 17 kg cada una',
      82,
      3,
      0.29,
    ],
    ['CPT MIA-SAP 4 cartons:\nthe big one 70x50x50 cm 48 kg\nthe three small ones 40x40x35 cm 17 kg each', 99, 4, 0.34],
    [
      'CPT GUATEMALA desde Canton:\n60x60x20 (4)\n90x70x20 (2)\nLas chicas pesan 15 kg cada caja y las dos grandes 26 kg cada una.',
      112,
      6,
      0.54,
    ],
    [
      'FOB LAX-SAL 2 skids, 48x40x60 inches, with 80 cases on them. One skid weighs 410 lb and the other 395 lb.',
      365.14,
      2,
      3.78,
    ],
    [
      'FOB LAX-SAL 2 tarimas, 120x100x150 cm, con 80 cajas encima. Una tarima pesa 210 kg y la otra 195 kg.',
      405,
      2,
      3.6,
    ],
    [
      'CPT Madrid-Managua 8 cajas de 92 x 34 x 80 cm y 19,6 kg cada una.\nPerdonad, que me acaban de decir que al final mandamos 9.\nUna silla por caja.',
      176.4,
      9,
      2.25,
    ],
    [
      'CPT MAD-MGA 8 boxes of 92 x 34 x 80 cm and 19.6 kg each, one chair per box.\nSorry, I am told that we finally ship 9.',
      176.4,
      9,
      2.25,
    ],
    [
      'CPT GRU-PTY Quiero cotizar 18 cajas de zapatos. Cada caja 60x40x50 cm, unos 14 kg.\n\nPerdón, me equivoqué: acabo de hablar con la fábrica y son 16 cajas, no 18. El peso por caja sigue igual, 14 kg.',
      224,
      16,
      1.92,
    ],
    [
      'CPT GRU-PTY I want 18 boxes of shoes. Each box 60x40x50 cm, about 14 kg.\n\nSorry, the factory tells me it is 16 boxes, not 18. The weight per box is the same, 14 kg.',
      224,
      16,
      1.92,
    ],
    [
      'EXW MXP-SJO\nCajas\tLargo\tAncho\tAlto\tPeso c/u\n3\t600 mm\t450 mm\t520 mm\t58 kg\n2\t800 mm\t600 mm\t700 mm\t91,5 kg',
      357,
      5,
      1.09,
    ],
    [
      'EXW JFK-SJO\nQty | Length | Width | Height | Weight each\n3 | 24 in | 18 in | 20 in | 58 lb\n2 | 31 in | 24 in | 28 in | 91 lb',
      161.48,
      5,
      1.11,
    ],
    [
      'CPT IAH-MGA. 3 boxes:\n24x18x12 - 2 of these, 55 lbs each\n40x30x26 - 1 of these, 210 lbs\nall inches',
      145.15,
      3,
      0.68,
    ],
    ['CPT IAH-MGA. 3 cajas:\n60x45x30 - 2 de estas, 25 kg cada una\n100x75x65 - 1 de estas, 95 kg', 145, 3, 0.65],
    [
      'CPT MIA-MGA\nrowing machines x3, each box 240 x 60 x 40 cm, 43 kg each\nkettlebells x1 pallet, 100 x 100 x 60 cm, 520 kg\ntotal 4 pieces',
      649,
      4,
      2.33,
    ],
    [
      'Please quote CPT TPE-SAP.\n1) Dimensions? - all cartons 75 x 55 x 50 cm\n2) How many? - 16\n3) Weight? - 41 kg each gross, 36 kg net',
      656,
      16,
      3.3,
    ],
    [
      'Cotizar CPT MUC-PTY.\n- ¿Cuántos bultos?: 2\n- ¿Medidas?: 1.05 m x 0.75 m x 0.90 m los dos iguales\n- ¿Peso?: 118 kg el primero y 131 kg el segundo',
      249,
      2,
      1.42,
    ],
    [
      'Cotizar CPT MUC-PTY.\n¿Cuántas cajas son? 12\n¿Qué medidas tienen? 40x30x30 cm\n¿Cuánto pesa cada una? 9 kg',
      108,
      12,
      0.43,
    ],
    ['Quote CPT MUC-PTY please.\nHow many boxes? 12\nSize? 40x30x30 cm each\nHow heavy? 9 kg each', 108, 12, 0.43],
    ['CPT\nDeparture\nCAN\nDestination\nSAL\nCartons\n22\nCarton size\n52*41*37CM\nWeight/ctn\n14.5KG', 319, 22, 1.74],
    ['CPT CAN-SAL\nCartons\n22\nCarton size\n52*41*37CM\nCarton weight\n14.5KG', 319, 22, 1.74],
    ['CPT MEX-PTY\nBoxes: 16\nBox size: 70 x 50 x 45 cm\nBox weight: 12 kg', 192, 16, 2.52],
    ['CPT MEX-PTY\nCajas: 16\nMedida caja: 70 x 50 x 45 cm\nPeso caja: 12 kg', 192, 16, 2.52],
    [
      'FCA GOT-GUA\nBultos: 3 paletas\nMedidas por paleta: 120 x 80 x 60 cm\nPeso bruto: 1.140 kg en total (380 kg por paleta)',
      1140,
      3,
      1.73,
    ],
    ['FCA GOT-GUA 4 pallets 120 x 80 x 60 cm, gross 1.240 kg (310 kg per pallet)', 1240, 4, 2.3],
    [
      'CFR BLR-SJO total 14 pkg\n- 60x50x40 cms X 9\n- 110x80x75 cms X 3\n- 40x40x30 cms X 2\ngr wt 768.400 kgs (net wt 702 kgs)',
      768.4,
      14,
      3.16,
    ],
    ['CFR BLR-SJO 5 ctns 60x50x40 cms gr wt 118.500 kgs, net wt 102.300 kgs', 118.5, 5, 0.6],
    [
      'CPT IST-PTY. Las puertas vienen en un solo guacal: 2.35 m x 1.30 m x 0.45 m; peso de las puertas 190 kg, con guacal 236 kg.',
      236,
      1,
      1.37,
    ],
    [
      'CPT AMS-PTY. El tanque mide 1,60 m de largo por 1,20 m de ancho y 1,45 m de alto, ya con la caja. Pesa vacío 210 kg neto y con el embalaje 265 kg.',
      265,
      1,
      2.78,
    ],
    [
      'CPT LIS-SJO. It goes in a wooden box of 1.2 m by 0.4 m by 0.9 m. The ship on its own is 11 kg; the seller says 27 kg with the box.',
      27,
      1,
      0.43,
    ],
    [
      'CPT LIS-SJO. Va en una caja de madera de 120x40x90 cm. El barco solo pesa 11 kg, y ya con la caja 27 kg.',
      27,
      1,
      0.43,
    ],
    ['CPT LIS-SAL una paleta de 120 x 80 x 130 cm con 40 cajitas adentro, peso bruto 285 kg', 285, 1, 1.25],
    ['CPT LIS-SAL 1 pallet of 120 x 80 x 130 cm with 40 little boxes inside, gross 285 kg', 285, 1, 1.25],
    ['CPT LIS-SAL 1 pallet de 120x100x145 cm con 24 cajas, peso 366 kg bruto', 366, 1, 1.74],
    [
      'CPT MIA-SAP 5 cajas: una de 32x20x18 pulg y 61 lb, las otras cuatro miden 18x18x16 pulg y pesan 27 lb cada una, total 169 lb',
      76.66,
      5,
      0.53,
    ],
    [
      "CPT MAN-SAP 5 cartons, 80x60x50 cm, 33 kg each.\nActually hang on, my lad's just been out to count them and it's six cartons, same size and weight.",
      198,
      6,
      1.44,
    ],
    [
      'CPT MDE-SJO va en dos guacales: el primero de 1.10 x 0.80 x 1.25 metros, 380 kilos; el segundo de 0.90 x 0.60 x 0.70 metros y 140 kilos. O sea 520 en total.',
      520,
      2,
      1.48,
    ],
  ])('is read whole: %s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});
