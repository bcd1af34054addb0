import { describe, expect, it } from '@jest/globals';
import { type OpenContext, setUpContext } from './contract-context.js';
import { aNewQuotation, EVERYTHING } from './quotation-repository.contract.js';

/** What a store of quotations promises about the order of a list, and what its rows say. */
export function describeQuotationOrderContract(name: string, open: OpenContext): void {
  describe(`${name} as a sorted list`, () => {
    const context = setUpContext(open);

    it.each([
      ['oldest-first', ['b', 'a', 'c']],
      ['newest-first', ['c', 'a', 'b']],
      ['client-ascending', ['a', 'b', 'c']],
      ['client-descending', ['c', 'b', 'a']],
    ] as const)('is in the order %s where it is asked for', async (order, expected) => {
      const { quotations } = context();
      const domain = `${order}.example`;
      for (const [name, day] of [
        ['a', '2031-01-02'],
        ['b', '2031-01-01'],
        ['c', '2031-01-03'],
      ] as const) {
        const createdAt = new Date(`${day}T00:00:00Z`);
        await quotations.add(aNewQuotation({ createdAt, clientEmail: `${name}@${domain}` }));
      }
      const filter = { ...EVERYTHING, domain };
      const { rows } = await quotations.findPage(filter, 1, 2, order);
      expect(rows.map(({ clientEmail }) => clientEmail.charAt(0))).toEqual(expected.slice(0, 2));
      const second = await quotations.findPage(filter, 2, 2, order);
      expect(second.rows.map(({ clientEmail }) => clientEmail.charAt(0))).toEqual(expected.slice(2));
    });

    it('is in the order of amounts where it is asked for', async () => {
      const { quotations } = context();
      for (const order of ['amount-ascending', 'amount-descending'] as const) {
        const { rows } = await quotations.findPage(EVERYTHING, 1, 100, order);
        const amounts = rows.map(({ quoteAmount }) => Number(quoteAmount));
        const sorted = amounts.toSorted((a, b) => (order === 'amount-ascending' ? a - b : b - a));
        expect(amounts.length).toBeGreaterThan(1);
        expect(amounts).toEqual(sorted);
      }
    });

    it('says who asks, and why a quotation needs review while it does', async () => {
      const { quotations } = context();
      const clientEmail = 'retenida@fincas.example';
      const reasons = [
        { code: 'reply-cancelled', params: {} },
        { code: 'not-a-request', params: {} },
      ] as const;
      const held = { clientEmail, releaseDecision: { decision: 'hold', reasons } } as const;
      for (const status of ['pending', 'completed'] as const) await quotations.add(aNewQuotation({ ...held, status }));
      const { rows } = await quotations.findPage({ ...EVERYTHING, text: clientEmail }, 1, 2);
      const reasonsByStatus = Object.fromEntries(rows.map(({ status, holdReasons }) => [status, holdReasons]));
      expect(rows[0]?.clientName).toBe(aNewQuotation().request.sender.company);
      expect(reasonsByStatus).toEqual({ pending: ['reply-cancelled', 'not-a-request'], completed: [] });
    });
  });
}
