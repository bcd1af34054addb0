import { describe, expect, it } from '@jest/globals';
import { listReasons, readCargo } from './read-cases.js';

const HEAD_EN = 'Please quote MIA-SJO, DAP Heredia, machine parts.';
const HEAD_ES = 'Por favor cotizar MIA-SJO, DAP Heredia, repuestos.';

describe('A former state of the cargo beside the present one', () => {
  it.each([
    `${HEAD_EN}\nOld: 14 ctns, 310 kg, 55x45x40 cm\nNew: 11 ctns, 322 kg, 60x45x40 cm`,
    `${HEAD_EN}\n\nBefore : 14 ctns / 310 kg / 55x45x40 cm\n\nAfter : 11 ctns / 322 kg / 60x45x40 cm`,
    `${HEAD_EN}\nWas: 14 ctns, 310 kg, 55x45x40 cm\nIs: 11 ctns, 322 kg, 60x45x40 cm`,
    `${HEAD_EN}\nOLD\n14 ctns, 310 kg, 55x45x40 cm\nNEW\n11 ctns, 322 kg, 60x45x40 cm`,
    `${HEAD_EN}\nRevised details: 11 ctns, 322 kg, 60x45x40 cm\nPrevious details: 14 ctns, 310 kg, 55x45x40 cm`,
    `${HEAD_EN}\nOld dims: 55x45x40 cm\nNew dims: 60x45x40 cm\n11 ctns, 322 kg`,
    `${HEAD_ES}\nAntes: 14 cajas, 310 kg, 55x45x40 cm\nAhora: 11 cajas, 322 kg, 60x45x40 cm`,
    `${HEAD_ES} Anterior: 14 cajas, 310 kg, 55x45x40 cm. Actual: 11 cajas, 322 kg, 60x45x40 cm`,
    `${HEAD_ES}\nDatos anteriores: 14 cajas, 310 kg, 55x45x40 cm\nDatos nuevos: 11 cajas, 322 kg, 60x45x40 cm`,
  ])('counts no more: %s', async (body) => {
    expect(await readCargo(body)).toEqual({ kg: 322, pieces: 11, m3: 1.19, open: [] });
  });

  it('fills what the present state does not say again', async () => {
    const body = `${HEAD_EN}\nOld: 4 skids, 610 kg, 120x100x90 cm\nNew: 5 skids, 742 kg`;
    expect(await readCargo(body)).toEqual({ kg: 742, pieces: 5, m3: 5.4, open: [] });
  });

  it('needs both labels', async () => {
    const body = `${HEAD_EN}\nOriginal: 11 ctns, 322 kg, 60x45x40 cm`;
    expect(await readCargo(body)).toMatchObject({ kg: 322, pieces: 11, m3: 1.19 });
  });
});

describe('A gross weight beside what the packages weigh', () => {
  const HEAD = 'Favor cotizar CPT MIA-SJO, 1.1 m3.';

  it.each([
    `${HEAD}\n6 bultos x 41 kg = 246 kg\nPeso bruto total: 296 kg`,
    `${HEAD}\n6 crates @ 41 kg = 246 kg\nGross weight: 296 kg`,
    `${HEAD}\n6 crates of 41 kg each, gross weight: 296 kg`,
  ])('that do not come to it is seen by a person: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });

  it.each([
    `${HEAD}\n6 bultos x 41 kg = 246 kg\nPeso bruto total: 246 kg`,
    `${HEAD}\n6 crates of 41 kg each, gross weight: 246 kg`,
    `${HEAD}\n6 crates of 41 kg each, gross weight: 248 kg`,
  ])('that come to it is sure: %s', async (body) => {
    expect(await listReasons(body)).not.toContain('figures-doubtful');
  });
});
