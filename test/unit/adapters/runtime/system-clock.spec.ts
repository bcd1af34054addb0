import { describe, expect, it } from '@jest/globals';
import { SystemClock } from '../../../../adapters/runtime/system-clock.js';

describe('SystemClock', () => {
  it('tells the time of the machine', () => {
    const before = Date.now();
    const now = new SystemClock().now().getTime();
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
  });
});
