import { describe, expect, it } from '@jest/globals';
import { toNonBreakingAmounts } from '../../../apps/console/src/components/format/non-breaking-amounts.js';

describe('What waits for a person', () => {
  it('keeps a sum of money in one piece', () => {
    expect(toNonBreakingAmounts('ana@norte.example, SJO, USD 351.28')).toBe('ana@norte.example, SJO, USD\u00a0351.28');
    expect(toNonBreakingAmounts('Rates in USD are missing')).toBe('Rates in USD are missing');
  });
});
