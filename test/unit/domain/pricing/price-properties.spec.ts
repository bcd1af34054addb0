import { describe, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { GreaterOfGrossAndVolumetric } from '../../../../domain/cargo/chargeable-weight/greater-of-gross-and-volumetric.js';
import { toCents } from '../../../../domain/money/usd.js';
import { calculateCharges, sumLines } from '../../../../domain/pricing/complete-charges.js';
import { INCOTERMS } from '../../../../domain/pricing/incoterm/incoterm.js';
import { applyRate } from '../../../../domain/tariff/apply-rate.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { RATE_CRITERIA } from '../../../../domain/tariff/rate-criterion.js';
import { SERVICE_CODES } from '../../../../domain/tariff/service-code.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aRate, type RateOverrides } from '../../../support/fixtures/rates.js';
import { aCargo, someQuantities } from '../../../support/fixtures/shipments.js';

const anyHundredths = (most: number) =>
  fc.integer({ min: 0, max: most * 100 }).map((one) => Big(one).div(100).toFixed(2));
const rate = fc.record({
  service: fc.constantFrom(...SERVICE_CODES),
  criterion: fc.constantFrom(...RATE_CRITERIA),
  base: fc.integer({ min: 0, max: 900_000 }).map((one) => Big(one).div(1000).toFixed(3)),
  minimum: anyHundredths(200),
  maximum: anyHundredths(600),
});
const tariff = fc.uniqueArray(rate, { selector: (one) => one.service, maxLength: 10 });
const quantities = fc
  .record({
    grossKg: anyHundredths(5000),
    chargeableKg: anyHundredths(5000),
    pieces: fc.integer({ min: 1, max: 200 }),
    cifValueUsd: fc.option(anyHundredths(90_000), { nil: undefined }),
    awbCollectTotalUsd: fc.option(anyHundredths(9000), { nil: undefined }),
  })
  .map((terms) => someQuantities(terms));
const delivery = fc.option(
  fc.record({
    name: fc.constant('Heredia'),
    distanceKm: fc.option(
      fc.integer({ min: 0, max: 3000 }).map((km) => km / 10),
      { nil: undefined },
    ),
  }),
  { nil: undefined },
);
const shipment = fc.record({
  incoterm: fc.constantFrom(...INCOTERMS),
  airport: fc.constant('SJO'),
  country: fc.constant('CR'),
  delivery,
  quantities,
});

const toTariff = (terms: readonly RateOverrides[]) => resolveEffectiveTariff(terms.map(aRate), PRICING_DAY);

/** The amount that a reader of a trace comes to with a pocket calculator. */
function readTraceAmount(trace: string): Big {
  const [product = '', ...limits] = trace.replaceAll(',', '').split(' → ');
  const [, base = '', percent, quantity] = /^([\d.]+) (%)?(?:.*?(?:×|of) ([\d.]+))?/.exec(product) ?? [];
  const raw = Big(base)
    .times(quantity ?? 1)
    .div(percent ? 100 : 1);
  const shown = / = ([\d.]+)$/.exec(product)?.[1];
  if (shown !== undefined && !toCents(raw).eq(shown)) return Big(-1);
  return toCents(limits.reduce((_, limit) => Big(limit.replace(/^(?:minimum|maximum) /, '')), raw));
}

// Properties answer with a boolean: one matcher a case would take most of the suite’s time.
describe('Whatever the shipment', () => {
  it('its chargeable weight is at least both weights, a multiple of half a kilogram, and less than half above', () => {
    const rule = new GreaterOfGrossAndVolumetric();
    const property = fc.property(anyHundredths(9000), fc.integer({ min: 1, max: 90_000_000 }), (grossKg, volumeCm3) => {
      const { chargeableKg, grossKg: gross, volumetricKg, exactKg } = rule.calculate(aCargo({ grossKg, volumeCm3 }));
      const isHalf = chargeableKg.times(2).mod(1).eq(0);
      return (
        chargeableKg.gte(gross) && chargeableKg.gte(volumetricKg) && isHalf && chargeableKg.minus(exactKg).lt('0.5')
      );
    });
    fc.assert(property);
  });

  it('a line lies between its minimum and its maximum', () => {
    const property = fc.property(rate, quantities, (terms, of) => {
      const { amount } = applyRate(aRate(terms), of);
      if (amount === undefined) return true;
      const isBelowMaximum = Big(terms.maximum).eq(0) || amount.lte(terms.maximum);
      const canReachMinimum = Big(terms.maximum).eq(0) || Big(terms.minimum).lte(terms.maximum);
      return isBelowMaximum && (!canReachMinimum || amount.gte(terms.minimum)) && amount.eq(toCents(amount));
    });
    fc.assert(property);
  });

  it('the trace of a line, worked out again from its own words, comes to its amount', () => {
    const exact = fc.integer({ min: 1, max: 90_000_000 }).map((one) => Big(one).div(10_000).toFixed());
    const weighed = fc.record({ grossKg: exact, chargeableKg: exact, cifValueUsd: exact, extraKm: exact });
    const property = fc.property(rate, weighed, (terms, of) => {
      const { amount, trace } = applyRate(aRate(terms), someQuantities(of));
      return amount === undefined ? trace.includes('on request') : amount.eq(readTraceAmount(trace));
    });
    fc.assert(property);
  });

  it('a heavier one never costs less', () => {
    const property = fc.property(rate, quantities, anyHundredths(500), (terms, of, more) => {
      const heavier = { ...of, grossKg: of.grossKg.plus(more), chargeableKg: of.chargeableKg.plus(more) };
      const [light, heavy] = [of, heavier].map((one) => applyRate(aRate(terms), one).amount ?? Big(0));
      return heavy?.gte(light ?? 0) === true;
    });
    fc.assert(property);
  });

  it('each total is the sum of its rounded lines, and lines on request are in none', () => {
    const property = fc.property(shipment, tariff, (one, terms) => {
      const { lines, totals } = calculateCharges(one, toTariff(terms), STANDARD_RULES);
      const { categoriesInTotal } = STANDARD_RULES.profiles.get(one.incoterm);
      const counted = lines.filter((line) => categoriesInTotal.includes(line.category));
      const sum = counted.reduce((total, line) => total.plus(line.amount?.toFixed(2) ?? 0), Big(0));
      const byCategory = totals.compulsory.plus(totals.delivery).plus(totals.additional).plus(totals.optional);
      const ofAllLines = sumLines(lines, ['Compulsory', 'Delivery', 'Additional', 'Optional']);
      return totals.finalTotal.eq(sum) && byCategory.eq(ofAllLines);
    });
    fc.assert(property);
  });

  it('its DAP total is part of its CPT total, of the same lines', () => {
    const property = fc.property(shipment, tariff, (one, terms) => {
      const [dap, cpt] = (['DAP', 'CPT'] as const).map((incoterm) =>
        calculateCharges({ ...one, incoterm }, toTariff(terms), STANDARD_RULES),
      );
      if (!dap || !cpt) return false;
      const listTraces = ({ lines }: typeof dap) => lines.map((line) => `${line.serviceCode} ${line.trace}`).join();
      const isPart = cpt.totals.finalTotal.eq(dap.totals.finalTotal.plus(dap.totals.additional));
      return isPart && listTraces(cpt) === listTraces(dap);
    });
    fc.assert(property);
  });
});
