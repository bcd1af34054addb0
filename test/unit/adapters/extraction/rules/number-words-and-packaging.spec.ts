import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });

describe('Pieces that are told apart by number words, capitals and each other', () => {
  cases('have their own count, weight and size', [
    ['quote MIA-SJO 6 printers, one per box, 60x50x40 cm, 18 kg each', { pieces: 6, kg: 108 }],
    ['cotizar MIA-SJO 6 impresoras, 1 en cada caja, 60x50x40 cm, 18 kg c/u', { pieces: 6, kg: 108 }],
    [
      'cotizar MIA-SJO 12 bombas, 2 por caja, cada caja 60x50x40 cm y 18 kg',
      { pieces: 6, kg: 108, sizes: '6 x 60x50x40' },
    ],
    [
      'quote MIA-SJO 12 pumps, two per box, each box 60x50x40 cm and 18 kg',
      { pieces: 6, kg: 108, sizes: '6 x 60x50x40' },
    ],
    [
      'quote MIA-SJO 12 pumps, 3 to a crate, crates 60x50x40 cm, 50 kg per crate',
      { pieces: 4, kg: 200, sizes: '4 x 60x50x40' },
    ],
    ['cotizar MIA-SJO 12 bombas, dos en cada caja, 18 kg por caja', { pieces: 6, kg: 108 }],
    [
      'cotizar MIA-SJO 8 monitores, uno por caja, 9 kg cada caja, 70x20x50 cm',
      { pieces: 8, kg: 72, sizes: '8 x 70x20x50' },
    ],
    ['cotizar MIA-SJO 3 UPS de 25 kg c/u, 50x40x40 cm', { pieces: 3, kg: 75, sizes: '3 x 50x40x40' }],
    ['quote MIA-SJO 2 TV 120x20x80 cm, 22 kg each', { pieces: 2, kg: 44, sizes: '2 x 120x20x80' }],
    ['quote MIA-SJO 2 TVs, 22 kg each, 120x20x80 cm each', { pieces: 2, kg: 44, sizes: '2 x 120x20x80' }],
    ['cotizar MIA-SJO: 4 CPU 45x40x20 cm 9 kg c/u', { pieces: 4, kg: 36, sizes: '4 x 45x40x20' }],
    [
      'cotizar MIA-SJO: 3 UPS, peso total 75 kg, medidas de cada uno 50x40x40 cm',
      { pieces: 3, kg: 75, sizes: '3 x 50x40x40' },
    ],
    ['cotizar MIA-SJO dos paquetes, uno de 900 gr y otro de 1.6 kg', { pieces: 2, kg: 2.5 }],
    ['cotizar MIA-SJO 2 sobres: 900 gr y otro de 1.6 kg', { pieces: 2, kg: 2.5 }],
    ['cotizar MIA-SJO un paquete de 900 gr y otro de 1.6 kg', { pieces: 2, kg: 2.5 }],
    ['quote MIA-SJO one package of 900 g and another of 1.6 kg', { pieces: 2, kg: 2.5 }],
    ['quote MIA-SJO two parcels, one 2 lb and the other 5 lb', { pieces: 2, kg: 3.18 }],
    ['cotizar MIA-SJO una caja de 12 kg, otra de 15 kg y otra de 9 kg', { pieces: 3, kg: 36 }],
    [
      'cotizar MIA-SJO una caja de un metro de ancho, 60 de fondo y 80 de alto, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 100x60x80' },
    ],
    [
      'cotizar MIA-SJO una caja de metro y medio de largo, 60 de ancho y 80 de alto, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 150x60x80' },
    ],
    [
      'cotizar MIA-SJO una caja, 60 de ancho, 80 de alto y un metro de largo, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 60x80x100' },
    ],
    [
      'cotizar MIA-SJO caja de 80 cm de alto, 60 de ancho y medio metro de fondo, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 80x60x50' },
    ],
    [
      'quote MIA-SJO one crate, a metre wide, 60 deep and 80 high, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 100x60x80' },
    ],
    [
      'quote MIA-SJO one crate one meter long, 60 cm wide and 80 cm tall, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 100x60x80' },
    ],
    [
      'quote MIA-SJO one crate 4 feet long, 2 feet wide and 30 inches high, 40 kg',
      { pieces: 1, kg: 40, sizes: '1 x 121.9x61x76.2' },
    ],
    [
      'cotizar MIA-SJO una jaula de dos metros de largo por uno de ancho y 80 cm de alto, 140 kg',
      { pieces: 1, kg: 140, sizes: '1 x 200x100x80' },
    ],
    ['quote MIA-SJO 2 boxes, one 700 gr and another 1.2 kg', { pieces: 2, kg: 1.9 }],
  ]);
});
