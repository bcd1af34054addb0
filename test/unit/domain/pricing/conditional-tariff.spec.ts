import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { parseBreaksText } from '../../../../application/tariff/breaks-text.js';
import { computeServiceTax } from '../../../../domain/pricing/complete-charges.js';
import type { DeliveryPlace } from '../../../../domain/pricing/delivery-charges.js';
import { formatHoldReason } from '../../../../domain/quoting/hold-reason.messages.js';
import { decideRelease } from '../../../../domain/quoting/release-policy.js';
import type { ShipmentRequest } from '../../../../domain/quoting/shipment-request.js';
import type { Ledger } from '../../../../domain/reading/ledger/ledger.types.js';
import type { ChargeCategory } from '../../../../domain/tariff/charge-category/charge-category.js';
import type { RateConditions } from '../../../../domain/tariff/condition/rate-conditions.js';
import { type RateFormulaEntry, toRateFormula } from '../../../../domain/tariff/formula/rate-formula.js';
import type { Rate } from '../../../../domain/tariff/rate.js';
import { aPricedShipment, someReleaseFacts } from '../../../support/fixtures/quotations.js';
import { aRate, type RateOverrides } from '../../../support/fixtures/rates.js';
import { aShipmentRequest } from '../../../support/fixtures/shipments.js';

interface Line extends RateOverrides, Partial<Pick<Rate, 'application' | 'isPassThrough' | 'isTaxable'>> {
  readonly breaks?: string;
  readonly storage?: RateFormulaEntry['storage'];
  readonly when?: RateConditions;
}

let lastId = 0;
const line = ({ breaks, storage, when, ...rest }: Line, category?: ChargeCategory): Rate => {
  const { application, isPassThrough, isTaxable, ...overrides } = rest;
  const made = aRate(overrides);
  const formula = toRateFormula({ breaks: parseBreaksText(breaks) ?? null, storage }, made.criterion);
  lastId += 1;
  const flags = { application, isPassThrough, isTaxable };
  return { ...made, id: lastId, ...flags, formula, conditions: when, category: category ?? made.category };
};

/** A destination tariff of published figures, every line under the condition that it is for. */
const TARIFF: readonly Rate[] = [
  line({ service: 'HNDL', criterion: 'gross_weight', base: '0.18', minimum: 27 }),
  line({ service: 'DOCS', criterion: 'hawb', base: 35 }),
  line({ service: 'BRKD', criterion: 'hawb', base: '28.63' }),
  line({ service: 'TRNS', criterion: 'gross_weight', base: '0.07', minimum: 35 }),
  line({ service: 'TICA', base: 45 }, 'Compulsory'),
  line({ service: 'SECU', criterion: 'gross_weight', base: '0.05' }, 'Compulsory'),
  line({ service: 'DGUN', criterion: 'un_numbers', base: 75, when: { commodities: ['dangerous'] } }, 'Compulsory'),
  line({ service: 'COLD', criterion: 'gross_weight', base: '0.13', when: { commodities: ['cold'] } }, 'Compulsory'),
  line(
    { service: 'OVSZ', base: 60, when: { pieceOver: { lengthCm: 300, widthCm: 130, heightCm: 200 } } },
    'Compulsory',
  ),
  line(
    { service: 'ESCT', criterion: 'trips', base: 85, application: 'conditional', when: { services: ['escort'] } },
    'Additional',
  ),
  line({ service: 'HOUR', base: 11, application: 'conditional', when: { services: ['after-hours'] } }, 'Additional'),
  line({ service: 'INSU', criterion: 'goods_value', base: '0.019' }, 'Additional'),
  line({ service: 'CUST', criterion: 'cif_value', base: 3, minimum: 300, maximum: 500 }),
  line({ service: 'BWSE', criterion: 'gross_weight', base: '0.28', storage: { freeDays: 3 } }),
  line({ service: 'DELV', criterion: 'total_kilometers', base: 0, breaks: '20: =45; 60: ?; +: 1.24' }),
];

const SPARES = aShipmentRequest({
  incoterm: 'DAP',
  goods: {
    grossWeightKg: 45,
    pieces: 2,
    dimensionLines: [{ lengthCm: 40, widthCm: 30, heightCm: 30, pieces: 2 }],
    volumeM3: undefined,
    value: { amount: 3_200, currency: 'USD' },
    description: 'spare parts',
  },
});
const PAINT = aShipmentRequest({
  incoterm: 'DDP',
  goods: {
    grossWeightKg: 2_450,
    pieces: 4,
    dimensionLines: [{ lengthCm: 120, widthCm: 100, heightCm: 120, pieces: 4 }],
    volumeM3: undefined,
    value: { amount: 96_000, currency: 'USD' },
    description: 'paint, UN1263 and UN 1866, class 3',
    dangerous: true,
  },
});
const handled = (request: ShipmentRequest, handling: Partial<NonNullable<ShipmentRequest['handling']>>) => ({
  ...request,
  handling: { commodity: undefined, unNumbers: undefined, services: undefined, storageDays: undefined, ...handling },
});
const price = (request: ShipmentRequest, destination: DeliveryPlace, rates: readonly Rate[] = TARIFF) =>
  aPricedShipment(request, { rates, destination });
