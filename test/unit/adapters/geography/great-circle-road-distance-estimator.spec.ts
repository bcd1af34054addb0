import { describe, expect, it } from '@jest/globals';
import { GreatCircleRoadDistanceEstimator } from '../../../../adapters/geography/great-circle-road-distance-estimator.js';
import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';

const gazetteer = new TsvGazetteer();
const roads = new GreatCircleRoadDistanceEstimator();

async function estimateKilometres(code: string, town: string): Promise<number> {
  const airport = AIRPORTS.find((candidate) => candidate.code === code);
  const [place] = await gazetteer.find(town, airport?.countryCode);
  if (!airport || !place) throw new Error(`Neither ${code} nor ${town} may be missing`);
  return roads.estimateKm(airport, place);
}

describe('The road distance from an airport to a place', () => {
  it('is the great circle lengthened by the bends of the roads', async () => {
    expect(await estimateKilometres('SJO', 'Heredia')).toBeGreaterThan(12);
    expect(await estimateKilometres('SJO', 'Heredia')).toBeLessThan(14);
  });

  it('stays within the 25 km of ordinary delivery for the town that each airport serves', async () => {
    for (const { code, city } of AIRPORTS.filter((airport) => airport.code !== 'SAL')) {
      expect([code, (await estimateKilometres(code, city)) < 25]).toEqual([code, true]);
    }
  });

  it('passes 25 km for the towns farther off', async () => {
    expect(await estimateKilometres('SAL', 'San Salvador')).toBeGreaterThan(25);
    expect(await estimateKilometres('SJO', 'Cartago')).toBeGreaterThan(25);
    expect(await estimateKilometres('PTY', 'Colón')).toBeGreaterThan(60);
    expect(await estimateKilometres('LIR', 'Tamarindo')).toBeGreaterThan(50);
    expect(await estimateKilometres('GUA', 'Quetzaltenango')).toBeGreaterThan(130);
  });
});
