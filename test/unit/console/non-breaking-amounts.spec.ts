import { describe, expect, it } from '@jest/globals';
import { unbrokenSums } from '../../../apps/console/src/components/format/non-breaking-amounts.js';

describe('What waits for a person', () => {
  it('keeps a sum of money in one piece', () => {
    expect(unbrokenSums('ana@norte.example, SJO, USD 351.28')).toBe('ana@norte.example, SJO, USD\u00a0351.28');
    expect(unbrokenSums('Rates in USD are missing')).toBe('Rates in USD are missing');
  });
});
