import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { SAMPLE_RATES } from '../../../../adapters/seed/sample-rates.js';
import { INCOTERMS } from '../../../../domain/pricing/incoterm/incoterm.js';
import { StandardIncotermProfiles } from '../../../../domain/pricing/incoterm/standard-incoterm-profiles.js';
import { applyDefaults } from '../../../../domain/quoting/defaults.js';
import { priceShipment } from '../../../../domain/quoting/price-shipment.js';
import { decideRelease } from '../../../../domain/quoting/release-policy.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import {
  aPricedShipment,
  PRICING_DAY,
  STANDARD_RULES,
  someReleaseFacts,
} from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';
import { aDimensionLine, aShipmentRequest, type RequestOverrides } from '../../../support/fixtures/shipments.js';

const price = (overrides: RequestOverrides, valueWithoutFreight: 'assumed' | 'on-request' = 'assumed') => {
  const request = aShipmentRequest(overrides);
  const tariff = resolveEffectiveTariff(aTariffAt('SJO'), PRICING_DAY);
  const completed = applyDefaults(request, AIRPORTS);
  return priceShipment(request, completed, tariff, undefined, STANDARD_RULES, { valueWithoutFreight });
};
const VALUE = { goods: { value: { amount: 10_000, currency: 'USD' } } };
const getCodes = (overrides: RequestOverrides) =>
  decideRelease(someReleaseFacts({ shipment: aPricedShipment(aShipmentRequest(overrides)) })).reasons.map(
    ({ code }) => code,
  );

describe('A stated value', () => {
  it.each(INCOTERMS.map((term) => [term]))(
    'under %s is said to be assumed only where it is no CIF value',
    (incoterm) => {
      const { charges, assumptions } = price({ ...VALUE, incoterm });
      const isAssumed = ['EXW', 'FCA', 'FAS', 'FOB', 'CFR', 'CPT'].includes(incoterm);
      expect(assumptions.some(({ field, value }) => field === 'cifValue' && value === 'USD 10,000.00')).toBe(isAssumed);
      const storage = charges.lines.find(({ serviceCode }) => serviceCode === 'BWSE');
      expect(storage?.amount).toBeDefined();
      expect(storage?.trace.endsWith(`(stated value under ${incoterm}, taken for the CIF value)`)).toBe(isAssumed);
    },
  );

  it('makes the charge on request where the setting says so, from its minimum', () => {
    const { charges, assumptions } = price({ ...VALUE, incoterm: 'EXW' }, 'on-request');
    const storage = charges.lines.find(({ serviceCode }) => serviceCode === 'BWSE');
    expect(storage).toMatchObject({ amount: undefined });
    expect(storage?.fromAmount).toEqual(storage?.minimumCharge);
    expect(assumptions.map(({ field }) => field)).not.toContain('cifValue');
  });
});

describe('Import clearance', () => {
  it.each(INCOTERMS.map((term) => [term]))('under %s is the buyer’s but under DDP (Incoterms 2020)', (term) => {
    expect(new StandardIncotermProfiles().get(term).importClearance).toBe(term === 'DDP' ? 'seller' : 'buyer');
  });
});

describe('What a carrier or a term leaves open', () => {
  it.each([
    ['FAS', 'FCA'],
    ['FOB', 'FCA'],
    ['CFR', 'CPT'],
    ['CIF', 'CIP'],
  ] as const)('%s, a term for the sea, is priced as %s, which is said and holds nothing', (incoterm, airTerm) => {
    expect(getCodes({ incoterm })).toEqual([]);
    const { charges, assumptions } = price({ ...VALUE, incoterm });
    expect(assumptions.filter(({ field }) => field === 'airTerm')).toEqual([
      {
        field: 'airTerm',
        value: airTerm,
        reason: `${incoterm} is a term for carriage by sea; by air it is priced as ${airTerm}.`,
      },
    ]);
    const storage = charges.lines.find(({ serviceCode }) => serviceCode === 'BWSE');
    expect(storage?.trace).toContain(`(${incoterm} by air, priced as ${airTerm})`);
    const asAirTerm = price({ ...VALUE, incoterm: airTerm });
    expect(charges.totals).toEqual(asAirTerm.charges.totals);
    expect(asAirTerm.assumptions.map(({ field }) => field)).not.toContain('airTerm');
  });

  it('holds what is higher than lower decks take, and pieces that are too heavy', () => {
    expect(getCodes({ goods: { dimensionLines: [aDimensionLine(120, 80, 161, 2)] } })).toContain('piece-too-high');
    expect(getCodes({ goods: { dimensionLines: [aDimensionLine(120, 80, 160, 2)] } })).not.toContain('piece-too-high');
    const heavy = { grossWeightKg: 4_100, pieces: 2, volumeM3: 6, dimensionLines: [aDimensionLine(200, 100, 150, 2)] };
    expect(getCodes({ goods: heavy })).toContain('piece-too-heavy');
  });
});

describe('Delivery', () => {
  it('costs at least a minimum at every airport of the sample tariff', () => {
    const standard = SAMPLE_RATES.filter(({ serviceCode }) => serviceCode === 'DELV');
    expect(standard).toHaveLength(AIRPORTS.length);
    expect(standard.every(({ minimumCharge }) => minimumCharge?.gt(0))).toBe(true);
  });

  it('beyond the radius costs what the vehicle for the weight costs', () => {
    const heavy = {
      ...aRate({ service: 'DELX', criterion: 'kilometer', base: 4 }),
      id: 2,
      conditions: { grossKgOver: 5_000 },
    };
    const rates = [...aTariffAt('SJO'), heavy];
    const extend = (grossWeightKg: number) =>
      aPricedShipment(aShipmentRequest({ goods: { grossWeightKg } }), {
        rates,
        destination: { name: 'Limón', distanceKm: 125 },
      }).charges.lines.find(({ serviceCode }) => serviceCode === 'DELX');
    expect(extend(5_000)?.amount?.toFixed(2)).toBe('140.00');
    expect(extend(24_000)).toMatchObject({ amount: Big(400), appliesFor: 'over 5,000 kg' });
  });
});
