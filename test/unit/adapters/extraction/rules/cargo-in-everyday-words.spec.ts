import { describe, expect, it } from '@jest/globals';
import { extractFrom, pickFacts } from './extract-facts.js';
import { listReasons, readCargo, readsAllFigures, readsFacts } from './read-cases.js';

describe('Cargo in everyday words', () => {
  readsAllFigures('numbers and lengths in words', [
    ['CPT MIA-SJO. 2 crates 120x80x80 cm. They weigh a hundred and forty pounds in all.', { kg: 63.5, pieces: 2 }],
    ['CPT MIA-SJO. 1 crate 120x80x80 cm, a thousand two hundred pounds', { kg: 544.31, pieces: 1 }],
    [
      'CPT MIA-SJO. Una caja de pie y medio de largo por un pie de ancho y medio pie de alto, 12 kg',
      { m3: 0.02, kg: 12 },
    ],
    ['CPT MIA-SJO. One box, two feet long, a foot and a half wide and a foot high, 30 lb', { m3: 0.08, pieces: 1 }],
  ]);

  readsAllFigures('rows of a form', [
    [
      'CPT NRT-TGU\nCajas\t4\nLargo\t60 cm\nAncho\t45 cm\nAlto\t30 cm\nPeso bruto total\t52 kg',
      { kg: 52, pieces: 4, m3: 0.32 },
    ],
    [
      'CPT TAO-SAL\n| Bulto | 1 |\n| Alto | 700 mm |\n| Largo | 900 mm |\n| Ancho | 600 mm |\n| Peso bruto | 95 kg |',
      { m3: 0.38, pieces: 1 },
    ],
    ['CPT DAC-SAL\nCrate: 12\nCrate size: 60 x 40 x 50 cm\nGross weight: 480 kg', { kg: 480, pieces: 12, m3: 1.44 }],
    ['CPT MIA-SJO\nCrate: 1\n60x40x50 cm 40 kg\nCrate: 2\n80x40x50 cm 55 kg', { kg: 95, pieces: 2, m3: 0.28 }],
  ]);

  readsAllFigures('counts and weights behind the size', [
    [
      'CPT DUB-SJO. Carton type A: 500 x 400 x 300 mm, qty 8, 9 kg each\nCarton type B: 300 x 300 x 300 mm, qty 3, 4 kg each',
      { kg: 84, pieces: 11, m3: 0.56 },
    ],
    ['CPT MIA-SJO\n4 ctns 60x40x40 cm x 8.5 kg\n2 ctns 50x40x30 cm x 6 kg', { kg: 46, pieces: 6, m3: 0.5 }],
    [
      'CPT MAA-SAL\nBox 1: 900 x 700 x 600 mm - Gr. wt. 210 kg / Nt. wt. 190 kg\nBox 2: 800 x 500 x 500 mm - Gr. wt. 120 kg / Nt. wt. 104 kg',
      { kg: 330, pieces: 2 },
    ],
    ["CPT SZX-SJO: 6 C'TNS 60x50x45 cm, 90 kgs", { pieces: 6, kg: 90 }],
    ['CPT SZX-SJO: 4 w/cases 90x60x40 cm, 130 kgs', { pieces: 4, m3: 0.86 }],
    ['CPT BUD-SAL: 5 CLL / 80X60X75 CM / 176 KGS', { pieces: 5, m3: 1.8 }],
  ]);

  readsAllFigures('weights told by the order of the sizes', [
    [
      'CPT IST-SJO\n4 rollos 150x30x30 cm\n3 rollos 180x40x40 cm\npeso por rollo: 25 kg los primeros y 40 kg los otros',
      { kg: 220, pieces: 7 },
    ],
    [
      'CPT MIA-SJO\n2 tubes 150x30x30 cm\n4 tubes 180x40x40 cm\nThe first weigh 20 kg each, the others 31 kg each.',
      { kg: 164, pieces: 6 },
    ],
  ]);

  readsAllFigures('what the thing weighs without its packing', [
    ['CPT CMB-MGA, 3 pallets 115 x 115 x 130 cm. Gross weight with pallets 930 kg, cartons alone 870 kg.', { kg: 930 }],
    ['CPT ATL-MGA. La caja mide 120x80x100 cm y pesa 310 kg; el equipo solo pesa 265 kg.', { kg: 310 }],
    ['CPT ATL-MGA. One crate 60x60x60 cm weighs 95 lb; without the crate it is 80 lb.', { kg: 43.09 }],
  ]);

  it('takes the sizes of boxes that are lacking for no box', async () => {
    const body =
      'Quote CPT JFK to GUA. We have bought 4 bread mixers. Together 220 kg. I do not have the box sizes yet.';
    await expect(readCargo(body)).resolves.toMatchObject({ kg: 220, pieces: undefined });
  });

  it('holds where sides are told in words that nobody reads', async () => {
    await expect(
      listReasons('Cotizar CPT MIA a SJO: 1 caja, largo dos pies y cuarto, ancho pie y cuarto, alto un pie, 20 kg'),
    ).resolves.toContain('figures-doubtful');
  });
});

