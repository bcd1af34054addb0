import { describe, expect, it } from '@jest/globals';
import { listReasons, readCargo, readsAllFigures, readsFacts } from './read-cases.js';

describe('A destination that is a house', () => {
  readsFacts('lies in the town of its label, though the airport has the same name', [
    [
      'Cotizar 40 kg, FCA Miami.\nDestino: Clínica Santa Elena, Liberia, Guanacaste (aeropuerto LIR)',
      { to: 'LIR', city: 'Liberia' },
    ],
    ['Quote 40 kg, FCA Miami.\nDestination: Hotel Brisas, Managua (MGA)', { to: 'MGA', city: 'Managua' }],
    ['Cotizar 40 kg, FCA Miami.\nDestino: Liberia (aeropuerto LIR)', { to: 'LIR', city: undefined }],
  ]);
});

describe('A letter in small letters', () => {
  readsFacts('names the town of a house, whatever its spelling', [
    [
      'cotisar de dallas para managua 40 libras. me lo pueden llebar a la casa en diriamba?',
      { to: 'MGA', city: 'Diriamba' },
    ],
  ]);
  it.each([
    'cotizar de dallas para managua 2 cajas 60 libras. la tienda mia esta en diriamba',
    'cotizar de dallas para managua 2 cajas 60 libras, eso va para mi hermana en jinotepe',
    'cotizar de miami a san salvador 5 cajas 70 kg, eso ba para santa tecla',
  ])('is held where it names a town in passing: %s', async (body) => {
    expect(await listReasons(body)).toContain('places-left-over');
  });
});

describe('A delivery that is written by ear', () => {
  readsFacts('goes as far as it says', [
    ['coticen de miami a sn salvador 5 cajas 70 kg, lo traen asta mejicanos?', { to: 'SAL', city: 'Mejicanos' }],
  ]);
});

describe('An erratum', () => {
  readsAllFigures('replaces the weight that has its number', [
    ['Cotizar MIA-SJO CPT, 5 cajas, 140 kg, 50x40x40 cm c/u. Donde dice 140 debe leerse 165.', { kg: 165, pieces: 5 }],
    ['Quote MIA-SJO CPT, 5 boxes, 140 kg, 50x40x40 cm each. Where it says 140 kg it should read 165 kg.', { kg: 165 }],
  ]);
  it('holds where the number is that of a side as well', async () => {
    const body = 'Quote MIA-SJO CPT, 5 boxes, 140 kg, 140x40x40 cm each. Where it says 140 it should read 165.';
    expect((await readCargo(body)).open).not.toEqual([]);
  });
});

describe('A weight up to which the cargo has come', () => {
  readsAllFigures('is its weight', [
    ['Quote MIA-SJO CPT, 5 boxes, 50x40x40 cm each, weight is up to 161 kg (was 115 kg)', { kg: 161 }],
    ['Cotizar MIA-SJO CPT, 5 cajas de 50x40x40 cm c/u, peso hasta 161 kg ahora', { kg: 161 }],
  ]);
  it('is held where it may be a limit and no other weight is stated', async () => {
    expect(await listReasons('Quote MIA-SJO CPT, 5 boxes, 50x40x40 cm each, up to 161 kg')).toContain(
      'figures-left-over',
    );
  });
  it('is no weight of the cargo beside its own', async () => {
    const body = 'Quote MIA-SJO CPT, 5 boxes, 50x40x40 cm each, 161 kg. Our ramp takes trucks up to 900 kg.';
    expect(await readCargo(body)).toMatchObject({ kg: 161, open: [] });
  });
});

describe('What stands for each piece', () => {
  readsAllFigures('is said with a figure as well', [
    [
      'cotizar de miami a san salvador 8 cajas de 50x40x30, pesan 13kg cada 1, las retiro en el aeropuerto',
      { kg: 104, pieces: 8 },
    ],
  ]);
});

describe('Packages that the goods come in', () => {
  readsAllFigures('are the pieces', [
    [
      'Cotizar PVG-SAL 1,500 estuches de cartón. Vienen en 6 cajas de 60x60x50 cm y pesan 14 kg cada caja. CPT',
      { kg: 84, pieces: 6 },
    ],
    ['Quote MIA-SJO 800 mugs, they come in 20 boxes of 40x30x30 cm, 11 kg each box. CPT', { kg: 220, pieces: 20 }],
  ]);
});

describe('A numbered table', () => {
  it('is numbered, not counted, whatever stands below it', async () => {
    const body =
      'Cotizar MXP-SAP FCA\n\nBulto\tLargo cm\tAncho cm\tAlto cm\tPeso bruto kg\n1\t110\t80\t95\t214\n2\t110\t80\t100\t256\n3\t80\t60\t70\t88\n\n' +
      'Total peso bruto: 558 kg\nContenido: repuestos';
    expect(await readCargo(body)).toMatchObject({ kg: 558, pieces: 3, open: [] });
  });
});
