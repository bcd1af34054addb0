import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('One piece that is described after the count', () => {
  cases('has the weight of each', [
    ['cotizar MIA-SJO: cinco motores, cada cual en jaula de 80x80x90 cm y 130 kg', { kg: 650, pieces: 5 }],
    ['quote MIA-SJO seven drums; one drum = 190 kg', { kg: 1330, pieces: 7 }],
    ['cotizar 60 sillas, 6 por caja, caja 70x60x60 cm, 25 kg MIA-GUA', { kg: 250, pieces: 10, m3: 2.52 }],
    ['quote 24 laptops, 4 per carton, carton 50x40x30 cm 14 kg, MIA-SJO', { kg: 84, pieces: 6 }],
    ['quote MIA-SJO: four crates, individually 150 kg and 100x80x90 cm', { kg: 600, pieces: 4 }],
    ['cotizar MIA-GUA cuatro huacales, individualmente pesan 150 kg y miden 100x80x90 cm', { kg: 600, pieces: 4 }],
    ['quote MIA-PTY, three identical pallets, 340 kg and 120x100x100 cm per unit', { kg: 1020, pieces: 3 }],
    ['cotizar MIA-SJO 3 tarimas iguales, 210 kg y 120x80x90 cm por tarima', { kg: 630, pieces: 3 }],
  ]);
  cases('in a package of its own is one package for each thing', [
    [
      'quote MIA-SJO: 3 generators; every generator ships in a crate of 150x90x100 cm and 420 kg',
      { kg: 1260, pieces: 3 },
    ],
    ['cotizar MIA-SJO, 4 impresoras. Cada equipo viene en una caja de 60x60x80 cm y 35 kg.', { kg: 140, pieces: 4 }],
    [
      'quote ORD-SAL: five 55" screens. Each one comes in its own case 140 x 25 x 90 cm, 40 kg.',
      { kg: 200, pieces: 5 },
    ],
  ]);
});

describe('A weight times a number of pieces', () => {
  cases('is multiplied', [
    ['quote MIA-SJO 12 kg x 40 ctns', { kg: 480, pieces: 40 }],
    ['quote MIA-PTY, 340 kg x 2 pallets, 120x80x100 cm each', { kg: 680, pieces: 2 }],
    ['cotizar MIA-GUA: 25 kg x 18 sacos de semilla', { kg: 450, pieces: 18 }],
  ]);
});
