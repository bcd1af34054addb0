import { describe, expect, it } from '@jest/globals';
import { extractFrom, type Facts, pickFacts } from './extract-facts.js';

const CASES: readonly (readonly [string, Facts])[] = [
  ['Please quote MIA-SAL: 9 boxes of 30 lb each', { pieces: 9, kg: 122.47 }],
  ['Cotizar a TGU: 16 cajas, 7.5 kg c/u', { pieces: 16, kg: 120 }],
  ['Cotizar a TGU: 16 cajas, 120 kg en total', { pieces: 16, kg: 120 }],
  ['pls quote SJO 9 ctns @ 14 kg = 126 kg', { pieces: 9, kg: 126 }],
  ['pls quote SJO 9 ctns 14 kg/ctn, total 131 kg', { pieces: 9, kg: 131 }],
  ['Quote to PTY please: NW 305 / GW 341, 4 pallets', { pieces: 4, kg: 341 }],
  ['Cotizar PTY: 4 bultos, PN 305 kg, PB 341 kg', { pieces: 4, kg: 341 }],
  ['Quote SAP. Chgbl wt 520 kg, actual 377 kg, 5 pcs', { pieces: 5, kg: 377 }],
  ['Cotizar SAP: peso volumétrico 210 kg, real 88 kg, 4 cajas', { pieces: 4, kg: 88 }],
  ['Please quote to GUA: somewhere between 410 and 460 kg on 2 pallets', { pieces: 2, kg: 460 }],
  ['Cotizar a GUA entre 1.200 y 1.350 kg en 3 tarimas', { pieces: 3, kg: 1350 }],
  ['quote MGA: 1.4 ton machine, 1 crate', { pieces: 1, kg: 1400 }],
  ['quote MGA: 2.5 short tons on 2 skids', { pieces: 2, kg: 2267.96 }],
  ['cotizar a LIR media tonelada en 1 tarima', { pieces: 1, kg: 500 }],
  ['Cotizar a GUA 3 cajas con gel, sin hielo seco, 50x40x40 cm cada una, peso total 41,5 kg', { pieces: 3, kg: 41.5 }],
  ['Quote SJO: 4 boxes (no dry ice), 60x40x40 cm each, 52 kg', { pieces: 4, kg: 52 }],
  ['Quote SJO: 4 boxes with dry ice, 60x40x40 cm each, gross weight 52 kg', { pieces: 4, kg: 52 }],
  ['Quote SJO: 4 boxes, gross weight 52 kg, with dry ice 6 kg', { pieces: 4, kg: 52 }],
  ['cotizar 7 qq de semilla a SJO', { kg: 317.51 }],
  ['quote SJO: 1 box, 5 lb 4 oz', { pieces: 1, kg: 2.38 }],
  ['quote SJO: 640 kg (1,411 lbs), 2 plts', { pieces: 2, kg: 640 }],
  ['quote MIA-TGU, WR 7710443, 14 pcs, 260 lb', { pieces: 14, kg: 117.93 }],
  ['Cotizar a TGU mil trescientos veinte kilos en cuatro tarimas', { pieces: 4, kg: 1320 }],
  ['quote three hundred and five kilos in two crates to PTY', { pieces: 2, kg: 305 }],
  ['quote 3 ctns 70 kg to GUA; the freight elevator has a 400 kg limit', { pieces: 3, kg: 70 }],
  ['quote JFK-SJO 4 boxes 52 kg gross incl. 9 kg dry ice', { pieces: 4, kg: 52 }],
  ['Please quote ORD-SJO:\nP1 140 kg\nP2 85 kg\nP3 91 kg', { pieces: 3, kg: 316 }],
  ['please quote to SAL 3 skids: 140 + 85 + 91 kg', { pieces: 3, kg: 316 }],
  ['quote to GUA: one pallet of 230 kg and another of 195 kg', { pieces: 2, kg: 425 }],
  ['Pls quote SJO, 2 pallets, total 610 kg - correction: 510 kg, wrong row', { pieces: 2, kg: 510 }],
  ['please quote to MGA: 310 kg, 2 plts ... sorry 310 lb', { pieces: 2, kg: 140.61 }],
  ['quote one pallet 120x100x150 cm to SJO, 1.340 kg', { pieces: 1, kg: 1340 }],
  ['cotizar a SJO: 1.340,75 kg en 3 tarimas', { pieces: 3, kg: 1340.75 }],
  ['quote to SJO: 1,340.75 kg, 3 plts', { pieces: 3, kg: 1340.75 }],
  ["quote to SJO: 1'340.75 kg, 3 plts", { pieces: 3, kg: 1340.75 }],
  ['cotizar SJO: peso 7 450,50 kg en 9 tarimas', { pieces: 9, kg: 7450.5 }],
  ['please quote 40 bags x 25 kg to PTY', { pieces: 40, kg: 1000 }],
  ['Cotizar: son 5 cajas y cada una pesa 13 kg, MIA a SJO', { pieces: 5, kg: 65 }],
  ['Peso: por confirmar. Bultos: 3. Favor cotizar SJO', { pieces: 3, kg: undefined }],
  [
    'cotizar SJO\nPeso neto (kg) .... 61,250\nPeso bruto (kg) ... 68,500\nValor ... 14.900,00 EUR\nBultos ... 2',
    { pieces: 2, kg: 68.5 },
  ],
  ['In 2021 we shipped 900 kg with another company. Now please quote 4 ctns 75 kg to SJO', { pieces: 4, kg: 75 }],
];

describe('the gross weight', () => {
  it.each(CASES)('of "%s" is read as a clerk reads it', async (body, facts) => {
    expect(pickFacts(await extractFrom(body), facts)).toEqual(facts);
  });
});
