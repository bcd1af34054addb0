import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { formatExactly, formatUsd, sumUsd, toCents } from '../../../../domain/money/usd.js';

describe('US dollars', () => {
  it.each([
    ['1.005', '1.01'],
    ['2.675', '2.68'],
    ['1.004999', '1'],
    ['0.125', '0.13'],
    ['8.345', '8.35'],
    ['10', '10'],
  ])('%s rounds half up to %s', (exact, cents) => {
    expect(toCents(Big(exact)).toFixed()).toBe(cents);
  });

  it('add up exactly, and nothing adds up to zero', () => {
    expect(sumUsd([Big('0.1'), Big('0.2'), Big('0.3')]).toFixed()).toBe('0.6');
    expect(sumUsd([]).toFixed()).toBe('0');
  });

  it.each([
    ['0', '0.00'],
    ['5', '5.00'],
    ['999.999', '1,000.00'],
    ['1234.5', '1,234.50'],
    ['1234567.891', '1,234,567.89'],
  ])('%s is printed %s', (amount, printed) => {
    expect(formatUsd(Big(amount))).toBe(printed);
  });

  it.each([
    ['5', '5.00'],
    ['120.5', '120.50'],
    ['1360.7764', '1,360.7764'],
    ['0.0000001', '0.0000001'],
    ['1234567', '1,234,567.00'],
  ])('%s is written out as %s', (value, written) => {
    expect(formatExactly(Big(value))).toBe(written);
  });
});
