import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { parseBreaksText } from '../../../../application/tariff/breaks-text.js';
import { calculateCharges } from '../../../../domain/pricing/complete-charges.js';
import type { ChargeCategory } from '../../../../domain/tariff/charge-category/charge-category.js';
import { resolveEffectiveTariff } from '../../../../domain/tariff/effective-tariff.js';
import { toRateFormula } from '../../../../domain/tariff/formula/rate-formula.js';
import type { Rate } from '../../../../domain/tariff/rate.js';
import { PRICING_DAY, STANDARD_RULES } from '../../../support/fixtures/quotations.js';
import { aRate, type RateOverrides } from '../../../support/fixtures/rates.js';

const line = (rate: RateOverrides & { breaks?: string }, category?: ChargeCategory): Rate => {
  const { breaks, ...overrides } = rate;
  const made = aRate(overrides);
  const formula = toRateFormula({ breaks: parseBreaksText(breaks) ?? null }, made.criterion);
  return { ...made, formula, category: category ?? made.category };
};

/** A destination tariff of published figures. */
const TARIFF: readonly Rate[] = [
  line({ service: 'HNDL', criterion: 'gross_weight', base: '0.18', minimum: 27 }),
  line({ service: 'DOCS', criterion: 'hawb', base: 35 }),
  line({ service: 'BRKD', criterion: 'hawb', base: '28.63' }),
  line({ service: 'TRNS', criterion: 'gross_weight', base: '0.07', minimum: 35 }),
  line({ service: 'TICA', base: 45 }, 'Compulsory'),
  line({ service: 'SECU', criterion: 'gross_weight', base: '0.05' }, 'Compulsory'),
  line({ service: 'DGUN', criterion: 'un_numbers', base: 75, minimum: 75 }, 'Compulsory'),
  line({ service: 'INSU', criterion: 'goods_value', base: '0.019' }, 'Additional'),
  line({ service: 'CUST', criterion: 'cif_value', base: 3, minimum: 300, maximum: 500 }),
  line({ service: 'DELV', criterion: 'total_kilometers', base: 0, breaks: '20: =45; 60: ?; +: 1.24' }),
  line({ service: 'DELX', base: 0 }),
  { ...line({ service: 'ESCT', criterion: 'trips', base: 85 }, 'Additional'), application: 'on-request' },
  { ...line({ service: 'HOUR', base: 11 }, 'Additional'), application: 'on-request' },
];

const price = (shipment: {
  readonly incoterm: 'DAP' | 'DDP';
  readonly kg: number;
  readonly valueUsd: number;
  readonly distanceKm: number;
  readonly unNumbers?: number;
}) => {
  const { incoterm, kg, valueUsd, distanceKm, unNumbers } = shipment;
  const quantities = {
    ...{ grossKg: Big(kg), chargeableKg: Big(kg), pieces: 2, cifValueUsd: Big(valueUsd), goodsValueUsd: Big(valueUsd) },
    ...{ thirdPartyInvoiceUsd: undefined, awbCollectTotalUsd: undefined },
    counts: unNumbers === undefined ? {} : { un_numbers: Big(unNumbers) },
  };
  const delivery = { name: 'the place', distanceKm };
  const tariff = resolveEffectiveTariff(TARIFF, PRICING_DAY);
  return calculateCharges({ incoterm, airport: 'SJO', country: 'CR', delivery, quantities }, tariff, STANDARD_RULES);
};

describe('shipments by a published tariff', () => {
  it('come to the sum worked out by hand for spare parts delivered nearby', () => {
    const charges = price({ incoterm: 'DAP', kg: 45, valueUsd: 3_200, distanceKm: 13 });
    expect(charges.totals.finalTotal.toFixed(2)).toBe('217.88');
    expect(charges.missing).toEqual([]);
    expect(charges.lines.map(({ serviceCode }) => serviceCode)).not.toContain('ESCT');
  });

  it('come to the sum worked out by hand for paint with two UN numbers, without what has to be asked for', () => {
    const charges = price({ incoterm: 'DDP', kg: 2_450, valueUsd: 96_000, distanceKm: 170, unNumbers: 2 });
    expect(charges.totals.finalTotal.toFixed(2)).toBe(Big('1818.67').minus(85).minus(11).toFixed(2));
  });
});
