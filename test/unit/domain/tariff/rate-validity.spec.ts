import { describe, expect, it } from '@jest/globals';
import { appendExpiryHint, resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { validateRate } from '../../../../domain/tariff/rate.js';
import { createOverlapError, findOverlappingRate } from '../../../../domain/tariff/rate-overlap.js';
import {
  addDays,
  formatValidity,
  getValidityStatusOn,
  isDay,
  isOverlapping,
} from '../../../../domain/tariff/rate-validity.js';
import { computeCoverageOn } from '../../../../domain/tariff/service-coverage.js';
import { RATE_MESSAGES } from '../../../../domain/tariff/tariff.messages.js';
import { aRate } from '../../../support/fixtures/rates.js';

const TODAY = '2026-03-02';
const aValidity = (validFrom?: string, validUntil?: string) => ({ validFrom, validUntil });
const aHandlingRate = (from?: string, until?: string) =>
  aRate({ service: 'HNDL', base: 1, ...(from && { from }), ...(until && { until }) });

describe('A day', () => {
  it.each([
    ['2026-02-28', true],
    ['2028-02-29', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['1999-12-31', false],
    ['2100-01-01', false],
    ['02/03/2026', false],
    ['', false],
  ])('%j is one: %p', (text, is) => {
    expect(isDay(text)).toBe(is);
  });

  it('is counted over months and leap years', () => {
    expect([addDays('2028-02-28', 1), addDays('2026-01-01', -1), addDays(TODAY, 30)]).toEqual([
      '2028-02-29',
      '2025-12-31',
      '2026-04-01',
    ]);
  });
});

describe('The validity of a rate', () => {
  it.each([
    [aValidity(), 'in-force'],
    [aValidity(TODAY, TODAY), 'in-force'],
    [aValidity('2026-03-03'), 'future'],
    [aValidity(undefined, '2026-03-01'), 'expired'],
    [aValidity('2026-01-01', '2026-12-31'), 'in-force'],
  ] as const)('%j stands %s', (validity, status) => {
    expect(getValidityStatusOn(validity, TODAY)).toBe(status);
  });

  it.each([
    [aValidity(), aValidity(), true],
    [aValidity(undefined, '2026-06-30'), aValidity('2026-07-01'), false],
    [aValidity(undefined, '2026-06-30'), aValidity('2026-06-30'), true],
    [aValidity('2026-01-01', '2026-01-31'), aValidity('2026-02-01', '2026-02-28'), false],
    [aValidity('2026-01-01', '2026-12-31'), aValidity('2026-03-01', '2026-03-31'), true],
  ])('%j and %j share a day: %p', (one, other, shared) => {
    expect(isOverlapping(one, other)).toBe(shared);
    expect(isOverlapping(other, one)).toBe(shared);
  });

  it('is told in words', () => {
    expect(
      [
        aValidity(),
        aValidity('2026-01-01'),
        aValidity(undefined, '2026-06-30'),
        aValidity('2026-01-01', '2026-06-30'),
      ].map((one) => formatValidity(one)),
    ).toEqual(['without limit', 'from 2026-01-01', 'until 2026-06-30', 'from 2026-01-01 until 2026-06-30']);
  });

  it('keeps to the calendar, and ends after it begins', () => {
    const entry = { countryId: 2, locationId: 2, serviceCode: 'HNDL', criterion: 'flat', baseRate: 1 };
    expect(validateRate({ ...entry, validFrom: '2026-02-30', validUntil: '' })).toEqual([
      { field: 'validFrom', message: RATE_MESSAGES.noDay },
    ]);
    expect(validateRate({ ...entry, validFrom: '2026-07-01', validUntil: '2026-06-30' })).toEqual([
      { field: 'validUntil', message: RATE_MESSAGES.endsBeforeItBegins },
    ]);
    expect(validateRate({ ...entry, validFrom: '2026-07-01', validUntil: '2026-07-01' })).toEqual([]);
  });

  it('lets rates follow each other, and names the one that is in the way', () => {
    const first = { ...aHandlingRate(undefined, '2026-06-30'), id: 7 };
    expect(findOverlappingRate(aHandlingRate('2026-07-01'), [first])).toBeUndefined();
    expect(findOverlappingRate(aHandlingRate('2026-06-30'), [first])).toBe(first);
    expect(findOverlappingRate(aHandlingRate('2026-06-30'), [first], 7)).toBeUndefined();
    expect(findOverlappingRate({ ...aHandlingRate(), serviceCode: 'DOCS' }, [first])).toBeUndefined();
    expect(createOverlapError(first).message).toBe(
      'This airport already has a rate for this service. It is HNDL at SJO, valid until 2026-06-30: /air-freight-rates?rate=7',
    );
  });
});

describe('The tariff of a day', () => {
  it('prices by rates in force alone', () => {
    const [old, current, next] = [
      aHandlingRate(undefined, '2026-03-01'),
      aHandlingRate(TODAY, TODAY),
      aHandlingRate('2026-03-03'),
    ];
    const tariff = resolveEffectiveTariff([old, current, next], TODAY);
    expect(tariff.inForce).toEqual([current]);
    expect(tariff.outOfForce).toEqual([old, next]);
  });

  it.each([
    ['nothing', [], 'SJO lacks it.'],
    [
      'an expired rate',
      [aHandlingRate(undefined, '2026-03-01'), aHandlingRate('2025-01-01', '2025-06-30')],
      'SJO lacks it: it expired on 2026-03-01.',
    ],
    [
      'a future rate',
      [aHandlingRate('2026-05-01'), aHandlingRate('2026-04-01', '2026-04-30')],
      'SJO lacks it: it is valid from 2026-04-01 only.',
    ],
    [
      'both',
      [aHandlingRate(undefined, '2026-03-01'), aHandlingRate('2026-04-01')],
      'SJO lacks it: it expired on 2026-03-01, the next one is valid from 2026-04-01.',
    ],
  ])('says why a service is missing where it holds %s', (_, rates, message) => {
    expect(appendExpiryHint('SJO lacks it', resolveEffectiveTariff(rates, TODAY), 'HNDL')).toBe(message);
    expect(appendExpiryHint('SJO lacks it', resolveEffectiveTariff(rates, TODAY), 'DOCS')).toBe('SJO lacks it.');
  });
});

describe('The coverage of a service', () => {
  it.each([
    ['no rate', [], 'missing', undefined],
    ['a rate without end', [aValidity()], 'valid', undefined],
    ['a rate that ends in 30 days', [aValidity(undefined, '2026-04-01')], 'expiring', '2026-04-01'],
    ['a rate that ends in 31 days', [aValidity(undefined, '2026-04-02')], 'valid', '2026-04-02'],
    [
      'a rate that another one follows at once',
      [aValidity('2026-03-11'), aValidity(undefined, '2026-03-10')],
      'valid',
      undefined,
    ],
    [
      'a rate that another one follows for a while',
      [aValidity(undefined, '2026-03-10'), aValidity('2026-03-11', '2026-03-20')],
      'expiring',
      '2026-03-20',
    ],
    [
      'a rate that another one follows with a gap',
      [aValidity(undefined, '2026-03-10'), aValidity('2026-03-12')],
      'expiring',
      '2026-03-10',
    ],
    [
      'an expired rate',
      [aValidity(undefined, '2026-01-31'), aValidity(undefined, '2026-02-28')],
      'expired',
      '2026-02-28',
    ],
    ['a rate to come', [aValidity('2026-05-01'), aValidity('2026-04-01', '2026-04-30')], 'future', undefined],
  ] as const)('is, with %s, %s', (_, rates, state, until) => {
    expect(computeCoverageOn(rates, TODAY)).toMatchObject({ state, until });
  });

  it('leads to the rate in force, else to the next, else to the last', () => {
    const [past, older, now, next, later] = [
      aValidity(undefined, '2026-02-28'),
      aValidity(undefined, '2025-12-31'),
      aValidity(),
      aValidity('2026-04-01'),
      aValidity('2026-05-01'),
    ];
    expect(computeCoverageOn([past, next, now], TODAY).rate).toBe(now);
    expect(computeCoverageOn([later, past, next], TODAY).rate).toBe(next);
    expect(computeCoverageOn([older, past], TODAY).rate).toBe(past);
  });

  it('warns earlier or later where it is asked to', () => {
    expect(computeCoverageOn([aValidity(undefined, '2026-03-17')], TODAY, 14).state).toBe('valid');
    expect(computeCoverageOn([aValidity(undefined, '2026-03-16')], TODAY, 14).state).toBe('expiring');
  });
});
