import { describe, expect, it } from '@jest/globals';
import { ManageTaxRates } from '../../application/tariff/manage-tax-rates.js';
import type { TaxRate } from '../../domain/tariff/tax/tax-rate.js';
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

    it('logs as the value before what was the value before, however many change it at once', async () => {
      const { taxRates, unitOfWork, activity } = context();
      await taxRates.add({ countryCode: 'GT', vatRate: 10, whtRate: 1, notes: '' });
      const manage = new ManageTaxRates(taxRates, unitOfWork, { now: () => new Date() });
      await Promise.all([11, 12, 13, 14, 15].map((vatRate) => manage.replace('gt', { vatRate, whtRate: 1 }, 'ana')));
      const filter = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };
      const entries = await activity.findPage({ ...filter, eventType: 'tax-rate-updated' }, 'oldest-first', 1, 10);
      const versions = entries
        .map(({ before, after }) => ({ before: before as TaxRate, after: after as TaxRate }))
        .sort((a, b) => a.after.version - b.after.version);
      expect(versions.map(({ after }) => after.version)).toEqual([2, 3, 4, 5, 6]);
      for (const [at, { before }] of versions.entries()) {
        if (at > 0) expect(before).toEqual(versions[at - 1]?.after);
      }
      const last = await taxRates.findForUpdate('GT');
      expect(last).toMatchObject({ version: 6 });
      await manage.remove(last?.id ?? 0, 'ana', 6);
      expect(await taxRates.findForUpdate('GT')).toBeUndefined();
      await expect(manage.replace('GT', { vatRate: 1 }, 'ana')).rejects.toMatchObject(matchDomainError('missing'));
    });
  });
}
