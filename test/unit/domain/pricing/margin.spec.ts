import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { toAgreement } from '../../../../domain/customers/customer-agreement.js';
import { computeMargin, isBelowFloor } from '../../../../domain/pricing/margin.js';
import { applyDefaults } from '../../../../domain/quoting/defaults.js';
import { adjustShipment } from '../../../../domain/quoting/line-adjustment/line-adjustment.js';
import { priceShipment } from '../../../../domain/quoting/price-shipment.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { toRateFormula, validateRateFormula } from '../../../../domain/tariff/formula/rate-formula.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aTariffAt } from '../../../support/fixtures/rates.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

/** The tariff of SJO with buying rates for some charges. */
function price(buying: Readonly<Record<string, object>>, freeCodes: readonly string[] = []) {
  const request = aShipmentRequest();
  const rates = aTariffAt('SJO').map((rate) => ({
    ...rate,
    formula: toRateFormula({ buying: buying[rate.serviceCode] }, rate.criterion),
  }));
  const agreement = toAgreement({ freeCodes });
  const agreed = agreement && { customer: 'lago.example', agreement };
  const tariff = resolveEffectiveTariff(rates, PRICING_DAY);
  return priceShipment(request, applyDefaults(request, AIRPORTS), tariff, undefined, STANDARD_RULES, { agreed });
}

describe('The margin', () => {
  it('is what is left of the charges in the total whose cost is known', () => {
    const { charges, weight } = price({ HNDL: { rate: '0.05', minimum: 20 }, DOCS: { rate: 30 }, COLL: { rate: 1 } });
    const getLine = (code: string) => charges.lines.find(({ serviceCode }) => serviceCode === code);
    const byWeight = weight.chargeableKg.times('0.05').round(2, Big.roundHalfUp);
    expect(getLine('HNDL')?.costUsd).toEqual(byWeight.gt(20) ? byWeight : Big(20));
    expect(getLine('DOCS')?.costUsd).toEqual(Big(30));
    const sold = Big(getLine('HNDL')?.amount ?? 0).plus(getLine('DOCS')?.amount ?? 0);
    expect(charges.totals.costed).toEqual(sold);
    expect(charges.totals.cost).toEqual(Big(30).plus(getLine('HNDL')?.costUsd ?? 0));
    expect(price({}).charges.totals.cost).toBeUndefined();
  });

  it('counts the cost of what is free, waived or overridden', () => {
    const free = price({ HNDL: { rate: '0.05', minimum: 20 } }, ['HNDL']);
    const sold = price({ HNDL: { rate: '0.05', minimum: 20 } });
    expect(free.charges.totals.cost).toEqual(sold.charges.totals.cost);
    expect(free.charges.totals.costed).toEqual(Big(0));
    const adjusted = adjustShipment(
      sold,
      [
        {
          ...{ change: 'waived', serviceCode: 'HNDL', serviceName: 'Handling', serviceNameEs: undefined },
          ...{ category: 'Compulsory', amountUsd: Big(0), reason: 'late', actor: 'ana@istmo.example', at: new Date(0) },
        },
      ],
      STANDARD_RULES.profiles,
    );
    expect(adjusted.charges.totals).toMatchObject({ costed: Big(0), cost: sold.charges.totals.cost });
  });

  it('is below a floor by per cent or by dollars, never above and below at once', () => {
    expect(computeMargin(Big(200), Big(150))).toMatchObject({ marginUsd: Big(50), percent: Big(25) });
    expect(computeMargin(Big(0), Big(10)).percent).toBeUndefined();
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((one) => Big(one).div(100));
    fc.assert(
      fc.property(cents, cents, fc.integer({ min: -100, max: 100 }), (revenue, cost, percent) => {
        const margin = computeMargin(revenue, cost);
        expect(margin.marginUsd.plus(margin.costUsd)).toEqual(margin.revenueUsd);
        const isBelow = isBelowFloor(margin, { percent, usd: -1e9 });
        if (isBelow) expect(isBelowFloor(margin, { percent: percent + 1, usd: -1e9 })).toBe(true);
        // Exactly the floor is enough; sold for nothing, any cost is below it.
        if (revenue.eq(0)) return;
        expect(isBelowFloor(margin, { percent: -1e9, usd: margin.marginUsd.toNumber() })).toBe(false);
        expect(isBelowFloor(margin, { percent: -1e9, usd: margin.marginUsd.plus('0.01').toNumber() })).toBe(true);
      }),
    );
  });

  it.each([{ rate: -1 }, { rate: 'x' }, { minimum: 2_000_000 }])('refuses the buying price %j', (buying) => {
    expect(validateRateFormula({ buying }, { criterion: 'flat' }).map(({ field }) => field)).toEqual(['buying']);
  });
});
