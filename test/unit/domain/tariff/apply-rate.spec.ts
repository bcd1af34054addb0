import { describe, expect, it } from '@jest/globals';
import { applyRate } from '../../../../domain/tariff/apply-rate.js';
import { aRate } from '../../../support/fixtures/rates.js';
import { someQuantities } from '../../../support/fixtures/shipments.js';

const shipment = someQuantities({
  grossKg: '250.4',
  chargeableKg: 320,
  pieces: 3,
  extraKm: '12.3',
  cifValueUsd: '10000.50',
  thirdPartyInvoiceUsd: 430,
  awbCollectTotalUsd: 1260,
});

describe('A rate applied to a shipment', () => {
  it.each([
    ['gross_weight', '0.09', '22.54', 'kg gross', '0.09 USD/kg × 250.40 kg gross = 22.54'],
    ['chargeable_weight', '0.12', '38.40', 'kg chargeable', '0.12 USD/kg × 320.00 kg chargeable = 38.40'],
    ['pieces', '4.5', '13.50', 'pieces', '4.5 USD/piece × 3 pieces = 13.50'],
    ['kilometer', '1.37', '16.85', 'extra km', '1.37 USD/km × 12.30 extra km = 16.85'],
    ['flat', '38', '38.00', 'flat', '38.00 USD flat'],
    ['per_shipment', '95.5', '95.50', 'shipment', '95.50 USD per shipment'],
    ['cif_value', '2.5', '250.01', 'USD CIF value', '2.5 % of 10,000.50 USD CIF value = 250.01'],
    ['third_party_invoice', '10', '43.00', 'USD third-party invoice', '10 % of 430.00 USD third-party invoice = 43.00'],
    ['awb_total_collect', '5', '63.00', 'USD AWB collect total', '5 % of 1,260.00 USD AWB collect total = 63.00'],
  ] as const)('by %s at %s comes to %s', (criterion, base, amount, unit, trace) => {
    const applied = applyRate(aRate({ service: 'HNDL', criterion, base }), shipment);
    expect(applied.amount?.toFixed(2)).toBe(amount);
    expect(applied.unit).toBe(unit);
    expect(applied.trace).toBe(trace);
  });

  it('counts one piece as one', () => {
    const applied = applyRate(aRate({ service: 'HNDL', criterion: 'pieces', base: '3.25' }), {
      ...shipment,
      pieces: 1,
    });
    expect(applied.trace).toBe('3.25 USD/piece × 1 piece = 3.25');
  });

  it.each([
    ['neither', undefined, undefined, '38.40', '38.40'],
    ['a minimum above it', 45, undefined, '45.00', '38.40 → minimum 45.00'],
    ['a minimum below it', 30, undefined, '38.40', '38.40'],
    ['a minimum equal to it', '38.40', undefined, '38.40', '38.40'],
    ['a maximum below it', undefined, 35, '35.00', '38.40 → maximum 35.00'],
    ['a maximum above it', undefined, 60, '38.40', '38.40'],
    ['a maximum of 0, which is no limit', undefined, 0, '38.40', '38.40'],
    ['a minimum of 0', 0, undefined, '38.40', '38.40'],
    ['a minimum and then a lower maximum', 45, 40, '40.00', '38.40 → minimum 45.00 → maximum 40.00'],
  ])('with %s', (_, minimum, maximum, amount, end) => {
    const rate = aRate({
      service: 'HNDL',
      criterion: 'chargeable_weight',
      base: '0.12',
      ...(minimum === undefined ? {} : { minimum }),
      ...(maximum === undefined ? {} : { maximum }),
    });
    const applied = applyRate(rate, shipment);
    expect(applied.amount?.toFixed(2)).toBe(amount);
    expect(applied.trace).toBe(`0.12 USD/kg × 320.00 kg chargeable = ${end}`);
  });

  it.each([
    ['cif_value', '2.5 %: on request, the CIF value in US dollars is not known'],
    ['third_party_invoice', '2.5 %: on request, the third-party invoice is not known'],
    ['awb_total_collect', '2.5 %: on request, the collect total of the air waybill is not known'],
    ['kilometer', '2.5 USD/km: on request, the distance is not known'],
  ] as const)('by %s is on request where the value is not known, whatever its minimum', (criterion, trace) => {
    const applied = applyRate(aRate({ service: 'CUST', criterion, base: '2.5', minimum: 20 }), someQuantities());
    expect(applied).toMatchObject({ amount: undefined, quantity: undefined, trace });
  });

  it('never divides in binary: 0.145 × 1 kg is 15 cents', () => {
    const rate = aRate({ service: 'HNDL', criterion: 'chargeable_weight', base: '0.145' });
    expect(applyRate(rate, someQuantities({ chargeableKg: 1 })).amount?.toFixed(2)).toBe('0.15');
  });
});
