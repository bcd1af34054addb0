import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { sumLines } from '../../../../domain/pricing/complete-charges.js';
import { eraseCustomerFromQuotation } from '../../../../domain/quoting/erased-quotation.js';
import { changeLine, type LineChangeEntry } from '../../../../domain/quoting/line-adjustment/change-line.js';
import { adjustShipment, carryAdjustments } from '../../../../domain/quoting/line-adjustment/line-adjustment.js';
import type { PricedShipment } from '../../../../domain/quoting/priced-shipment.js';
import { CHARGE_CATEGORIES } from '../../../../domain/tariff/charge-category/charge-category.js';
import { aPricedShipment, aQuotation, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aTariffAt } from '../../../support/fixtures/rates.js';

const { profiles } = STANDARD_RULES;
const AUTHOR = { actor: 'ana@desk.example', at: new Date('2026-03-01T10:00:00Z') };

function change(shipment: PricedShipment, entry: LineChangeEntry): PricedShipment {
  return adjustShipment(shipment, changeLine(shipment, entry, undefined, AUTHOR), profiles);
}
const getLine = ({ charges }: PricedShipment, code: string) => charges.lines.find((one) => one.serviceCode === code);

const amount = fc.integer({ min: 0, max: 100_000_00 }).map((cents) => cents / 100);
const reason = fc.constant('agreed by telephone');
const anyEntry: fc.Arbitrary<LineChangeEntry> = fc.oneof(
  fc.record({ action: fc.constant('override' as const), serviceCode: fc.constantFrom('HNDL', 'docs'), amount, reason }),
  fc.record({ action: fc.constant('waive' as const), serviceCode: fc.constantFrom('HNDL', 'DOCS', 'TRNS'), reason }),
  fc.record({ action: fc.constant('restore' as const), serviceCode: fc.constantFrom('HNDL', 'DOCS', 'X-RAY') }),
  fc.record({
    action: fc.constant('add' as const),
    serviceCode: fc.constantFrom('X-RAY', 'crane'),
    serviceName: fc.constant('By hand'),
    category: fc.constantFrom(...CHARGE_CATEGORIES),
    amount,
    reason,
  }),
);

describe('Changing lines by hand', () => {
  it('keeps totals the sum of their lines, leaves other lines alone, and comes back to the tariff', () => {
    fc.assert(
      fc.property(fc.array(anyEntry, { maxLength: 4 }), (entries) => {
        const priced = aPricedShipment();
        let shipment = priced;
        for (const entry of entries) {
          try {
            shipment = change(shipment, entry);
          } catch (error) {
            expect(error).toMatchObject({ kind: expect.stringMatching(/missing|conflict/) });
          }
        }
        const { charges, adjusted } = shipment;
        const inTotal = profiles.get(charges.incoterm).categoriesInTotal;
        expect(charges.totals.finalTotal.eq(sumLines(charges.lines, inTotal))).toBe(true);
        const codes = adjusted?.adjustments.map(({ serviceCode }) => serviceCode) ?? [];
        expect(new Set(codes).size).toBe(codes.length);
        const untouched = charges.lines.filter(({ serviceCode }) => !codes.includes(serviceCode));
        expect(untouched).toEqual(priced.charges.lines.filter(({ serviceCode }) => !codes.includes(serviceCode)));
        expect(carryAdjustments(shipment, priced, profiles)).toEqual(shipment);
        for (const serviceCode of codes) shipment = change(shipment, { action: 'restore', serviceCode });
        expect(shipment).toEqual(priced);
      }),
    );
  });

  it('says in the trace who did what, and why', () => {
    const priced = aPricedShipment();
    const tariffTrace = getLine(priced, 'HNDL')?.trace;
    const lower = change(priced, { action: 'override', serviceCode: 'HNDL', amount: 20.5, reason: ' agreed ' });
    expect(getLine(lower, 'HNDL')).toMatchObject({
      manual: 'overridden',
      trace: `${tariffTrace} → manual: 20.50 set by ana@desk.example (agreed)`,
    });
    const waived = change(lower, { action: 'waive', serviceCode: 'HNDL', reason: 'goodwill' });
    expect(getLine(waived, 'HNDL')).toMatchObject({ amount: Big(0), manual: 'waived' });
    expect(waived.adjusted?.adjustments).toHaveLength(1);
  });

  it('lets an added line stand for a rate that the tariff lacks, and take its place once it has it', () => {
    const lacking = aPricedShipment(undefined, {
      rates: aTariffAt('SJO').filter(({ serviceCode }) => serviceCode !== 'DOCS'),
    });
    expect(lacking.charges.missing).toHaveLength(1);
    const category = 'Compulsory';
    const entry = { action: 'add', serviceCode: 'DOCS', serviceName: 'Documents', category, amount: 30, reason: 'new' };
    const added = change(lacking, { ...entry, action: 'add' });
    expect(added.charges.missing).toEqual([]);
    const again = carryAdjustments(added, aPricedShipment(), profiles);
    expect(again.charges.lines.filter(({ serviceCode }) => serviceCode === 'DOCS')).toMatchObject([
      { amount: Big(30) },
    ]);
  });

  it.each<[LineChangeEntry, string]>([
    [{ action: 'override', serviceCode: 'HNDL', amount: -1, reason: 'x' }, 'amount'],
    [{ action: 'override', serviceCode: 'HNDL', amount: 1.005, reason: 'x' }, 'amount'],
    [{ action: 'override', serviceCode: 'HNDL', reason: 'x' }, 'amount'],
    [{ action: 'waive', serviceCode: 'HNDL', reason: '  ' }, 'reason'],
    [{ action: 'waive', serviceCode: 'HNDL', reason: 'x'.repeat(501) }, 'reason'],
    [
      { action: 'add', serviceCode: 'x ray', serviceName: 'X', category: 'Additional', amount: 1, reason: 'x' },
      'serviceCode',
    ],
    [{ action: 'add', serviceCode: 'XRAY', category: 'Additional', amount: 1, reason: 'x' }, 'serviceName'],
    [{ action: 'add', serviceCode: 'XRAY', serviceName: 'X', category: 'Free', amount: 1, reason: 'x' }, 'category'],
  ])('refuses %j at its field', (entry, field) => {
    expect(() => change(aPricedShipment(), entry)).toThrow(
      expect.objectContaining({ kind: 'invalid', fieldErrors: [expect.objectContaining({ field })] }),
    );
  });

  it('forgets its reasons with the customer', () => {
    const waived = change(aPricedShipment(), { action: 'waive', serviceCode: 'HNDL', reason: 'for Ana of Lago' });
    const erased = eraseCustomerFromQuotation({ ...aQuotation(), ...waived }, AUTHOR);
    expect(JSON.stringify(erased)).not.toContain('Ana of Lago');
  });
});
