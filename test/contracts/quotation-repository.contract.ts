import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { changeLine } from '../../domain/quoting/line-adjustment/change-line.js';
import { adjustShipment } from '../../domain/quoting/line-adjustment/line-adjustment.js';
import type { QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { changeQuotationStatus, reviseQuotation } from '../support/change-quotation.js';
import { aPricedShipment, aQuotation, STANDARD_RULES } from '../support/fixtures/quotations.js';
import { aShipmentRequest } from '../support/fixtures/shipments.js';
import { matchDomainError, NASTY_REST, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

/** No filter at all. */
export const EVERYTHING: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

const RECORDED_REASON = { code: 'follow-up', recordedText: { message: 'm', remedy: 'r' } } as const;

let lastEmailId = 0;

/** A quotation of an email of its own. */
export function aNewQuotation(overrides: Partial<QuotationDraft> = {}): QuotationDraft {
  lastEmailId += 1;
  const {
    id: _id,
    revision: _revision,
    version: _version,
    dismissal: _dismissal,
    ...draft
  } = aQuotation({ emailId: lastEmailId });
  return { ...draft, ...overrides };
}

/** What a store of quotations promises. */
export function describeQuotationRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as quotations`, () => {
    const context = setUpContext(open);

    it('gives back a quotation with every decimal and moment as it was', async () => {
      const draft = aNewQuotation({
        releaseDecision: {
          decision: 'hold',
          reasons: [{ code: 'oversize', params: { longestCm: 310 } }, RECORDED_REASON],
        },
      });
      const added = await context().quotations.add(draft);
      expect(added).toEqual({ ...draft, id: added.id, revision: 1, version: 1, dismissal: undefined });
      const found = await context().quotations.find(added.id);
      expect(found).toEqual(added);
      expect(found?.charges.totals.finalTotal).toBeInstanceOf(Big);
      expect(found?.charges.lines.every((line) => line.rate instanceof Big)).toBe(true);
      expect(await context().quotations.findByEmail(draft.emailId)).toEqual(added);
      expect(await context().quotations.find(999_999)).toBeUndefined();
      expect(await context().quotations.findByEmail(999_999)).toBeUndefined();
    });

    it('gives back what people changed of the lines by hand, and what the tariff makes of them', async () => {
      const shipment = aPricedShipment();
      const author = { actor: 'ana@desk.example', at: new Date('2026-03-01T10:00:00Z') };
      const entry = { action: 'waive', serviceCode: 'HNDL', reason: 'goodwill' } as const;
      const adjustments = changeLine(shipment, entry, undefined, author);
      const { charges, adjusted } = adjustShipment(shipment, adjustments, STANDARD_RULES.profiles);
      const { id } = await context().quotations.add(aNewQuotation({ charges, ...(adjusted ? { adjusted } : {}) }));
      expect(await context().quotations.find(id)).toMatchObject({ adjusted, charges });
    });

    it('gives back each of several shipments, and lists what they come to together', async () => {
      const [one, other] = [aPricedShipment(), aPricedShipment(aShipmentRequest({ goods: { grossWeightKg: 75 } }))];
      const added = await context().quotations.add(aNewQuotation({ furtherShipments: [other] }));
      const found = await context().quotations.find(added.id);
      expect(found?.furtherShipments).toEqual([other]);
      expect(found?.furtherShipments?.[0]?.charges.totals.finalTotal).toBeInstanceOf(Big);
      const { rows } = await context().quotations.findPage({ ...EVERYTHING, text: found?.number }, 1, 5);
      const row = rows.find(({ id }) => id === added.id);
      expect(row?.totalWeightKg).toBe(one.weight.grossKg.plus(75).toNumber());
      expect(row?.quoteAmount).toBe(one.charges.totals.finalTotal.plus(other.charges.totals.finalTotal).toFixed(2));
    });

    it('makes one quotation of one email, also when asked eight times at once', async () => {
      const draft = aNewQuotation();
      const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => context().quotations.add(draft)));
      expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
      for (const outcome of outcomes) {
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(matchDomainError('conflict'));
      }
    });

    it('leaves a unit of work usable after it has refused a second quotation', async () => {
      const draft = aNewQuotation();
      const { id } = await context().quotations.add(draft);
      const found = await context().unitOfWork.run(async ({ quotations }) => {
        await expect(quotations.add(draft)).rejects.toMatchObject(matchDomainError('conflict'));
        return quotations.findByEmail(draft.emailId);
      });
      expect(found?.id).toBe(id);
    });

    it('stores where a quotation has gone to, as its next version', async () => {
      const { quotations } = context();
      const { id } = await quotations.add(aNewQuotation({ status: 'pending' }));
      const approved = (await quotations.find(id))?.approve();
      const completed = approved && (await quotations.update(approved));
      expect(completed).toEqual({ ...approved, version: 2 });
      expect(await quotations.find(id)).toEqual(completed);
      expect(completed && (await quotations.update(completed.recordSent(1))).status).toBe('sent');
      expect(await quotations.find(id)).toMatchObject({ status: 'sent', version: 3 });
      const unknown = aQuotation({ id: 999_999 });
      await expect(quotations.update(unknown)).rejects.toMatchObject(matchDomainError('missing'));
      await expect(quotations.revise(unknown)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('stores no change that rests on an older version, and says what stands there', async () => {
      const { quotations } = context();
      const first = await quotations.add(aNewQuotation({ status: 'pending' }));
      await quotations.update(first.approve());
      const decided = `Somebody else has just decided about Q${first.id}: it is completed now.`;
      const dismissal = { reason: 'No.', actor: 'ada@desk.example', at: first.createdAt };
      for (const change of [
        quotations.update(first.dismiss(dismissal)),
        quotations.revise(first.revise(first)),
        context().unitOfWork.run((tx) => tx.quotations.update(first.approve())),
      ]) {
        await expect(change).rejects.toMatchObject({ ...matchDomainError('conflict'), message: decided });
      }
      await reviseQuotation(quotations, first.id, aNewQuotation());
      await expect(quotations.update(first.approve())).rejects.toMatchObject({
        ...matchDomainError('conflict'),
        message: `Somebody else has changed Q${first.id} in the meantime: it is now revision 2.`,
      });
      expect((await quotations.find(first.id))?.dismissal).toBeUndefined();
    });

    it('stores another decision about the same revision', async () => {
      const { quotations } = context();
      const reason = { code: 'attachment-unread', params: { filenames: [NASTY_TEXT] } } as const;
      const decision = { decision: 'hold', reasons: [reason], asksOnly: true } as const;
      const draft = aNewQuotation({ status: 'completed', releaseDecision: decision });
      const added = await quotations.add(draft);
      await quotations.update(added.cancelReply(false));
      const decided = await quotations.find(added.id);
      const stored = { ...reason, params: { filenames: [expect.stringContaining(NASTY_REST)] } };
      expect(decided).toMatchObject({
        ...{ revision: 1, status: 'pending', charges: { airport: draft.charges.airport } },
        releaseDecision: { ...decision, reasons: [stored, { code: 'reply-cancelled' }] },
      });
      expect(decided?.charges.totals.finalTotal.eq(draft.charges.totals.finalTotal)).toBe(true);
    });

    it('stores why a quotation was set aside, with its revision', async () => {
      const { quotations } = context();
      const added = await quotations.add(aNewQuotation({ status: 'pending' }));
      const dismissal = { reason: NASTY_REST, actor: 'ada@desk.example', at: new Date('2026-03-04T10:00:00.123Z') };
      const dismissed = await quotations.update(added.dismiss(dismissal));
      expect(await quotations.find(added.id)).toEqual(dismissed);
      expect(dismissed).toMatchObject({ status: 'dismissed', dismissal });
      const revised = await quotations.revise(dismissed.revise(aNewQuotation({ status: 'pending' })));
      expect((await quotations.find(added.id))?.dismissal).toBeUndefined();
      expect(await quotations.findRevisions(added.id)).toEqual([dismissed]);
      const reopened = await quotations.update(revised.dismiss(dismissal));
      expect((await quotations.update(reopened.reopen())).dismissal).toBeUndefined();
    });

    it('keeps the older revisions readable', async () => {
      const { quotations } = context();
      const first = await quotations.add(aNewQuotation({ status: 'completed' }));
      const sent = await changeQuotationStatus(quotations, first.id, 'sent');
      const answer = aNewQuotation({ description: 'spare parts' });
      const second = await reviseQuotation(quotations, first.id, answer);
      expect(second).toEqual({ ...answer, id: first.id, revision: 2, version: 3, dismissal: undefined });
      expect(await quotations.find(first.id)).toEqual(second);
      expect(await quotations.findRevisions(first.id)).toEqual([{ ...first, status: 'sent', version: 2 }]);
      expect(sent.version).toBe(2);
      const third = await reviseQuotation(quotations, first.id, { ...answer, description: 'bearings' });
      expect(third.revision).toBe(3);
      expect((await quotations.findRevisions(first.id)).map((one) => one.revision)).toEqual([2, 1]);
    });

    it('finds a revised quotation by each email of its thread, and by none twice', async () => {
      const { quotations } = context();
      const first = await quotations.add(aNewQuotation());
      const answer = aNewQuotation();
      await reviseQuotation(quotations, first.id, answer);
      expect((await quotations.findByEmail(first.emailId))?.id).toBe(first.id);
      expect((await quotations.findByEmail(answer.emailId))?.id).toBe(first.id);
      for (const emailId of [first.emailId, answer.emailId]) {
        await expect(quotations.add(aNewQuotation({ emailId }))).rejects.toMatchObject(matchDomainError('conflict'));
      }
      const other = await quotations.add(aNewQuotation());
      const takeover = reviseQuotation(quotations, other.id, aNewQuotation({ emailId: answer.emailId }));
      await expect(takeover).rejects.toMatchObject(matchDomainError('conflict'));
      expect((await quotations.find(other.id))?.revision).toBe(1);
    });

    it('shows in its list what the specification names, the newest first', async () => {
      const { quotations } = context();
      const draft = aNewQuotation({ createdAt: new Date('2030-01-01T00:00:00Z'), clientEmail: 'lista@fincas.example' });
      const { id } = await quotations.add(draft);
      await quotations.add(aNewQuotation({ createdAt: new Date('2029-12-31T00:00:00Z') }));
      const { rows, total } = await quotations.findPage(EVERYTHING, 1, 2);
      expect(total).toBeGreaterThan(2);
      expect(rows).toHaveLength(2);
      const { requirements, clientName, holdReasons, ...row } = rows[0] ?? { requirements: '{}' };
      expect(row).toEqual({
        id,
        clientEmail: 'lista@fincas.example',
        destinationAirport: 'SJO',
        totalWeightKg: 320,
        totalVolumeM3: 1.92,
        quoteAmount: draft.charges.totals.finalTotal.toFixed(2),
        createdAt: draft.createdAt,
        status: 'completed',
        emailId: draft.emailId,
      });
      const charges = JSON.parse(requirements).destinationCharges;
      expect(charges.totals.finalTotal).toBe(draft.charges.totals.finalTotal.toNumber());
      expect(charges.totalDestinationCharges).toBe(charges.totals.finalTotal);
      expect(charges.compulsoryCharges[0]).toMatchObject({ serviceCode: 'HNDL', serviceName: 'Airport Handling' });
    });

    it('narrows its list by each field and by all together', async () => {
      const { quotations } = context();
      const from = new Date('2020-05-01T00:00:00Z');
      const to = new Date('2020-05-31T23:59:59.999Z');
      const panama = aPricedShipment(aShipmentRequest({ airportDestination: 'PTY', destination: { country: 'PA' } }));
      await quotations.add(
        aNewQuotation({ ...panama, emailId: 5001, createdAt: from, clientEmail: 'uno@velas.example' }),
      );
      await quotations.add(
        aNewQuotation({ emailId: 5002, createdAt: to, clientEmail: 'dos@velas.example', status: 'pending' }),
      );
      const listIds = async (filter: Partial<QuotationFilter>) => {
        const { rows, total } = await quotations.findPage({ ...EVERYTHING, ...filter }, 1, 100);
        expect(rows).toHaveLength(total);
        return rows.map((row) => row.clientEmail);
      };
      expect(await listIds({ domain: 'Velas.example' })).toEqual(['dos@velas.example', 'uno@velas.example']);
      expect(await listIds({ domain: 'velas.example', country: 'PA' })).toEqual(['uno@velas.example']);
      expect(await listIds({ domain: 'velas.example', status: 'pending' })).toEqual(['dos@velas.example']);
      expect(await listIds({ from, to })).toEqual(['dos@velas.example', 'uno@velas.example']);
      expect(await listIds({ from: new Date(from.getTime() + 1), to })).toEqual(['dos@velas.example']);
      expect(await listIds({ from, to: new Date(to.getTime() - 1) })).toEqual(['uno@velas.example']);
      expect(await listIds({ text: 'DOS@VELAS' })).toEqual(['dos@velas.example']);
      for (const text of ['pty', 'PT']) expect(await listIds({ text, to })).toEqual(['uno@velas.example']);
      expect(await listIds({ text: 'ty', to })).toEqual([]);
    });

    it('finds a quotation by its number, and takes LIKE signs as they are', async () => {
      const { quotations } = context();
      const { id } = await quotations.add(aNewQuotation({ clientEmail: '50%_off\\@signs.example' }));
      for (const text of [`q${id} `, '%_off', 'off\\@']) {
        const { rows } = await quotations.findPage({ ...EVERYTHING, text }, 1, 10);
        expect(rows.map((row) => row.id)).toEqual([id]);
      }
      for (const text of ['_%_', 'a\0b'])
        expect((await quotations.findPage({ ...EVERYTHING, text }, 1, 10)).total).toBe(0);
    });

    it('knows the next one before and after a quotation, within a filter and at the same moment', async () => {
      const { quotations } = context();
      const at = (hour: number) => new Date(Date.UTC(2021, 4, 5, hour));
      const criteria = { clientEmail: 'x@neighbours.example' };
      const ids: number[] = [];
      for (const hour of [1, 2, 2, 3]) {
        ids.push((await quotations.add(aNewQuotation({ ...criteria, createdAt: at(hour) }))).id);
      }
      const [first = 0, second = 0, third = 0, last = 0] = ids;
      const filter = { ...EVERYTHING, domain: 'neighbours.example' };
      expect(await quotations.findNeighbours(last, filter)).toEqual({ newer: undefined, older: third });
      expect(await quotations.findNeighbours(third, filter)).toEqual({ newer: last, older: second });
      expect(await quotations.findNeighbours(second, filter)).toEqual({ newer: third, older: first });
      expect(await quotations.findNeighbours(first, filter)).toEqual({ newer: second, older: undefined });
      await changeQuotationStatus(quotations, second, 'sent');
      const waiting = { ...filter, status: 'completed' } as const;
      expect(await quotations.findNeighbours(third, waiting)).toEqual({ newer: last, older: first });
      expect(await quotations.findNeighbours(second, waiting)).toEqual({ newer: third, older: first });
      await expect(quotations.findNeighbours(999_999, filter)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('takes any text', async () => {
      const request = aShipmentRequest({ rawAnswer: NASTY_TEXT, goods: { description: NASTY_TEXT } });
      const { id } = await context().quotations.add(aNewQuotation({ request, description: NASTY_TEXT }));
      const found = await context().quotations.find(id);
      expect(found?.request.rawAnswer).toContain(NASTY_REST);
      expect(found?.description).toContain(NASTY_REST);
    });

    it('takes amounts of any size', async () => {
      const draft = aNewQuotation();
      const finalTotal = Big('123456789012345678901234567890.12');
      const charges = { ...draft.charges, totals: { ...draft.charges.totals, finalTotal } };
      const { id } = await context().quotations.add({ ...draft, charges });
      expect((await context().quotations.find(id))?.charges.totals.finalTotal).toEqual(finalTotal);
    });
  });
}
