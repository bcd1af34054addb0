import { describe, expect, it } from '@jest/globals';
import { detectDecimalSign, parseNumber } from '../../../../../application/tariff/import/parse-number.js';

describe('figures in a sheet', () => {
  it.each([
    ['0.12', 0.12],
    ['0,12', 0.12],
    ['45', 45],
    ['45,5', 45.5],
    ['1,234.56', 1234.56],
    ['1.234,56', 1234.56],
    ['1.234.567', 1234567],
    ['1 234,5', 1234.5],
    ["1'234.50", 1234.5],
    ['0.125', 0.125],
    ['$ 12.50', 12.5],
    ['2,5 %', 2.5],
    ['-3', -3],
  ])('reads %s', (text, expected) => {
    expect(parseNumber(text, undefined)).toEqual({ figure: expected });
  });

  it.each(['', 'twelve', '1.2.3', '1,2,3', '=1+1', '12-5', '1.23,45,6'])('reads "%s" as no figure', (text) => {
    expect(parseNumber(text, undefined)).toEqual({ error: expect.stringContaining('not a number') });
  });

  it('asks where a figure can be read in two ways, unless the table tells its sign', () => {
    expect(parseNumber('1.200', undefined)).toEqual({
      error: '"1.200" can be 1200 or 1.2: write it without the sign.',
    });
    expect(parseNumber('1.200', ',')).toEqual({ figure: 1200 });
    expect(parseNumber('1.200', '.')).toEqual({ figure: 1.2 });
    expect(detectDecimalSign(['1.200', '0,12', '35'])).toBe(',');
    expect(detectDecimalSign(['1.200', '0,12', '0.35'])).toBeUndefined();
    expect(detectDecimalSign(['1.200', 35, undefined])).toBeUndefined();
    expect(detectDecimalSign(['1.234.567'])).toBe(',');
  });

  it('takes numbers as they are and an empty cell as nothing', () => {
    expect(parseNumber(1.125, undefined)).toEqual({ figure: 1.125 });
    expect(parseNumber(undefined, undefined)).toEqual({ figure: undefined });
    expect(parseNumber(true, undefined)).toHaveProperty('error');
  });
});
