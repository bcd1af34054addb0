import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import fc from 'fast-check';
import { toAgreement, validateAgreement } from '../../../../domain/customers/customer-agreement.js';
import { combineWithRebate, findGrantedRebate, isVolumeRebate } from '../../../../domain/customers/volume-rebate.js';
import { applyDefaults } from '../../../../domain/quoting/defaults.js';
import { priceShipment } from '../../../../domain/quoting/price-shipment.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aTariffAt } from '../../../support/fixtures/rates.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

const BY_KG = {
  measure: 'chargeable_kg',
  steps: [
    { from: 1000, percent: 3 },
    { from: 5000, percent: 5 },
  ],
} as const;
const month = (chargeableKg: number, shipments = 0) => ({ chargeableKg: Big(chargeableKg), shipments });

function price(kg: number | undefined, percent = 0) {
  const request = aShipmentRequest();
  const agreement = toAgreement({ percent, volumeRebate: BY_KG });
  return priceShipment(
    request,
    applyDefaults(request, AIRPORTS),
    resolveEffectiveTariff(aTariffAt('SJO'), PRICING_DAY),
    undefined,
    STANDARD_RULES,
    {
      agreed: agreement && { customer: 'lago.example', agreement },
      monthVolume: kg === undefined ? undefined : month(kg),
    },
  );
}

describe('A rebate by the month', () => {
  it('grants the highest step that the month reaches', () => {
    expect([undefined, month(0), month(999.9)].map((volume) => findGrantedRebate(BY_KG, volume))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(findGrantedRebate(BY_KG, month(1000))).toEqual({
      ...BY_KG.steps[0],
      measure: 'chargeable_kg',
      volume: 1000,
    });
    expect(findGrantedRebate(BY_KG, month(80_000))).toMatchObject({ from: 5000, percent: 5, volume: 80_000 });
    expect(findGrantedRebate({ ...BY_KG, measure: 'shipments' }, month(80_000, 12))).toBeUndefined();
  });

  it('is counted on what an agreed change leaves', () => {
    expect(combineWithRebate(-10, { from: 1, percent: 5 })).toEqual(Big('-14.5'));
    expect(combineWithRebate(0, { from: 1, percent: 5 })).toEqual(Big(-5));
    expect(combineWithRebate(7, undefined)).toEqual(Big(7));
  });

  it('never makes a shipment dearer the more the customer had accepted', () => {
    fc.assert(
      fc.property(fc.nat(10_000), fc.nat(10_000), (one, more) => {
        const [few, many] = [price(one), price(one + more)].map(({ charges }) => charges.totals.finalTotal);
        expect(many?.lte(few ?? 0)).toBe(true);
      }),
    );
  });

  it('is said in the trace of every line that it changes, and kept for the reply', () => {
    const [general, granted] = [price(undefined), price(1250, -10)];
    const getLine = (code: string, { charges }: typeof general) =>
      charges.lines.find(({ serviceCode }) => serviceCode === code);
    expect(getLine('HNDL', granted)?.trace).toMatch(
      / \(agreement with lago\.example: -10 % on the tariff; volume rebate of 3 % from 1000 on, agreed with lago\.example; kg accepted this month: 1250\)$/,
    );
    const [before, after] = [getLine('DOCS', general)?.amount, getLine('DOCS', granted)?.amount];
    expect(after?.toFixed(2)).toBe(before?.times('0.873').toFixed(2));
    expect(granted.volumeRebate).toEqual({ measure: 'chargeable_kg', from: 1000, percent: 3, volume: 1250 });
    expect(general.volumeRebate).toBeUndefined();
  });

  it('has steps that rise, of a measure', () => {
    expect(isVolumeRebate(BY_KG)).toBe(true);
    expect(isVolumeRebate({ measure: null, steps: [] })).toBe(true);
    for (const steps of [
      [{ from: 0, percent: 3 }],
      [{ from: 10, percent: 0 }],
      [{ from: 10, percent: 100 }],
      [{ from: Number.NaN, percent: 3 }],
      [...BY_KG.steps].reverse(),
      [BY_KG.steps[0], { from: 2000, percent: 3 }],
    ]) {
      expect(validateAgreement({ volumeRebate: { measure: 'shipments', steps } })).toMatchObject([
        { field: 'agreement.volumeRebate' },
      ]);
    }
    expect(isVolumeRebate({ ...BY_KG, measure: 'tonnes' })).toBe(false);
    expect(toAgreement({ volumeRebate: BY_KG })).toMatchObject({ percent: 0, volumeRebate: BY_KG });
    expect(toAgreement({ volumeRebate: { measure: 'shipments', steps: [] } })).toBeUndefined();
  });
});
