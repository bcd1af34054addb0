import { describe, expect, it } from '@jest/globals';
import { DAY_MS } from '../../../../domain/durations.js';
import {
  type ComparedQuotation,
  compareQuotations,
  hasDifference,
} from '../../../../domain/quoting/difference/quotation-difference.js';
import { REPLY_CANCELLED } from '../../../../domain/quoting/reply-cancelled-reason.js';
import { aPricedShipment, aQuotation } from '../../../support/fixtures/quotations.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const before = aQuotation({ status: 'pending', releaseDecision: { decision: 'hold', reasons: [] } });
const change = (changed: Partial<ComparedQuotation>): ComparedQuotation => ({ ...before, ...changed });

describe('The difference between two revisions of a quotation', () => {
  it('is none where they say the same, however a line is explained', () => {
    const { charges } = before;
    const lines = charges.lines.map((line) => ({ ...line, trace: `${line.trace} Explained anew.` }));
    expect(hasDifference(compareQuotations(before, before))).toBe(false);
    expect(hasDifference(compareQuotations(before, change({ charges: { ...charges, lines } })))).toBe(false);
  });

  it('names lines that come, go or cost something else, with their amounts, and the totals', () => {
    const [first, second, ...rest] = before.charges.lines;
    if (!first?.amount || !second) throw new Error('There are lines.');
    const dearer = { ...first, amount: first.amount.plus(10) };
    const added = { ...second, serviceCode: 'CRANE', serviceName: 'Crane' };
    const totals = { ...before.charges.totals, finalTotal: before.charges.totals.finalTotal.plus(7) };
    const after = change({ charges: { ...before.charges, lines: [dearer, ...rest, added], totals } });
    const found = compareQuotations(before, after);
    const shown = found.lines.map(({ serviceCode, before: was, after: is }) => [
      serviceCode,
      was?.amount?.toFixed(2),
      is?.amount?.toFixed(2),
    ]);
    expect(shown).toEqual([
      [first.serviceCode, first.amount.toFixed(2), first.amount.plus(10).toFixed(2)],
      [second.serviceCode, second.amount?.toFixed(2), undefined],
      ['CRANE', undefined, second.amount?.toFixed(2)],
    ]);
    expect(found.totals.after.minus(found.totals.before).toNumber()).toBe(7);
  });

  it('names corrected values, what is made of them, and the last day', () => {
    const heavier = aPricedShipment(aShipmentRequest({ goods: { grossWeightKg: 900 } }));
    const validUntil = new Date(before.validUntil.getTime() + 2 * DAY_MS);
    const found = compareQuotations(before, change({ ...heavier, validUntil })).values;
    expect(found.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['goods.weight', 'chargeableWeight', 'lastDay']),
    );
    expect(found.find(({ field }) => field === 'goods.weight')).toMatchObject({
      label: 'Gross weight',
      after: '900 kg',
    });
  });

  it('counts reasons of the content for held quotations only, and none that came from elsewhere', () => {
    const unread = { code: 'attachment-unread', params: { filenames: ['a.bin'] } } as const;
    const held = change({ releaseDecision: { decision: 'hold', reasons: [unread] } });
    expect(compareQuotations(before, held).reasons.added).toEqual([unread]);
    expect(hasDifference(compareQuotations(change({ status: 'sent' }), held))).toBe(false);
    const cancelled = change({ releaseDecision: { decision: 'hold', reasons: [REPLY_CANCELLED] } });
    expect(hasDifference(compareQuotations(cancelled, before))).toBe(false);
  });
});
