import { beforeAll, describe, expect, it } from '@jest/globals';
import { normalizeName } from '../../../../adapters/geography/normalize-name.js';
import { TsvGazetteer } from '../../../../adapters/geography/tsv-gazetteer.js';
import type { OriginAirport } from '../../../../domain/geography/place.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';

describe('The airports of the built-in gazetteer', () => {
  let airports: readonly OriginAirport[];
  beforeAll(async () => {
    airports = await new TsvGazetteer().originAirports();
  });
  const findFirstServing = (city: string) =>
    airports.find((airport) =>
      [airport.city, ...airport.aliases].some((name) => normalizeName(name) === normalizeName(city)),
    );

  it('are those that freight plausibly starts from, some nine hundred', () => {
    expect(airports.length).toBeGreaterThan(850);
  });

  it('put the main cargo airport of a city first', () => {
    for (const [city, code] of [
      ['New York', 'JFK'],
      ['London', 'LHR'],
      ['Shanghai', 'PVG'],
      ['Tokyo', 'NRT'],
      ['Chicago', 'ORD'],
      ['Houston', 'IAH'],
      ['Dallas', 'DFW'],
      ['Los Angeles', 'LAX'],
      ['Milan', 'MXP'],
      ['Paris', 'CDG'],
      ['São Paulo', 'GRU'],
      ['Mexico City', 'MEX'],
      ['Bogotá', 'BOG'],
      ['Seoul', 'ICN'],
      ['Miami', 'MIA'],
    ] as const) {
      expect([city, findFirstServing(city)?.code]).toEqual([city, code]);
    }
  });

  it('are found by their Spanish and local names and by the towns that they serve', () => {
    for (const [name, code] of [
      ['Shanghái', 'PVG'],
      ['Nueva York', 'JFK'],
      ['Múnich', 'MUC'],
      ['München', 'MUC'],
      ['Milán', 'MXP'],
      ['Fráncfort', 'FRA'],
      ['Ámsterdam', 'AMS'],
      ['Londres', 'LHR'],
      ['Pekín', 'PEK'],
      ['Doral', 'MIA'],
      ['Medley', 'MIA'],
      ['Hialeah', 'MIA'],
      ['Dongguan', 'SZX'],
      ['Yiwu', 'HGH'],
      ['Ningbo', 'NGB'],
      ['Panama City, FL', 'ECP'],
      ['San Jose, CA', 'SJC'],
    ] as const) {
      expect([name, findFirstServing(name)?.code]).toEqual([name, code]);
    }
  });

  it('include the destination airports of the server, and Palmerola', () => {
    const codes = airports.map((airport) => airport.code);
    for (const airport of AIRPORTS) {
      expect(codes).toContain(airport.code);
      expect(airports.find(({ code }) => code === airport.code)?.countryCode).toBe(airport.countryCode);
    }
    expect(codes).toContain('XPL');
  });
});
