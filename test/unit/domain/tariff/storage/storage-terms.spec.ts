import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import {
  priceStorage,
  type StorageTermsEntry,
  toStorageTerms,
  toStorageTermsEntry,
  validateStorageTerms,
} from '../../../../../domain/tariff/storage/storage-terms.js';
import {
  formatStorageText,
  parseFreeTime,
  parseStorageText,
} from '../../../../../domain/tariff/storage/storage-text.js';

const price = (entry: StorageTermsEntry, kg: number, days: number, rate = '0.29') => {
  const terms = toStorageTerms(entry);
  if (!terms) throw new Error('The entry says nothing');
  const stored = { days, first: '2026-09-11', countryCode: 'CR' };
  const { amount, chargedDays } = priceStorage(
    terms,
    { rate: Big(rate), breaks: undefined, divisor: 1 },
    Big(kg),
    stored,
  );
  return `${chargedDays} days ${amount?.toFixed(2)}`;
};

describe('storage by the day', () => {
  it('is free for its free days', () => {
    expect(price({ freeDays: 2 }, 1_000, 2)).toBe('0 days 0.00');
    expect(price({ freeDays: 2 }, 1_000, 3)).toBe('1 days 290.00');
  });

  it('has free working days, after which each day counts', () => {
    // A Friday, a weekend, a Monday and a holiday: the second working day is the Monday, and the holiday is free, too.
    expect(price({ freeDays: 2, freeDayKind: 'working' }, 1_000, 5)).toBe('0 days 0.00');
    expect(price({ freeDays: 2, freeDayKind: 'working' }, 1_000, 7)).toBe('2 days 580.00');
  });

  it('costs at least its minimum a day', () => {
    expect(price({ freeDays: 2, minimumPerDay: '150' }, 100, 4)).toBe('2 days 300.00');
  });

  it('costs more from a step on', () => {
    const steps = [{ upToDay: 7, rate: '0.14' }, { rate: '0.17' }];
    expect(price({ freeDays: 0, steps }, 100, 7)).toBe('7 days 98.00');
    expect(price({ freeDays: 0, steps }, 100, 9)).toBe('9 days 132.00');
  });

  it('is charged from the first day where it takes too long', () => {
    const terms = { freeDays: 2, retroactiveAfterDays: 5 };
    expect(price(terms, 100, 5, '1')).toBe('3 days 300.00');
    expect(price(terms, 100, 6, '1')).toBe('6 days 600.00');
  });

  it('never gets cheaper with a day more', () => {
    const terms = fc.record({
      freeDays: fc.integer({ min: 0, max: 9 }),
      freeDayKind: fc.constantFrom('calendar', 'working'),
      retroactiveAfterDays: fc.option(fc.integer({ min: 10, max: 20 }), { nil: undefined }),
      minimumPerDay: fc.option(fc.integer({ min: 0, max: 200 }), { nil: undefined }),
    });
    fc.assert(
      fc.property(terms, fc.integer({ min: 1, max: 40 }), (entry, days) => {
        const amounts = [days, days + 1].map((each) => Number(price(entry, 100, each).split(' ').at(-1)));
        expect(amounts[1]).toBeGreaterThanOrEqual(amounts[0] ?? 0);
        expect(toStorageTerms(toStorageTermsEntry(toStorageTerms(entry)))).toEqual(toStorageTerms(entry));
        expect(validateStorageTerms(entry)).toEqual([]);
      }),
    );
  });

  it('is the same after it stood in a cell', () => {
    const cell = 'free: 2 working; minimum a day: 150; all days after: 5; 7: 0.14; +: 0.17';
    expect(formatStorageText(toStorageTerms(parseStorageText(cell)))).toBe(cell);
    expect(formatStorageText(toStorageTerms(parseStorageText('Free: 3')))).toBe('free: 3');
    expect(parseStorageText(' ')).toBeUndefined();
    for (const text of ['3', 'free: x', '7: cheap', '-1: 5']) {
      expect(() => parseStorageText(text)).toThrow('is no term of storage');
    }
  });

  it('refuses what cannot be counted', () => {
    expect(validateStorageTerms({ freeDays: -1 })).toHaveLength(1);
    expect(validateStorageTerms({ freeDays: 1.5 })).toHaveLength(1);
    expect(validateStorageTerms({ steps: [{ upToDay: 5, rate: 1 }] })).toHaveLength(1);
    expect(
      validateStorageTerms({ steps: [{ upToDay: 5, rate: 1 }, { upToDay: 5, rate: 1 }, { rate: 1 }] }),
    ).toHaveLength(1);
    expect(validateStorageTerms({ steps: [{ rate: null }] })).toHaveLength(1);
    expect(validateStorageTerms({ minimumPerDay: -1 })).toHaveLength(1);
    expect(validateStorageTerms(null)).toEqual([]);
  });
});

describe('free time of a sheet', () => {
  it.each([
    ['3', 'free: 3'],
    ['3 días', 'free: 3'],
    ['2 días hábiles', 'free: 2 working'],
    ['2 hábiles', 'free: 2 working'],
    ['48 h', 'free: 2'],
    ['72 horas libres', 'free: 3'],
    [
      'libre: 2 hábiles; mínimo por día: 150; 7: 0,14; +: 0,17',
      'free: 2 working; minimum a day: 150; 7: 0.14; +: 0.17',
    ],
  ])('is read from "%s"', (cell, terms) => {
    expect(formatStorageText(toStorageTerms(parseFreeTime(cell) ?? parseStorageText(cell)))).toBe(terms);
  });

  it('is no guess', () => {
    for (const cell of ['según contrato', '3 semanas', '2 días perhaps']) {
      expect(parseFreeTime(cell)).toBeUndefined();
      expect(() => parseStorageText(cell)).toThrow('is no term of storage');
    }
  });
});
