import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Gazetteer } from '../../domain/geography/gazetteer.port.js';

/** What every gazetteer must know, wherever it keeps its places. */
export function describeGazetteerContract(name: string, open: () => Promise<Gazetteer>): void {
  describe(`${name} as a gazetteer`, () => {
    let gazetteer: Gazetteer;
    beforeAll(async () => {
      gazetteer = await open();
    });

    it('finds a place whatever the case, the accents and the punctuation', async () => {
      for (const spelling of ['Escazú', 'escazu', 'ESCAZU', ' Escazú. ']) {
        expect((await gazetteer.find(spelling))[0]).toMatchObject({ name: 'Escazú', countryCode: 'CR', kind: 'town' });
      }
    });

    it('finds a place by what people call it', async () => {
      for (const [alias, town, countryCode] of [
        ['Tegus', 'Tegucigalpa', 'HN'],
        ['Xela', 'Quetzaltenango', 'GT'],
        ['Guatemala City', 'Ciudad de Guatemala', 'GT'],
        ['Chepe', 'San José', 'CR'],
        ['SPS', 'San Pedro Sula', 'HN'],
        ['Panama City', 'Ciudad de Panamá', 'PA'],
      ] as const) {
        expect((await gazetteer.find(alias))[0]).toMatchObject({ name: town, countryCode });
      }
    });

    it('names the likeliest of several namesakes first', async () => {
      expect((await gazetteer.find('San José'))[0]).toMatchObject({ countryCode: 'CR', kind: 'town' });
      expect((await gazetteer.find('Heredia'))[0]).toMatchObject({ kind: 'town' });
      const populations = (await gazetteer.find('Santa Ana')).map((place) => place.population);
      expect(populations.length).toBeGreaterThan(1);
      expect(populations).toEqual([...populations].sort((one, other) => other - one));
    });

    it('narrows namesakes to the country that is asked for', async () => {
      expect((await gazetteer.find('Santa Ana'))[0]).toMatchObject({ countryCode: 'SV' });
      const costaRican = await gazetteer.find('Santa Ana', 'CR');
      expect(costaRican[0]).toMatchObject({ name: 'Santa Ana', countryCode: 'CR' });
      expect(costaRican.every((place) => place.countryCode === 'CR')).toBe(true);
    });

    it('finds nothing for an unknown or an empty name', async () => {
      expect(await gazetteer.find('Villa Imaginaria del Norte')).toEqual([]);
      expect(await gazetteer.find('')).toEqual([]);
      expect(await gazetteer.find('Heredia', 'GT')).toEqual([]);
    });

    it('lists every place with a point on the map of Central America', async () => {
      const places = await gazetteer.places();
      expect(places.length).toBeGreaterThan(1000);
      for (const place of places) {
        expect(place.name).not.toBe('');
        expect(['PA', 'CR', 'NI', 'HN', 'SV', 'GT']).toContain(place.countryCode);
        expect(place.latitude).toBeGreaterThan(7);
        expect(place.latitude).toBeLessThan(18);
        expect(place.longitude).toBeGreaterThan(-92.5);
        expect(place.longitude).toBeLessThan(-77);
        expect(place.population).toBeGreaterThanOrEqual(0);
      }
    });

    it('lists the airports that freight comes from, each code once', async () => {
      const airports = await gazetteer.originAirports();
      const codes = airports.map((airport) => airport.code);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes).toEqual(expect.arrayContaining(['MIA', 'PVG', 'FRA', 'LAX', 'BOG', 'MEX', 'MAD', 'ICN', 'XPL']));
      for (const airport of airports) {
        expect(airport.code).toMatch(/^[A-Z]{3}$/);
        expect(airport.countryCode).toMatch(/^[A-Z]{2}$/);
        expect(airport.name).not.toBe('');
        expect(airport.city).not.toBe('');
      }
    });
  });
}
