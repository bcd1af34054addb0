import { describe, expect, it } from '@jest/globals';
import {
  type ChargeableShipment,
  calculateCharges,
  filterLinesByCategory,
  sumLines,
} from '../../../../domain/pricing/complete-charges.js';
import { INCOTERMS } from '../../../../domain/pricing/incoterm/incoterm.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';
import { someQuantities } from '../../../support/fixtures/shipments.js';

const { extraKm: _, ...quantities } = someQuantities({
  grossKg: '320.4',
  chargeableKg: 320.5,
  pieces: 2,
  cifValueUsd: 8400,
});
const toHeredia: ChargeableShipment = {
  incoterm: 'DAP',
  airport: 'SJO',
  country: 'CR',
  delivery: { name: 'Heredia', distanceKm: 12 },
  quantities,
};
const priced = (shipment: Partial<ChargeableShipment> = {}, rates = aTariffAt('SJO')) =>
  calculateCharges({ ...toHeredia, ...shipment }, resolveEffectiveTariff(rates, PRICING_DAY), STANDARD_RULES);
const computeTotals = (charges: ReturnType<typeof priced>) =>
  Object.fromEntries(Object.entries(charges.totals).map(([name, amount]) => [name, amount.toFixed(2)]));

describe('Complete charges', () => {
  it('list every service once, in the order of the categories', () => {
    expect(priced().lines.map((line) => line.serviceCode)).toEqual([
      'HNDL',
      'DOCS',
      'BRKD',
      'TRNS',
      'DELV',
      'CUST',
      'BWSE',
      'COLL',
      'DISB',
    ]);
  });

  it('hold compulsory and delivery under DAP', () => {
    expect(computeTotals(priced())).toEqual({
      compulsory: '135.00',
      delivery: '64.10',
      additional: '116.00',
      optional: '0.00',
      finalTotal: '199.10',
    });
  });

  it.each(INCOTERMS.map((term) => [term, term === 'DAP' ? '199.10' : '315.10']))('come to %s %s USD', (term, total) => {
    expect(priced({ incoterm: term as (typeof INCOTERMS)[number] }).totals.finalTotal.toFixed(2)).toBe(total);
  });

  it('never count the optional charges, even where they can be priced', () => {
    const known = someQuantities({ awbCollectTotalUsd: 900, thirdPartyInvoiceUsd: 500 });
    const charges = priced({ incoterm: 'DDP', quantities: { ...quantities, ...known, cifValueUsd: undefined } });
    expect(charges.totals.optional.toFixed(2)).toBe('95.00');
    expect(charges.totals.finalTotal.eq(sumLines(charges.lines, ['Compulsory', 'Delivery', 'Additional']))).toBe(true);
  });

  it('leave a line on request out of every total and keep it on the list', () => {
    const charges = priced({ incoterm: 'CPT', quantities: { ...quantities, cifValueUsd: undefined } });
    expect(
      filterLinesByCategory(charges.lines, 'Additional').map((line) => [line.serviceCode, line.amount?.toFixed(2)]),
    ).toEqual([
      ['CUST', '95.00'],
      ['BWSE', undefined],
    ]);
    expect(charges.totals.additional.toFixed(2)).toBe('95.00');
  });

  it('hold no delivery where the goods end at the airport', () => {
    const charges = priced({ delivery: undefined });
    expect(filterLinesByCategory(charges.lines, 'Delivery')).toEqual([]);
    expect(charges.totals.finalTotal.toFixed(2)).toBe('135.00');
  });

  it('add extended delivery beyond 25 km and tell the distance', () => {
    const charges = priced({ delivery: { name: 'Turrialba', distanceKm: 89.6 } });
    expect(charges.totals.delivery.toFixed(2)).toBe('154.54');
    expect(charges.distanceKm).toBe(89.6);
  });

  it('show an unmatched service as excluded, last and in no total', () => {
    const rates = [aRate({ service: 'VATX', name: 'IVA', base: 13 }), ...aTariffAt('SJO')];
    const charges = priced({ incoterm: 'DDP' }, rates);
    expect(charges.lines.at(-1)).toMatchObject({ serviceCode: 'VATX', category: 'Excluded' });
    expect(charges.totals.finalTotal.toFixed(2)).toBe('315.10');
  });

  it('count a bonded warehouse that the tariff calls BOND as additional', () => {
    const rates = [...aTariffAt('SJO'), aRate({ service: 'BOND', name: 'Storage', base: 10 })];
    expect(priced({ incoterm: 'CPT' }, rates).totals.additional.toFixed(2)).toBe('126.00');
  });

  it('charge a delivery service of the server’s own on top, and only where there is a place', () => {
    const rates = [...aTariffAt('SJO'), aRate({ service: 'SATD', name: 'Saturday delivery', base: 25 })];
    expect(priced({}, rates).totals.delivery.toFixed(2)).toBe('89.10');
    expect(priced({ delivery: undefined }, rates).totals.delivery.toFixed(2)).toBe('0.00');
  });

  it.each([
    ['HNDL', 'Airport Handling'],
    ['DOCS', 'Document Handover'],
    ['BRKD', 'Consolidation Breakdown'],
    ['TRNS', 'Airport Transfer'],
  ])('name %s as missing where the airport has no rate for it', (code, name) => {
    const rates = aTariffAt('SJO').filter((rate) => rate.serviceCode !== code);
    expect(priced({}, rates).missing).toEqual([{ serviceCode: code, reason: `SJO has no rate for ${name}.` }]);
  });

  it('miss nothing where only an additional or optional rate is lacking', () => {
    const rates = aTariffAt('SJO').filter((rate) => !['CUST', 'BWSE', 'COLL', 'DISB'].includes(rate.serviceCode));
    expect(priced({ incoterm: 'DDP' }, rates).missing).toEqual([]);
  });
});
