import { describe, expect, it } from '@jest/globals';
import { HourlyBudget } from '../../../../../adapters/extraction/langchain/hourly-call-limiter.js';

describe('the budget of an hour', () => {
  it('is spent after so many calls, and comes back as they grow old', () => {
    let now = Date.parse('2026-02-03T12:00:00Z');
    const budget = new HourlyBudget(2, { now: () => new Date(now) });
    expect(budget.hasLeft()).toBe(true);
    budget.spend();
    now += 1_800_000;
    budget.spend();
    expect(budget.hasLeft()).toBe(false);
    now += 1_800_000;
    expect(budget.hasLeft()).toBe(true);
    budget.spend();
    expect(budget.hasLeft()).toBe(false);
  });
});
