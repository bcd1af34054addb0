import { describe, expect, it } from '@jest/globals';
import { calculateDeliveryCharges, computeExtraKm } from '../../../../domain/pricing/delivery-charges.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { toRateFormula } from '../../../../domain/tariff/formula/rate-formula.js';
import type { Rate } from '../../../../domain/tariff/rate.js';
import { PRICING_DAY } from '../../../support/fixtures/quotations.js';
import { aRate } from '../../../support/fixtures/rates.js';
import { someQuantities } from '../../../support/fixtures/shipments.js';

const toTariff = (rates: readonly Rate[]) => resolveEffectiveTariff(rates, PRICING_DAY);
const delv = aRate({ service: 'DELV', criterion: 'chargeable_weight', base: '0.2', minimum: 35 });
const delx = aRate({ service: 'DELX', criterion: 'kilometer', base: '1.4' });
const shipment = someQuantities({ chargeableKg: 320 });
const listAmounts = (charges: ReturnType<typeof calculateDeliveryCharges>) =>
  charges.lines.map((line) => [line.serviceCode, line.amount?.toFixed(2)]);

describe('Kilometres beyond the standard radius', () => {
  it.each([
    [0, '0'],
    [24.9, '0'],
    [25, '0'],
    [25.1, '0.1'],
    [87.3, '62.3'],
  ])('%s km by road are %s extra km', (distance, extra) => {
    expect(computeExtraKm(distance).toFixed()).toBe(extra);
  });
});

describe('Delivery charges', () => {
  it('are none where the goods end at the airport', () => {
    expect(calculateDeliveryCharges(undefined, toTariff([delv, delx]), shipment)).toEqual({
      lines: [],
      distanceKm: undefined,
      assumptions: [],
      missing: [],
    });
  });

  it.each([
    ['within the radius of the bands', 18, [['DELV', '64.00']]],
    [
      'beyond it, though not beyond the standard one',
      23,
      [
        ['DELV', '64.00'],
        ['DELX', '3.60'],
      ],
    ],
    [
      'beyond where the bands are on request',
      130,
      [
        ['DELV', '64.00'],
        ['DELX', undefined],
      ],
    ],
  ])('by bands of the whole way, %s', (_, distanceKm, amounts) => {
    const bands = [{ upTo: 20, amount: 0 }, { upTo: 120, rate: 1.2 }, { upTo: null }];
    const formula = toRateFormula({ breaks: { mode: 'graduated', bands } }, 'total_kilometers');
    const extended = { ...aRate({ service: 'DELX', criterion: 'total_kilometers', base: '0' }), formula };
    const charges = calculateDeliveryCharges({ name: 'Cartago', distanceKm }, toTariff([delv, extended]), shipment);
    expect(listAmounts(charges)).toEqual(amounts);
  });

  it.each([
    ['at the radius', 25, [['DELV', '64.00']]],
    ['well within it', 3.2, [['DELV', '64.00']]],
    [
      'just beyond it',
      25.1,
      [
        ['DELV', '64.00'],
        ['DELX', '0.14'],
      ],
    ],
    [
      'far beyond it',
      87.3,
      [
        ['DELV', '64.00'],
        ['DELX', '87.22'],
      ],
    ],
  ])('%s', (_, distanceKm, amounts) => {
    const charges = calculateDeliveryCharges({ name: 'Cartago', distanceKm }, toTariff([delv, delx]), shipment);
    expect(listAmounts(charges)).toEqual(amounts);
    expect(charges).toMatchObject({ distanceKm, assumptions: [], missing: [] });
  });

  it('hold no extended delivery where the distance is not known, and say so', () => {
    const charges = calculateDeliveryCharges(
      { name: 'Finca La Esquina', distanceKm: undefined },
      toTariff([delv, delx]),
      shipment,
    );
    expect(listAmounts(charges)).toEqual([['DELV', '64.00']]);
    expect(charges.assumptions).toEqual([
      {
        field: 'deliveryDistance',
        value: 'within 25 km',
        reason: 'The distance to Finca La Esquina is not known, so no extended delivery is included.',
      },
    ]);
  });

  it('cost 0.16 USD a chargeable kg where the airport has no rate of its own, named as an assumption', () => {
    const charges = calculateDeliveryCharges({ name: 'Heredia', distanceKm: 9 }, toTariff([delx]), shipment);
    expect(charges.lines[0]).toMatchObject({
      serviceCode: 'DELV',
      serviceName: 'Delivery Standard',
      trace: '0.16 USD/kg × 320.00 kg chargeable = 51.20',
    });
    expect(charges.lines[0]?.amount?.toFixed(2)).toBe('51.20');
    expect(charges.assumptions).toEqual([
      {
        field: 'deliveryRate',
        value: '0.16 USD/kg',
        reason: 'The airport has no rate of its own for standard delivery.',
      },
    ]);
  });

  it('lack the rate for extended delivery where the place is far and the airport has none', () => {
    const charges = calculateDeliveryCharges({ name: 'Cartago', distanceKm: 41 }, toTariff([delv]), shipment);
    expect(listAmounts(charges)).toEqual([['DELV', '64.00']]);
    expect(charges.missing).toEqual([
      {
        serviceCode: 'DELX',
        reason: 'Cartago lies 41 km from the airport, and the airport has no rate for extended delivery.',
      },
    ]);
  });
});
