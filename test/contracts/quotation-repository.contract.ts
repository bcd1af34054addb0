import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import type { QuotationDraft } from '../../domain/quoting/quotation.js';
import type { QuotationFilter } from '../../domain/quoting/quotation.repository.js';
import { aPricedShipment, aQuotation } from '../support/fixtures/quotations.js';
import { aShipmentRequest } from '../support/fixtures/shipments.js';
import { matchDomainError, NASTY_REST, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

const EVERYTHING: QuotationFilter = {
  country: undefined,
  domain: undefined,
  status: undefined,
  from: undefined,
  to: undefined,
  text: undefined,
};

const RECORDED_REASON = { code: 'follow-up', recordedText: { message: 'm', remedy: 'r' } } as const;

let lastEmailId = 0;

function aNewQuotation(overrides: Partial<QuotationDraft> = {}): QuotationDraft {
  lastEmailId += 1;
  const { id: _id, revision: _revision, ...draft } = aQuotation({ emailId: lastEmailId });
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
      expect(added).toEqual({ ...draft, id: added.id, revision: 1 });
      const found = await context().quotations.find(added.id);
      expect(found).toEqual(added);
      expect(found?.charges.totals.finalTotal).toBeInstanceOf(Big);
      expect(found?.charges.lines.every((line) => line.rate instanceof Big)).toBe(true);
      expect(await context().quotations.findByEmail(draft.emailId)).toEqual(added);
      expect(await context().quotations.find(999_999)).toBeUndefined();
      expect(await context().quotations.findByEmail(999_999)).toBeUndefined();
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

    it('moves a quotation along the allowed ways only', async () => {
      const { quotations } = context();
      const { id } = await quotations.add(aNewQuotation({ status: 'pending' }));
      await quotations.changeStatus(id, 'completed');
      await quotations.changeStatus(id, 'sent');
      expect((await quotations.find(id))?.status).toBe('sent');
      await expect(quotations.changeStatus(id, 'pending')).rejects.toMatchObject(matchDomainError('conflict'));
      await expect(quotations.changeStatus(999_999, 'sent')).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('moves a quotation on with its reply, where it still waits for that one', async () => {
      const { quotations } = context();
      const draft = aNewQuotation({ status: 'completed' });
      const { id } = await quotations.add(draft);
      const changeStatusAndRead = async (revision: number, status: 'sent' | 'failed') => {
        await quotations.recordSendResult(id, revision, status);
        return (await quotations.find(id))?.status;
      };
      expect(await changeStatusAndRead(2, 'sent')).toBe('completed');
      expect(await changeStatusAndRead(1, 'failed')).toBe('failed');
      expect(await changeStatusAndRead(1, 'sent')).toBe('failed');
      await quotations.revise(id, draft);
      expect(await changeStatusAndRead(1, 'sent')).toBe('completed');
      expect(await changeStatusAndRead(2, 'sent')).toBe('sent');
      await quotations.recordSendResult(999_999, 1, 'sent');
    });

    it('notes another verdict about the same revision', async () => {
      const { quotations } = context();
      const draft = aNewQuotation({ status: 'completed' });
      const { id } = await quotations.add(draft);
      const reason = { code: 'attachment-unread', params: { filenames: [NASTY_TEXT] } } as const;
      const decision = { decision: 'hold', reasons: [reason], asksOnly: true } as const;
      await quotations.updateDecision(id, 'pending', decision);
      const decided = await quotations.find(id);
      expect(decided).toMatchObject({
        ...{ revision: 1, status: 'pending', charges: { airport: draft.charges.airport } },
        releaseDecision: {
          ...decision,
          reasons: [{ ...reason, params: { filenames: [expect.stringContaining(NASTY_REST)] } }],
        },
      });
      expect(decided?.charges.totals.finalTotal.eq(draft.charges.totals.finalTotal)).toBe(true);
      await expect(quotations.updateDecision(id, 'sent', decision)).rejects.toMatchObject(matchDomainError('conflict'));
      await expect(quotations.updateDecision(999_999, 'pending', decision)).rejects.toMatchObject(
        matchDomainError('missing'),
      );
    });

    it('keeps the older revisions readable', async () => {
      const { quotations } = context();
      const first = await quotations.add(aNewQuotation({ status: 'completed' }));
      await quotations.changeStatus(first.id, 'sent');
      const answer = aNewQuotation({ description: 'spare parts' });
      const second = await quotations.revise(first.id, answer);
      expect(second).toEqual({ ...answer, id: first.id, revision: 2 });
      expect(await quotations.find(first.id)).toEqual(second);
      expect(await quotations.findRevisions(first.id)).toEqual([{ ...first, status: 'sent' }]);
      const third = await quotations.revise(first.id, { ...answer, description: 'bearings' });
      expect(third.revision).toBe(3);
      expect((await quotations.findRevisions(first.id)).map((one) => one.revision)).toEqual([2, 1]);
      await expect(quotations.revise(999_999, answer)).rejects.toMatchObject(matchDomainError('missing'));
    });

    it('finds a revised quotation by each email of its thread, and by none twice', async () => {
      const { quotations } = context();
      const first = await quotations.add(aNewQuotation());
      const answer = aNewQuotation();
      await quotations.revise(first.id, answer);
      expect((await quotations.findByEmail(first.emailId))?.id).toBe(first.id);
      expect((await quotations.findByEmail(answer.emailId))?.id).toBe(first.id);
      for (const emailId of [first.emailId, answer.emailId]) {
        await expect(quotations.add(aNewQuotation({ emailId }))).rejects.toMatchObject(matchDomainError('conflict'));
      }
      const other = await quotations.add(aNewQuotation());
      const takeover = quotations.revise(other.id, aNewQuotation({ emailId: answer.emailId }));
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
      const { requirements, ...row } = rows[0] ?? { requirements: '{}' };
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
      expect(await listIds({ text: 'pty', to })).toEqual(['uno@velas.example']);
      expect(await listIds({ text: 'PT', to })).toEqual(['uno@velas.example']);
      expect(await listIds({ text: 'ty', to })).toEqual([]);
    });

    it('finds a quotation by its number, and takes LIKE signs as they are', async () => {
      const { quotations } = context();
      const { id } = await quotations.add(aNewQuotation({ clientEmail: '50%_off\\@signs.example' }));
      for (const text of [`q${id} `, '%_off', 'off\\@']) {
        const { rows } = await quotations.findPage({ ...EVERYTHING, text }, 1, 10);
        expect(rows.map((row) => row.id)).toEqual([id]);
      }
      expect((await quotations.findPage({ ...EVERYTHING, text: '_%_' }, 1, 10)).total).toBe(0);
      expect((await quotations.findPage({ ...EVERYTHING, text: 'a\0b' }, 1, 10)).total).toBe(0);
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
      await quotations.changeStatus(second, 'sent');
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
