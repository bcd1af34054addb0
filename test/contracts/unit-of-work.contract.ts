import { describe, expect, it } from '@jest/globals';
import type { Desk } from '../../application/persistence/unit-of-work.port.js';
import { WORK_KINDS } from '../../application/jobs/job-queue.port.js';
import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { aQuotationOf } from '../support/fixtures/quotations.js';
import { aRateOf } from '../support/fixtures/rates.js';
import { deskForContract, type OpenDesk } from './contract-context.js';
import { emailOf } from '../support/fixtures/inbound-email.js';

const NOW = new Date('2026-03-02T15:00:00Z');

async function writeEverywhere(desk: Desk): Promise<void> {
  const { id: emailId } = await desk.emails.keep(emailOf(), 'everywhere', NOW);
  const quotation = await desk.quotations.add(aQuotationOf({ emailId, status: 'pending' }));
  await desk.quotations.moveTo(quotation.id, 'completed');
  await desk.quotations.revise(quotation.id, { ...quotation, description: 'revised' });
  await desk.outbox.add({
    ...{ quotationId: quotation.id, revision: 1, messageId: '<a@b>', from: 'q@d.example', to: 'a@b.example' },
    ...{ subject: '', text: '', html: '', inReplyTo: undefined, references: [], notBefore: NOW, createdAt: NOW },
  });
  await desk.queue.enqueue('answer-email', emailId, NOW);
  const entry = { category: 'email', action: 'x', details: '', status: 'info', actor: 'system' } as const;
  await desk.activity.append({ ...entry, at: NOW, emailId, quotationId: 1, before: undefined, after: undefined });
  await desk.rates.add(aRateOf({ service: 'HNDL', base: 1 }));
  await desk.taxRates.add({ countryCode: 'CR', vatRate: 13, whtRate: 0, notes: '' });
  const sender = { mailDomain: 'b.example', companyName: 'B', country: undefined, isApproved: true, notes: undefined };
  await desk.senders.add(sender, NOW);
  await desk.consignments.add({
    ...{ countryId: 2, locationId: 2, stationLegalName: 'S', taxId: 'T', address1: 'A', address2: 'B' },
    ...{ customsCode: 'C', cityCountry: 'D', telephone: 'E', email: 'F' },
  });
  await desk.disclaimers.add({ title: 'T', content: 'C', priority: 1, airportIds: [2] });
  await desk.settings.keep({ ...DEFAULT_SETTINGS, debugMode: true });
  await desk.administrators.add({ email: 'x@d.example', name: 'X', passwordHash: 'h' });
  await desk.marks.setOnce('everywhere', NOW);
}

const EVERY_QUOTATION = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

async function recordsIn(desk: Desk): Promise<Record<string, number>> {
  return {
    emails: (await desk.emails.page({ state: undefined, page: 1, pageSize: 5 })).total,
    quotations: (await desk.quotations.page(EVERY_QUOTATION, 1, 5)).total,
    outbox: (await desk.outbox.page({ state: undefined, page: 1, pageSize: 5 })).total,
    queue: (await desk.queue.backlog()).pending,
    activity: (await desk.activity.ofQuotation(1)).length,
    rates: (await desk.rates.all()).length,
    taxRates: (await desk.taxRates.all()).length,
    senders: (await desk.senders.all()).length,
    consignments: (await desk.consignments.all()).length,
    disclaimers: (await desk.disclaimers.all()).length,
    settings: (await desk.settings.current()).debugMode ? 1 : 0,
    administrators: await desk.administrators.count(),
  };
}

/** What a unit of work promises. */
export function unitOfWorkContract(name: string, open: OpenDesk): void {
  describe(`${name} as a unit of work`, () => {
    const desk = deskForContract(open);

    it('leaves nothing behind in any store when it throws, and passes the fault on', async () => {
      const fault = new Error('cut short');
      const before = await recordsIn(desk());
      const cutShort = desk().unitOfWork.run(async (inside) => {
        await writeEverywhere(inside);
        expect(Object.values(await recordsIn(inside)).every((count) => count === 1)).toBe(true);
        throw fault;
      });
      await expect(cutShort).rejects.toBe(fault);
      expect(await recordsIn(desk())).toEqual(before);
      expect(Object.values(before).every((count) => count === 0)).toBe(true);
    });

    it('brings back what was changed and removed in it', async () => {
      const { rates, queue, unitOfWork } = desk();
      const rate = await rates.add(aRateOf({ airport: 'PTY', service: 'DOCS', base: 7 }));
      const other = await rates.add(aRateOf({ airport: 'PTY', service: 'HNDL', base: 8 }));
      await queue.enqueue('send-reply', 1, NOW);
      const cutShort = unitOfWork.run(async (inside) => {
        await inside.rates.replace(rate.id, { ...rate, description: 'changed' });
        await inside.rates.remove(other.id);
        const work = await inside.queue.take(WORK_KINDS, 60);
        if (work) await inside.queue.finish(work);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await rates.find(rate.id)).toEqual(rate);
      expect(await rates.find(other.id)).toEqual(other);
      const work = await queue.take(WORK_KINDS, 60);
      expect(work).toMatchObject({ kind: 'send-reply', attempts: 1 });
      if (work) await queue.finish(work);
      await rates.remove(rate.id);
      await rates.remove(other.id);
    });

    it('keeps everything when it resolves, and hands on its result', async () => {
      const result = await desk().unitOfWork.run(async (inside) => {
        await writeEverywhere(inside);
        return 'done';
      });
      expect(result).toBe('done');
      expect(Object.values(await recordsIn(desk())).every((count) => count === 1)).toBe(true);
    });

    it('holds a quotation and its email for one at a time, so that nobody decides by what is no more', async () => {
      const { emails, quotations, unitOfWork } = desk();
      const { id: emailId } = await emails.keep(emailOf(), 'held', NOW);
      const { id } = await quotations.add(aQuotationOf({ emailId, status: 'pending' }));
      const settled = { state: 'held', reasons: [], quotationId: id, lastError: undefined } as const;
      await emails.settle(emailId, settled);
      const decide = () =>
        unitOfWork.run(async (inside) => {
          const status = (await inside.quotations.hold(id))?.status;
          const state = await inside.emails.hold(emailId);
          if (status === 'pending') await inside.quotations.moveTo(id, 'completed');
          if (state === 'held') await inside.emails.settle(emailId, { ...settled, state: 'answered' });
          return [status, state];
        });
      const decisions = await Promise.all([decide(), decide(), decide(), decide(), decide()]);
      const late = Array.from({ length: 4 }, () => ['completed', 'answered']);
      expect(decisions.sort()).toEqual([...late, ['pending', 'held']]);
      expect(await quotations.hold(9_999_999)).toBeUndefined();
      expect(await emails.hold(9_999_999)).toBeUndefined();
    });

    it('runs many at once without loss', async () => {
      const subjects = Array.from({ length: 30 }, (_, index) => 100 + index);
      const before = (await desk().queue.backlog()).pending;
      await Promise.all(
        subjects.map((one) => desk().unitOfWork.run(({ queue }) => queue.enqueue('send-reply', one, NOW))),
      );
      expect((await desk().queue.backlog()).pending).toBe(before + subjects.length);
    });
  });
}
