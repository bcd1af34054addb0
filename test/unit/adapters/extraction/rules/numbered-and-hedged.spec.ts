import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { listReasons, readsAllFigures } from './read-cases.js';

describe('A number that counts the lines', () => {
  readsAllFigures('counts no boxes and weighs nothing', [
    [
      'Cotizar MEX-SJO\n1) origen MEX\n2) 6 cajas, 81 kg brutos en total\n3) cada caja 45 x 40 x 40 cm',
      { pieces: 6, kg: 81, m3: 0.43 },
    ],
    ['Quote ICN-PTY\n5. Packing : 3 w/case\n6. G.W : 1) 318 KGS 2) 318 KGS 3) 274 KGS', { pieces: 3, kg: 910 }],
    ['Quote MIA-SJO 2 crates\nG.W. : 1) 120 kg 2) 95 kg', { pieces: 2, kg: 215 }],
    [
      'Annexure, quote HYD-SAL\nSr.1  Ctn No 1-10   Tablets     10 ctns x 11.50 kgs   48x35x30 cm\nSr.2  Ctn No 11-16  Capsules    06 ctns x  9.25 kgs   48x35x26 cm',
      { pieces: 16, kg: 170.5 },
    ],
  ]);
});

describe('A count', () => {
  readsAllFigures('stands behind an arrow', [
    [
      'Quote IST-SJO 4 plt / 1.020,00 kg\n100 x 120 x 95 cm -> 3 plt\n100 x 120 x 140 cm -> 1 plt',
      { pieces: 4, m3: 5.1 },
    ],
    ['Quote MIA-SJO 60x40x40 cm => 12 ctns, 240 kg', { pieces: 12, m3: 1.15 }],
    ['Cotizar MIA-SJO 5 cajas 80 kg: 50x40x40 cm → 5 cajas', { pieces: 5, m3: 0.4 }],
  ]);
  readsAllFigures('stands behind the word for it', [
    ['Quote ATL-TGU. Carton count 16, 23 lb per carton.', { pieces: 16, kg: 166.92 }],
    ['Quote MIA-SJO. Pallet count: 3, 900 kg total, 120x80x100 cm each', { pieces: 3, m3: 2.88 }],
  ]);
});

describe('A weight', () => {
  readsAllFigures('of each of several boxes that are named one by one is its own', [
    [
      'Quote TUS-SJO 2 wooden boxes. Mirror cell box 44 x 44 x 20 in at 190 lb. Fork mount box 60 x 36 x 34 in at 455 lb.',
      { pieces: 2, kg: 292.57 },
    ],
    [
      'Quote MIA-SJO 2 crates: pump crate 100x80x70 cm at 210 kg. motor crate 90x60x60 cm at 150 kg.',
      { pieces: 2, kg: 360 },
    ],
    [
      'Quote MIA-SJO 3 boxes. Small box 40x30x30 cm at 8 kg. Long box 120x20x20 cm at 11 kg. Flat box 90x60x15 cm at 13 kg.',
      { pieces: 3, kg: 32 },
    ],
  ]);
  readsAllFigures('is repeated in brackets, in the last cell of a row, or per case', [
    [
      'Quote CLT-GUA\nCrate 1 of 2: 84 x 60 x 72 in (213.4 x 152.4 x 182.9 cm), 1,020 lb (463 kg)\nCrate 2 of 2: 48 x 40 x 36 in (121.9 x 101.6 x 91.4 cm), 310 lb (141 kg)',
      { pieces: 2, kg: 603.28 },
    ],
    [
      'Cotizar MAD-SAP\n\nBultos   Tipo      Largo   Ancho   Alto (cm)   Peso bruto/bulto\n2        palet     120     100     134         310,5 kg\n4        caja       60      40      45          22,25 kg',
      { pieces: 6, kg: 710 },
    ],
    ["Quote NRT-GUA\nPKG: 7 CTNS\nG/W: 133.0 KGS\nM'MENT: 1.176 M3\nC/W: 196.0 KGS", { pieces: 7, kg: 133 }],
  ]);
  it.each([
    'Necesito precio MIA-SJO. La tarima pesa 500 kilos mas o menos, puede que lleguen a 650. Mide 120x100x150.',
    'Quote MIA-SJO 1 crate 120x80x90 cm, 300 kg but it may go up to 420',
    'Cotizar MIA-SJO 3 cajas 40x40x40 cm, 60 kg, podrían ser 75 kg',
  ])('that may turn out to be another is doubtful: %s', async (body) => {
    expect(await listReasons(body)).toContain('figures-doubtful');
  });
  it('in a form with c/caja is that of each', async () => {
    expect(
      await listReasons('Cotización por favor PVG-GUA\nBultos: 22 cajas\nPeso: 18 kg c/caja\nMedidas: 55x45x40 cm'),
    ).toEqual([]);
  });
});

describe('Goods', () => {
  readsAllFigures('have a value in words of other languages', [
    ['Quote MUC-SAP, 2 colli 80 kg, Wert EUR 9.870,--', { value: '9870 EUR' }],
    ['Quote CDG-SJO 3 cartons 40 kg, valeur EUR 1200', { value: '1200 EUR' }],
    ['Quote AMS-SJO 3 cartons 40 kg, waarde EUR 2.300', { value: '2300 EUR' }],
  ]);
  it('are harmless where the rules of the road are said not to apply', async () => {
    const reasons = await listReasons(
      'Cotizar VLC-GUA 1 bulto esmaltes cerámicos en polvo (no ADR/IATA) 486 kg 120x80x95 cm',
    );
    expect(reasons).not.toContain('dangerous-goods-suspected');
  });
});

describe('Missing data', () => {
  it.each([
    'The missing data: gross weight is 266 kg, 2 crates, MIA-SJO. Could you now send the quotation please?',
    'Here is the missing information for MIA-SJO: 3 boxes, 60 kg, 40x40x40 cm each. Please quote.',
  ])('are no claim: %s', async (body) => {
    expect((await extractFrom(body, { subject: 'Re: your request' })).isQuotationRequest).toBe(true);
  });
  it('are no claim, but missing boxes are', async () => {
    const request = await extractFrom('2 boxes are missing from our shipment, MIA-SJO 40 kg. Please investigate.');
    expect(request.isQuotationRequest).toBe(false);
  });
});
