import { describe, expect, it } from '@jest/globals';
import { HourlyCallLimiter } from '../../../../../adapters/extraction/langchain/hourly-call-limiter.js';

describe('the budget of an hour', () => {
  it('is spent after so many calls, and comes back as they grow old', () => {
    let now = Date.parse('2026-02-03T12:00:00Z');
    const limiter = new HourlyCallLimiter(2, { now: () => new Date(now) });
    expect(limiter.hasCapacity()).toBe(true);
    limiter.recordCall();
    now += 1_800_000;
    limiter.recordCall();
    expect(limiter.hasCapacity()).toBe(false);
    now += 1_800_000;
    expect(limiter.hasCapacity()).toBe(true);
    limiter.recordCall();
    expect(limiter.hasCapacity()).toBe(false);
  });
});
