import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { type OpenContext, setUpContext } from './contract-context.js';

/** What a store of the server's settings promises. */
export function describeSettingsRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the settings shelf`, () => {
    const context = setUpContext(open);

    it('starts with the defaults', async () => {
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
  });
}
