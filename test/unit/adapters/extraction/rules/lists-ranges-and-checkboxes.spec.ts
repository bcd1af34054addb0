import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

/** Several figures in one breath: which are weights, and of what. */
const NUMBERS: readonly (readonly [string, Facts])[] = [
  ['Please quote six 18-kg cases of paint, 40x30x30 cm each, to GUA airport', { pieces: 6, kg: 108 }],
  ['pls quote MIA-SAL 4 25 lb wooden boxes, 16x12x12 in each', { pieces: 4, kg: 45.36 }],
  ['quote MIA-PTY, 4 pcs, 31/28/44/19 lbs, 18x18x18 in each', { pieces: 4, kg: 55.34 }],
  ['Son 3 bultos a SAP, pesan 17, 21 y 26 kg, medidas 50x40x30 cm cada uno. Cotizar', { pieces: 3, kg: 64 }],
  [
    'Cotizar a SJO dos cajas: 45x35x30 cm y 60x40x40 cm, de 9 y 16 kg respectivamente',
    { pieces: 2, kg: 25, sizes: '1 x 45x35x30; 1 x 60x40x40' },
  ],
  ['please quote to MGA: 1 crate, weight:310kg-325kg, 110x90x80 cm', { pieces: 1, kg: 325 }],
  ['Cotizar a GUA 1 jaula, entre 140 kg y 155 kg, 100x80x90 cm', { pieces: 1, kg: 155 }],
  ['Pls quote NRT-PTY, 9CTNS G.W.:118KGS N.W.-104KGS MEAS:0.74CBM brake pads', { pieces: 9, kg: 118, m3: 0.74 }],
  ['Cotizar a SJO: 4 bultos, peso volumétrico 212 kg, real 131. 80x70x57 cm c/u', { pieces: 4, kg: 131 }],
  [
    'please quote to SAL: 3 boxes of seals, 60 kg in total, plus 2 boxes of rings of 11 kg each. All 40x30x30 cm',
    { pieces: 5, kg: 82, sizes: '5 x 40x30x30' },
  ],
  [
    'Cotizar a GUA\n- 4 bultos 50x40x40 cm de 21 kg\n- 1 bulto 70x60x50 cm de 38 kg',
    { pieces: 5, kg: 122, sizes: '4 x 50x40x40; 1 x 70x60x50' },
  ],
  ['Cotizar a SAL, 3 cajas de cunas, c/caja 40 x 28 x 10 plg. y 44 lbs', { pieces: 3, kg: 59.87 }],
  ['We ship 1 pallet per week ORD-GUA, 48x40x45 in, 540 lbs. Please quote', { pieces: 1, kg: 244.94 }],
  ['need price MIA to TGU, 2 crates 40" x 30" x 30" @ 318# ea.', { pieces: 2, kg: 288.48 }],
  [
    'Cotizar a PTY: 50x40x30 cm - 12 cajas, 60x45x40 cm - 5 cajas, 240 kg',
    { pieces: 17, sizes: '12 x 50x40x30; 5 x 60x45x40' },
  ],
  ['Kindly quote 3 x Model 720-C chillers, crated, 90x80x120 cm each, 140 kg each, to PTY', { pieces: 3, kg: 420 }],
  ['quote CPH-PTY: 3 euro pallets, 131 cm high, 840 kg total', { pieces: 3, kg: 840, sizes: '3 x 120x80x131' }],
  ['quote to GUA\n\nPCS\nL (CM)\nW (CM)\nH (CM)\nG.W. (KGS)\n\n4\n60\n50\n40\n96', { pieces: 4, kg: 96 }],
];

/** Forms with boxes to tick, and terms that are taken back. */
const CHOICES: readonly (readonly [string, Facts])[] = [
  ['Cotizar a GUA 3 bultos 80 kg\nIncoterm: [ ] EXW [ ] CPT [X] DAP', { term: 'DAP' }],
  ['please quote to GUA 3 boxes 80 kg\nTerms: ☐ FOB  ☒ CIP  ☐ DDP', { term: 'CIP' }],
  ['please quote to GUA 3 boxes 80 kg\nTerms: FCA (x)  CPT ( )  DAP ( )', { term: 'FCA' }],
  ['please quote to SJO 3 boxes 80 kg\nHAZMAT: [ ] YES [X] NO   INSURANCE: [X] YES', { dangerous: false }],
  ['please quote to SJO 3 boxes 80 kg\nHazmat: [X] YES [ ] NO', { dangerous: true }],
  ['please quote EXW... sorry, FCA Boston to SAL, 3 boxes 80 kg', { term: 'FCA' }],
  ['Cotizar de Miami a San José, 3 cajas, 80 kg. ¿Aceptan pago contra entrega?', { to: 'SJO', city: undefined }],
  ['Destino: Tegucigalpa\nBultos: 3\nPeso: 80 kg\nEntrega a domicilio: No\nCotizar', { to: 'TGU', city: undefined }],
  ['Rate please ATL-SJO, 2 pcs, 310 kg, 1.4 cbm, CPT. AWB will show 1 pc.', { asks: true }],
];

describe('several figures in one breath', () => {
  it.each(NUMBERS)('%s', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});

describe('forms with boxes to tick', () => {
  it.each(CHOICES)('%s', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
