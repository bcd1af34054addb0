import { describe, expect, it } from '@jest/globals';
import { CallRateLimiter } from '../../../../application/identity/call-rate-limiter.js';
import { TooManyAttemptsError } from '../../../../application/identity/too-many-attempts-error.js';

describe('calls of a program', () => {
  const startedAt = new Date('2026-02-03T12:00:00Z').getTime();
  let now = startedAt;
  const limiter = new CallRateLimiter({ now: () => new Date(now) }, 2, 60_000);
  const call = (caller: string) => {
    limiter.assertAllowed(caller);
    limiter.count(caller);
  };

  it('are refused beyond the limit until the window is over, and others are not held up', () => {
    call('CRM');
    now += 20_000;
    call('CRM');
    expect(() => call('CRM')).toThrow(TooManyAttemptsError);
    expect(() => call('CRM')).toThrow('40 seconds');
    call('planner');
    now = startedAt + 60_000;
    expect(() => call('CRM')).not.toThrow();
  });

  it('are remembered of so many callers only', () => {
    for (let caller = 0; caller < 10_001; caller += 1) limiter.count(`caller ${caller}`);
    limiter.count('caller 1');
    expect(() => limiter.assertAllowed('caller 1')).toThrow(TooManyAttemptsError);
    limiter.count('caller 0');
    expect(() => limiter.assertAllowed('caller 0')).not.toThrow();
  });
});
