import { describe, expect, it } from '@jest/globals';
import { FULL_ACCESS } from '../../application/identity/administrator.js';
import { JOB_TYPES } from '../../application/jobs/job-queue.port.js';
import type { Repositories } from '../../application/persistence/unit-of-work.port.js';
import { DEFAULT_SETTINGS } from '../../domain/operations/settings.js';
import { changeQuotationStatus, reviseQuotation } from '../support/change-quotation.js';
import { anInboundEmail } from '../support/fixtures/inbound-email.js';
import { aQuotation } from '../support/fixtures/quotations.js';
import { aRate } from '../support/fixtures/rates.js';
import { type OpenContext, setUpContext } from './contract-context.js';

const NOW = new Date('2026-03-02T15:00:00Z');

async function writeEverywhere(repositories: Repositories): Promise<void> {
  const { id: emailId } = await repositories.emails.addIfAbsent(anInboundEmail(), 'everywhere', NOW);
  const quotation = await repositories.quotations.add(aQuotation({ emailId, status: 'pending' }));
  await changeQuotationStatus(repositories.quotations, quotation.id, 'completed');
  await reviseQuotation(repositories.quotations, quotation.id, { ...quotation, description: 'revised' });
  await repositories.outboundEmails.add({
    ...{ quotationId: quotation.id, revision: 1, messageId: '<a@b>', from: 'q@d.example', to: 'a@b.example' },
    ...{ subject: '', text: '', html: '', inReplyTo: undefined, references: [], notBefore: NOW, createdAt: NOW },
  });
  await repositories.queue.enqueue('answer-email', emailId, NOW);
  const entry = { category: 'email', action: 'x', details: '', status: 'info', actor: 'system' } as const;
  await repositories.activity.append({
    ...entry,
    at: NOW,
    emailId,
    quotationId: 1,
    before: undefined,
    after: undefined,
  });
  await repositories.rates.add(aRate({ service: 'HNDL', base: 1 }));
  await repositories.taxRates.add({ countryCode: 'CR', vatRate: 13, whtRate: 0, notes: '' });
  const sender = { mailDomain: 'b.example', companyName: 'B', country: undefined, isApproved: true, notes: undefined };
  await repositories.recognizedDomains.add(sender, NOW);
  await repositories.consignments.add({
    ...{ countryId: 2, locationId: 2, stationLegalName: 'S', taxId: 'T', address1: 'A', address2: 'B' },
    ...{ customsCode: 'C', cityCountry: 'D', telephone: 'E', email: 'F' },
  });
  await repositories.disclaimers.add({ title: 'T', content: 'C', priority: 1, airportIds: [2] });
  await repositories.settings.save({ ...DEFAULT_SETTINGS, debugMode: true });
  await repositories.administrators.add({ email: 'x@d.example', name: 'X', passwordHash: 'h', ...FULL_ACCESS });
  await repositories.idempotencyKeys.addIfAbsent('everywhere', NOW);
}

const EVERY_QUOTATION = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

async function countRecords(repositories: Repositories): Promise<Record<string, number>> {
  return {
    emails: (await repositories.emails.findPage({ state: undefined, page: 1, pageSize: 5 })).total,
    quotations: (await repositories.quotations.findPage(EVERY_QUOTATION, 1, 5)).total,
    outbox: (await repositories.outboundEmails.findPage({ state: undefined, page: 1, pageSize: 5 })).total,
    queue: (await repositories.queue.backlog()).pending,
    activity: (await repositories.activity.findByQuotation(1)).length,
    rates: (await repositories.rates.all()).length,
    taxRates: (await repositories.taxRates.all()).length,
    senders: (await repositories.recognizedDomains.all()).length,
    consignments: (await repositories.consignments.all()).length,
    disclaimers: (await repositories.disclaimers.all()).length,
    settings: (await repositories.settings.getCurrent()).debugMode ? 1 : 0,
    administrators: await repositories.administrators.count(),
  };
}

