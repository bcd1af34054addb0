import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { applyStorageRate } from '../../../../domain/pricing/storage-line.js';
import type { StorageTerms } from '../../../../domain/tariff/storage/storage-terms.js';
import { aRate } from '../../../support/fixtures/rates.js';

const TERMS: StorageTerms = {
  freeDays: 2,
  freeDayKind: 'calendar',
  steps: [],
  retroactiveAfterDays: undefined,
  minimumPerDay: undefined,
};
const CONVERSION = { currency: 'CRC', unitsPerUsd: Big(500), marginPercent: Big(0), validFrom: '2026-01-01' };
const QUANTITIES = {
  grossKg: Big(100),
  chargeableKg: Big(100),
  pieces: 1,
  extraKm: undefined,
  cifValueUsd: undefined,
  thirdPartyInvoiceUsd: undefined,
  awbCollectTotalUsd: undefined,
  storage: { days: 5, first: '2026-11-02', countryCode: 'CR' },
};

describe('A storage rate in another currency', () => {
  const rate = { ...aRate({ service: 'BWSE', criterion: 'gross_weight', base: 50 }), currency: 'CRC' };

  it('is stated and charged in US dollars', () => {
    const { applied, storage } = applyStorageRate({ ...rate, conversion: CONVERSION }, TERMS, QUANTITIES);
    // 100 kg × 50 CRC a day = 5,000 CRC = 10 USD, for three days behind the free ones.
    expect(storage.perDayUsd?.toString()).toBe('10');
    expect(applied.amount?.toString()).toBe('30');
    expect(applied.trace).toContain('10.00');
  });

  it('has no price without an exchange rate', () => {
    const { applied, storage } = applyStorageRate(rate, TERMS, QUANTITIES);
    expect(applied.amount).toBeUndefined();
    expect(storage.perDayUsd).toBeUndefined();
  });
});
