import { describe, expect, it } from '@jest/globals';
import type { Correction } from '../../domain/quoting/correction/correction.js';
import { aQuotationOf } from '../support/fixtures/quotations.js';
import { sizeOf } from '../support/fixtures/shipments.js';
import { type DeskUnderTest, deskForContract, NASTY_REST, NASTY_TEXT, type OpenDesk } from './contract-context.js';

let lastEmailId = 0;

async function quotationIn(desk: DeskUnderTest): Promise<number> {
  lastEmailId += 1;
  return (await desk.quotations.add(aQuotationOf({ emailId: lastEmailId }))).id;
}

function correctionOf(quotationId: number, words: Partial<Correction> = {}): Correction {
  return {
    ...{ quotationId, revision: 2, field: 'goods.weight', asRead: 320, corrected: 350.5 },
    ...{ actor: 'ada@desk.example', at: new Date('2026-03-03T10:00:00.125Z') },
    ...words,
  };
}

/** What the keeping of corrections promises. */
export function correctionsContract(name: string, open: OpenDesk): void {
  describe(`${name} as the corrections of a desk`, () => {
    const desk = deskForContract(open);

    it('gives back values of every kind as they were, the oldest first', async () => {
      const quotationId = await quotationIn(desk());
      const first = [
        correctionOf(quotationId),
        correctionOf(quotationId, { field: 'goods.dimensions', asRead: [], corrected: [sizeOf(12.5, 80, 100, 2)] }),
        correctionOf(quotationId, {
          ...{ field: 'goods.value', asRead: { amount: 1.1, currency: 'USD' }, corrected: undefined },
        }),
        correctionOf(quotationId, { field: 'goods.dangerous', asRead: false, corrected: true }),
        correctionOf(quotationId, { field: 'origin', asRead: undefined, corrected: 'São Paulo' }),
      ];
      const second = [correctionOf(quotationId, { revision: 3, corrected: 360 })];
      await desk().corrections.add(first);
      await desk().corrections.add(second);
      expect(await desk().corrections.ofQuotation(quotationId)).toEqual([...first, ...second]);
      expect(await desk().corrections.ofQuotation(999_999)).toEqual([]);
    });

    it('takes any text', async () => {
      const quotationId = await quotationIn(desk());
      await desk().corrections.add([correctionOf(quotationId, { field: 'origin', asRead: '', corrected: NASTY_TEXT })]);
      const [kept] = await desk().corrections.ofQuotation(quotationId);
      expect(String(kept?.corrected)).toContain(NASTY_REST);
    });

    it('names the quotations that have any, in portions', async () => {
      const ids = await desk().corrections.quotationIds(0, 1_000);
      const none = await quotationIn(desk());
      const last = await quotationIn(desk());
      await desk().corrections.add([correctionOf(last)]);
      expect(await desk().corrections.quotationIds(0, 1_000)).toEqual([...ids, last]);
      expect(await desk().corrections.quotationIds(none, 5)).toEqual([last]);
      expect(await desk().corrections.quotationIds(0, 1)).toEqual(ids.slice(0, 1));
    });

    it('keeps none of a unit of work that was taken back', async () => {
      const quotationId = await quotationIn(desk());
      const broken = desk().unitOfWork.run(async (stores) => {
        await stores.corrections.add([correctionOf(quotationId)]);
        throw new Error('taken back');
      });
      await expect(broken).rejects.toThrow('taken back');
      expect(await desk().corrections.ofQuotation(quotationId)).toEqual([]);
    });
  });
}
