import { describe, expect, it } from '@jest/globals';
import { listReasons, readCargo, readsAllFigures } from './read-cases.js';

describe('A writer who words things in an unusual way', () => {
  readsAllFigures('names each side before its figure', [
    [
      'cotizar MIA TGU una estufa en tarima. De largo tiene 52 pulgadas, de ancho 30 y de altura 41. Pesó 380 libras',
      { pieces: 1, sizes: '1 x 132.1x76.2x104.1' },
    ],
    [
      'quote MIA TGU a stove on a pallet. In length it has 52 inches, in width 30 and in height 41. It weighed 380 pounds',
      { pieces: 1, sizes: '1 x 132.1x76.2x104.1' },
    ],
    ['cotizar MIA TGU. 2 cajas. De largo 60 cm, de ancho 50 y 40 de alto, 38 kg en total', { sizes: '2 x 60x50x40' }],
  ]);
  readsAllFigures('says behind the weight that each has it', [
    ['cotizar VCE GUA. Son cinco cajas de 40 por 40 por 30 centímetros, 9,4 kilos pesa cada una.', { kg: 47 }],
    ['quote VCE GUA. Five boxes of 40 by 40 by 30 cm; 9.4 kilos is what each weighs.', { kg: 47 }],
    ['cotizar MIA SAP 6 cjs 50x40x30 cm c/u 14 kg c/u', { kg: 84 }],
  ]);
  readsAllFigures('leaves out the sign between two pieces', [
    [
      'cotizar LAX MGA tres bultos el primero de 60x50x40 cm el segundo igual y el tercero de 80x60x50 cm peso total 96 kilos',
      { pieces: 3, sizes: '1 x 60x50x40; 1 x 60x50x40; 1 x 80x60x50' },
    ],
  ]);
  readsAllFigures('parts the thousands of millimetres by a blank', [
    [
      'cotizar MEX LIR.\nCajón 1: 2 400 × 720 × 660 mm — 480 kg\nCajón 2: 1 150 × 650 × 550 mm — 160 kg',
      { pieces: 2, sizes: '1 x 240x72x66; 1 x 115x65x55' },
    ],
  ]);
  readsAllFigures('calls packages places', [
    [
      'price of transport by plane Riga - Panama. Places: 6. Size of place 0,5*0,5*0,4. Brutto of one place 19,5 kg',
      { pieces: 6, kg: 117, m3: 0.6 },
    ],
  ]);
  readsAllFigures('has other words for net weights, packages, sides and terms', [
    ['cotizar GRU GUA 2 bultos 100x80x90 cm, peso bruto 512 kg, peso líquido 470 kg', { kg: 512 }],
    ['cotizar IST GUA 2 bultos 100x80x90 cm. Peso grueso de 512 kg y peso limpio de 470 kg', { kg: 512 }],
    ['cotizar VLC MGA 3 palets europeos de altura 110 cm, peso conjunto 640 kg', { sizes: '3 x 120x80x110', kg: 640 }],
    ['cotizar MIA-SJO 6bul 190 lb 0.9 cbm', { pieces: 6 }],
    [
      'cotizar MIA MGA una cocina: 50 pulgadas de alta, 30 de ancha y 28 de fondo, 150 libras',
      { sizes: '1 x 127x76.2x71.1' },
    ],
    ['cotizar STR PTY\n> 2 Paletten 120 x 80 x 130 cm, 486 kg, ab Werk Stuttgart', { term: 'EXW' }],
    ['cotizar FRA SJO 5 bultos de 100x80x90 cm; 210 kg/u', { kg: 1050 }],
  ]);
  readsAllFigures('names the value in the language of the supplier', [
    ['cotizar FCA BLQ a SJO, 1 bulto 100x70x80 cm, 94 kg\n> Importo fattura EUR 5.120,40', { value: '5120.4 EUR' }],
    ['cotizar FCA FRA a SJO, 1 bulto 100x70x80 cm, 94 kg\n> Rechnungswert: EUR 5.120,40', { value: '5120.4 EUR' }],
  ]);

  it.each([
    'Please quote CPT London to Managua. Six chairs, each boxed separately at 90 x 60 x 60 cm, and each box weighs 22 kg gross.',
    'cotizar IST GUA CIP.\nCantidad:\t4 cajas\nPeso bruto de cada caja:\t61,5 kg\nModo de entrega:\tCIP',
    'cotizar DUS SJO CPT. 1 bulto 98x87x143 cm, en jaula de madera NIMF-15, 640 kg.',
  ])('holds nothing: %s', async (body) => {
    expect(await listReasons(body)).toEqual([]);
    expect((await readCargo(body)).open).toEqual([]);
  });

  it.each([
    'quote DUS SJO CPT. 2 crates 98x87x143 cm, 640 kg. Crates must be ISPM-15.',
    'cotizar DUS SJO CPT. 2 huacales 98x87x143 cm, 640 kg. Favor incluir tarimas NIMF-15',
  ])('asks for treated wood: %s', async (body) => {
    expect(await listReasons(body)).toContain('special-wish');
  });

  it.each([
    'Embarque FRA-SJO CPT: L/A/H = 1.1/0.8/1.05 m; W = 310 kg/u',
    'cotizar MIA-SJO CPT, 5 cajas o tal vez 6, 60x50x40 cm, 90 kg',
    'quote MIA-SJO CPT, 5 boxes 60x50x40 cm, 90 kg, not sure',
    'Cuánto a Guatemala?\n\n> 3 pallets, 1.2x1.0x1.4 m, 2x 280 kg + 1x 240 kg, ready ORD',
  ])('leaves a figure open: %s', async (body) => {
    expect((await readCargo(body)).open).not.toEqual([]);
  });

  it('never counts pieces by the number of a standard', async () => {
    expect((await readCargo('quote DUS SJO CPT. 2 ISPM 15 stamped crates 98x87x143 cm, 640 kg.')).pieces).not.toBe(15);
  });
});
