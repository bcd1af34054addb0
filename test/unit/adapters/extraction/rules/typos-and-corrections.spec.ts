import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const cases = (title: string, rows: readonly (readonly [string, Facts])[]) =>
  it.each(rows)(`${title}: %s`, async (body, facts) => {
    expect(pickFacts(await extractFrom(body, { subject: 'hello' }), facts)).toEqual(facts);
  });

describe('A bare imperative', () => {
  cases('asks for a price', [
    ['quote 300 kg spare parts MIA to PTY', { asks: true, kg: 300, to: 'PTY' }],
    ['Quote: 10 kg to SJO', { asks: true, kg: 10, to: 'SJO' }],
    ['Hi team,\nprice 2 pallets to SAL, 410 kg', { asks: true, pieces: 2, kg: 410 }],
    ['Requote 85 kg of valves to Managua', { asks: true, kg: 85, to: 'MGA' }],
    ['Tarifa: 60 kg a Tegucigalpa', { asks: true, kg: 60 }],
  ]);
  cases('is none where it names a paper', [
    ['Quote 20417 received, 300 kg to PTY, thanks for the quote', { asks: false }],
    ['We booked 300 kg to PTY. Rate: 2.10 usd per kg', { asks: false }],
    ['Quote no. 881 is noted. 300 kg to PTY.', { asks: false }],
  ]);
});

describe('A figure that is no weight', () => {
  it.each([
    ['1e308 kg'],
    ['1e5 kg'],
    ['2E6 lbs'],
    ['5e-3 kg'],
    ['1e+5 kg'],
    ['A320 kg'],
    ['A-320 kg'],
    ['B747 kg'],
    ['-5 kg'],
    ['-80.5 lbs'],
    ['99999999999999999999 kg'],
    ['12345678901 kilos'],
    ['2,500,000 kg'],
    ['3.000.00 kg'],
  ])('is left out and named: %s', async (amount) => {
    const request = await extractFrom(`Please quote MIA to SJO, 2 boxes, weight ${amount}, pump parts`);
    expect(request.goods.grossWeightKg).toBeUndefined();
    expect(request.goods.pieces).toBe(2);
    expect(request.warnings.join(' ')).toContain(amount);
  });

  cases('is not seen where dashes and letters only part', [
    ['Please quote MIA to SJO:\n-3 boxes\n-212 kg\n-60x50x40 cm', { kg: 212, pieces: 3 }],
    ['Please quote MIA to SJO, 3 boxes -212 kg', { kg: 212, pieces: 3 }],
    ['Please quote MIA to SJO, 3 boxes GW212kg', { kg: 212, pieces: 3 }],
    ['Please quote MIA to SJO, 3pcs120kg', { kg: 120, pieces: 3 }],
  ]);
});

