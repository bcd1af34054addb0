import { describe, expect, it } from '@jest/globals';
import { deskForContract, NASTY_TEXT, type OpenDesk } from './contract-context.js';

/** What a counter of failed sign-ins promises. */
export function signInTriesContract(name: string, open: OpenDesk): void {
  describe(`${name} as sign-in tries`, () => {
    const desk = deskForContract(open);
    const noon = new Date('2026-02-03T12:00:00Z');
    const later = new Date('2026-02-03T12:00:05Z');

    it('counts the failures of one key since a moment, that moment included', async () => {
      const { signInTries } = desk();
      await signInTries.noteFailure('ana', noon);
      await signInTries.noteFailure('ana', later);
      await signInTries.noteFailure('eva', later);
      expect(await signInTries.failedSince('ana', noon)).toBe(2);
      expect(await signInTries.failedSince('ana', later)).toBe(1);
      expect(await signInTries.failedSince('leo', noon)).toBe(0);
    });

    it('forgets a key', async () => {
      await desk().signInTries.noteFailure('mia', noon);
      await desk().signInTries.forget('mia');
      expect(await desk().signInTries.failedSince('mia', noon)).toBe(0);
    });

    it('takes any key, however long', async () => {
      const key = NASTY_TEXT.repeat(1000);
      await desk().signInTries.noteFailure(key, noon);
      expect(await desk().signInTries.failedSince(key, noon)).toBe(1);
    });
  });
}
