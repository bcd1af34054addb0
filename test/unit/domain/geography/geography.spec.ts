import { describe, expect, it } from '@jest/globals';
import { splitName } from '../../../../application/identity/administrator.js';
import { estimateRoadKm, greatCircleKm, ROAD_FACTOR } from '../../../../domain/geography/great-circle.js';
import { findServingAirport } from '../../../../domain/geography/serving-airport.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';

const PLACES = {
  Heredia: { latitude: 10.0024, longitude: -84.1165, countryCode: 'CR' },
  Tamarindo: { latitude: 10.2993, longitude: -85.8371, countryCode: 'CR' },
  Choluteca: { latitude: 13.3007, longitude: -87.1908, countryCode: 'HN' },
  Choloma: { latitude: 15.6144, longitude: -87.953, countryCode: 'HN' },
  'Santa Ana': { latitude: 13.9942, longitude: -89.5597, countryCode: 'SV' },
  Esquipulas: { latitude: 14.5667, longitude: -89.35, countryCode: 'GT' },
  Bogotá: { latitude: 4.711, longitude: -74.0721, countryCode: 'CO' },
} as const;

describe('Distances', () => {
  it('follow the great circle, the same both ways and 0 to itself', () => {
    const [pty, sjo] = AIRPORTS;
    if (!pty || !sjo) throw new Error('The test data has lost its airports');
    expect(greatCircleKm(pty, sjo)).toBeCloseTo(greatCircleKm(sjo, pty), 9);
    expect(greatCircleKm(sjo, sjo)).toBe(0);
    expect(greatCircleKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20015.1, 0);
  });

  it('by road are longer by 1.3 and told to 100 m', () => {
    const sjo = AIRPORTS[1];
    if (!sjo) throw new Error('The test data has lost SJO');
    expect(ROAD_FACTOR).toBe(1.3);
    const km = estimateRoadKm(sjo, PLACES.Heredia);
    expect(km).toBeCloseTo(greatCircleKm(sjo, PLACES.Heredia) * 1.3, 1);
    expect(km).toBe(Number(km.toFixed(1)));
  });
});

describe('The airport that serves a place', () => {
  it.each([
    ['Heredia', 'SJO'],
    ['Tamarindo', 'LIR'],
    ['Choluteca', 'TGU'],
    ['Choloma', 'SAP'],
    ['Santa Ana', 'SAL'],
    ['Esquipulas', 'GUA'],
    ['Bogotá', undefined],
  ] as const)('%s: %s', (place, airport) => {
    expect(findServingAirport(PLACES[place], AIRPORTS)?.code).toBe(airport);
  });
});

describe('The names of an administrator', () => {
  it.each([
    ['Ana María Ruiz', 'Ana', 'María Ruiz'],
    [' Administrator ', 'Administrator', ''],
    ['', '', ''],
  ])('%j', (name, firstName, lastName) => {
    expect(splitName(name)).toEqual({ firstName, lastName });
  });
});
