import { describe, expect, it } from '@jest/globals';
import { extractFrom, pickFacts } from './extract-facts.js';

/** What a clerk reads of the way, and whether a place is left over. */
async function readWay(body: string) {
  const request = await extractFrom(body);
  const left = request.ledger?.leftOver.filter(({ kind }) => kind === 'place' || kind === 'airport') ?? [];
  const { from, to, city } = pickFacts(request, { from: '', to: '', city: '' });
  return { from, to, city, left: left.map(({ text }) => text) };
}

describe('Words of dropping the goods off', () => {
  it.each([
    ['Need boards from Miami to Liberia, 52 kg, DAP. Drop at the Tamarindo shop. How much?', 'LIR', 'Tamarindo'],
    ['How much MIA-SJO, 140 kg of mill parts, DAP, drop off at our Palmares store', 'SJO', 'Palmares'],
    ['Please quote DAP MIA-SJO, 140 kg. Drop it at the Grecia workshop.', 'SJO', 'Grecia'],
    ['DAP price MIA-SJO please, 140 kg. The goods should be dropped at the Naranjo plant.', 'SJO', 'Naranjo'],
  ])('name where the way ends: %s', async (body, to, city) => {
    expect(await readWay(body)).toEqual({ from: 'MIA', to, city, left: [] });
  });
});

describe('The code of a foreign airport within a way', () => {
  it.each([
    ['Please quote CPT SJO: 5 pallets, 1310 kg, paper labels, routing HAM-LUX-SJO', 'HAM', 'SJO'],
    ['Favor cotizar CPT XPL, 9 cajas, 210 kg. Ruta HAM-MAD-XPL.', 'HAM', 'TGU'],
    ['Rate please, CPT, 3 boxes, 90 kg, ICN - AMS - PTY', 'ICN', 'PTY'],
  ])('is a change of plane: %s', async (body, from, to) => {
    expect(await readWay(body)).toEqual({ from, to, city: undefined, left: [] });
  });
  it('is no end that could be chosen where it is one of ours', async () => {
    expect((await readWay('Please quote CPT FRA-SJO-LIR, 3 boxes, 90 kg')).left).toEqual(['LIR']);
  });
});

describe('The damage', () => {
  it.each([
    ["Four cartons, 198 lbs total, MIA-MGA, CPT, gloves. What's your damage on the ground?"],
    ['3 skids of tooling, 3960 lbs all up. IAH-SJO, CPT. Shoot me the damage.'],
    ['2 skids, 960 lbs, IAH-SJO, CPT. What will be our damage?'],
  ])('is a price where it is asked for: %s', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(true);
  });
  it.each([
    ['2 skids, 960 lbs, IAH-SJO, arrived broken. Send us the damage report today.'],
    ['2 skids, 960 lbs, IAH-SJO, arrived broken. Give me the damage survey.'],
    ['The 2 skids, 960 lbs, IAH-SJO, are wet. What is the damage to the goods?'],
  ])('is harm where it is reported: %s', async (body) => {
    expect((await extractFrom(body)).isQuotationRequest).toBe(false);
  });
});
