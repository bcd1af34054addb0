import { describe, expect, it } from '@jest/globals';
import type { Correction } from '../../domain/quoting/correction/correction.js';
import { aQuotation } from '../support/fixtures/quotations.js';
import { aDimensionLine } from '../support/fixtures/shipments.js';
import { type ContractContext, NASTY_REST, NASTY_TEXT, type OpenContext, setUpContext } from './contract-context.js';

let lastEmailId = 0;

async function addQuotation(context: ContractContext): Promise<number> {
  lastEmailId += 1;
  return (await context.quotations.add(aQuotation({ emailId: lastEmailId }))).id;
}

function aCorrection(quotationId: number, overrides: Partial<Correction> = {}): Correction {
  return {
    ...{ quotationId, revision: 2, field: 'goods.weight', asRead: 320, corrected: 350.5 },
    ...{ actor: 'ada@desk.example', at: new Date('2026-03-03T10:00:00.125Z') },
    ...overrides,
  };
}

/** What the keeping of corrections promises. */
export function describeCorrectionRepositoryContract(name: string, open: OpenContext): void {
  describe(`${name} as the corrections of a server`, () => {
    const context = setUpContext(open);

    it('gives back values of every kind as they were, the oldest first', async () => {
      const quotationId = await addQuotation(context());
      const first = [
        aCorrection(quotationId),
        aCorrection(quotationId, {
          field: 'goods.dimensions',
          asRead: [],
          corrected: [aDimensionLine(12.5, 80, 100, 2)],
        }),
        aCorrection(quotationId, {
          ...{ field: 'goods.value', asRead: { amount: 1.1, currency: 'USD' }, corrected: undefined },
        }),
        aCorrection(quotationId, { field: 'goods.dangerous', asRead: false, corrected: true }),
        aCorrection(quotationId, { field: 'origin', asRead: undefined, corrected: 'São Paulo' }),
      ];
      const second = [aCorrection(quotationId, { revision: 3, corrected: 360 })];
      await context().corrections.add(first);
      await context().corrections.add(second);
      expect(await context().corrections.findByQuotation(quotationId)).toEqual([...first, ...second]);
      expect(await context().corrections.findByQuotation(999_999)).toEqual([]);
    });

    it('takes any text', async () => {
      const quotationId = await addQuotation(context());
      await context().corrections.add([
        aCorrection(quotationId, { field: 'origin', asRead: '', corrected: NASTY_TEXT }),
      ]);
      const [stored] = await context().corrections.findByQuotation(quotationId);
      expect(String(stored?.corrected)).toContain(NASTY_REST);
    });

    it('names the quotations that have any, in portions', async () => {
      const ids = await context().corrections.findQuotationIds(0, 1_000);
      const none = await addQuotation(context());
      const last = await addQuotation(context());
      await context().corrections.add([aCorrection(last)]);
      expect(await context().corrections.findQuotationIds(0, 1_000)).toEqual([...ids, last]);
      expect(await context().corrections.findQuotationIds(none, 5)).toEqual([last]);
      expect(await context().corrections.findQuotationIds(0, 1)).toEqual(ids.slice(0, 1));
    });

    it('keeps none of a unit of work that was taken back', async () => {
      const quotationId = await addQuotation(context());
      const broken = context().unitOfWork.run(async (stores) => {
        await stores.corrections.add([aCorrection(quotationId)]);
        throw new Error('taken back');
      });
      await expect(broken).rejects.toThrow('taken back');
      expect(await context().corrections.findByQuotation(quotationId)).toEqual([]);
    });
  });
}
