import { describe, expect, it } from '@jest/globals';
import { AIRPORTS } from '../../../../adapters/seed/countries-and-airports.js';
import type { Place } from '../../../../domain/geography/place.js';
import {
  estimateByFactor,
  findKnownDistance,
  parseRoadDistances,
} from '../../../../domain/geography/road-distances.js';

const airport = (code: string) => {
  const found = AIRPORTS.find((one) => one.code === code);
  if (!found) throw new Error(`No airport ${code}`);
  return found;
};
const TEGUCIGALPA = { name: 'Tegucigalpa', latitude: 14.0818, longitude: -87.2068 } as Place;

describe('distances that staff know', () => {
  const distances = parseRoadDistances('SJO Limón: 170 km\nCR: x 1,5\nTGU: from XPL\n\nHN: x 1.6');

  it('are found by any name of a town, whatever its accents', () => {
    expect(findKnownDistance(distances, airport('SJO'), ['Puerto Limón', 'LIMON'])?.km).toBe(170);
    expect(findKnownDistance(distances, airport('LIR'), ['Limón'])).toBeUndefined();
  });

  it('measure from where the cargo lands, by the factor of the airport or its country', () => {
    const estimated = estimateByFactor(distances, airport('TGU'), TEGUCIGALPA);
    // 55.8 km as the bird flies from Palmerola; by road it is about 80 to 90.
    expect(estimated?.km).toBeGreaterThan(80);
    expect(estimated?.km).toBeLessThan(95);
    expect(estimated?.source).toEqual({ kind: 'factor', factor: 1.6, from: 'XPL' });
    expect(estimateByFactor(distances, airport('PTY'), TEGUCIGALPA)).toBeUndefined();
  });

  it('are refused where a line means nothing', () => {
    const lines = ['SJO: 170', 'SJO Limón: far', 'TGU: from ABC', 'CR: x 9', 'Limón 170'];
    expect(parseRoadDistances(lines.join('\n')).unreadable).toEqual(lines);
  });
});
