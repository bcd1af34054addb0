import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { byOrder, PRIORITY } from '../../../../../domain/tariff/airport-terms/disclaimer.js';
import { placesInOrder } from '../../../../../domain/tariff/airport-terms/disclaimer-order.js';

const one = (id: number, priority: number, place = 0) => ({ id, priority, place });
const prioritiesOf = (...ordered: ReadonlyArray<ReturnType<typeof one>>) =>
  placesInOrder(ordered).map(({ priority }) => priority);

describe('The order of disclaimers', () => {
  it('is by priority, then by place, then the older first', () => {
    const all = [one(1, 3), one(2, 9, 2), one(3, 9, 1), one(4, 3)];
    expect(all.sort(byOrder).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  });

  it('changes no priority where only equals change their places', () => {
    expect(placesInOrder([one(2, 5), one(1, 5), one(3, 2)])).toEqual([one(2, 5, 1), one(1, 5, 2), one(3, 2, 3)]);
  });

  it('gives the one that moved the priority of its neighbour, and leaves the others theirs', () => {
    expect(prioritiesOf(one(4, 3), one(1, 9), one(2, 6), one(3, 6))).toEqual([9, 9, 6, 6]);
    expect(prioritiesOf(one(2, 6), one(3, 6), one(4, 3), one(1, 9))).toEqual([6, 6, 3, 3]);
    expect(prioritiesOf(one(1, 9), one(3, 2), one(2, 6), one(4, 1))).toEqual([9, 9, 6, 1]);
  });

  it('comes out as it was asked for, with priorities that are allowed, whatever stood before', () => {
    const priority = fc.integer({ min: PRIORITY.lowest, max: PRIORITY.highest });
    fc.assert(
      fc.property(fc.array(priority, { maxLength: 30 }), (priorities) => {
        const asked = priorities.map((own, at) => one(priorities.length - at, own));
        const placed = placesInOrder(asked);
        expect([...placed].sort(byOrder).map(({ id }) => id)).toEqual(asked.map(({ id }) => id));
        for (const { priority: own } of placed) expect(priorities).toContain(own);
      }),
    );
  });
});
