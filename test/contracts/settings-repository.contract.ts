import { describe, expect, it } from '@jest/globals';
import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { deskForContract, type OpenDesk } from './contract-context.js';

/** What a store of the desk's settings promises. */
export function settingsShelfContract(name: string, open: OpenDesk): void {
  describe(`${name} as the settings shelf`, () => {
    const desk = deskForContract(open);

    it('starts with the defaults', async () => {
      expect(await desk().settings.current()).toEqual(DEFAULT_SETTINGS);
    });

    it('gives back what was kept last', async () => {
      const changed = { ...DEFAULT_SETTINGS, maxAttachmentMb: 20, trustMailWithoutVerdict: false };
      await desk().settings.keep(changed);
      expect(await desk().settings.current()).toEqual(changed);
    });

    it('tells "indefinitely" from a retention that nobody has set', async () => {
      await desk().settings.keep({ ...DEFAULT_SETTINGS, retentionDays: undefined });
      expect((await desk().settings.current()).retentionDays).toBeUndefined();
      await desk().settings.keep({ ...DEFAULT_SETTINGS, retentionDays: 90 });
      expect((await desk().settings.current()).retentionDays).toBe(90);
    });
  });
}
