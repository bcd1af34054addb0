import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from '@jest/globals';
import { AIRPORTS } from '../../../../../adapters/seed/countries-and-airports.js';
import {
  type DemoQuotationOptions,
  generateDemoQuotations,
} from '../../../../../adapters/seed/demo/demo-quotations.js';
import { QUOTATION_STATUSES } from '../../../../../domain/quoting/quotation-status.js';
import { computeDisplayAmount } from '../../../../../domain/quoting/requirements-json.js';
import { CategoryByCodeOrName } from '../../../../../domain/tariff/charge-category/category-by-code-or-name.js';
import { aTariffAt } from '../../../../support/fixtures/rates.js';

const DAY_MS = 86_400_000;
const UNTIL = new Date('2026-11-27T15:00:00Z');
const MATERIAL: DemoQuotationOptions = {
  count: 500,
  seed: 7,
  until: UNTIL,
  rates: AIRPORTS.flatMap((airport) => aTariffAt(airport.code)),
  airports: AIRPORTS,
};

describe('made-up quotations', () => {
  const made = [...generateDemoQuotations(MATERIAL)];

  it('are the same for the same seed, and others for another', () => {
    // Without the difference that Jest would show, which takes ten seconds to find none.
    expect(isDeepStrictEqual([...generateDemoQuotations(MATERIAL)], made)).toBe(true);
    const others = [...generateDemoQuotations({ ...MATERIAL, seed: 8 })];
    expect(others.map((one) => one.email.text)).not.toEqual(made.map((one) => one.email.text));
  });

  it('lie in the last two years, in the order in which they came', () => {
    const moments = made.map((one) => one.receivedAt.getTime());
    expect(moments).toEqual([...moments].sort((a, b) => a - b));
    expect(moments[0]).toBeGreaterThan(UNTIL.getTime() - 731 * DAY_MS);
    for (const { receivedAt, quotation } of made) {
      expect(quotation.createdAt.getTime()).toBeGreaterThan(receivedAt.getTime());
      expect(quotation.createdAt.getTime()).toBeLessThan(UNTIL.getTime());
    }
  });

  it('have every status that is still given, every airport, and a fifth of them their total alone', () => {
    expect(new Set(made.map((one) => one.quotation.status))).toEqual(
      new Set(QUOTATION_STATUSES.filter((status) => status !== 'expired')),
    );
    expect(new Set(made.map((one) => one.quotation.charges.airport)).size).toBe(AIRPORTS.length);
    const amounts = made.map((one) => computeDisplayAmount(one.quotation.charges, new CategoryByCodeOrName()));
    const fallback = amounts.filter((one) => one.source === 'fallback').length;
    expect(fallback / MATERIAL.count).toBeCloseTo(0.2, 1);
    expect(amounts.every((one) => one.amount.gt(0))).toBe(true);
  });

  it('say in their emails what they quote, under addresses that reach nobody', () => {
    for (const { email, quotation } of made) {
      expect(email.text).toContain(`${quotation.request.goods.grossWeightKg} kg`);
      expect(email.text).toContain(quotation.charges.airport);
      expect(email.fromAddress).toMatch(/@[a-z0-9-]+\.example$/);
      for (const [found] of Object.values(quotation.request.evidence)) {
        expect(email.text.slice(found?.start, found?.end)).toBe(found?.text);
      }
    }
  });
});
