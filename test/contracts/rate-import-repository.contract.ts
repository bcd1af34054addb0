import { describe, expect, it } from '@jest/globals';
import { aRate } from '../support/fixtures/rates.js';
import { matchDomainError, type OpenContext, setUpContext } from './contract-context.js';

const AT = new Date('2026-11-29T10:00:00Z');

function anImport(fileName: string) {
  return {
    ...{ fileName, sha256: 'ab'.repeat(32), importedAt: AT, importedBy: 'ana@office.example' },
    ...{ added: 1, changed: 1, ended: 0, same: 7 },
    addedRates: [{ id: 90, version: 1 }],
    changedRates: [{ id: 12, version: 3, before: aRate({ service: 'HNDL', base: '0.125', minimum: 42 }) }],
  };
}

/** What the list of imports and the remembered columns promise, wherever they are kept. */
export function describeRateImportRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as a list of imports`, () => {
    const context = setUpContext(open);

    it('gives back what an import changed, decimals as texts, the newest first', async () => {
      const { rateImports, unitOfWork } = context();
      const first = await rateImports.add(anImport('enero.csv'));
      const second = await rateImports.add(anImport('febrero.csv'));
      expect(first).toMatchObject({
        ...anImport('enero.csv'),
        changedRates: [{ id: 12, version: 3 }],
        undoneAt: undefined,
      });
      expect(first.changedRates[0]?.before).toMatchObject({
        serviceCode: 'HNDL',
        baseRate: '0.125',
        minimumCharge: '42',
      });
      expect((await rateImports.findRecent(5)).map(({ id }) => id)).toEqual([second.id, first.id]);
      expect(await rateImports.findRecent(1)).toHaveLength(1);
      expect(await unitOfWork.run((tx) => tx.rateImports.findForUpdate(first.id))).toEqual(first);
      expect(await rateImports.findForUpdate(99_999)).toBeUndefined();
    });

    it('remembers who took one back, and when', async () => {
      const { rateImports } = context();
      const { id } = await rateImports.add(anImport('marzo.csv'));
      const undone = await rateImports.markUndone(id, AT, 'ana@office.example');
      expect(undone).toMatchObject({ undoneAt: AT, undoneBy: 'ana@office.example' });
      await expect(rateImports.markUndone(99_999, AT, 'x')).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('remembers what columns were said to be, the last word of it', async () => {
      const { sheetMappings, unitOfWork } = context();
      expect(await sheetMappings.find('["a"]')).toBeUndefined();
      await sheetMappings.save('["a"]', { A: 'baseRate' });
      await sheetMappings.save('["a"]', { A: 'ignored', 'Obs. "2"': 'description' });
      expect(await sheetMappings.find('["a"]')).toEqual({ A: 'ignored', 'Obs. "2"': 'description' });
      const failing = unitOfWork.run(async (tx) => {
        await tx.sheetMappings.save('["a"]', {});
        await tx.rateImports.add(anImport('abril.csv'));
        throw new Error('planned');
      });
      await expect(failing).rejects.toThrow('planned');
      expect(await sheetMappings.find('["a"]')).toHaveProperty('A', 'ignored');
    });
  });
}
