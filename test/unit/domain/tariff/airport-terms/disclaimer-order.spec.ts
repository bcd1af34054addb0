import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareDisclaimers, PRIORITY } from '../../../../../domain/tariff/airport-terms/disclaimer.js';
import { reorderPriorities } from '../../../../../domain/tariff/airport-terms/disclaimer-order.js';

const aDisclaimer = (id: number, priority: number, place = 0) => ({ id, priority, place });
const listPriorities = (...ordered: ReadonlyArray<ReturnType<typeof aDisclaimer>>) =>
  reorderPriorities(ordered).map(({ priority }) => priority);

describe('The order of disclaimers', () => {
  it('is by priority, then by place, then the older first', () => {
    const all = [aDisclaimer(1, 3), aDisclaimer(2, 9, 2), aDisclaimer(3, 9, 1), aDisclaimer(4, 3)];
    expect(all.sort(compareDisclaimers).map(({ id }) => id)).toEqual([3, 2, 1, 4]);
  });

  it('changes no priority where only equals change their places', () => {
    expect(reorderPriorities([aDisclaimer(2, 5), aDisclaimer(1, 5), aDisclaimer(3, 2)])).toEqual([
      aDisclaimer(2, 5, 1),
      aDisclaimer(1, 5, 2),
      aDisclaimer(3, 2, 3),
    ]);
  });

  it('gives the one that moved the priority of its neighbour, and leaves the others theirs', () => {
    expect(listPriorities(aDisclaimer(4, 3), aDisclaimer(1, 9), aDisclaimer(2, 6), aDisclaimer(3, 6))).toEqual([
      9, 9, 6, 6,
    ]);
    expect(listPriorities(aDisclaimer(2, 6), aDisclaimer(3, 6), aDisclaimer(4, 3), aDisclaimer(1, 9))).toEqual([
      6, 6, 3, 3,
    ]);
    expect(listPriorities(aDisclaimer(1, 9), aDisclaimer(3, 2), aDisclaimer(2, 6), aDisclaimer(4, 1))).toEqual([
      9, 9, 6, 1,
    ]);
  });

  it('comes out as it was asked for, with priorities that are allowed, whatever stood before', () => {
    const priority = fc.integer({ min: PRIORITY.lowest, max: PRIORITY.highest });
    fc.assert(
      fc.property(fc.array(priority, { maxLength: 30 }), (priorities) => {
        const requested = priorities.map((own, at) => aDisclaimer(priorities.length - at, own));
        const placed = reorderPriorities(requested);
        expect([...placed].sort(compareDisclaimers).map(({ id }) => id)).toEqual(requested.map(({ id }) => id));
        for (const { priority: own } of placed) expect(priorities).toContain(own);
      }),
    );
  });
});
