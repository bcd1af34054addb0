import { describe, expect, it } from '@jest/globals';
import {
  computeDataQualityPercent,
  computeQuoteAmount,
  type StoredDestinationCharges,
} from '../../../../domain/quoting/quote-amount.js';
import { CategoryByCodeOrName } from '../../../../domain/tariff/charge-category/category-by-code-or-name.js';

const computeAmount = (charges: StoredDestinationCharges | undefined, stored?: number) => {
  const { amount, source, reason } = computeQuoteAmount(charges, stored, new CategoryByCodeOrName());
  return [amount.toFixed(2), source, reason];
};
const lists = {
  compulsoryCharges: [
    { serviceCode: 'HNDL', calculatedAmount: 42.1 },
    { serviceCode: 'DOCS', amount: 38 },
  ],
  deliveryCharges: [{ serviceCode: 'DELV', calculatedAmount: 51.2 }],
};

describe('The amount that the dashboard shows', () => {
  it.each<[string, StoredDestinationCharges, string]>([
    ['the total of destination charges, before all else', { totalDestinationCharges: 171, ...lists }, '171.00'],
    ['the sum of the compulsory and delivery lists', { ...lists, totalCharges: 999 }, '131.30'],
    ['the compulsory list alone', { compulsoryCharges: lists.compulsoryCharges }, '80.10'],
    ['the delivery list alone', { deliveryCharges: lists.deliveryCharges }, '51.20'],
    ['the legacy total', { totalCharges: 240.5, breakdown: [{ serviceCode: 'HNDL', amount: 1 }] }, '240.50'],
    [
      'a charge list, of which compulsory and delivery charges count',
      {
        breakdown: [
          { serviceCode: 'HNDL', amount: 42 },
          { description: 'Extended delivery to Turrialba', calculatedAmount: 60.5 },
          { serviceCode: 'CUST', amount: 95 },
          { serviceName: 'Disbursement Fee', amount: 20 },
          { serviceName: 'IVA', amount: 13 },
          { serviceName: 'Sundries', amount: 7 },
        ],
      },
      '102.50',
    ],
    ['the older name of the charge list', { charges: [{ serviceCode: 'TRNS', amount: 30 }] }, '30.00'],
    ['lines on request counting nothing', { deliveryCharges: [{ amount: null }, { amount: 12.345 }] }, '12.35'],
  ])('is %s', (_, charges, amount) => {
    expect(computeAmount(charges, 500)).toEqual([amount, 'strict', undefined]);
  });

  it.each<[string, StoredDestinationCharges | undefined, string]>([
    ['there are no destination charges', undefined, 'CHARGES_DATA_REQUIRED'],
    ['they hold neither a total nor a list', {}, 'CHARGES_DATA_REQUIRED'],
    ['the strict total is 0', { totalDestinationCharges: 0 }, 'ZERO_CALCULATION_ERROR'],
    ['the lists are empty', { compulsoryCharges: [], deliveryCharges: [] }, 'ZERO_CALCULATION_ERROR'],
    [
      'only additional charges are listed',
      { charges: [{ serviceCode: 'CUST', amount: 95 }] },
      'ZERO_CALCULATION_ERROR',
    ],
  ])('is the stored amount where %s', (_, charges, reason) => {
    expect(computeAmount(charges, 123.456)).toEqual(['123.46', 'fallback', reason]);
    expect(computeAmount(charges)).toEqual(['0.00', 'fallback', reason]);
  });

  it('is the stored amount where the charges cannot be read', () => {
    const broken = JSON.parse('{"compulsoryCharges":"n/a","charges":[null,7,{"amount":"x","serviceCode":"HNDL"}]}');
    expect(computeAmount(broken, 80)).toEqual(['80.00', 'fallback', 'ZERO_CALCULATION_ERROR']);
  });
});

describe('Data quality', () => {
  it.each([
    [0, 0, 0],
    [3, 3, 100],
    [2, 3, 67],
    [1, 8, 13],
    [0, 5, 0],
  ])('of %s strict amounts among %s is %s %%', (strict, total, percent) => {
    expect(computeDataQualityPercent(strict, total)).toBe(percent);
  });
});
