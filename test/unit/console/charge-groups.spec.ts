import { describe, expect, it } from '@jest/globals';
import {
  getLineAmount,
  getLineName,
  groupCharges,
  splitByCategory,
} from '../../../apps/console/src/components/charges/charge-groups.js';

const line = (serviceCode: string, calculatedAmount: number | null) => ({ serviceCode, calculatedAmount });
const CHARGES = {
  compulsoryCharges: [line('HNDL', 45), line('DOCS', 35)],
  deliveryCharges: [],
  additionalCharges: [line('CUST', 120), line('BWSE', null)],
  optionalCharges: [line('DISB', 18)],
  excludedCharges: [line('VAT', 10)],
};

describe('Charges by category', () => {
  it('stand in the order of a quotation, without empty categories', () => {
    expect(groupCharges(CHARGES, 'DAP').map(({ category }) => category)).toEqual([
      'Compulsory',
      'Additional',
      'Optional',
      'Excluded',
    ]);
  });

  it.each([
    ['DAP', ['Compulsory']],
    [null, ['Compulsory']],
    ['DDU', ['Compulsory']],
    ['CPT', ['Compulsory', 'Additional']],
    ['DDP', ['Compulsory', 'Additional']],
  ])('belong to the total under %s as the incoterm says', (incoterm, inTotal) => {
    const groups = groupCharges(CHARGES, incoterm);
    expect(groups.filter((group) => group.isInTotal).map(({ category }) => category)).toEqual(inTotal);
  });

  it('take the stated subtotal, or the exact sum of their lines', () => {
    expect(groupCharges({ ...CHARGES, totals: { compulsory: 80 } }, 'DAP')[0]?.subtotal).toBe(80);
    const sum = groupCharges({ compulsoryCharges: [line('A', 0.1), line('B', 0.2), line('C', null)] }, 'DAP')[0];
    expect(sum?.subtotal).toBe(0.3);
  });

  it('have no subtotal where every line is on request', () => {
    const totals = { additional: 0 };
    const [group] = groupCharges({ additionalCharges: [line('CUST', null)], totals }, 'CPT');
    expect(group?.subtotal).toBeUndefined();
  });

  it('sort a plain list by code or name', () => {
    const lists = splitByCategory([line('HNDL', 1), { serviceCode: '', description: 'Customs clearance', amount: 2 }]);
    expect(lists.compulsoryCharges).toHaveLength(1);
    expect(lists.additionalCharges).toHaveLength(1);
  });
});

describe('A charge line', () => {
  it('is named by service, description or code', () => {
    expect(getLineName({ serviceCode: 'HNDL', serviceName: 'Airport Handling' })).toBe('Airport Handling');
    expect(getLineName({ serviceCode: 'X', description: 'Old line' })).toBe('Old line');
    expect(getLineName({ serviceCode: 'X' })).toBe('X');
  });

  it('has the amount under either name, or is on request', () => {
    expect(getLineAmount({ serviceCode: 'X', calculatedAmount: 0 })).toBe(0);
    expect(getLineAmount({ serviceCode: 'X', amount: 12 })).toBe(12);
    expect(getLineAmount({ serviceCode: 'X', calculatedAmount: null })).toBeUndefined();
  });
});
