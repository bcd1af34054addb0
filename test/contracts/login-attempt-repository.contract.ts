import { describe, expect, it } from '@jest/globals';
import { NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

/** What a counter of failed sign-ins promises. */
export function describeLoginAttemptRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as sign-in tries`, () => {
    const context = setUpContext(open);
    const noon = new Date('2026-02-03T12:00:00Z');
    const later = new Date('2026-02-03T12:00:05Z');

    it('counts the failures of one key since a moment, that moment included', async () => {
      const { loginAttempts: signInTries } = context();
      await signInTries.recordFailure('ana', noon);
      await signInTries.recordFailure('ana', later);
      await signInTries.recordFailure('eva', later);
      expect(await signInTries.countFailedSince('ana', noon)).toBe(2);
      expect(await signInTries.countFailedSince('ana', later)).toBe(1);
      expect(await signInTries.countFailedSince('leo', noon)).toBe(0);
    });

    it('forgets a key', async () => {
      await context().loginAttempts.recordFailure('mia', noon);
      await context().loginAttempts.deleteByKey('mia');
      expect(await context().loginAttempts.countFailedSince('mia', noon)).toBe(0);
    });

    it('takes any key, however long', async () => {
      const key = NASTY_TEXT.repeat(1000);
      await context().loginAttempts.recordFailure(key, noon);
      expect(await context().loginAttempts.countFailedSince(key, noon)).toBe(1);
    });
  });
}
