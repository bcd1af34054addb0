import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { ActivityEntry } from '../../domain/activity/activity.js';
import { NASTY_REST, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

function anEntry(overrides: Partial<ActivityEntry> = {}): ActivityEntry {
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
    ...overrides,
  };
}

/** What an activity log promises. */
export function describeActivityLogContract(name: string, open: OpenContext): void {
  describe(`${name} as an activity log`, () => {
    const context = setUpContext(open);

    it('lists what happened to a quotation, the oldest first', async () => {
      const { activity } = context();
      const early = anEntry({ quotationId: 1, emailId: 3, action: 'Quotation made' });
      const late = anEntry({ quotationId: 1, at: new Date('2026-03-03T00:00:00Z') });
      await activity.append(late);
      await activity.append(early);
      await activity.append(anEntry({ quotationId: 2 }));
      await activity.append(anEntry());
      const entries = await activity.findByQuotation(1);
      expect(entries.map(({ id: _id, ...entry }) => entry)).toEqual([early, late]);
      expect(await activity.findByQuotation(99)).toEqual([]);
    });

    it('finds when a person last acted on a quotation, whatever the server did since', async () => {
      const { activity } = context();
      const at = (hour: number) => new Date(Date.UTC(2026, 2, 4, hour));
      expect(await activity.findLastHumanActionAt(70)).toBeUndefined();
      await activity.append(anEntry({ quotationId: 70, at: at(1) }));
      expect(await activity.findLastHumanActionAt(70)).toBeUndefined();
      await activity.append(anEntry({ quotationId: 70, at: at(5), actor: 'ada@desk.example' }));
      await activity.append(anEntry({ quotationId: 70, at: at(3), actor: 'eva@desk.example' }));
      await activity.append(anEntry({ quotationId: 70, at: at(8) }));
      await activity.append(anEntry({ quotationId: 71, at: at(9), actor: 'ada@desk.example' }));
      expect(await activity.findLastHumanActionAt(70)).toEqual(at(5));
    });

    it('finds one entry', async () => {
      const { activity } = context();
      await activity.append(anEntry({ quotationId: 5, details: 'one' }));
      await activity.append(anEntry({ quotationId: 5, details: 'other' }));
      const [, other] = await activity.findByQuotation(5);
      expect(await activity.find(other?.id ?? 0)).toEqual(other);
      expect(await activity.find(2_147_483_647)).toBeUndefined();
    });

    it('keeps a record before and after as JSON, decimals as text', async () => {
      const before = { baseRate: Big('0.10'), tags: ['a'] };
      await context().activity.append(anEntry({ quotationId: 3, before, after: false }));
      const [entry] = await context().activity.findByQuotation(3);
      expect(entry).toMatchObject({ before: { baseRate: '0.1', tags: ['a'] }, after: false });
    });

    it('finds entries by what they are to programs and by the record that they speak of', async () => {
      const { activity } = context();
      const rate = { type: 'rate', id: 41 } as const;
      await activity.append(anEntry({ eventType: 'quotation-sent', details: 'by type' }));
      await activity.append(anEntry({ entity: rate, category: 'system', details: 'by record' }));
      await activity.append(anEntry({ entity: { type: 'rate', id: 42 }, details: 'another record' }));
      const any = { categories: undefined, status: undefined, text: undefined, from: undefined, to: undefined };
      const [sent] = await activity.findPage({ ...any, eventType: 'quotation-sent' }, 'newest-first', 1, 9);
      expect(sent).toMatchObject({ eventType: 'quotation-sent', details: 'by type' });
      expect(sent?.entity).toBeUndefined();
      const ofRate = await activity.findPage({ ...any, entity: rate }, 'newest-first', 1, 9);
      expect(ofRate.map(({ details, entity }) => ({ details, entity }))).toEqual([
        { details: 'by record', entity: rate },
      ]);
      expect((await activity.getCounts({ ...any, entity: rate })).total).toBe(1);
    });

    it('keeps what entries say in Spanish, and finds them by either language', async () => {
      const { activity } = context();
      const spanish = { action: 'Tarifa eliminada', details: 'HNDL en LIB' };
      await activity.append(anEntry({ action: 'Rate deleted', details: 'HNDL at LIB', spanish }));
      await activity.append(anEntry({ action: 'Rate of before', details: 'in English alone' }));
      const find = (text: string) =>
        activity.findPage(
          { ...{ categories: undefined, status: undefined, from: undefined, to: undefined }, text },
          'newest-first',
          1,
          9,
        );
      expect(await find('tarifa elim')).toMatchObject([{ action: 'Rate deleted', spanish }]);
      expect(await find('Rate deleted')).toMatchObject([{ spanish }]);
      const [before] = await find('Rate of before');
      expect(before?.spanish).toBeUndefined();
    });

    it('takes any text', async () => {
      const nasty = { action: NASTY_TEXT, details: NASTY_TEXT, after: { [NASTY_TEXT]: NASTY_TEXT } };
      await context().activity.append(anEntry({ quotationId: 4, ...nasty }));
      const [entry] = await context().activity.findByQuotation(4);
      expect(entry?.details).toContain(NASTY_REST);
      expect(JSON.stringify(entry?.after)).toContain(JSON.stringify(NASTY_REST).slice(1, -1));
    });
  });
}
