import { describe, expect, it } from '@jest/globals';
import type { AttemptHistory } from '../../application/identity/login-throttle.js';
import { NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

/** What a counter of attempts to sign in promises. */
export function describeLoginAttemptRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as sign-in tries`, () => {
    const context = setUpContext(open);
    const noon = new Date('2026-02-03T12:00:00Z');
    const later = new Date('2026-02-03T12:00:05Z');
    const note = (keys: readonly string[], at: Date) =>
      context().loginAttempts.reserve(keys, new Date(0), at, () => true);

    /** What is known of keys, without a new attempt. */
    async function read(keys: readonly string[], since: Date): Promise<readonly AttemptHistory[]> {
      let seen: readonly AttemptHistory[] = [];
      const reservation = await context().loginAttempts.reserve(keys, since, later, (histories) => {
        seen = histories;
        return false;
      });
      expect(reservation).toBeUndefined();
      return seen;
    }

    it('counts the attempts of one key since a moment, that moment included, and tells when the last one was', async () => {
      await note(['ana'], noon);
      await note(['ana'], later);
      await note(['eva'], later);
      expect(await read(['ana'], noon)).toEqual([{ count: 2, lastAt: later }]);
      expect(await read(['ana'], later)).toEqual([{ count: 1, lastAt: later }]);
      expect(await read(['leo', 'eva'], noon)).toEqual([
        { count: 0, lastAt: undefined },
        { count: 1, lastAt: later },
      ]);
    });

    it('lets no more pass than may, however many come at once', async () => {
      const { loginAttempts } = context();
      const isAllowed = (histories: readonly AttemptHistory[]) => histories.every(({ count }) => count < 5);
      const all = Array.from({ length: 60 }, (_, at) => {
        const keys = at % 2 === 0 ? ['crowd', `address ${at}`] : [`address ${at}`, 'crowd'];
        return loginAttempts.reserve(keys, noon, later, isAllowed);
      });
      const passed = (await Promise.all(all)).filter((one) => one !== undefined);
      expect(passed).toHaveLength(5);
      expect(await read(['crowd'], noon)).toEqual([{ count: 5, lastAt: later }]);
    });

    it('takes an attempt back, under all its keys, and no other', async () => {
      await note(['ida', 'home'], noon);
      const reservation = await note(['ida', 'home'], later);
      await context().loginAttempts.release(reservation ?? []);
      expect(await read(['ida', 'home'], noon)).toEqual([
        { count: 1, lastAt: noon },
        { count: 1, lastAt: noon },
      ]);
    });

    it('forgets a key', async () => {
      await note(['mia'], noon);
      await context().loginAttempts.deleteByKey('mia');
      expect(await read(['mia'], noon)).toEqual([{ count: 0, lastAt: undefined }]);
    });

    it('takes any key, however long', async () => {
      const key = NASTY_TEXT.repeat(1000);
      await note([key], noon);
      expect(await read([key], noon)).toEqual([{ count: 1, lastAt: noon }]);
    });
  });
}