/** What a unit of work promises. */
export function describeUnitOfWorkContract(name: string, open: OpenContext): void {
  describe(`${name} as a unit of work`, () => {
    const context = setUpContext(open);

    it('leaves nothing behind in any store when it throws, and passes the fault on', async () => {
      const error = new Error('cut short');
      const before = await countRecords(context());
      const cutShort = context().unitOfWork.run(async (inside) => {
        await writeEverywhere(inside);
        expect(Object.values(await countRecords(inside)).every((count) => count === 1)).toBe(true);
        throw error;
      });
      await expect(cutShort).rejects.toBe(error);
      expect(await countRecords(context())).toEqual(before);
      expect(Object.values(before).every((count) => count === 0)).toBe(true);
    });

    it('brings back what was changed and removed in it', async () => {
      const { rates, queue, unitOfWork } = context();
      const rate = await rates.add(aRate({ airport: 'PTY', service: 'DOCS', base: 7 }));
      const other = await rates.add(aRate({ airport: 'PTY', service: 'HNDL', base: 8 }));
      await queue.enqueue('send-reply', 1, NOW);
      const cutShort = unitOfWork.run(async (inside) => {
        await inside.rates.replace(rate.id, { ...rate, description: 'changed' });
        await inside.rates.remove(other.id);
        const work = await inside.queue.claim(JOB_TYPES, 60);
        if (work) await inside.queue.complete(work);
        throw new Error('cut short');
      });
      await expect(cutShort).rejects.toThrow('cut short');
      expect(await rates.find(rate.id)).toEqual(rate);
      expect(await rates.find(other.id)).toEqual(other);
      const work = await queue.claim(JOB_TYPES, 60);
      expect(work).toMatchObject({ kind: 'send-reply', attempts: 1 });
      if (work) await queue.complete(work);
      await rates.remove(rate.id);
      await rates.remove(other.id);
    });

    it('keeps everything when it resolves, and hands on its result', async () => {
      const result = await context().unitOfWork.run(async (inside) => {
        await writeEverywhere(inside);
        return 'done';
      });
      expect(result).toBe('done');
      expect(Object.values(await countRecords(context())).every((count) => count === 1)).toBe(true);
    });

    it('holds a quotation and its email for one at a time, so that nobody decides by what is no more', async () => {
      const { emails, quotations, unitOfWork } = context();
      const { id: emailId } = await emails.addIfAbsent(anInboundEmail(), 'held', NOW);
      const { id } = await quotations.add(aQuotation({ emailId, status: 'pending' }));
      const outcome = { state: 'held', reasons: [], quotationId: id, lastError: undefined } as const;
      await emails.recordOutcome(emailId, outcome);
      const decide = () =>
        unitOfWork.run(async (inside) => {
          const status = (await inside.quotations.findForUpdate(id))?.status;
          const state = await inside.emails.findStatusForUpdate(emailId);
          if (status === 'pending') await changeQuotationStatus(inside.quotations, id, 'completed');
          if (state === 'held') await inside.emails.recordOutcome(emailId, { ...outcome, state: 'answered' });
          return [status, state];
        });
      const decisions = await Promise.all([decide(), decide(), decide(), decide(), decide()]);
      const late = Array.from({ length: 4 }, () => ['completed', 'answered']);
      expect(decisions.sort()).toEqual([...late, ['pending', 'held']]);
      expect(await quotations.findForUpdate(9_999_999)).toBeUndefined();
      expect(await emails.findStatusForUpdate(9_999_999)).toBeUndefined();
    });

    it('runs many at once without loss', async () => {
      const subjects = Array.from({ length: 30 }, (_, index) => 100 + index);
      const before = (await context().queue.backlog()).pending;
      await Promise.all(
        subjects.map((one) => context().unitOfWork.run(({ queue }) => queue.enqueue('send-reply', one, NOW))),
      );
      expect((await context().queue.backlog()).pending).toBe(before + subjects.length);
    });
  });
}
