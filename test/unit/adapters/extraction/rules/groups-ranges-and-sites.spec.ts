import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readCargo } from './read-cases.js';

describe('Cargo in groups, ranges and answers', () => {
  it.each([
    [
      'a grand total below totals of rows',
      'Cotizar CPT MIA-SAP\nTUERCAS: 6 CAJAS, 40X30X25 CM, 96 KG EN TOTAL\nPERNOS: 9 CAJAS, 50X40X35 CM, 207 KG EN TOTAL\nGRAN TOTAL 15 CAJAS 303 KG',
      303,
      15,
      0.81,
    ],
    [
      'totals of rows alone',
      'Quote CPT MIA-SAP\nNuts: 6 ctns, 40x30x25 cm, total 96 kg\nBolts: 9 ctns, 50x40x35 cm, total 207 kg',
      303,
      15,
      0.81,
    ],
    [
      'the subject of the total behind the last weight of each',
      'Cotizar CPT BOG-TGU 5 sacos de 25 kilos y 3 sacos de 40 kilos todo pesa 245 kilos',
      245,
      8,
      undefined,
    ],
    [
      'numbers of packages with a sign',
      'Quote TPE-SJO CPT\nPLT#1-2  110*110*130CM  G.W 310KGS/PLT\nPLT#3    110*110*90CM   G.W 205KGS',
      825,
      3,
      4.24,
    ],
    [
      'a number that is repeated in brackets',
      'Cotizar CPT MIA-TGU un (1) motor y dos (2) cajas con repuestos.\nMotor: 128 x 100 x 62 cm, 405 kg\nCajas: 50 x 40 x 30 cm, 44 kg cada una',
      493,
      3,
      0.91,
    ],
    ['a weight of each behind an asterisk', 'Quote CPT LIM-SJO 18 cajas * 12.5 kg, 40x35x28 cm', 225, 18, 0.71],
    ['boxes of flowers', 'Cotizar UIO-SJO CPT, rosas preservadas:\n22 fulls, 505 kg brutos, 3,06 m³', 505, 22, 3.06],
    [
      'ranges with blanks',
      'Quote CPT MIA-SJO\nQuantity: 40 - 45 ctns\nGross weight: 580 - 620 kgs\nVolume: 3.4 - 3.8 cbm',
      620,
      45,
      3.8,
    ],
    ['a weight between the article and the package', 'Quote CPT MIA-SJO an 18-kg wooden box, 60x50x50 cm', 18, 1, 0.15],
    [
      'an answer above a quotation between rules',
      'Sorry, it is 9 boxes, not 7, 162 kg in total, sizes as before.\n\n---- On Tue, 03 Mar 2026 10:22:11 -0600 Ana Ruiz <ana@norte.example> wrote ----\nPlease quote: 7 boxes of books, 126 kg, each 50x40x30 cm, MDE-PTY, CPT.',
      162,
      9,
      0.54,
    ],
  ])('are read: %s', async (_title, body, kg, pieces, m3) => {
    expect(await readCargo(body)).toEqual({ kg, pieces, m3, open: [] });
  });
});

describe('Towns behind the airport', () => {
  const CARGO = '3 boxes 60x50x40 cm, 80 kg, CPT';

  it.each([
    ['Cotizar Madrid - Guatemala y traslado a Jalapa', 'Jalapa'],
    ['Cotizar Madrid - Guatemala y acarreo hasta Jalapa', 'Jalapa'],
    ['Quote Miami to Managua. The ranch in Jinotega would like it trucked out to them', 'Jinotega'],
    ['Cotizar MIA-SJO, entrega en El Coyol no, en Cartago', 'Cartago'],
    ['Quote Houston to Panama, delivered to Flamenco Bay Marina, Colón', 'Colón'],
  ])('are read: %s', async (words, city) => {
    const body = `${words}. ${CARGO}`;
    expect((await extractFrom(body)).destination.city).toBe(city);
    expect(await listReasons(body)).toEqual([]);
  });

  it('are none where the name belongs to the airport of the origin', async () => {
    expect(await listReasons(`Quote León, Guanajuato (BJX) to SJO, ${CARGO}`)).toEqual([]);
  });

  it('are seen by a person where no table knows the name', async () => {
    expect(await listReasons(`Quote Houston to San Salvador, DAP Zumbalanga, ${CARGO}`)).toContain(
      'delivery-place-missing',
    );
  });
});
