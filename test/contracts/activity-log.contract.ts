import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { ActivityEntry } from '../../domain/operations/activity.js';
import { deskForContract, NASTY_REST, NASTY_TEXT, type OpenDesk } from './contract-context.js';

function entryOf(words: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    at: new Date('2026-03-02T15:00:00.001Z'),
    category: 'quotation',
    action: 'Quotation sent',
    details: 'Q1 to luz@viveros.example',
    status: 'success',
    actor: 'system',
    emailId: undefined,
    quotationId: undefined,
    before: undefined,
    after: undefined,
    ...words,
  };
}

/** What an activity log promises. */
export function activityLogContract(name: string, open: OpenDesk): void {
  describe(`${name} as an activity log`, () => {
    const desk = deskForContract(open);

    it('lists what happened to a quotation, the oldest first', async () => {
      const { activity } = desk();
      const early = entryOf({ quotationId: 1, emailId: 3, action: 'Quotation made' });
      const late = entryOf({ quotationId: 1, at: new Date('2026-03-03T00:00:00Z') });
      await activity.append(late);
      await activity.append(early);
      await activity.append(entryOf({ quotationId: 2 }));
      await activity.append(entryOf());
      const entries = await activity.ofQuotation(1);
      expect(entries.map(({ id: _id, ...entry }) => entry)).toEqual([early, late]);
      expect(await activity.ofQuotation(99)).toEqual([]);
    });

    it('keeps a record before and after as JSON, decimals as text', async () => {
      const before = { baseRate: Big('0.10'), tags: ['a'] };
      await desk().activity.append(entryOf({ quotationId: 3, before, after: false }));
      const [entry] = await desk().activity.ofQuotation(3);
      expect(entry).toMatchObject({ before: { baseRate: '0.1', tags: ['a'] }, after: false });
    });

    it('takes any text', async () => {
      const nasty = { action: NASTY_TEXT, details: NASTY_TEXT, after: { [NASTY_TEXT]: NASTY_TEXT } };
      await desk().activity.append(entryOf({ quotationId: 4, ...nasty }));
      const [entry] = await desk().activity.ofQuotation(4);
      expect(entry?.details).toContain(NASTY_REST);
      expect(JSON.stringify(entry?.after)).toContain(JSON.stringify(NASTY_REST).slice(1, -1));
    });
  });
}
