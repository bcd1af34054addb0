import { describe, expect, it } from '@jest/globals';
import { extractFrom } from './extract-facts.js';
import { readCargo } from './read-cases.js';

describe('A term before an amount', () => {
  const HEAD = 'Cotizar MIA-SAP, 10 bultos 70x60x60 cm, 198 kg.';

  it.each([
    [`${HEAD} FOB 3,100 dólares`, 'FOB', 3100],
    [`${HEAD}\nFOB EUR 4,480`, 'FOB', 4480],
    [`${HEAD} CIF USD 3,100`, 'CIF', 3100],
    [`CPT. ${HEAD} FOB USD 3,100`, 'CPT', 3100],
    [`${HEAD} Valor FOB USD 3,100`, undefined, 3100],
  ])('is that of the request where nothing else is: %s', async (body, term, amount) => {
    const { incoterm, goods } = await extractFrom(body);
    expect({ incoterm, amount: goods.value?.amount }).toEqual({ incoterm: term, amount });
  });
});

describe('One footprint of two pieces', () => {
  it.each([
    'Quote CPT MIA-SJO two pallets, 570 kg. Both have the footprint 120 x 80 cm; one is 70 cm high and the other 115 cm high.',
    'Quote CPT MIA-SJO 2 pallets, base 120 x 80 cm, one 70 cm high, the other 115 cm high, 570 kg in total.',
    'Cotizar CPT MIA-SJO dos tarimas de 120 x 80 cm; una mide 70 cm de alto y la otra 115 cm de alto. Pesan 218 y 352 kg.',
  ])('has two heights: %s', async (body) => {
    expect(await readCargo(body)).toEqual({ kg: 570, pieces: 2, m3: 1.78, open: [] });
  });

  it('has one where only one is told', async () => {
    const body = 'Quote CPT MIA-SJO two pallets, 570 kg in total, base 120 x 80 cm, 70 cm high.';
    expect(await readCargo(body)).toEqual({ kg: 570, pieces: 2, m3: 1.34, open: [] });
  });
});

describe('A partner who picks the goods up at the airport', () => {
  it('takes them from there', async () => {
    const body =
      'A price for beds to Tegucigalpa please. 2 skids, 100x100x120 cm, 297 kg. We bring them to the airline warehouse in Miami ourselves, you take it from there to the Tegucigalpa airport, where our partner picks it up.';
    expect((await extractFrom(body)).destination.city).toBeUndefined();
  });
});
