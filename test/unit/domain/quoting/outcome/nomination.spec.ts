import { describe, expect, it } from '@jest/globals';
import {
  findAwb,
  findNominationDifferences,
  parseNomination,
} from '../../../../../domain/quoting/outcome/nomination.js';
import { aQuotation } from '../../../../support/fixtures/quotations.js';

const NOTHING = { awb: undefined, pieces: '', grossKg: ' ', arrivalDay: undefined };

describe('A nomination', () => {
  it('names an air waybill by its check digit', () => {
    expect(findAwb('AWB 230-1234 5675, gracias')).toBe('230-12345675');
    expect(findAwb('AWB: 23012345675')).toBe('230-12345675');
    for (const text of ['230-12345676', '2301234567', 'tel. 506 2222 33334', '']) expect(findAwb(text)).toBeUndefined();
  });

  it('is read as people write it', () => {
    expect(parseNomination(NOTHING)).toEqual({});
    const entry = { awb: '230-12345675', pieces: '5', grossKg: '1.240,5', arrivalDay: '2026-03-17' };
    expect(parseNomination(entry)).toEqual({ ...entry, pieces: 5, grossKg: 1240.5 });
    expect(parseNomination({ ...NOTHING, grossKg: '1,240.50' }).grossKg).toBe(1240.5);
  });

  it.each([
    ['awb', '230-12345676'],
    ['pieces', '0'],
    ['pieces', '1.5'],
    ['grossKg', 'much'],
    ['grossKg', '0'],
    ['arrivalDay', '17/03/2026'],
  ])('is refused where its %s is %s', (field, value) => {
    expect(() => parseNomination({ ...NOTHING, [field]: value })).toThrow(
      expect.objectContaining({ fieldErrors: [expect.objectContaining({ field })] }),
    );
  });

  it('is compared with what was quoted', () => {
    const quotation = aQuotation();
    const { pieces, grossKg } = quotation.weight;
    const same = { pieces, grossKg: grossKg.plus(0.4).toNumber() };
    expect(findNominationDifferences(same, quotation)).toEqual([]);
    expect(findNominationDifferences({}, quotation)).toEqual([]);
    expect(findNominationDifferences({ pieces: pieces + 1, grossKg: grossKg.toNumber() + 20 }, quotation)).toEqual([
      { field: 'pieces', quoted: pieces, nominated: pieces + 1 },
      { field: 'grossKg', quoted: grossKg.toNumber(), nominated: grossKg.toNumber() + 20 },
    ]);
  });
});
