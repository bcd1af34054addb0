import { describe, expect, it } from '@jest/globals';
import { readCargo } from './read-cases.js';

describe('Pieces that are alike', () => {
  it.each([
    [
      'Please quote CPT MIA-SJO two cartons and one wooden crate. The cartons are alike, 70 x 50 x 40 cm and 24 kg; the crate is 165 x 105 x 30 cm and 131 kg.',
      179.0,
      3,
      0.8,
    ],
    [
      'Cotizar CPT MIA-SJO tres cajas y un huacal. Las cajas son iguales, de 60x40x40 cm y 18 kg; el huacal mide 120x80x90 cm y pesa 95 kg.',
      149.0,
      4,
      1.15,
    ],
    ['Quote CPT MIA-SJO 4 crates. They are identical: 100x80x60 cm, 85 kg.', 340.0, 4, 1.92],
    [
      'We have two speakers in flight cases, CPT MIA-SJO. Each flight case is 1.20 m high, 0.75 m wide and 0.70 m deep. Both weigh the same, 98 kg with the speaker inside.',
      196.0,
      2,
      1.26,
    ],
    ['Cotizar CPT MIA-SJO dos motores en sus cajas de 80x60x60 cm. Los dos pesan lo mismo, 74 kg.', 148.0, 2, 0.58],
    ['CPT MIA-SJO 3 crates 80x60x60 cm. All weigh the same: 74 kg.', 222.0, 3, 0.86],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Packages that go by several numbers', () => {
  it.each([
    [
      'CPT MIA-SJO 6 colli:\ncolli 1+2: 120 x 80 x 95 cm, 210 kg each\ncolli 3 to 5: 80 x 60 x 70 cm, 64.5 kg each\ncolli 6: 200 x 50 x 50 cm, 92 kg',
      705.5,
      6,
      3.33,
    ],
    [
      'CPT MIA-SJO 5 bultos:\nbultos 1 y 2: 120 x 80 x 95 cm, 210 kg c/u\nbultos 3 al 5: 80 x 60 x 70 cm, 60 kg c/u',
      600.0,
      5,
      2.83,
    ],
    [
      'CPT MIA-SJO\nbox 1 & 2: 60x40x40 cm, 20 kg each\nbox 3: 80x60x60 cm, 45 kg\nboxes 4-6: 50x50x50 cm, 30 kg each',
      175.0,
      6,
      0.86,
    ],
    ['CPT MIA-SJO\ncajas 1, 2 y 3: 60x40x40 cm, 20 kg cada una\ncaja 4: 80x60x60 cm, 45 kg', 105.0, 4, 0.58],
    ['CPT MIA-SJO\nPallets #1 and #2: 48x40x50 in, 600 lbs each\nPallet #3: 48x40x30 in, 350 lbs', 703.07, 3, 4.09],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Goods that travel packed one by one', () => {
  it.each([
    [
      "I'd like a quote CPT MIA-SJO for 2 crated outboard motors.\nThey come to 96 cubic feet and 1,020 lbs for the two.",
      462.66,
      2,
      2.72,
    ],
    ['Quote CPT MIA-SJO 3 boxed treadmills, 150 kg total, 0.9 cbm total', 150.0, 3, 0.9],
    ['Quote CPT MIA-SJO 4 palletized compressors, 1200 kg total, 5 cbm total', 1200.0, 4, 5.0],
    ['Cotizar CPT MIA-SJO 2 motores encajonados, 300 kg en total, 1.2 m3 en total', 300.0, 2, 1.2],
    ['Cotizar CPT MIA-SJO 3 generadores embalados, 300 kg en total, 1.2 m3 en total', 300.0, 3, 1.2],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Rows that begin with a count', () => {
  it.each([
    [
      'CPT MIA-SJO:\n1 horno .......... 38" x 42" x 60" ...... 410 lbs\n2 freidoras ...... 20" x 34" x 48" ...... 165 lbs cada una\n1 batidora ....... 24" x 28" x 46" ...... 200 lbs\nCada equipo viene en su propia caja.',
      426.38,
      4,
      3.15,
    ],
    [
      'CPT MIA-SJO:\n1 x hydraulic torque unit, case 800 x 600 x 700 mm, 112 kg\n2 x bolt tensioner, case 600 x 400 x 300 mm, 48 kg each\n1 x hose set, box 1200 x 400 x 400 mm, 36 kg',
      244.0,
      4,
      0.67,
    ],
    ['CPT MIA-SJO:\n- 3 pumps, 60x50x50 cm, 45 kg each\n- 1 control panel, 120x80x40 cm, 88 kg', 223.0, 4, 0.83],
    ['CPT MIA-SJO:\n3 bombas - 60x50x50 cm - 45 kg c/u\n1 tablero - 120x80x40 cm - 88 kg', 223.0, 4, 0.83],
    [
      'CPT MIA-SJO:\n4 escritorios: 160x80x20 cm, 38 kg c/u\n4 sillas: 70x70x60 cm, 15 kg c/u\n1 mesa: 200x100x20 cm, 60 kg',
      272.0,
      9,
      2.6,
    ],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Figures that others replace', () => {
  it.each([
    [
      'Quote CFR LOS-PTY. There are 9 cartons - sorry, 11 cartons, two were added today - measuring 60 x 50 x 45 cm each. With the two extra cartons the gross weight comes to 231 kg.',
      231.0,
      11,
      1.49,
    ],
    ['CPT MIA-SJO 5 boxes, no wait, 7 boxes since two more came in, 40x40x40 cm each, 84 kg total', 84.0, 7, 0.45],
    [
      'CPT MIA-SJO: eran 6 cajas, ahora son 8 porque se agregaron dos, de 50x40x30 cm cada una, 96 kg en total',
      96.0,
      8,
      0.48,
    ],
    [
      'The crate was rebuilt. New size is 130 x 90 x 100 cm (was 120 x 90 x 85 cm) and it now weighs 212 kg instead of 195 kg.\nStill one crate, CPT MIA-SJO. Please re-quote.',
      212.0,
      1,
      1.17,
    ],
    [
      'En el correo anterior puse mal las medidas. Lo correcto es 100 x 80 x 75 cm por caja (no 100 x 80 x 57). Siguen siendo 4 cajas con 310 kg brutos en total, CPT MIA-SJO. Cotizar por favor.',
      310.0,
      4,
      2.4,
    ],
    ['Cotizar CPT MIA-SJO 3 cajas de 60x50x40 cm (antes 60x50x30 cm), 90 kg en total (antes 80 kg)', 90.0, 3, 0.36],
    ['Quote CPT MIA-SJO 2 pallets 120x80x110 cm (not 120x80x100), total 400 kg (previously 380 kg)', 400.0, 2, 2.11],
    [
      'Please requote CPT MIA-SJO: 2 pallets, dims changed from 120x80x100 cm to 120x80x130 cm each, weight from 300 kg to 340 kg total',
      340.0,
      2,
      2.5,
    ],
    [
      'Por favor recotizar CPT MIA-SJO: las medidas cambiaron de 120x80x100 a 120x80x130 cm, 1 tarima, el peso pasa de 300 a 340 kg',
      340.0,
      1,
      1.25,
    ],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Packages told by what is in each', () => {
  it.each([
    [
      'Cotizar CPT MIA-SJO 9 alimentadores automáticos, uno por caja. La caja es de 75 por 75 por 50 cm y pesa 29 kilos y medio.',
      265.5,
      9,
      2.53,
    ],
    ['Quote CPT MIA-SJO 6 chairs, one per carton, carton 70x70x60 cm, 14 kg', 84.0, 6, 1.76],
    [
      'Quote CPT MIA-SJO 14 surfboards, packed two to a box, so 7 boxes, each 7 ft x 2 ft x 1 ft. Boxes weigh 31 lbs each.',
      98.43,
      7,
      2.78,
    ],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Tables', () => {
  it.each([
    [
      'CPT MIA-SJO\n| Pkgs | Type    | L (cm) | W (cm) | H (cm) | Gross kg |\n|---|---|---|---|---|---|\n| 2    | pallets | 120    | 80     | 145    | 496      |\n| 1    | pallet  | 80     | 60     | 100    | 84       |\n| 3    | total   |        |        |        | 580      |',
      580.0,
      3,
      3.26,
    ],
    [
      'CPT MIA-SJO\nCant\tTipo\tLargo\tAncho\tAlto\tPeso kg\n2\tcajas\t60\t40\t40\t50\n3\tsacos\t70\t50\t20\t75\n5\tTotal\t\t\t\t125',
      125.0,
      5,
      0.4,
    ],
    ['CPT MIA-SJO\nQty Type L W H (cm) Kg\n2 pallets 120 80 145 496\n1 pallet 80 60 100 84\n3 580', 580.0, 3, 3.26],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Figures of one piece and of what it can take', () => {
  it.each([
    [
      'Importamos una tostadora de café de 15 kg de capacidad, CPT MIA-SJO. Viene en dos huacales: el primero de 150 x 110 x 140 cm con 380 kg y el segundo de 120 x 80 x 90 cm con 135 kg. Cotizar.',
      515.0,
      2,
      3.17,
    ],
    [
      'Quote CPT MIA-SJO a 20 kg capacity washer in two crates: the first is 150x110x140 cm at 180 kg, the second 120x80x90 cm at 95 kg.',
      275.0,
      2,
      3.17,
    ],
    ['Quote CPT HKG-PTY: 200 pcs, pack in 10 cartons, one carton 50*40*30cm, 12kgs one carton', 120.0, 10, 0.6],
    ['Cotizar FOB ORD-MGA\nNº de piezas: 3\nPeso: 612 kg\nMedidas: 1.20 x 1.00 x 1.45 mts c/u', 612.0, 3, 5.22],
    [
      'Quote CPT LHR-GUA. There will be three cases altogether. Two of them are 250 cm long, 60 cm wide and 60 cm high, and weigh 95 kg each. The last is smaller: 120 by 60 by 60 cm, at 52 kg.',
      242.0,
      3,
      2.23,
    ],
    [
      'Cotizar CPT MIA-SJO cuatro cajas. Tres de ellas miden 80x60x50 cm y pesan 40 kg cada una. La última es más chica: 40x40x40 cm, de 12 kg.',
      132.0,
      4,
      0.78,
    ],
    ['Please quote CPT VIE-MGA\n2 pallets, each 120 x 80 x 105 cm\nGross: 745 kg', 745.0, 2, 2.02],
  ])('%s', async (body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});
