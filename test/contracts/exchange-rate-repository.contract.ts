import { describe, expect, it } from '@jest/globals';
import { toExchangeRateDraft } from '../../domain/tariff/exchange-rate/exchange-rate.js';
import { aRate } from '../support/fixtures/rates.js';
import { matchDomainError, matchStaleVersion, type OpenContext, setUpContext } from './contract-context.js';

function anExchangeRate(currency: string, validFrom: string, validUntil = validFrom, unitsPerUsd = 505.55) {
  return toExchangeRateDraft({ currency, validFrom, validUntil, unitsPerUsd, marginPercent: 1.5, notes: 'BCCR' });
}

/** What the list of exchange rates promises, wherever it is kept. */
export function describeExchangeRateRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as a list of exchange rates`, () => {
    const context = setUpContext(open);

    it('gives back what was added, by currency, the newest first', async () => {
      const { exchangeRates } = context();
      const november = await exchangeRates.add(anExchangeRate('CRC', '2026-11-01', '2026-11-30'));
      expect(november).toMatchObject({
        currency: 'CRC',
        validFrom: '2026-11-01',
        validUntil: '2026-11-30',
        version: 1,
      });
      expect([november.unitsPerUsd.toFixed(), november.marginPercent.toFixed()]).toEqual(['505.55', '1.5']);
      expect(await exchangeRates.find(november.id)).toEqual(november);
      await exchangeRates.add(anExchangeRate('GTQ', '2026-11-01', '2026-11-30', 7.7));
      await exchangeRates.add(anExchangeRate('CRC', '2026-11-15'));
      const listed = (await exchangeRates.all()).map(({ currency, validFrom }) => `${currency} ${validFrom}`);
      expect(listed).toEqual(['CRC 2026-11-15', 'CRC 2026-11-01', 'GTQ 2026-11-01']);
    });

    it('finds those of a day, the first and the last one included', async () => {
      const { exchangeRates } = context();
      const findDays = async (day: string) =>
        (await exchangeRates.findByDay(day)).map(({ currency, validFrom }) => `${currency} ${validFrom}`);
      expect(await findDays('2026-11-15')).toEqual(['CRC 2026-11-15', 'CRC 2026-11-01', 'GTQ 2026-11-01']);
      expect(await findDays('2026-11-30')).toEqual(['CRC 2026-11-01', 'GTQ 2026-11-01']);
      expect(await findDays('2026-12-01')).toEqual([]);
    });

    it('refuses a second one of a currency from the same day, and a change of an older version', async () => {
      const { exchangeRates } = context();
      const draft = anExchangeRate('HNL', '2026-11-01');
      const first = await exchangeRates.add(draft);
      await expect(exchangeRates.add(draft)).rejects.toMatchObject(matchDomainError('conflict'));
      const other = await exchangeRates.add(anExchangeRate('HNL', '2026-11-02'));
      await expect(exchangeRates.replace(other.id, draft)).rejects.toMatchObject(matchDomainError('conflict'));
      const changed = await exchangeRates.replace(first.id, { ...draft, notes: '' }, 1);
      expect(changed).toMatchObject({ notes: '', version: 2 });
      const stale = matchStaleVersion('exchange rate');
      await expect(exchangeRates.replace(first.id, draft, 1)).rejects.toMatchObject(stale);
      await expect(exchangeRates.remove(first.id, 1)).rejects.toMatchObject(stale);
      await exchangeRates.remove(first.id, 2);
      expect(await exchangeRates.find(first.id)).toBeUndefined();
      await expect(exchangeRates.remove(first.id)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('undoes what a failed unit of work did', async () => {
      const { exchangeRates, unitOfWork } = context();
      const failing = unitOfWork.run(async (tx) => {
        await tx.exchangeRates.add(anExchangeRate('NIO', '2026-11-01'));
        throw new Error('planned');
      });
      await expect(failing).rejects.toThrow('planned');
      expect((await exchangeRates.all()).some(({ currency }) => currency === 'NIO')).toBe(false);
    });

    it('is beside rates that keep their currency', async () => {
      const { rates } = context();
      const added = await rates.add(aRate({ airport: 'GUA', service: 'HNDL', base: 150, currency: 'GTQ' }));
      expect((await rates.find(added.id))?.currency).toBe('GTQ');
      const inDollars = await rates.replace(added.id, { ...aRate({ airport: 'GUA', service: 'HNDL', base: 20 }) });
      expect(inDollars.currency).toBeUndefined();
    });
  });
}