const HEREDIA = { name: 'Heredia', distanceKm: 13 };
const LIMON = { name: 'Limón', distanceKm: 170 };

describe('a tariff with conditions', () => {
  it('prices spare parts as worked out by hand, and says nothing of what they do not need', () => {
    const { charges } = price(SPARES, HEREDIA);
    expect(charges.totals.finalTotal.toFixed(2)).toBe('217.88');
    expect(computeServiceTax(charges.totals, 13).plus(charges.totals.finalTotal).toFixed(2)).toBe('246.20');
    expect(charges.lines.map(({ serviceCode }) => serviceCode)).toEqual(
      expect.not.arrayContaining(['DGUN', 'COLD', 'OVSZ', 'ESCT', 'HOUR']),
    );
    expect(charges.unpriced).toBeUndefined();
    expect(charges.assumptions).toEqual([]);
  });

  it('prices paint with two UN numbers, escort and after hours as worked out by hand', () => {
    const { charges } = price(handled(PAINT, { services: ['escort', 'after-hours'] }), LIMON);
    expect(charges.totals.finalTotal.toFixed(2)).toBe('1818.67');
    const withTax = computeServiceTax(charges.totals, 13).plus(charges.totals.finalTotal);
    expect(withTax.minus('2055.10').abs().lte('0.01')).toBe(true);
    const dangerous = charges.lines.find(({ serviceCode }) => serviceCode === 'DGUN');
    expect(dangerous?.trace).toBe('75 USD/UN number × 2.00 UN numbers = 150.00; applies: dangerous goods');
    expect(dangerous?.appliesFor).toBe('dangerous goods');
  });

  it('says what storage costs a day for information, and sums it where days are named', () => {
    const information = price(PAINT, LIMON).charges.lines.find(({ serviceCode }) => serviceCode === 'BWSE');
    expect(information).toMatchObject({ amount: undefined, storage: { freeDays: 3, days: undefined } });
    expect(information?.trace).toContain('3 calendar days free, then 686.00 USD a day');
    const stored = price(handled(PAINT, { storageDays: 5 }), LIMON).charges.lines;
    expect(stored.find(({ serviceCode }) => serviceCode === 'BWSE')?.amount?.toFixed(2)).toBe('1372.00');
    const within = price(handled(PAINT, { storageDays: 3 }), LIMON).charges.lines;
    expect(within.find(({ serviceCode }) => serviceCode === 'BWSE')?.amount?.toFixed(2)).toBe('0.00');
  });

  it('takes the most specific rate of a charge', () => {
    const rates = [
      ...TARIFF,
      line({ service: 'HNDL', criterion: 'gross_weight', base: '0.52', when: { commodities: ['dangerous'] } }),
      line({ service: 'HNDL', base: 1, when: { valueOverUsd: 5_000 } }),
    ];
    const find = (request: ShipmentRequest) =>
      price(request, HEREDIA, rates).charges.lines.filter(({ serviceCode }) => serviceCode === 'HNDL');
    expect(find(PAINT).map(({ amount }) => amount?.toFixed(2))).toEqual(['1274.00']);
    expect(find(SPARES).map(({ amount }) => amount?.toFixed(2))).toEqual(['27.00']);
  });

  it('assumes that nothing holds that nobody says', () => {
    const request = aShipmentRequest({ goods: { ...SPARES.goods, dimensionLines: [], volumeM3: 0.1 } });
    expect(price(request, HEREDIA).charges.assumptions).toContainEqual({
      field: 'rateCondition',
      value: 'not: a piece over 300 cm long or a piece over 130 cm wide or a piece over 200 cm high',
      reason: expect.stringContaining('OVSZ'),
    });
  });

  it('holds a class of cargo and a wish that no rate names', () => {
    const ledger: Ledger = {
      ...{ endsAtAirport: false, leftOver: [], doubts: [] },
      findings: [{ code: 'wish', words: 'with insurance' }],
    };
    const fruit = { ...aShipmentRequest({ goods: { ...SPARES.goods, description: 'fresh fruit' } }), ledger };
    const reasons = decideRelease(someReleaseFacts({ shipment: price(fruit, HEREDIA) })).reasons;
    expect(reasons.map(({ code }) => code)).toEqual(['special-wish', 'rate-for-condition-missing']);
    expect(reasons.map((reason) => formatHoldReason(reason).message)).toContain(
      'No rate of the tariff is for perishables, insurance.',
    );
    const named = [...TARIFF, line({ service: 'PERI', base: 0, when: { commodities: ['perishable'] } }, 'Compulsory')];
    const plain = { ...fruit, ledger: undefined };
    expect(decideRelease(someReleaseFacts({ shipment: price(plain, HEREDIA) })).decision).toBe('hold');
    expect(decideRelease(someReleaseFacts({ shipment: price(plain, HEREDIA, named) })).decision).toBe('send');
  });
});

