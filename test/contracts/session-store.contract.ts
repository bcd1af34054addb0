import { describe, expect, it } from '@jest/globals';
import { deskForContract, type OpenDesk } from './desk-under-test.js';

/** What a session store promises. */
export function sessionStoreContract(name: string, open: OpenDesk): void {
  describe(`${name} as a session store`, () => {
    const desk = deskForContract(open);
    const inAnHour = () => new Date(Date.now() + 3_600_000);

    it('gives back what was kept last, and nothing for a session that is unknown', async () => {
      const { sessions } = desk();
      await sessions.keep('sid-1', { userId: 1, csrf: 'a' }, inAnHour());
      await sessions.keep('sid-1', { userId: 1, csrf: 'b', cookie: { path: '/' } }, inAnHour());
      expect(await sessions.find('sid-1')).toEqual({ userId: 1, csrf: 'b', cookie: { path: '/' } });
      expect(await sessions.find('sid-2')).toBeUndefined();
    });

    it('keeps a session that nobody has signed in to', async () => {
      await desk().sessions.keep('anonymous', {}, inAnHour());
      expect(await desk().sessions.find('anonymous')).toEqual({});
    });

    it('does not give back an expired session, and purges it', async () => {
      const { sessions } = desk();
      const now = new Date();
      await sessions.keep('old', { userId: 2 }, new Date(now.getTime() - 1));
      expect(await sessions.find('old')).toBeUndefined();
      expect(await sessions.purgeExpired(now)).toBe(1);
      expect(await sessions.purgeExpired(now)).toBe(0);
      expect(await sessions.find('sid-1')).toBeDefined();
    });

    it('ends one session, or all of a person', async () => {
      const { sessions } = desk();
      for (const [sid, userId] of [
        ['a', 7],
        ['b', 7],
        ['c', 8],
      ] as const) {
        await sessions.keep(sid, { userId }, inAnHour());
      }
      await sessions.end('c');
      expect(await sessions.find('c')).toBeUndefined();
      await sessions.keep('d', { userId: 8 }, inAnHour());
      await sessions.endAllOf(7);
      expect(await sessions.find('a')).toBeUndefined();
      expect(await sessions.find('b')).toBeUndefined();
      expect(await sessions.find('d')).toEqual({ userId: 8 });
    });
  });
}
