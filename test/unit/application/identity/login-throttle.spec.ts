import { describe, expect, it } from '@jest/globals';
import { listSignInLimits } from '../../../../application/identity/login-throttle.js';

const NOW = new Date('2026-02-03T12:00:00Z');
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000);
const limitOf = (prefix: string, knownDevice?: string) => {
  const found = listSignInLimits('ana@desk.example', { address: '192.0.2.1', knownDevice }).find(({ key }) =>
    key.startsWith(prefix),
  );
  if (!found) throw new Error(`No limit ${prefix}`);
  return found;
};

describe('how often somebody may try to sign in', () => {
  it.each([
    ['pair:', 4, 0],
    ['pair:', 5, 900_000],
    ['address:', 19, 0],
    ['address:', 20, 900_000],
  ])('of %s after %i attempts: wait %i ms', (prefix, count, waitMs) => {
    expect(limitOf(prefix).computeWaitMs({ count, lastAt: secondsAgo(1) }, NOW)).toBe(waitMs);
  });

  it.each([
    [4, 0, 0],
    [5, 0, 1_000],
    [5, 1, 0],
    [8, 3, 5_000],
    [8, 8, 0],
    [30, 0, 900_000],
  ])(
    'an account that has seen %i attempts, the last %i s ago, waits %i ms and is never locked',
    (count, ago, waitMs) => {
      expect(limitOf('account:').computeWaitMs({ count, lastAt: secondsAgo(ago) }, NOW)).toBe(waitMs);
    },
  );

  it('asks a known device for nothing but its own attempts', () => {
    const limits = listSignInLimits('ana@desk.example', { address: '192.0.2.1', knownDevice: 'd1' });
    expect(limits.map(({ key }) => key)).toEqual(['device:ana@desk.example|d1']);
    expect(limitOf('device:', 'd1').computeWaitMs({ count: 5, lastAt: NOW }, NOW)).toBe(900_000);
  });
});
