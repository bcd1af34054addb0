import { describe, expect, it } from '@jest/globals';
import { listReasons, readsAllFigures } from './read-cases.js';

describe('A weight of each of the things', () => {
  readsAllFigures('that stand on pallets named behind it is theirs', [
    [
      'Cotizar IAH-GUA 15 tambores de 55 galones, 210 kg c/u, sobre 4 tarimas de 115x115x105 cm',
      { pieces: 4, kg: 3150 },
    ],
    ['Quote IAH-SJO 10 drums, 180 kg each, on 3 pallets 120x120x100 cm', { pieces: 3, kg: 1800 }],
    ['Quote MIA-SJO 5 crates stc 70 ctns 160x115x61 cm 495 kg per piece', { pieces: 5, kg: 2475 }],
  ]);
  it('is no weight of a pallet beside the goods where the pallets are the pieces', async () => {
    expect(await listReasons('Cotizar BCN-SJO 3 tarimas de 120x80x110 cm, y cada tarima pesa 214 kilos')).toEqual([]);
  });
  it.each([
    'Quote IAH-GUA 12 drums, gross 190 kg/drum, packed on 3 pallets 120x120x110 cm. Pallets weigh 20 kg each.',
    'Cotizar MIA-SJO 30 cajas, peso bruto 14 kg por caja, sobre 1 tarima 120x100x145 cm. La tarima pesa 18 kg.',
    'Quote MIA-SJO 20 boxes, gross 9 kg each, on 2 skids 100x100x90 cm. Skids weigh 15 kg each.',
  ])('is not all of it where the pallets have a weight of their own: %s', async (body) => {
    expect((await listReasons(body)).length).toBeGreaterThan(0);
  });
});

describe('Packages', () => {
  readsAllFigures('are as many as each of the things fills', [
    ['Cotizar ICN-SJO: 2 equipos de rayos X, c/equipo en 3 cajas, 1280 kg', { pieces: 6 }],
    ['Quote MIA-SJO 4 machines, each machine comes in 2 crates, 1,600 kg total', { pieces: 8 }],
    ['Cotizar MIA-SJO 3 camas, cada cama viene en 2 cajas, 240 kg en total', { pieces: 6 }],
  ]);
  readsAllFigures('stand in brackets behind their sizes where they add up', [
    ['Quote TPE-SJO, 16 cartons/192kgs, dims 45x35x30 cm (8 ctns) + 50x40x35 cm (8 ctns)', { pieces: 16, m3: 0.94 }],
    ['Cotizar MIA-SJO 10 cajas 150 kg: 60x40x40 cm (6 cajas), 50x30x30 cm (4 cajas)', { pieces: 10, m3: 0.76 }],
    [
      'Quote MIA-SJO 3 pallets 600 kg, 120x80x100 cm (1 pallet) and 120x100x120 cm (2 pallets)',
      { pieces: 3, m3: 3.84 },
    ],
  ]);
});

describe('Figures beside each other', () => {
  readsAllFigures('are gross and net, or a volume with decimals', [
    ['Quote CAN-PTY 3 cartons 205*100*45cm, GW/NW: 88/80kg per carton', { pieces: 3, kg: 264 }],
    ['Quote HKG-PTY 48 ctns / 576.0 kgs / 3.456 cbm', { pieces: 48, kg: 576, m3: 3.46 }],
    ['Quote HKG-PTY 12 ctns / 96 kgs / 1.204 cbm', { pieces: 12, kg: 96, m3: 1.2 }],
  ]);
  it.each([
    'Qty 10 | Carton | 40 x 40 x 40 | 15.00 | 150.00\nQty 5 | Carton | 60 x 40 x 40 | 22.00 | 110.00\nQuote LGG-GUA please',
    'Quote MIA-SJO\nBox;40 x 40 x 40 cm;12.5\nBox;50 x 40 x 40 cm;14.5',
    'Cotizar MIA-SJO\nCaja 1 | 40x40x40 cm | 12,5\nCaja 2 | 50x40x40 cm | 14,5',
  ])('in cells that nobody named are left over: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-left-over');
  });
  it.each([
    'Cotizar ICN-SJO: 2 equipos, c/equipo en 3 cajas, peso por equipo 640 kg, volumen por equipo 4.1 m3',
    'Quote MIA-SJO 4 machines in 8 crates, volume per machine 2.5 cbm, 1,600 kg total',
  ])('are doubtful where a volume is of each of other things: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });
});
