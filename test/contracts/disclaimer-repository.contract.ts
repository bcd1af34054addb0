import { describe, expect, it } from '@jest/globals';
import type { DisclaimerDraft } from '../../domain/tariff/airport-terms/disclaimer.js';
import {
  matchDomainError,
  matchStaleVersion,
  NASTY_REST,
  NASTY_TEXT,
  type OpenContext,
  setUpContext,
} from './contract-context.js';

function aDisclaimer(overrides: Partial<DisclaimerDraft> = {}): DisclaimerDraft {
  return { title: 'Fragile', content: 'Line one\nLine two', priority: 5, airportIds: [], ...overrides };
}

/** What a store of disclaimers promises. */
export function describeDisclaimerRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as disclaimers`, () => {
    const context = setUpContext(open);

    it('gives back a disclaimer with its airports, each once', async () => {
      const added = await context().disclaimers.add(aDisclaimer({ airportIds: [7, 2, 7] }));
      expect(added).toMatchObject({ ...aDisclaimer(), airportIds: [2, 7], version: 1 });
      expect(await context().disclaimers.find(added.id)).toEqual(added);
    });

    it('refuses an airport that is none of the server, and then changes nothing', async () => {
      const { disclaimers } = context();
      const before = await disclaimers.all();
      const adding = disclaimers.add(aDisclaimer({ airportIds: [1, 99] }));
      await expect(adding).rejects.toMatchObject(matchDomainError('invalid'));
      expect(await disclaimers.all()).toEqual(before);
    });

    it('replaces text and airports together, and refuses an edit that started from an older version', async () => {
      const { disclaimers } = context();
      const { id } = await disclaimers.add(aDisclaimer({ airportIds: [1] }));
      const draft = aDisclaimer({ title: 'Cold chain', airportIds: [] });
      expect(await disclaimers.replace(id, draft, 1)).toMatchObject({ ...draft, id, version: 2 });
      const stale = disclaimers.replace(id, aDisclaimer({ airportIds: [3] }), 1);
      await expect(stale).rejects.toMatchObject(matchStaleVersion('disclaimer'));
      expect((await disclaimers.find(id))?.airportIds).toEqual([]);
    });

    it('lists by priority, the highest first', async () => {
      await context().disclaimers.add(aDisclaimer({ priority: 1 }));
      await context().disclaimers.add(aDisclaimer({ priority: 10 }));
      const priorities = (await context().disclaimers.all()).map((one) => one.priority);
      expect(priorities).toEqual([...priorities].sort((a, b) => b - a));
      expect(priorities[0]).toBe(10);
    });

    it('lets those of one priority stand in an order of their own, a new one last', async () => {
      const { disclaimers } = context();
      const first = await disclaimers.add(aDisclaimer({ priority: 7 }));
      const second = await disclaimers.add(aDisclaimer({ priority: 7 }));
      const listPriorities = async () => {
        const own = (await disclaimers.all()).filter(({ priority }) => priority === 7);
        return own.map(({ id, version }) => [id, version]);
      };
      expect(await listPriorities()).toEqual([
        [first.id, 1],
        [second.id, 1],
      ]);
      await disclaimers.reorder([
        { id: second.id, priority: 7, place: 1 },
        { id: first.id, priority: 7, place: 2 },
        { id: 987_654, priority: 7, place: 3 },
      ]);
      const third = await disclaimers.add(aDisclaimer({ priority: 7 }));
      expect(await listPriorities()).toEqual([
        [second.id, 1],
        [first.id, 1],
        [third.id, 1],
      ]);
      await disclaimers.replace(second.id, aDisclaimer({ title: 'Edited', priority: 7 }), 1);
      expect((await listPriorities()).map(([id]) => id)).toEqual([second.id, first.id, third.id]);
      await disclaimers.remove(first.id);
      const again = await disclaimers.add(aDisclaimer({ priority: 7 }), 2);
      expect((await listPriorities()).map(([id]) => id)).toEqual([second.id, again.id, third.id]);
    });

    it('counts a changed priority as a new version, so that an edit that started before is refused', async () => {
      const { disclaimers } = context();
      const { id } = await disclaimers.add(aDisclaimer({ priority: 2 }));
      await disclaimers.reorder([{ id, priority: 9, place: 1 }]);
      expect(await disclaimers.find(id)).toMatchObject({ priority: 9, place: 1, version: 2 });
      await expect(disclaimers.replace(id, aDisclaimer(), 1)).rejects.toMatchObject(matchStaleVersion('disclaimer'));
    });

    it('removes a disclaimer with its airports', async () => {
      const { disclaimers } = context();
      const { id } = await disclaimers.add(aDisclaimer({ airportIds: [1, 2] }));
      await expect(disclaimers.remove(id, 99)).rejects.toMatchObject(matchStaleVersion('disclaimer'));
      expect(await disclaimers.allForUpdate()).toEqual(await disclaimers.all());
      await disclaimers.remove(id);
      expect(await disclaimers.find(id)).toBeUndefined();
      await expect(disclaimers.remove(id)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(disclaimers.replace(id, aDisclaimer())).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('takes any text', async () => {
      const { content } = await context().disclaimers.add(aDisclaimer({ title: NASTY_TEXT, content: NASTY_TEXT }));
      expect(content).toContain(NASTY_REST);
    });
  });
}
