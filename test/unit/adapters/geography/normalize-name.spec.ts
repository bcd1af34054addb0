import { describe, expect, it } from '@jest/globals';
import { normalizeName } from '../../../../adapters/geography/normalize-name.js';

describe('A folded name', () => {
  it.each([
    ['San José', 'san jose'],
    ['  SAN   JOSÉ. ', 'san jose'],
    ['Comayagüela', 'comayaguela'],
    ["Xi'an", 'xian'],
    ['Frankfurt/Main', 'frankfurt main'],
    ['S.P.S.', 'sps'],
    ['Sta. Ana', 'santa ana'],
    ['Pto. Cortés', 'puerto cortes'],
    ['', ''],
  ])('of "%s" is "%s"', (name, folded) => {
    expect(normalizeName(name)).toBe(folded);
  });
});