describe('A term of delivery', () => {
  cases('stands where a value follows', [
    ['Please quote 2 boxes 300 kg MIA-TGU DDP value 4500 USD', { term: 'DDP', value: '4500 USD' }],
    ['Please quote 2 boxes 300 kg MIA-TGU, CIP value USD 4500', { term: 'CIP', value: '4500 USD' }],
    ['Cotizar 2 cajas 300 kg MIA-TGU DAP valor 4500 USD', { term: 'DAP', value: '4500 USD' }],
    ['Quote 1 crate 90 kg HOU-GUA CPT, invoice USD 700', { term: 'CPT', value: '700 USD' }],
  ]);
  cases('stands before an amount', [
    ['Quote MIA-SJO FCA value 300 USD 2 boxes 20 kg', { term: 'FCA', value: '300 USD' }],
    ['Quote MIA-SJO DAP USD 4,300 value 2 boxes 20 kg', { term: 'DAP', value: '4300 USD' }],
    ['Quote WAW-SAL CPT EUR 8 750, 2 boxes 20 kg', { term: 'CPT', value: '8750 EUR' }],
    ['Quote DAP SJO 2 boxes 20 kg from Oslo, value NOK 88 000', { term: 'DAP', value: '88000 NOK' }],
    ['Quote DAP SJO 2 boxes 20 kg from Miami, value $ 12 400.', { value: '12400 USD' }],
  ]);
  cases('is none where it is the base of the value', [
    ['Please quote 2 boxes 300 kg MIA-TGU, CIF value USD 4500', { term: undefined, value: '4500 USD' }],
    ['Cotizar 2 cajas 300 kg MIA-TGU, valor FOB USD 4500', { term: undefined, value: '4500 USD' }],
    ['Cotizar 2 cajas 300 kg MIA-TGU, DAP, CIF valor 4500 USD', { term: 'DAP', value: '4500 USD' }],
  ]);
  cases('stands in the field of the origin', [
    ['Please quote\nFrom: Stuttgart, Germany (FCA STR airport)\nTo: SAL\n1 case 80 kg', { term: 'FCA', from: 'STR' }],
    ['Please quote\nOrigin: Graz, Austria (EXW)\nDestination: SJO\n2 boxes 80 kg', { term: 'EXW', to: 'SJO' }],
    ['Cotizar\nOrigen: FOB Shenzhen\nDestino: PTY\n4 cajas 80 kg', { term: 'FOB', from: 'SZX' }],
  ]);
});

describe('A number that takes the place of another', () => {
  cases('counts', [
    ['Cotizar de Miami a Managua 3 camillas (perdón, son 4), 200 kg', { pieces: 4, kg: 200 }],
    ['Cotizar 3 cajas (perdón, son 4) 60x50x40 cm, 120 kg MIA a SJO', { pieces: 4, sizes: '4 x 60x50x40' }],
    ['Quote 12 drums, sorry, make that 14, 900 kg MIA to SAL', { pieces: 14, kg: 900 }],
    ['Quote 5 crates (correction: 6), 610 kg MIA to PTY', { pieces: 6, kg: 610 }],
  ]);
  cases('holds for weights and sizes too', [
    ['Cotizar 300 kg, digo 320 kg, de MIA a SJO, 2 cajas', { kg: 320, pieces: 2 }],
    ['Cotizar 200 kg (perdón, son 240) en 3 cajas MIA a SJO', { kg: 240, pieces: 3 }],
    ['Quote 2 boxes 61 lbs, sorry, make that 75, MIA to PTY', { kg: 34.02, pieces: 2 }],
    ['Cotizar de MIA a SJO 3 cajas 60x40x40 cm (perdón, 60x40x50 cm) 90 kg', { sizes: '3 x 60x40x50' }],
    ['Quote MIA to SAL 2 crates 90x80x70 cm, sorry, 90x80x75 cm, 90 kg', { sizes: '2 x 90x80x75' }],
  ]);
  cases('holds for the volume too', [
    ['Quote MIA-MGA 5 boxes, 240 kg, 1.9 cbm.\nCorrection: el peso es 262 kg, volume 2.1 cbm', { kg: 262, m3: 2.1 }],
    ['Cotizar MIA-SJO 5 cajas, 240 kg, 1.9 m3. Corrijo: 2.4 m3', { kg: 240, m3: 2.4 }],
    ['Quote MIA-SJO, 5 boxes 240 kg, vol 1.1 cbm\nSorry, should be 1.3 cbm', { kg: 240, m3: 1.3 }],
  ]);
});