describe('deliveries of a tariff', () => {
  const zones = [
    ...TARIFF.filter(({ serviceCode }) => serviceCode !== 'DELV'),
    line({ service: 'DELV', criterion: 'chargeable_weight', base: '0.2' }),
    line({
      service: 'DELV',
      base: 40,
      when: { zone: { name: 'Valley', places: ['Heredia', 'Alajuela'] }, grossKgUpTo: 800 },
    }),
    line({
      service: 'DELV',
      base: 95,
      when: { zone: { name: 'Valley', places: ['Heredia', 'Alajuela'] }, grossKgUpTo: 5_000 },
    }),
    line({
      service: 'DELV',
      criterion: 'gross_weight',
      base: '0.9',
      minimum: 120,
      when: { zone: { name: 'Islands', places: ['Roatán'] } },
    }),
  ];
  const delivery = (request: ShipmentRequest, place: DeliveryPlace, rates: readonly Rate[] = zones) =>
    price(request, place, rates).charges.lines.filter(({ category }) => category === 'Delivery');

  it('go by zone and by the smallest vehicle that takes the cargo', () => {
    expect(delivery(SPARES, HEREDIA).map(({ amount }) => amount?.toFixed(2))).toEqual(['40.00']);
    expect(delivery(PAINT, HEREDIA).map(({ amount, appliesFor }) => [amount?.toFixed(2), appliesFor])).toEqual([
      ['95.00', 'zone Valley, up to 5,000 kg'],
    ]);
  });

  it('to a place in a zone know no extended delivery', () => {
    const far = { name: 'Alajuela', distanceKm: 90 };
    const priced = price(SPARES, far, zones).charges;
    expect(priced.missing).toEqual([]);
    expect(priced.totals.delivery.toFixed(2)).toBe('40.00');
  });

  it('to a place without a road are on request and held, unless it has a zone of its own', () => {
    const utila = { name: 'Utila', distanceKm: undefined, isWithoutRoad: true };
    const shipment = price(SPARES, utila, zones);
    expect(shipment.charges.lines.find(({ category }) => category === 'Delivery')).toMatchObject({
      amount: undefined,
      trace: 'Utila cannot be reached by road: on request',
    });
    const { reasons } = decideRelease(someReleaseFacts({ shipment }));
    expect(reasons.map(({ code }) => code)).toEqual(['delivery-on-request']);
    const roatan = { name: 'Roatán', distanceKm: undefined, isWithoutRoad: true };
    expect(delivery(SPARES, roatan).map(({ amount }) => amount?.toFixed(2))).toEqual(['120.00']);
  });
});

describe('a charge', () => {
  it('that is not taxable is left out of the tax alone', () => {
    const rates = TARIFF.map((rate) => (rate.serviceCode === 'TICA' ? { ...rate, isTaxable: false } : rate));
    const { totals } = price(SPARES, HEREDIA, rates).charges;
    expect(totals.finalTotal.toFixed(2)).toBe('217.88');
    expect(totals.untaxed?.toFixed(2)).toBe('45.00');
    expect(computeServiceTax(totals, 13).toFixed(2)).toBe(Big('172.88').times('0.13').toFixed(2));
  });

  it('that is passed on at cost is what a disbursement fee is a percentage of', () => {
    const fee = line({ service: 'DISB', criterion: 'third_party_invoice', base: 2, minimum: 16 });
    const amountOf = (rates: readonly Rate[]) =>
      price(SPARES, HEREDIA, rates)
        .charges.lines.find(({ serviceCode }) => serviceCode === 'DISB')
        ?.amount?.toFixed(2);
    expect(amountOf([fee, ...TARIFF])).toBeUndefined();
    const cost = line({ service: 'FUMI', base: 1_500, isPassThrough: true, isTaxable: false }, 'Additional');
    expect(amountOf([fee, ...TARIFF, cost])).toBe('30.00');
    expect(amountOf([fee, ...TARIFF, { ...cost, baseRate: Big(100) }])).toBe('16.00');
  });

  it('on request stands in the quotation where its conditions hold, without a sum', () => {
    const crane = line(
      { service: 'CRAN', base: 300, application: 'on-request', when: { services: ['crane'] } },
      'Additional',
    );
    const find = (request: ShipmentRequest) =>
      price(request, HEREDIA, [...TARIFF, crane]).charges.lines.find(({ serviceCode }) => serviceCode === 'CRAN');
    expect(find(SPARES)).toBeUndefined();
    expect(find(handled(SPARES, { services: ['crane'] }))).toMatchObject({
      amount: undefined,
      trace: 'on request; applies: crane asked for',
    });
  });
});
