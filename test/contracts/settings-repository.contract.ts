import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { matchDomainError, type OpenContext, setUpContext } from './contract-context.js';

/** What a store of the server's settings promises. */
export function describeSettingsRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the settings shelf`, () => {
    const context = setUpContext(open);

    it('starts with the defaults', async () => {
      expect((await context().settings.getVersioned()).version).toBe(0);
      expect(await context().settings.getCurrent()).toEqual(DEFAULT_SETTINGS);
    });

    it('gives back what was kept last', async () => {
      const changed = { ...DEFAULT_SETTINGS, maxAttachmentMb: 20, trustMailWithoutVerdict: false };
      await context().settings.save(changed);
      expect(await context().settings.getCurrent()).toEqual(changed);
    });

    it('tells "indefinitely" from a retention that nobody has set', async () => {
      await context().settings.save({ ...DEFAULT_SETTINGS, retentionDays: undefined });
      expect((await context().settings.getCurrent()).retentionDays).toBeUndefined();
      await context().settings.save({ ...DEFAULT_SETTINGS, retentionDays: 90 });
      expect((await context().settings.getCurrent()).retentionDays).toBe(90);
    });

    it('counts saves, and refuses the second of two edits of the same version', async () => {
      const { settings } = context();
      const { version } = await settings.getVersioned();
      const first = { ...DEFAULT_SETTINGS, maxAttachmentMb: 7 };
      expect(await settings.save(first, version)).toBe(version + 1);
      await expect(settings.save({ ...DEFAULT_SETTINGS, maxAttachmentMb: 8 }, version)).rejects.toMatchObject({
        ...matchDomainError('conflict'),
        message: 'Somebody else has changed these settings in the meantime. Reload and try again.',
      });
      expect(await settings.getVersioned()).toEqual({ settings: first, version: version + 1 });
      expect(await settings.save(DEFAULT_SETTINGS)).toBe(version + 2);
    });

    it('stores one of five edits of the same version at once', async () => {
      const { settings } = context();
      const { version } = await settings.getVersioned();
      const edits = [3, 4, 5, 6, 7].map((maxAttachmentMb) =>
        settings.save({ ...DEFAULT_SETTINGS, maxAttachmentMb }, version),
      );
      const statuses = (await Promise.allSettled(edits)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 'fulfilled')).toHaveLength(1);
    });
  });
}
