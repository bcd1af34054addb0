import { describe, expect, it } from '@jest/globals';
import { type OpenContext, setUpContext } from './contract-context.js';

/** What a store of reference data promises. */
export function describeAirportDirectoryContract(name: string, open: OpenContext): void {
  describe(`${name} as reference data`, () => {
    const context = setUpContext(open);

    it('knows the six countries by id, with both codes', async () => {
      const countries = await context().reference.countries();
      expect(countries.map(({ id, code, alpha3 }) => `${id} ${code} ${alpha3}`)).toEqual([
        '1 PA PAN',
        '2 CR CRI',
        '3 NI NIC',
        '4 HN HND',
        '5 SV SLV',
        '6 GT GTM',
      ]);
    });

    it('knows the eight airports by id, each in its country', async () => {
      const airports = await context().reference.airports();
      expect(airports.map(({ id, code, countryCode }) => `${id} ${code} ${countryCode}`)).toEqual([
        '1 PTY PA',
        '2 SJO CR',
        '3 LIR CR',
        '4 MGA NI',
        '5 SAP HN',
        '6 TGU HN',
        '7 SAL SV',
        '8 GUA GT',
      ]);
    });

    it('knows Palmerola as Tegucigalpa', async () => {
      const airports = await context().reference.airports();
      const tegucigalpa = airports.find((airport) => airport.code === 'TGU');
      expect(tegucigalpa?.aliases).toEqual(expect.arrayContaining(['XPL', 'Palmerola', 'Comayagua']));
    });
  });
}
