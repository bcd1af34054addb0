import { describe, expect, it } from '@jest/globals';
import { type OpenContext, setUpContext } from './contract-context.js';

/** What a session store promises. */
export function describeSessionStoreContract(name: string, open: OpenContext): void {
  describe(`${name} as a session store`, () => {
    const context = setUpContext(open);
    const inAnHour = () => new Date(Date.now() + 3_600_000);

    it('gives back what was kept last, and nothing for a session that is unknown', async () => {
      const { sessions } = context();
      await sessions.save('sid-1', { userId: 1, csrf: 'a' }, inAnHour(), inAnHour());
      await sessions.save('sid-1', { userId: 1, csrf: 'b', cookie: { path: '/' } }, inAnHour(), inAnHour());
      expect(await sessions.find('sid-1')).toEqual({ userId: 1, csrf: 'b', cookie: { path: '/' } });
      expect(await sessions.find('sid-2')).toBeUndefined();
    });

    it('keeps a session that nobody has signed in to', async () => {
      await context().sessions.save('anonymous', {}, inAnHour(), inAnHour());
      expect(await context().sessions.find('anonymous')).toEqual({});
    });

    it('does not give back an expired session, and purges it', async () => {
      const { sessions } = context();
      const now = new Date();
      await sessions.save('old', { userId: 2 }, new Date(now.getTime() - 1), inAnHour());
      expect(await sessions.find('old')).toBeUndefined();
      expect(await sessions.purgeExpired(now)).toBe(1);
      expect(await sessions.purgeExpired(now)).toBe(0);
      expect(await sessions.find('sid-1')).toBeDefined();
    });

    it('gives back no session that lay idle, whatever it was to last, and purges it', async () => {
      const { sessions } = context();
      const past = new Date(Date.now() - 1);
      await sessions.save('idle', { userId: 3 }, inAnHour(), past);
      await sessions.renew('idle', inAnHour());
      expect(await sessions.find('idle')).toBeUndefined();
      expect(await sessions.purgeExpired(new Date())).toBe(1);
    });

    it('lets a session that somebody uses lie idle longer, and never last longer than it was to', async () => {
      const { sessions } = context();
      const soon = new Date(Date.now() + 1_500);
      await sessions.save('used', { userId: 4 }, inAnHour(), soon);
      await sessions.renew('used', inAnHour());
      await sessions.save('short', { userId: 4 }, new Date(Date.now() - 1), inAnHour());
      await sessions.save('short', { userId: 4 }, inAnHour(), inAnHour());
      expect(await sessions.find('short')).toBeUndefined();
      expect(await sessions.purgeExpired(soon)).toBe(1);
      expect(await sessions.find('used')).toEqual({ userId: 4 });
    });

    it('notes what a session remembers, and brings none back that has ended', async () => {
      const { sessions } = context();
      await sessions.save('noted', {}, inAnHour(), inAnHour());
      await sessions.updateData('noted', { userId: 9 });
      expect(await sessions.find('noted')).toEqual({ userId: 9 });
      await sessions.endAllOfUser(9);
      await sessions.updateData('noted', { userId: 9 });
      await sessions.renew('noted', inAnHour());
      expect(await sessions.find('noted')).toBeUndefined();
    });

    it('ends one session, or all of a person', async () => {
      const { sessions } = context();
      for (const [sid, userId] of [
        ['a', 7],
        ['b', 7],
        ['c', 8],
      ] as const) {
        await sessions.save(sid, { userId }, inAnHour(), inAnHour());
      }
      await sessions.end('c');
      expect(await sessions.find('c')).toBeUndefined();
      await sessions.save('d', { userId: 8 }, inAnHour(), inAnHour());
      await sessions.endAllOfUser(7);
      expect(await sessions.find('a')).toBeUndefined();
      expect(await sessions.find('b')).toBeUndefined();
      expect(await sessions.find('d')).toEqual({ userId: 8 });
    });
  });
}
