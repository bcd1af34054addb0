import { describe, expect, it } from '@jest/globals';
import { matchDomainError, matchStaleVersion, type OpenContext, setUpContext } from './contract-context.js';

/** What a store of tax rates promises. */
export function describeTaxRateRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as tax rates`, () => {
    const context = setUpContext(open);
    const costaRica = { countryCode: 'CR', vatRate: 13, whtRate: 25.5, notes: 'IVA' };

    it('gives back what was added, with the name of the country', async () => {
      const added = await context().taxRates.add(costaRica);
      expect(added).toMatchObject({ ...costaRica, countryName: 'Costa Rica', version: 1 });
      expect(added.lastUpdatedBy).toBeUndefined();
      expect(await context().taxRates.findByCountry('CR')).toEqual(added);
      expect(await context().taxRates.findByCountry('PA')).toBeUndefined();
    });

    it('keeps one row for each country of the server', async () => {
      await expect(context().taxRates.add(costaRica)).rejects.toMatchObject(matchDomainError('conflict'));
      await expect(context().taxRates.add({ ...costaRica, countryCode: 'US' })).rejects.toMatchObject(
        matchDomainError('invalid'),
      );
    });

    it('lists by country name', async () => {
      await context().taxRates.add({ countryCode: 'SV', vatRate: 13, whtRate: 20, notes: '' });
      await context().taxRates.add({ countryCode: 'PA', vatRate: 7, whtRate: 12.5, notes: '' });
      const names = (await context().taxRates.all()).map((row) => row.countryName);
      expect(names).toEqual(['Costa Rica', 'El Salvador', 'Panama']);
    });

    it('refuses an edit that started from an older version', async () => {
      const { taxRates } = context();
      const edited = await taxRates.replace(
        'CR',
        { ...costaRica, vatRate: 14 },
        { by: 'ana@desk.example', version: 1 },
      );
      expect(edited).toMatchObject({ vatRate: 14, version: 2, lastUpdatedBy: 'ana@desk.example' });
      const stale = { by: 'luis@desk.example', version: 1 };
      await expect(taxRates.replace('CR', costaRica, stale)).rejects.toMatchObject(matchStaleVersion('tax rate'));
      await expect(taxRates.replace('NI', costaRica, stale)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('removes a row by its id', async () => {
      const { taxRates } = context();
      const guatemala = { countryCode: 'GT', vatRate: 12, whtRate: 15, notes: '' };
      const { id, lastUpdatedBy } = await taxRates.add(guatemala, 'ana@desk.example');
      expect(lastUpdatedBy).toBe('ana@desk.example');
      await expect(taxRates.remove(id, 99)).rejects.toMatchObject(matchStaleVersion('tax rate'));
      await taxRates.remove(id, 1);
      expect(await taxRates.findByCountry('GT')).toBeUndefined();
      await expect(taxRates.remove(id)).rejects.toMatchObject(matchDomainError('missing'));
    });
  });
}
