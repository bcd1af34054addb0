import { describe, expect, it } from '@jest/globals';
import { readNumber, toFieldValue } from '../../../apps/console/src/components/form-dialog/read-number.js';

describe('A number that was typed', () => {
  it.each([
    ['0,16', 0.16],
    ['0.16', 0.16],
    [',5', 0.5],
    ['.5', 0.5],
    ['12,', 12],
    ['1.240,5', 1240.5],
    ['1,240.5', 1240.5],
    ['1 240,5', 1240.5],
    ['1\u00a0240,5', 1240.5],
    ['1\u202f240.5', 1240.5],
    ["1'240.5", 1240.5],
    ['1 240', 1240],
    ['1.240.500', 1_240_500],
    ['1,240,500', 1_240_500],
    ['1.240.500,25', 1_240_500.25],
    ['0,125', 0.125],
    ['0.125', 0.125],
    ['1240.125', 1240.125],
    ['640,5', 640.5],
    ['1.2400', 1.24],
    ['-0,5', -0.5],
    ['−5', -5],
    ['+5', 5],
    [' 7 ', 7],
    ['007', 7],
  ])('of %j is %d', (typed, value) => {
    expect(readNumber(typed)).toEqual({ kind: 'number', value });
  });

  it.each([
    ['1.240', 1240, 1.24],
    ['1,240', 1240, 1.24],
    ['-12,500', -12_500, -12.5],
    ['100.000', 100_000, 100],
  ])('of %j is asked about', (typed, whole, decimal) => {
    expect(readNumber(typed)).toEqual({ kind: 'unclear', whole, decimal });
  });

  it.each(['abc', '12kg', '1.24.5', '1,24.500', '1.2,3.4', '12 34', '1e5', '-', '.', ',', '5-', '--5', '1..2'])(
    'of %j is none',
    (typed) => {
      expect(readNumber(typed)).toEqual({ kind: 'unreadable' });
    },
  );

  it('is not there where nothing was typed', () => {
    expect(readNumber('  ')).toEqual({ kind: 'empty' });
  });

  it('is kept as digits with a point', () => {
    expect([1240.5, 0.0001, -0.5, 1e6, 100_000_000].map(toFieldValue)).toEqual([
      '1240.5',
      '0.0001',
      '-0.5',
      '1000000',
      '100000000',
    ]);
  });
});
