import { describe, expect, it } from '@jest/globals';
import type { DisclaimerDraft } from '../../domain/disclaimer/disclaimer.js';
import {
  changedMeanwhile,
  deskForContract,
  NASTY_REST,
  NASTY_TEXT,
  type OpenDesk,
  violation,
} from './desk-under-test.js';

function disclaimerOf(words: Partial<DisclaimerDraft> = {}): DisclaimerDraft {
  return { title: 'Fragile', content: 'Line one\nLine two', priority: 5, airportIds: [], ...words };
}

/** What a store of disclaimers promises. */
export function disclaimersContract(name: string, open: OpenDesk): void {
  describe(`${name} as disclaimers`, () => {
    const desk = deskForContract(open);

    it('gives back a disclaimer with its airports, each once', async () => {
      const added = await desk().disclaimers.add(disclaimerOf({ airportIds: [7, 2, 7] }));
      expect(added).toMatchObject({ ...disclaimerOf(), airportIds: [2, 7], version: 1 });
      expect(await desk().disclaimers.find(added.id)).toEqual(added);
    });

    it('refuses an airport that is none of the desk, and then changes nothing', async () => {
      const { disclaimers } = desk();
      const before = await disclaimers.all();
      const adding = disclaimers.add(disclaimerOf({ airportIds: [1, 99] }));
      await expect(adding).rejects.toMatchObject(violation('invalid'));
      expect(await disclaimers.all()).toEqual(before);
    });

    it('replaces text and airports together, and refuses an edit that started from an older version', async () => {
      const { disclaimers } = desk();
      const { id } = await disclaimers.add(disclaimerOf({ airportIds: [1] }));
      const draft = disclaimerOf({ title: 'Cold chain', airportIds: [] });
      expect(await disclaimers.replace(id, draft, 1)).toEqual({ ...draft, id, version: 2 });
      const stale = disclaimers.replace(id, disclaimerOf({ airportIds: [3] }), 1);
      await expect(stale).rejects.toMatchObject(changedMeanwhile('disclaimer'));
      expect((await disclaimers.find(id))?.airportIds).toEqual([]);
    });

    it('lists by priority, the highest first', async () => {
      await desk().disclaimers.add(disclaimerOf({ priority: 1 }));
      await desk().disclaimers.add(disclaimerOf({ priority: 10 }));
      const priorities = (await desk().disclaimers.all()).map((one) => one.priority);
      expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
      expect(priorities[0]).toBe(10);
    });

    it('removes a disclaimer with its airports', async () => {
      const { disclaimers } = desk();
      const { id } = await disclaimers.add(disclaimerOf({ airportIds: [1, 2] }));
      await disclaimers.remove(id);
      expect(await disclaimers.find(id)).toBeUndefined();
      await expect(disclaimers.remove(id)).rejects.toMatchObject(violation('missing'));
      await expect(disclaimers.replace(id, disclaimerOf())).rejects.toMatchObject(violation('missing'));
    });

    it('takes any text', async () => {
      const { content } = await desk().disclaimers.add(disclaimerOf({ title: NASTY_TEXT, content: NASTY_TEXT }));
      expect(content).toContain(NASTY_REST);
    });
  });
}
