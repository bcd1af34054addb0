import { describe, expect, it } from '@jest/globals';
import { annotateQuotation } from '../../domain/quoting/annotate-quotation.js';
import type { RecordedOutcome } from '../../domain/quoting/outcome/commercial-outcome.js';
import { recordCall, type WantedCalls } from '../../domain/quoting/outcome/customer-call.js';
import { closeAnswerLink, nominate } from '../../domain/quoting/outcome/nominate.js';
import { recordReminder } from '../../domain/quoting/outcome/reminder.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { NASTY_REST, type OpenContext, setUpContext } from './contract-context.js';
import { aNewQuotation, EVERYTHING } from './quotation-repository.contract.js';

/** What a store of quotations promises about how they end. */
export function describeQuotationOutcomesContract(name: string, open: OpenContext): void {
  describe(`${name} as the outcomes of quotations`, () => {
    const context = setUpContext(open);

    it('stores how a quotation ended, what is proposed, and when its customer wrote', async () => {
      const { quotations } = context();
      const at = new Date('2026-03-05T10:00:00.123Z');
      const added = await quotations.add(aNewQuotation({ status: 'sent' }));
      const proposal = { outcome: 'accepted', note: NASTY_REST, emailId: 7, at } as const;
      const proposed = await quotations.update(added.recordAnswer(at).proposeOutcome(proposal));
      expect(await quotations.find(added.id)).toEqual(proposed);
      expect(proposed.commercial).toEqual({ answeredAt: at, proposal });
      const outcome: RecordedOutcome = {
        outcome: 'declined',
        lossReason: 'price',
        competitorPrice: { amount: 400.5, currency: 'USD' },
        note: NASTY_REST,
        source: 'staff',
        actor: 'ada@desk.example',
        at,
      };
      const ended = await quotations.update(proposed.recordOutcome(outcome));
      expect(await quotations.find(added.id)).toEqual(ended);
      expect(ended.commercial).toEqual({ answeredAt: at, outcome });
      const revised = await quotations.revise(ended.revise(aNewQuotation({ status: 'pending' })));
      expect(revised.commercial).toBeUndefined();
      expect((await quotations.find(added.id))?.commercial).toBeUndefined();
      expect(await quotations.findRevisions(added.id)).toEqual([ended]);
    });

    it('stores what a person tells the customer, in every revision what was said then', async () => {
      const { quotations } = context();
      const added = await quotations.add(aNewQuotation({ status: 'pending', customerNote: NASTY_REST }));
      const revised = await quotations.revise(annotateQuotation(added, 'By Tuesday.', added.createdAt));
      expect(await quotations.find(added.id)).toEqual(revised);
      expect(revised.customerNote).toBe('By Tuesday.');
      expect((await quotations.findRevisions(added.id)).map((one) => one.customerNote)).toEqual([NASTY_REST]);
    });

    it('stores what a customer nominates, and that they answered by the link of the reply', async () => {
      const { quotations } = context();
      const at = new Date('2026-03-05T10:00:00.123Z');
      const nomination = { awb: '230-12345675', pieces: 3, grossKg: 352.5, arrivalDay: '2026-03-17' };
      const added = await quotations.add(aNewQuotation({ status: 'sent' }));
      const proposal = { outcome: 'accepted', nomination, emailId: 7, at } as const;
      const proposed = await quotations.update(added.proposeOutcome(proposal));
      expect((await quotations.find(added.id))?.commercial).toEqual({ proposal });
      const accepted = proposed.recordOutcome({ outcome: 'accepted', source: 'staff', actor: 'ada@desk.example', at });
      const answered = await quotations.update(closeAnswerLink(nominate(accepted, { pieces: 5 }), at));
      expect((await quotations.find(added.id))?.commercial).toEqual(answered.commercial);
      expect(answered.commercial).toMatchObject({ nomination: { ...nomination, pieces: 5 }, linkUsedAt: at });
      expect(answered.commercial?.proposal).toBeUndefined();
    });

    it('finds whose customers are to be called, longest sent first, until a call puts them off', async () => {
      const { quotations } = context();
      const now = new Date('2003-03-01T15:00:00Z');
      const send = (createdAt: string, validUntil: string) =>
        quotations.add(
          aNewQuotation({ status: 'sent', createdAt: new Date(createdAt), validUntil: new Date(validUntil) }),
        );
      const later = await send('2003-02-20T10:00:00Z', '2003-03-03T12:00:00Z');
      const longest = await send('2003-02-10T10:00:00Z', '2003-03-02T12:00:00Z');
      const farEnd = await send('2003-02-15T10:00:00Z', '2003-03-20T12:00:00Z');
      const answered = await send('2003-02-09T10:00:00Z', '2003-03-02T12:00:00Z');
      await quotations.update(answered.recordAnswer(now));
      await send('2003-02-08T10:00:00Z', '2003-02-20T12:00:00Z');
      const endsUntil = new Date('2003-03-04T12:00:00Z');
      const find = async (changed: Partial<WantedCalls> = {}, page = 1, pageSize = 10) => {
        const wanted = { today: '2003-03-01', now, endsUntil, fromUsd: 10_000_000, ...changed };
        const { rows, total } = await quotations.findToCall(wanted, page, pageSize);
        // Quotations of the other promises hold longer than these.
        return [rows.filter(({ validUntil }) => validUntil.getUTCFullYear() === 2003).map(({ id }) => id), total];
      };
      expect(await find()).toEqual([[longest.id, later.id], 2]);
      expect(await find({}, 2, 1)).toEqual([[later.id], 2]);
      expect((await find({ fromUsd: 0.01 }))[0]).toEqual([longest.id, farEnd.id, later.id]);
      const entry = { remark: NASTY_REST, nextOn: '2003-03-03' };
      const called = await quotations.update(recordCall(longest, entry, 'ada@desk.example', now));
      expect(await quotations.find(longest.id)).toEqual(called);
      expect(await find()).toEqual([[later.id], 1]);
      expect((await find({ today: '2003-03-03' }))[0]).toEqual([longest.id, later.id]);
      await quotations.update(recordCall(later, { remark: 'no', nextOn: undefined }, 'ada@desk.example', now));
      expect((await find({ today: '2003-03-03' }))[0]).toEqual([longest.id]);
    });

    it('finds whose customers are silent, by their ids, until they are heard or reminded', async () => {
      const { quotations } = context();
      const at = new Date('2001-03-01T10:00:00Z');
      const draft = (validUntil: string) => aNewQuotation({ status: 'sent', validUntil: new Date(validUntil) });
      const first = await quotations.add(draft('2001-03-05T12:00:00Z'));
      const second = await quotations.add(draft('2001-03-04T12:00:00Z'));
      const [later, answered, reminded] = [
        await quotations.add(draft('2001-03-09T12:00:00Z')),
        await quotations.add(draft('2001-03-04T12:00:00Z')),
        await quotations.add(draft('2001-03-04T12:00:00Z')),
      ];
      await quotations.update(answered.recordAnswer(at));
      const kept = await quotations.update(recordReminder(reminded, at));
      expect((await quotations.find(reminded.id))?.commercial).toEqual({ remindedAt: at });
      const find = async (afterId: number, limit: number) => {
        const found = await quotations.findUnanswered({ until: new Date('2001-03-06T00:00:00Z'), afterId, limit });
        return found.map(({ id }) => id);
      };
      expect(await find(first.id - 1, 10)).toEqual([first.id, second.id]);
      expect(await find(first.id - 1, 1)).toEqual([first.id]);
      expect(await find(first.id, 10)).toEqual([second.id]);
      expect(later.id).toBeGreaterThan(second.id);
      const revised = await quotations.revise(kept.revise(aNewQuotation({ status: 'pending' })));
      expect(revised.commercial).toEqual({ remindedAt: at });
    });

    it('lists by their end, and finds what held until before a moment and has not ended', async () => {
      const { quotations } = context();
      const clientEmail = 'ende@outcomes.example';
      const draft = (validUntil: string) =>
        aNewQuotation({ status: 'sent', clientEmail, validUntil: new Date(validUntil) });
      const late = await quotations.add(draft('2001-02-02T12:00:00Z'));
      const first = await quotations.add(draft('2001-02-01T12:00:00Z'));
      const ended = await quotations.add(draft('2001-02-01T13:00:00Z'));
      await quotations.add({ ...draft('2001-02-01T13:00:00Z'), status: 'pending' });
      await quotations.update(ended.closeOverdue('system', new Date('2001-02-03T12:00:00Z')));
      const overdue = await quotations.findOverdue(new Date('2001-02-03T00:00:00Z'), 10);
      expect(overdue.map(({ id }) => id)).toEqual([first.id, late.id]);
      expect((await quotations.findOverdue(new Date('2001-02-03T00:00:00Z'), 1)).map(({ id }) => id)).toEqual([
        first.id,
      ]);
      expect(await quotations.findOverdue(new Date('2001-02-01T12:00:00Z'), 10)).toEqual([]);
      const list = async (outcome: QuotationFilter['outcome']) => {
        const page = await quotations.findPage({ ...EVERYTHING, domain: 'outcomes.example', outcome }, 1, 10);
        expect(page.total).toBe(page.rows.length);
        return page.rows.map(({ id, outcome: shown }) => [id, shown]);
      };
      expect(await list('unanswered')).toEqual([[ended.id, 'unanswered']]);
      expect((await list('open')).map(([id]) => id).sort()).toEqual([late.id, first.id].sort());
      expect(await list('accepted')).toEqual([]);
    });
  });
}
