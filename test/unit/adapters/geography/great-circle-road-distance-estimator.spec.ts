import { describe, expect, it } from '@jest/globals';
import { BuiltInGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { GreatCircleRoadDistance } from '../../../../adapters/geography/great-circle-road-distance-estimator.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';

const gazetteer = new BuiltInGazetteer();
const roads = new GreatCircleRoadDistance();

async function kilometres(code: string, town: string): Promise<number> {
  const airport = AIRPORTS.find((candidate) => candidate.code === code);
  const [place] = await gazetteer.find(town, airport?.countryCode);
  if (!airport || !place) throw new Error(`Neither ${code} nor ${town} may be missing`);
  return roads.kilometres(airport, place);
}

describe('The road distance from an airport to a place', () => {
  it('is the great circle lengthened by the bends of the roads', async () => {
    expect(await kilometres('SJO', 'Heredia')).toBeGreaterThan(12);
    expect(await kilometres('SJO', 'Heredia')).toBeLessThan(14);
  });

  it('stays within the 25 km of ordinary delivery for the town that each airport serves', async () => {
    for (const { code, city } of AIRPORTS.filter((airport) => airport.code !== 'SAL')) {
      expect([code, (await kilometres(code, city)) < 25]).toEqual([code, true]);
    }
  });

  it('passes 25 km for the towns farther off', async () => {
    expect(await kilometres('SAL', 'San Salvador')).toBeGreaterThan(25);
    expect(await kilometres('SJO', 'Cartago')).toBeGreaterThan(25);
    expect(await kilometres('PTY', 'Colón')).toBeGreaterThan(60);
    expect(await kilometres('LIR', 'Tamarindo')).toBeGreaterThan(50);
    expect(await kilometres('GUA', 'Quetzaltenango')).toBeGreaterThan(130);
  });
});
