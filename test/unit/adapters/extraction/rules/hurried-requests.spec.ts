import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsAllFigures, readsFacts } from './read-cases.js';

describe('A mail that is written in a hurry', () => {
  readsAllFigures('parts sizes with a slash, each behind its count', [
    ['Quote MIA-SJO 4 skids 100x80x95 / 2 skids 100x80x60, total 910 kg', { sizes: '4 x 100x80x95; 2 x 100x80x60' }],
    ['Cotizar MAD-GUA 6 cajas de 50x40x40 / 1 caja de 60x60x50, total 190 kg', { pieces: 7 }],
    [
      'Quote MIA-SJO, 100x80x95 / 4 skids, 100x80x60 / 2 skids, total 910 kg',
      { sizes: '4 x 100x80x95; 2 x 100x80x60' },
    ],
  ]);
  readsAllFigures('spells words of each by their sound', [
    ['cotizar MIA SJO 3 bultos de 50x40x30, pesan 18 kg cda bulto', { kg: 54 }],
    ['cotizar MIA SJO 3 bultos de 50x40x30, 18 kg kada uno', { kg: 54 }],
  ]);
  readsFacts('says a square footprint', [
    ['Quote MIA-SJO one crate thirty inches square and fifty inches high, 300 lb', { sizes: '1 x 76.2x76.2x127' }],
    ['Quote MIA-SJO one crate 80 cm square, 95 cm high, 210 kg', { sizes: '1 x 80x80x95' }],
    ['Cotizar MIA-SJO una caja de 80 cm cuadrada y 95 cm de alto, 210 kg', { sizes: '1 x 80x80x95' }],
  ]);
  readsFacts('names the city first and the town behind it', [
    ['Cotizar DAP San José (Curridabat), BOG-SJO 12 cajas 150 kg', { city: 'Curridabat', to: 'SJO' }],
    ['Cotizar DAP San José (Santa Ana), BOG-SJO 12 cajas 150 kg', { city: 'Santa Ana', to: 'SJO' }],
    ['Quote DAP Guatemala (Villa Nueva), MIA-GUA 12 ctns 150 kg', { city: 'Villa Nueva', to: 'GUA' }],
    ['Quote DAP Managua (Granada), MIA-MGA 12 ctns 150 kg', { city: 'Granada', to: 'MGA' }],
    ['Cotizar DAP Chimaltenango, Patzún, MIA-GUA 12 cajas 150 kg', { city: 'Patzún', to: 'GUA' }],
    ['Cotizar DAP Granada (Managua), MIA-MGA 12 cajas 150 kg', { city: 'Granada', to: 'MGA' }],
    ['Cotizar DAP Liberia (Guanacaste), MIA-LIR 12 cajas 150 kg', { city: 'Liberia', to: 'LIR' }],
  ]);

  readsAllFigures('states both weights behind both names', [
    ['Quote CAN-SJO 30 cartons GW/NW: 410KGS/380KGS MEAS: 2.1CBM', { kg: 410, pieces: 30 }],
    ['Quote CAN-SJO 30 cartons N.W./G.W.: 380KGS/410KGS MEAS: 2.1CBM', { kg: 410, pieces: 30 }],
    ['Quote CAN-SJO 30 cartons G.W./N.W.: 410/380 kgs MEAS: 2.1CBM', { kg: 410, pieces: 30 }],
  ]);
  readsFacts('lays down what is said to be long', [
    ['Cotizar PVG-SJO 6 rollos de 170 cm de largo por 30 cm de diámetro, 150 kg', { sizes: '6 x 170x30x30' }],
    ['Quote PVG-SJO 2 drums 58 cm diameter x 88 cm high, 150 kg', { sizes: '2 x 58x58x88' }],
  ]);

  it('shortens sin', async () =>
    expect(await listReasons('Cotizar HKG-SJO 2 cajas, 30 kg, tablets s/batería')).not.toContain(
      'dangerous-goods-suspected',
    ));

  it('says each with a stroke', async () =>
    expect(await listReasons('Cotizar MEX-MGA 12 cajas, pesan 16kg c/una, 60x45x40')).toEqual([]));

  it.each([
    'Cotizar MTY-GUA 2 motores, 140 kg los dos\nperdón!!! son 3 y pesan 210 kg en total',
    'Quote MTY-GUA 2 motors, 140 kg both\nsorry, I have just been told 3 motors, 210 kg in total',
    'Cotizar MAD-PTY 2 baúles y 1 caja los baúles 23kg cada uno la caja 15 kilos todo junto son 0,4 m3',
  ])('is held where one of its figures is not used: %s', async (body) =>
    expect(await listReasons(body)).toEqual(expect.arrayContaining([expect.stringMatching(/^figures-/)])),
  );

  it.each([
    'la tarifa ya la aprobé el lunes, eran 3 cajas de 90 kilos para san josé, cuándo sale?',
    'We already accepted the rate for 3 cartons, 90 kg, MIA-SJO.',
    'Adjunto comprobante por USD 410 del flete MIA-SJO, 3 cajas, 90 kg. Favor enviar recibo de caja.',
  ])('asks for no price: %s', async (body) => expect((await extractFrom(body)).isQuotationRequest).toBe(false));
});
