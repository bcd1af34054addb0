import { describe, expect, it } from '@jest/globals';
import { deskForContract, type OpenDesk } from './contract-context.js';

/** What a session store promises. */
export function sessionStoreContract(name: string, open: OpenDesk): void {
  describe(`${name} as a session store`, () => {
    const desk = deskForContract(open);
    const inAnHour = () => new Date(Date.now() + 3_600_000);

    it('gives back what was kept last, and nothing for a session that is unknown', async () => {
      const { sessions } = desk();
      await sessions.keep('sid-1', { userId: 1, csrf: 'a' }, inAnHour(), inAnHour());
      await sessions.keep('sid-1', { userId: 1, csrf: 'b', cookie: { path: '/' } }, inAnHour(), inAnHour());
      expect(await sessions.find('sid-1')).toEqual({ userId: 1, csrf: 'b', cookie: { path: '/' } });
      expect(await sessions.find('sid-2')).toBeUndefined();
    });

    it('keeps a session that nobody has signed in to', async () => {
      await desk().sessions.keep('anonymous', {}, inAnHour(), inAnHour());
      expect(await desk().sessions.find('anonymous')).toEqual({});
    });

    it('does not give back an expired session, and purges it', async () => {
      const { sessions } = desk();
      const now = new Date();
      await sessions.keep('old', { userId: 2 }, new Date(now.getTime() - 1), inAnHour());
      expect(await sessions.find('old')).toBeUndefined();
      expect(await sessions.purgeExpired(now)).toBe(1);
      expect(await sessions.purgeExpired(now)).toBe(0);
      expect(await sessions.find('sid-1')).toBeDefined();
    });

    it('gives back no session that lay idle, whatever it was to last, and purges it', async () => {
      const { sessions } = desk();
      const past = new Date(Date.now() - 1);
      await sessions.keep('idle', { userId: 3 }, inAnHour(), past);
      await sessions.renew('idle', inAnHour());
      expect(await sessions.find('idle')).toBeUndefined();
      expect(await sessions.purgeExpired(new Date())).toBe(1);
    });

    it('lets a session that somebody uses lie idle longer, and never last longer than it was to', async () => {
      const { sessions } = desk();
      const soon = new Date(Date.now() + 1_500);
      await sessions.keep('used', { userId: 4 }, inAnHour(), soon);
      await sessions.renew('used', inAnHour());
      await sessions.keep('short', { userId: 4 }, new Date(Date.now() - 1), inAnHour());
      await sessions.keep('short', { userId: 4 }, inAnHour(), inAnHour());
      expect(await sessions.find('short')).toBeUndefined();
      expect(await sessions.purgeExpired(soon)).toBe(1);
      expect(await sessions.find('used')).toEqual({ userId: 4 });
    });

    it('notes what a session remembers, and brings none back that has ended', async () => {
      const { sessions } = desk();
      await sessions.keep('noted', {}, inAnHour(), inAnHour());
      await sessions.amend('noted', { userId: 9 });
      expect(await sessions.find('noted')).toEqual({ userId: 9 });
      await sessions.endAllOf(9);
      await sessions.amend('noted', { userId: 9 });
      await sessions.renew('noted', inAnHour());
      expect(await sessions.find('noted')).toBeUndefined();
    });

    it('ends one session, or all of a person', async () => {
      const { sessions } = desk();
      for (const [sid, userId] of [
        ['a', 7],
        ['b', 7],
        ['c', 8],
      ] as const) {
        await sessions.keep(sid, { userId }, inAnHour(), inAnHour());
      }
      await sessions.end('c');
      expect(await sessions.find('c')).toBeUndefined();
      await sessions.keep('d', { userId: 8 }, inAnHour(), inAnHour());
      await sessions.endAllOf(7);
      expect(await sessions.find('a')).toBeUndefined();
      expect(await sessions.find('b')).toBeUndefined();
      expect(await sessions.find('d')).toEqual({ userId: 8 });
    });
  });
}
