import { describe, expect, it } from '@jest/globals';
import { computeValueAxis } from '../../../apps/console/src/components/chart/value-axis.js';
import { toFilterOptions } from '../../../apps/console/src/components/filter-select/filter-select.js';
import { findCountry, listCountries, searchCountries } from '../../../apps/console/src/features/customers/countries.js';

const namesFound = (text: string) => searchCountries(text).map(({ name }) => name);

describe('The countries that a domain can be of', () => {
  it('are all of ISO 3166-1, each once and under a name of its own', () => {
    const all = listCountries();
    expect(all).toHaveLength(249);
    expect(new Set(all.map(({ code }) => code)).size).toBe(249);
    expect(new Set(all.map(({ name }) => name)).size).toBe(249);
    expect(all.filter(({ code, name }) => name === code)).toEqual([]);
  });

  it.each([
    ['pana', ['Panama']],
    ['PANAMÁ', ['Panama']],
    ['estados', ['United States']],
    ['rica', ['Costa Rica']],
    ['sv', ['El Salvador']],
    ['  honduras ', ['Honduras']],
    ['atlantis', []],
  ])('are found by "%s"', (text, names) => {
    expect(namesFound(text)).toEqual(expect.arrayContaining(names));
    if (names.length === 0) expect(namesFound(text)).toEqual([]);
  });

  it('that begin with what was typed stand before those of which a later word does', () => {
    const found = namesFound('sal');
    expect(found).toContain('El Salvador');
    const islands = namesFound('mar');
    expect(islands.indexOf('Marshall Islands')).toBeLessThan(islands.indexOf('Northern Mariana Islands'));
  });

  it('are all offered before anything is typed', () => {
    expect(searchCountries('')).toHaveLength(249);
  });

  it.each([
    ['costa rica', 'Costa Rica'],
    ['Alemania', 'Germany'],
    ['GT', 'Guatemala'],
    ['Costa', undefined],
    ['', undefined],
  ])('of which "%s" names %s', (text, name) => {
    expect(findCountry(text)?.name).toBe(name);
  });
});

describe('The axis of a chart', () => {
  it.each([
    [73, true, { max: 100, steps: 5 }],
    [6, false, { max: 6, steps: 3 }],
    [1, true, { max: 2, steps: 2 }],
    [0, true, { max: 1, steps: 1 }],
    [0, false, { max: 1, steps: 1 }],
    [9, true, { max: 15, steps: 3 }],
    [420, true, { max: 500, steps: 5 }],
    [31_000, false, { max: 40_000, steps: 4 }],
  ])('up to %d counts in whole, round steps', (highest, hasWordsAbove, axis) => {
    expect(computeValueAxis(highest, hasWordsAbove)).toEqual(axis);
    expect(axis.max / axis.steps).toBe(Math.round(axis.max / axis.steps));
  });

  it('holds its highest count whatever it is', () => {
    for (let highest = 0; highest < 3000; highest += 7) {
      expect(computeValueAxis(highest, false).max).toBeGreaterThanOrEqual(highest);
      expect(computeValueAxis(highest, true).steps).toBeLessThanOrEqual(5);
    }
  });
});

describe('What a list can be narrowed to', () => {
  it('reads as it is called where it needs no other words', () => {
    expect(toFilterOptions(['held', 'sent'])).toEqual([
      { value: 'held', label: 'held' },
      { value: 'sent', label: 'sent' },
    ]);
  });
});
