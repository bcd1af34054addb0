import { describe, expect, it } from '@jest/globals';
import { FULL_ACCESS } from '../../application/identity/administrator.js';
import { Avatar } from '../../domain/identity/avatar.js';
import { DEFAULT_NOTIFICATION_PREFERENCES } from '../../domain/notifications/notification-preferences.js';
import { type ContractContext, type OpenContext, setUpContext } from './contract-context.js';

async function addAdministrator(context: ContractContext, email: string): Promise<number> {
  return (await context.administrators.add({ email, name: 'Iris Solano', passwordHash: 'hash', ...FULL_ACCESS })).id;
}

const gif = (...rest: number[]) => Avatar.of(new Uint8Array([...Buffer.from('GIF89a'), ...rest]));

/** What stores of the things that belong to one administrator promise. */
export function describeAdministratorPreferencesContract(name: string, open: OpenContext): void {
  describe(`${name} as the administrators' belongings`, () => {
    const context = setUpContext(open);

    it('start with the default news, and give back what was chosen last', async () => {
      const { notificationPreferences: notifications } = context();
      const [iris, omar] = [
        await addAdministrator(context(), 'iris@desk.example'),
        await addAdministrator(context(), 'omar@desk.example'),
      ];
      expect(await notifications.get(iris)).toEqual(DEFAULT_NOTIFICATION_PREFERENCES);
      const preferences = { ...DEFAULT_NOTIFICATION_PREFERENCES, emailSummary: true, desktopNotifications: false };
      await notifications.save(iris, DEFAULT_NOTIFICATION_PREFERENCES);
      await notifications.save(iris, preferences);
      expect(await notifications.get(iris)).toEqual(preferences);
      expect(await notifications.get(omar)).toEqual(DEFAULT_NOTIFICATION_PREFERENCES);
    });

    it('hold one picture for each person, byte for byte', async () => {
      const { avatars } = context();
      const rosa = await addAdministrator(context(), 'rosa@desk.example');
      expect(await avatars.find(rosa)).toBeUndefined();
      expect(await avatars.has(rosa)).toBe(false);
      await avatars.save(rosa, gif(0, 255));
      await avatars.save(rosa, gif(0, 1, 2, 0x27));
      const stored = await avatars.find(rosa);
      expect(stored?.contentType).toBe('image/gif');
      expect([...(stored?.bytes ?? [])]).toEqual([...gif(0, 1, 2, 0x27).bytes]);
      expect(await avatars.has(rosa)).toBe(true);
      expect(await avatars.remove(rosa)).toBe(true);
      expect(await avatars.remove(rosa)).toBe(false);
      expect(await avatars.find(rosa)).toBeUndefined();
    });
  });
}
