import { describe, expect, it } from '@jest/globals';
import { listReasons, readsAllFigures, readsFacts } from './read-cases.js';

describe('The measures of one of the packages that were counted', () => {
  readsAllFigures('are multiplied by their number', [
    [
      'Please quote CPT PVG-PTY. Total 18 carton, one carton 21.5kg, carton size 45*35*25cm.',
      { pieces: 18, kg: 387, sizes: '18 x 45x35x25' },
    ],
    ['Please quote CPT BKK-SJO\n25 box plants\n1 box 7.8 kg\n1 box 62x42x30 centimeter', { pieces: 25, kg: 195 }],
    ['Cotizar CPT MIA-SJO. Son 12 cajas, una caja pesa 14 kg y mide 50x40x40 cm', { pieces: 12, kg: 168 }],
  ]);
  readsFacts('are those of a further package where it is added or listed', [
    ['Quote CPT MIA-SJO, 3 cartons 50x40x40 cm 60 kg and 1 carton 60x60x60 cm 30 kg', { pieces: 4, kg: 90 }],
    ['Quote CPT MIA-SJO\n3 cartons 50x40x40 cm, 60 kg\n1 carton 60x60x60 cm, 30 kg', { pieces: 4, kg: 90 }],
  ]);
  readsAllFigures('are listed for each, in their order', [
    [
      'Cotizar DAP Curridabat, AMS-SJO. Son 2 tarimas. Cada tarima: 120 x 100 x 130 cm, peso bruto 305 kg y 288 kg respectivamente.',
      { pieces: 2, kg: 593 },
    ],
    ['Quote CPT MIA-SJO. 2 crates, each 100x80x90 cm, 120 kg and 135 kg respectively.', { pieces: 2, kg: 255 }],
  ]);
});

describe('A single thing without a package', () => {
  readsFacts('is one piece', [
    ['Buenas cuanto cuesta traer una lavadora de Miami a Costa Rica por avion, pesa como 70 kg', { pieces: 1, kg: 70 }],
    ['How much to ship a transformer from Miami to SJO, it weighs 210 kg', { pieces: 1, kg: 210 }],
  ]);
});

describe('Corrections of a count', () => {
  readsAllFigures('name the wrong number in a sentence of their own', [
    ['Favor cotizar CPT MIA-SJO 2 tarimas 120x80x100 cm, 450 kg en total. Perdón, son 3 no 2.', { pieces: 3 }],
    ["Please quote CPT MIA-SJO 2 pallets 120x80x100 cm, 450 kg total. Sorry, it's 3, not 2.", { pieces: 3 }],
  ]);
  readsFacts('are no new things', [
    ['Cotizar MIA-SJO, 2 maletas con ropa (nueva) y 1 caja 60x40x40 cm, 80 kg total', { pieces: 3 }],
  ]);
});

describe('What is held', () => {
  it.each([
    [
      'Quote CPT DEN-SJO, 4 boxes of sensors.\nDims:\n2 @ 24x18x16 in\n3 @ 30x20x20 in\nTotal weight 214 lbs',
      'figures-left-over',
    ],
    [
      'Quote MIA-SAL, 2 crates 70x60x50 cm, 64 kg each, DAP San Salvador per the order, but the invoice says CPT',
      'figures-doubtful',
    ],
    ['Quote DAP Villa Nueva, EWR-GUA, 4 boxes 30x20x20 total 118', 'figures-left-over'],
  ])('%s: %s', async (body, reason) => {
    expect(await listReasons(body)).toContain(reason);
  });
});

describe('Temperatures', () => {
  it.each([
    'Quote CPT MIA-SJO 2 pallets 120x80x100 cm 340 kg, tablets, 2-8 °C not required, ambient.',
    'Quote CPT MIA-SJO 2 pallets of chocolate 120x80x100 cm 340 kg, ambient 15-25 C.',
  ])('of a room, or not asked for, hold nothing: %s', async (body) => {
    expect(await listReasons(body)).toEqual([]);
  });
  it.each(['Keep at 2-8 °C.', 'Mantener entre 2 y 8 grados.'])('are asked for: %s', async (words) => {
    const reasons = await listReasons(`Quote CPT MIA-SJO 2 pallets 120x80x100 cm 340 kg. ${words}`);
    expect(reasons).toContain('special-cargo');
  });
});
