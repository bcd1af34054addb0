import { describe, expect, it } from '@jest/globals';
import {
  DEFAULT_REPLY_FACTS,
  findLiabilityClause,
  findTransitTime,
} from '../../../../domain/operations/reply-facts.js';

describe('facts of replies', () => {
  const facts = {
    ...DEFAULT_REPLY_FACTS,
    transitTimes: 'asia: 6-9 business days\n3-5 business days',
    liabilityClauses: 'CR: As the law of Costa Rica says.\nCR: Según la ley de Costa Rica.\nNote: as agreed.',
  };

  it('name the time of transit of the region of origin, or of all others', () => {
    expect(findTransitTime(DEFAULT_REPLY_FACTS, 'asia')).toBe('3-5 business days');
    expect(findTransitTime(facts, 'asia')).toBe('6-9 business days');
    expect(findTransitTime(facts, 'europe')).toBe('3-5 business days');
    expect(findTransitTime(facts, undefined)).toBe('3-5 business days');
    expect(findTransitTime({ transitTimes: 'asia: 6 days' }, 'europe')).toBeUndefined();
    expect(findTransitTime({ transitTimes: '' }, 'europe')).toBeUndefined();
  });

  it('name the liability in the country, and elsewhere', () => {
    expect(findLiabilityClause(facts, 'cr')).toBe('As the law of Costa Rica says.\nSegún la ley de Costa Rica.');
    expect(findLiabilityClause(facts, 'PA')).toBe('Note: as agreed.');
    expect(findLiabilityClause(DEFAULT_REPLY_FACTS, 'PA')).toBeUndefined();
  });
});
