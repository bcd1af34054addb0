import { describe, expect, it } from '@jest/globals';
import { groupBy } from '../../../domain/group-by.js';

describe('Items by a key', () => {
  it('keep their order, and so do the groups', () => {
    const groups = groupBy(['pear', 'apple', 'plum', 'avocado'], (word) => word[0]);
    expect([...groups]).toEqual([
      ['p', ['pear', 'plum']],
      ['a', ['apple', 'avocado']],
    ]);
    expect(groupBy([], String).size).toBe(0);
  });
});
