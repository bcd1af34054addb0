import { describe, expect, it } from '@jest/globals';
import { overlappingRate, refusedOverlap } from '../../../../domain/tariff/rate-overlap.js';
import { faultsOfRate, RATE_SENTENCES } from '../../../../domain/tariff/rate.js';
import {
  daysAfter,
  isDay,
  overlap,
  standingOn,
  utcDayOf,
  validityWords,
} from '../../../../domain/tariff/rate-validity.js';
import { coverageOn } from '../../../../domain/tariff/service-coverage.js';
import { tariffOn, withLapse } from '../../../../domain/tariff/effective-tariff.js';
import { aRateOf } from '../../../support/fixtures/rates.js';

const TODAY = '2026-03-02';
const of = (validFrom?: string, validUntil?: string) => ({ validFrom, validUntil });
const handling = (from?: string, until?: string) =>
  aRateOf({ service: 'HNDL', base: 1, ...(from && { from }), ...(until && { until }) });

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

  it('is told in UTC, and counted over months and leap years', () => {
    expect(utcDayOf(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-01');
    expect([daysAfter('2028-02-28', 1), daysAfter('2026-01-01', -1), daysAfter(TODAY, 30)]).toEqual([
      '2028-02-29',
      '2025-12-31',
      '2026-04-01',
    ]);
  });
});

describe('The validity of a rate', () => {
  it.each([
    [of(), 'in-force'],
    [of(TODAY, TODAY), 'in-force'],
    [of('2026-03-03'), 'future'],
    [of(undefined, '2026-03-01'), 'expired'],
    [of('2026-01-01', '2026-12-31'), 'in-force'],
  ] as const)('%j stands %s', (validity, standing) => {
    expect(standingOn(validity, TODAY)).toBe(standing);
  });

  it.each([
    [of(), of(), true],
    [of(undefined, '2026-06-30'), of('2026-07-01'), false],
    [of(undefined, '2026-06-30'), of('2026-06-30'), true],
    [of('2026-01-01', '2026-01-31'), of('2026-02-01', '2026-02-28'), false],
    [of('2026-01-01', '2026-12-31'), of('2026-03-01', '2026-03-31'), true],
  ])('%j and %j share a day: %p', (one, other, shared) => {
    expect(overlap(one, other)).toBe(shared);
    expect(overlap(other, one)).toBe(shared);
  });

  it('is told in words', () => {
    expect(
      [of(), of('2026-01-01'), of(undefined, '2026-06-30'), of('2026-01-01', '2026-06-30')].map((one) =>
        validityWords(one),
      ),
    ).toEqual(['without limit', 'from 2026-01-01', 'until 2026-06-30', 'from 2026-01-01 until 2026-06-30']);
  });

  it('keeps to the calendar, and ends after it begins', () => {
    const entry = { countryId: 2, locationId: 2, serviceCode: 'HNDL', criterion: 'flat', baseRate: 1 };
    expect(faultsOfRate({ ...entry, validFrom: '2026-02-30', validUntil: '' })).toEqual([
      { field: 'validFrom', message: RATE_SENTENCES.noDay },
    ]);
    expect(faultsOfRate({ ...entry, validFrom: '2026-07-01', validUntil: '2026-06-30' })).toEqual([
      { field: 'validUntil', message: RATE_SENTENCES.endsBeforeItBegins },
    ]);
    expect(faultsOfRate({ ...entry, validFrom: '2026-07-01', validUntil: '2026-07-01' })).toEqual([]);
  });

  it('lets rates follow each other, and names the one that is in the way', () => {
    const first = { ...handling(undefined, '2026-06-30'), id: 7 };
    expect(overlappingRate(handling('2026-07-01'), [first])).toBeUndefined();
    expect(overlappingRate(handling('2026-06-30'), [first])).toBe(first);
    expect(overlappingRate(handling('2026-06-30'), [first], 7)).toBeUndefined();
    expect(overlappingRate({ ...handling(), serviceCode: 'DOCS' }, [first])).toBeUndefined();
    expect(refusedOverlap(first).message).toBe(
      'This airport already has a rate for this service. It is HNDL at SJO, valid until 2026-06-30: /air-freight-rates?rate=7',
    );
  });
});

describe('The tariff of a day', () => {
  it('prices by rates in force alone', () => {
    const [old, current, next] = [handling(undefined, '2026-03-01'), handling(TODAY, TODAY), handling('2026-03-03')];
    const tariff = tariffOn([old, current, next], TODAY);
    expect(tariff.inForce).toEqual([current]);
    expect(tariff.outOfForce).toEqual([old, next]);
  });

  it.each([
    ['nothing', [], 'SJO lacks it.'],
    [
      'an expired rate',
      [handling(undefined, '2026-03-01'), handling('2025-01-01', '2025-06-30')],
      'SJO lacks it: it expired on 2026-03-01.',
    ],
    [
      'a future rate',
      [handling('2026-05-01'), handling('2026-04-01', '2026-04-30')],
      'SJO lacks it: it is valid from 2026-04-01 only.',
    ],
    [
      'both',
      [handling(undefined, '2026-03-01'), handling('2026-04-01')],
      'SJO lacks it: it expired on 2026-03-01, the next one is valid from 2026-04-01.',
    ],
  ])('says why a service is missing where it holds %s', (_, rates, sentence) => {
    expect(withLapse('SJO lacks it', tariffOn(rates, TODAY), 'HNDL')).toBe(sentence);
    expect(withLapse('SJO lacks it', tariffOn(rates, TODAY), 'DOCS')).toBe('SJO lacks it.');
  });
});

describe('The coverage of a service', () => {
  it.each([
    ['no rate', [], 'missing', undefined],
    ['a rate without end', [of()], 'valid', undefined],
    ['a rate that ends in 30 days', [of(undefined, '2026-04-01')], 'expiring', '2026-04-01'],
    ['a rate that ends in 31 days', [of(undefined, '2026-04-02')], 'valid', '2026-04-02'],
    ['a rate that another one follows at once', [of('2026-03-11'), of(undefined, '2026-03-10')], 'valid', undefined],
    [
      'a rate that another one follows for a while',
      [of(undefined, '2026-03-10'), of('2026-03-11', '2026-03-20')],
      'expiring',
      '2026-03-20',
    ],
    [
      'a rate that another one follows with a gap',
      [of(undefined, '2026-03-10'), of('2026-03-12')],
      'expiring',
      '2026-03-10',
    ],
    ['an expired rate', [of(undefined, '2026-01-31'), of(undefined, '2026-02-28')], 'expired', '2026-02-28'],
    ['a rate to come', [of('2026-05-01'), of('2026-04-01', '2026-04-30')], 'future', undefined],
  ] as const)('is, with %s, %s', (_, rates, state, until) => {
    expect(coverageOn(rates, TODAY)).toMatchObject({ state, until });
  });

  it('leads to the rate in force, else to the next, else to the last', () => {
    const [past, older, now, next, later] = [
      of(undefined, '2026-02-28'),
      of(undefined, '2025-12-31'),
      of(),
      of('2026-04-01'),
      of('2026-05-01'),
    ];
    expect(coverageOn([past, next, now], TODAY).rate).toBe(now);
    expect(coverageOn([later, past, next], TODAY).rate).toBe(next);
    expect(coverageOn([older, past], TODAY).rate).toBe(past);
  });

  it('warns earlier or later where it is asked to', () => {
    expect(coverageOn([of(undefined, '2026-03-17')], TODAY, 14).state).toBe('valid');
    expect(coverageOn([of(undefined, '2026-03-16')], TODAY, 14).state).toBe('expiring');
  });
});
