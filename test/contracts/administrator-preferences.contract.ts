import { describe, expect, it } from '@jest/globals';
import { Avatar } from '../../domain/identity/avatar.js';
import { DEFAULT_NOTIFICATIONS } from '../../domain/notifications/notification-preferences.js';
import { type DeskUnderTest, deskForContract, type OpenDesk } from './contract-context.js';

async function personIn(desk: DeskUnderTest, email: string): Promise<number> {
  return (await desk.administrators.add({ email, name: 'Iris Solano', passwordHash: 'hash' })).id;
}

const gif = (...rest: number[]) => Avatar.of(new Uint8Array([...Buffer.from('GIF89a'), ...rest]));

/** What stores of the things that belong to one administrator promise. */
export function administratorsBelongingsContract(name: string, open: OpenDesk): void {
  describe(`${name} as the administrators' belongings`, () => {
    const desk = deskForContract(open);

    it('start with the default news, and give back what was chosen last', async () => {
      const { notifications } = desk();
      const [iris, omar] = [await personIn(desk(), 'iris@desk.example'), await personIn(desk(), 'omar@desk.example')];
      expect(await notifications.of(iris)).toEqual(DEFAULT_NOTIFICATIONS);
      const chosen = { ...DEFAULT_NOTIFICATIONS, emailSummary: true, desktopNotifications: false };
      await notifications.keep(iris, DEFAULT_NOTIFICATIONS);
      await notifications.keep(iris, chosen);
      expect(await notifications.of(iris)).toEqual(chosen);
      expect(await notifications.of(omar)).toEqual(DEFAULT_NOTIFICATIONS);
    });

    it('hold one picture for each person, byte for byte', async () => {
      const { avatars } = desk();
      const rosa = await personIn(desk(), 'rosa@desk.example');
      expect(await avatars.of(rosa)).toBeUndefined();
      expect(await avatars.has(rosa)).toBe(false);
      await avatars.keep(rosa, gif(0, 255));
      await avatars.keep(rosa, gif(0, 1, 2, 0x27));
      const kept = await avatars.of(rosa);
      expect(kept?.contentType).toBe('image/gif');
      expect([...(kept?.bytes ?? [])]).toEqual([...gif(0, 1, 2, 0x27).bytes]);
      expect(await avatars.has(rosa)).toBe(true);
      expect(await avatars.remove(rosa)).toBe(true);
      expect(await avatars.remove(rosa)).toBe(false);
      expect(await avatars.of(rosa)).toBeUndefined();
    });
  });
}