describe('Figures of a former state', () => {
  readsAllFigures('lines, brackets and papers that tell it', [
    [
      'CPT JFK-SJO\nOld: 2 skids, 610 kg\nNew: 3 skids, 890 kg total\nEach skid 120x100x90 cm',
      { kg: 890, pieces: 3, m3: 3.24 },
    ],
    [
      'CPT AKL-SJO. 14 bales, 60 x 50 x 45 cm, 16 kg each (the list of Monday, which said 11 bales, is void).',
      { pieces: 14, kg: 224 },
    ],
    [
      'CPT AKL-SJO. See the line below, it replaces the one of Monday (which said 11 bales).\n14 bales, 60 x 50 x 45 cm, 16 kg each',
      { pieces: 14, kg: 224 },
    ],
    [
      'CPT MIA-SAP. Fe de erratas: la grande no mide 130 de alto sino 103.\n1 caja 150 x 100 x 103 cm, 300 kg\n2 cajas 60 x 50 x 50 cm, 40 kg cada una',
      { pieces: 3, kg: 380 },
    ],
  ]);
});

describe('Other sums beside the value', () => {
  readsFacts('an advance is none', [
    [
      'EXW MXP-GUA 4 cajas de 60x60x90 cm, 180 kg en total. Valor 6.400 EUR. (El anticipo que dimos fue de 1.900 EUR.)',
      { value: '6400 EUR' },
    ],
    [
      'EXW MXP-GUA 4 boxes 60x60x90 cm, 180 kg in total. Value EUR 6,400 (down payment EUR 1,900 made).',
      { value: '6400 EUR' },
    ],
  ]);

  readsFacts('the term to quote on', [
    [
      '2 pallets 120x80x110 cm, 310 kg, FRA-SAP. CIP SAP is what the seller offered, we would rather have FCA, please quote on FCA.',
      { term: 'FCA' },
    ],
  ]);
});

describe('Doors told by the site', () => {
  readsFacts('the town behind the site', [
    [
      '8 trunks 120x60x55 cm, 31 kg each, LHR-TGU. They must reach the costume workshop in Tegucigalpa. Price please',
      { city: 'Tegucigalpa' },
    ],
    [
      'Cotizar MAD-TGU, 8 cajas de 31 kg. Tiene que llegar a la oficina central en Tegucigalpa.',
      { city: 'Tegucigalpa' },
    ],
    [
      'Cotizar MAD-GUA, 2 cajas de 118 kg. Flete a Guatemala y la entrega en la clínica de Huehuetenango.',
      { city: 'Huehuetenango' },
    ],
    ['Quote MIA-SJO, 3 boxes, 40 kg, please deliver to the school in Alajuela', { city: 'Alajuela' }],
    [
      'Cotizar MEX-SAL, 2 cajas de 118 kg. Para nuestra feria en San Salvador. Entrega en el gimnasio, en Santa Tecla.',
      { city: 'Santa Tecla' },
    ],
  ]);

  it('leaves a landmark of an address what it is', async () => {
    const { destination } = await extractFrom(
      'Cotizar MIA-SJO. 3 cajas, 40 kg. Dirección: 200 m norte de la iglesia de Grecia',
    );
    expect(destination.city).toBeUndefined();
  });
});

describe('What asks for a price, and what does not', () => {
  it.each([
    'Confirmamos la reserva 77-1940 para 5 piezas / 340 kg, vuelo CM 0334 del jueves, MIA-PTY.',
    'We confirm space for 5 pcs / 340 kg on CM 334 Thursday, MIA-PTY. Cut-off Wednesday 18:00.',
    'Your booking 77-1940 is confirmed: 5 pcs, 340 kg, MIA-PTY, flight CM334 Thursday.',
  ])('%s', async (body) => {
    expect(pickFacts(await extractFrom(body), { asks: false })).toEqual({ asks: false });
  });

  readsFacts('requests', [
    ['1 caja, 35x30x25 cm, 6,8 kg, EXW Houston (IAH) a GUA. ¿Precio y tiempo de tránsito?', { asks: true }],
    ['1 box, 35x30x25 cm, 6.8 kg, EXW Houston (IAH) to GUA. Rate and transit time?', { asks: true }],
    [
      'HKG / SAP\n18 ctns toys, 1.44 cbm, 162 kgs, EXW\nPls adv AFR, FSC, dest THC + dlvy to El Progreso.',
      { asks: true },
    ],
  ]);

  it('takes an injector for no vaccine', async () => {
    const cargo = '2 crates 100x100x90 cm, 300 kg, SEA-SAP';
    await expect(listReasons(`Cotizar ${cargo}, CPT, vacunadoras manuales`)).resolves.not.toContain('special-cargo');
    await expect(listReasons(`Cotizar ${cargo}, CPT, vacunas`)).resolves.toContain('special-cargo');
  });
});
