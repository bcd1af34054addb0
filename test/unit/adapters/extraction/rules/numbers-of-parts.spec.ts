import { describe, expect, it } from '@jest/globals';
import { findReadingReasons } from '../../../../../domain/quoting/reading-reasons.js';
import { extractFrom } from './extract-facts.js';

describe('Numbers of parts and papers', () => {
  it.each([
    'P/N 220T3107-4, qty 1 fuel valve',
    'P/N 81-3300-4T, S/N 15KG-09',
    'part number 330KG21A',
    'serial no. 12LB-7, policy 200KG5',
    'RTN 05019005123456, ref 90T-2',
    'HS 8411.99.00',
    'recogida en Cra. 30 # 14-22',
  ])('are no weights: %s', async (line) => {
    const request = await extractFrom(`Quote FCA MIA-MGA: 1 crate 50x40x30 cm, 26 kg. ${line}.`);
    expect(request.goods.grossWeightKg).toBe(26);
    expect(findReadingReasons(request)).toEqual([]);
  });

  it('are held where they may be a weight as well: lote 60T', async () => {
    const request = await extractFrom('Quote FCA MIA-MGA: 1 crate 50x40x30 cm, 26 kg, lote 60T.');
    expect(request.goods.grossWeightKg).toBe(26);
    expect(findReadingReasons(request).map(({ code }) => code)).toEqual(['figures-left-over']);
  });

  it.each([
    ['Quote CPT MIA-SJO: 3 pallets 120x80x100 cm, 1.2T gross', 1200],
    ['Quote CPT MIA-SJO: 1 lote 500kg, 120x80x100 cm', 500],
    ['Cotizar CPT MIA-SJO: 2 cajas 40x40x40 cm, P/B 30kg', 30],
  ])('and weights stay weights: %s', async (body, kg) => {
    expect((await extractFrom(body)).goods.grossWeightKg).toBe(kg);
  });
});

describe('Number words that are other words of another language', () => {
  it.each([
    ['Please quote CPT MIA-SJO once the crates are closed: 5 crates 80x60x60 cm, 210 kg.', 5],
    ['Please quote CPT MIA-SJO once cartons are packed: 5 cartons 80x60x60 cm, 210 kg.', 5],
    ['Favor cotizar CPT MIA-SJO, once cajas 40x40x40 cm, 132 kg en total.', 11],
    ['Pls quote CPT MIA-SJO, once cajas 40x40x40 cm, 132 kg total.', 11],
    ['Favor cotizar CPT MIA-SJO, 5 cajas 40x40x40 cm, 60 kg en total. Ten en cuenta que son frágiles.', 5],
    ['Please quote CPT MIA-SJO, ten boxes 40x40x40 cm, 120 kg total.', 10],
  ])('count only in their own: %s', async (body, pieces) => {
    expect((await extractFrom(body)).goods.pieces).toBe(pieces);
  });
});

describe('Terms that are spelled out', () => {
  it.each([
    ['entregado en terminal SJO', 'DPU'],
    ['delivered at terminal', 'DPU'],
    ['carriage & insurance paid to SJO', 'CIP'],
    ['transporte y seguro pagados hasta SJO', 'CIP'],
    ['C and F SJO', 'CFR'],
    ['coste, seguro y flete', 'CIF'],
    ['porte pagado hasta SJO', 'CPT'],
    ['ex factory Miami', 'EXW'],
    ['FOB (yes, we know, the buyer wants it)', 'FOB'],
    ['DDU Heredia', 'DAP'],
  ])('%s is %s', async (term, incoterm) => {
    const request = await extractFrom(`Please quote MIA-SJO, 2 pallets 120x80x100 cm, 300 kg, ${term}.`);
    expect(request.incoterm).toBe(incoterm);
  });
});