describe('A count', () => {
  cases('stands behind the size', [
    [
      'Quote MIA to SJO, 3 pcs, 250 kg, dims: 120x100x135 cm @ 2, 120x80x98 cm @ 1',
      { sizes: '2 x 120x100x135; 1 x 120x80x98' },
    ],
    ['Quote MIA to SJO, 7 ctns, 90 kg: 40x30x30 cm @ 5 ctns, 60x40x40 cm @2', { sizes: '5 x 40x30x30; 2 x 60x40x40' }],
    [
      'Quote MIA to SJO, 80 kg, dims 60x40x40 cm @ 2 and 50x40x30 cm @ 3',
      { pieces: 5, sizes: '2 x 60x40x40; 3 x 50x40x30' },
    ],
    [
      'Quote MIA to SJO, 4 boxes: 60x40x40 cm (2), 50x40x30 cm (2), 80 kg',
      { pieces: 4, sizes: '2 x 60x40x40; 2 x 50x40x30' },
    ],
    ['Quote MIA to SJO, 4 boxes 40x30x30 cm @ 12 kg', { sizes: '4 x 40x30x30', kg: 48 }],
  ]);
  cases('is that of its own line', [
    [
      'Cotizar MIA a SJO:\n1 caja de madera 170x120x150 cm – 480 kg\n2 cajas de cartón 60x50x40 cm – 19 kg cada una',
      { pieces: 3, kg: 518, sizes: '1 x 170x120x150; 2 x 60x50x40' },
    ],
    [
      'Quote MIA to SAL:\n2 crates of plywood crate 90x80x70 cm\n3 drums of steel drum 60x60x90 cm\n400 kg',
      { pieces: 5, sizes: '2 x 90x80x70; 3 x 60x60x90' },
    ],
    [
      'Cotizar MIA a GUA:\n4 tarimas tipo pallet 120x80x100 cm\n1 tarima medio pallet 80x60x90 cm\n700 kg',
      { pieces: 5, sizes: '4 x 120x80x100; 1 x 80x60x90' },
    ],
  ]);
  cases('knows short words', [
    ['Cotizar 6 bts, 200 kg de MIA a SJO', { pieces: 6 }],
    ['Cotizar 7 bltos 200 kg de MIA a SJO', { pieces: 7 }],
    ['Cotizar 8 btos, 200 kg de MIA a SJO', { pieces: 8 }],
    ['Cotizar 9 pqts 200 kg de MIA a SJO', { pieces: 9 }],
    ['Cotizar 3 cjs 200 kg de MIA a SJO', { pieces: 3 }],
    ['Quote 4 plts 200 kg MIA to SJO', { pieces: 4 }],
    ['Quote 5 ctns 200 kg MIA to SJO', { pieces: 5 }],
  ]);
  cases('is no running number of a packing list', [
    [
      'Quote LAX to SJO:\n\nCtn\tQty\tL\tW\tH (cm)\tGW kg\n1\t1\t70\t50\t45\t31\n2\t1\t60\t40\t40\t22\nTotal 2 ctns\t\t\t\t\t53',
      { pieces: 2, kg: 53, sizes: '1 x 70x50x45; 1 x 60x40x40' },
    ],
    [
      'Quote MIA to PTY:\nCtn No | Qty | Dims (cm) | GW (kg)\n1 | 20 | 40x30x20 | 12\n2 | 15 | 40x30x20 | 14\nTotal 2 ctns',
      { pieces: 2, kg: 26, sizes: '1 x 40x30x20; 1 x 40x30x20' },
    ],
    [
      'Cotizar MIA a SAL:\nBulto | Medidas (cm) | Peso bruto (kg)\n1 | 40x30x20 | 12\n2 | 50x30x20 | 14\n3 | 60x30x20 | 16\nTotal 3 bultos',
      { pieces: 3, kg: 42, sizes: '1 x 40x30x20; 1 x 50x30x20; 1 x 60x30x20' },
    ],
    [
      'Quote MIA to SJO:\nCarton\tDims cm\tGW kg\n1\t60x40x40\t20\n2\t50x40x30\t30\n3\t50x40x30\t30',
      { pieces: 3, kg: 80, sizes: '1 x 60x40x40; 1 x 50x40x30; 1 x 50x40x30' },
    ],
    [
      'Cotizar MIA a SAL:\nCant | Medidas (cm) | Peso bruto (kg)\n1 | 40x30x20 | 12\n2 | 50x30x20 | 14\nTotal 3 bultos',
      { pieces: 3, kg: 26, sizes: '1 x 40x30x20; 2 x 50x30x20' },
    ],
  ]);
});
