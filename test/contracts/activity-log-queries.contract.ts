import { beforeAll, describe, expect, it } from '@jest/globals';
import type { ActivityFilter, ActivityOrder } from '../../application/activity/activity-log.repository.js';
import type { ActivityEntry, ActivityRecord } from '../../domain/activity/activity.js';
import { NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 3, 6, 9);
const at = (minute: number) => new Date(START + minute * MINUTE_MS);

const ALL: ActivityFilter = {
  categories: undefined,
  status: undefined,
  text: undefined,
  from: undefined,
  to: undefined,
};

function anEntryAt(minute: number, overrides: Partial<ActivityEntry> = {}): ActivityEntry {
  return {
    at: at(minute),
    category: 'system',
    action: 'Rate updated',
    details: `Minute ${minute}`,
    status: 'success',
    actor: 'rita@desk.example',
    emailId: undefined,
    quotationId: undefined,
    before: undefined,
    after: undefined,
    ...overrides,
  };
}

const ENTRIES = [
  anEntryAt(1, { category: 'email', action: 'Email ignored', status: 'info' }),
  anEntryAt(2, { category: 'quotation', action: 'Quotation sent', details: 'Q7 to 100%_sure@fincas.example' }),
  anEntryAt(3, { category: 'error', action: 'Reply not delivered', status: 'failure', actor: 'system' }),
  anEntryAt(4),
  anEntryAt(4, { details: 'Minute 4 once more' }),
  anEntryAt(5, { category: 'quotation', action: 'Quotation held', status: 'warning', details: 'Q8' }),
];

const listDetails = (entries: readonly ActivityRecord[]) => entries.map((entry) => entry.details);

/** What looking back through an activity log promises. */
export function describeActivityLogQueriesContract(name: string, open: OpenContext): void {
  describe(`${name} looked back through`, () => {
    const context = setUpContext(open);
    beforeAll(async () => {
      for (const entry of ENTRIES) await context().activity.append(entry);
    });

    const found = async (filter: Partial<ActivityFilter>, order: ActivityOrder = 'oldest-first') =>
      listDetails(await context().activity.findPage({ ...ALL, ...filter }, order, 1, 100));

    it('pages in both orders, entries of one moment in the order in which they came', async () => {
      const { activity } = context();
      expect(listDetails(await activity.findPage(ALL, 'newest-first', 1, 2))).toEqual(['Q8', 'Minute 4 once more']);
      expect(listDetails(await activity.findPage(ALL, 'newest-first', 2, 2))).toEqual(['Minute 4', 'Minute 3']);
      expect(listDetails(await activity.findPage(ALL, 'oldest-first', 3, 2))).toEqual(['Minute 4 once more', 'Q8']);
      expect(await activity.findPage(ALL, 'oldest-first', 4, 2)).toEqual([]);
    });

    it.each<[string, Partial<ActivityFilter>, string[]]>([
      ['one category', { categories: ['error'] }, ['Minute 3']],
      ['any of two categories', { categories: ['email', 'error'] }, ['Minute 1', 'Minute 3']],
      ['no category at all', { categories: [] }, []],
      ['a status', { status: 'warning' }, ['Q8']],
      ['part of an action in any case', { text: 'NOT deliv' }, ['Minute 3']],
      [
        'part of an actor',
        { text: 'rita@' },
        ['Minute 1', ENTRIES[1]?.details ?? '', 'Minute 4', 'Minute 4 once more', 'Q8'],
      ],
      ['two letters, where a word begins', { text: 'He' }, ['Q8']],
      ['signs that mean something to databases', { text: '100%_s' }, [ENTRIES[1]?.details ?? '']],
      ['a text that nothing holds', { text: NASTY_TEXT }, []],
      ['a time, both ends included', { from: at(2), to: at(3) }, [ENTRIES[1]?.details ?? '', 'Minute 3']],
      [
        'everything at once',
        { categories: ['quotation'], status: 'success', text: 'q7', from: at(0), to: at(9) },
        [ENTRIES[1]?.details ?? ''],
      ],
    ])('finds %s', async (_name, filter, expected) => {
      expect(await found(filter)).toEqual(expected);
    });

    it('counts what a filter leaves, by status and by category', async () => {
      expect(await context().activity.getCounts(ALL)).toEqual({
        ...{ total: 6, success: 3, failure: 1, warning: 1, info: 1 },
        ...{ email: 1, quotation: 2, error: 1, system: 2 },
      });
      expect(await context().activity.getCounts({ ...ALL, categories: ['quotation'] })).toMatchObject({
        ...{ total: 2, success: 1, warning: 1, system: 0, quotation: 2 },
      });
    });

    it('gives back what was changed', async () => {
      const before = { baseRate: '10' };
      await context().activity.append(anEntryAt(60, { emailId: 3, quotationId: 4, before, after: { baseRate: '12' } }));
      const [entry] = await context().activity.findPage({ ...ALL, from: at(60) }, 'newest-first', 1, 1);
      expect(entry).toEqual({
        ...anEntryAt(60, { emailId: 3, quotationId: 4, before, after: { baseRate: '12' } }),
        id: entry?.id,
      });
    });

    it('walks through all of them in order, however many', async () => {
      const many = { ...ALL, from: at(100) };
      await context().unitOfWork.run(async ({ activity }) => {
        // Three of each moment, so that the walk cannot go by time alone.
        for (let step = 0; step < 1203; step += 1) await activity.append(anEntryAt(100 + Math.floor(step / 3)));
      });
      const streamed: number[] = [];
      for await (const entries of context().activity.stream(many, 'oldest-first'))
        streamed.push(...entries.map(({ id }) => id));
      expect(streamed).toHaveLength(1203);
      expect(streamed).toEqual([...new Set(streamed)].sort((a, b) => a - b));
      const backwards: number[] = [];
      for await (const entries of context().activity.stream(many, 'newest-first'))
        backwards.push(...entries.map(({ id }) => id));
      expect(backwards).toEqual(streamed.reverse());
    });

    it('forgets the oldest, a few at a time, and nothing of the moment itself', async () => {
      const { activity } = context();
      expect(await activity.deleteOlderThan(at(4), 2)).toBe(2);
      expect(await found({ to: at(50) })).toEqual(['Minute 3', 'Minute 4', 'Minute 4 once more', 'Q8']);
      expect(await activity.deleteOlderThan(at(4), 2)).toBe(1);
      expect(await activity.deleteOlderThan(at(4), 2)).toBe(0);
      expect(await found({ to: at(50) })).toEqual(['Minute 4', 'Minute 4 once more', 'Q8']);
    });
  });
}
