import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { compareSpecificity } from '../../../../../domain/tariff/condition/choose-rates.js';
import { formatConditionsText, parseConditionsText } from '../../../../../domain/tariff/condition/conditions-text.js';
import { evaluateConditions } from '../../../../../domain/tariff/condition/evaluate-conditions.js';
import { formatConditions } from '../../../../../domain/tariff/condition/format-conditions.js';
import { parseConditionsEntry } from '../../../../../domain/tariff/condition/parse-conditions.js';
import {
  isSameConditions,
  toRateConditions,
  toRateConditionsEntry,
} from '../../../../../domain/tariff/condition/rate-conditions.js';
import { type RemarkContext, readRemark } from '../../../../../domain/tariff/condition/remark/read-remark.js';
import { COMMODITY_CLASSES, NO_FACTS } from '../../../../../domain/tariff/condition/shipment-facts.js';

const classes = fc.uniqueArray(fc.constantFrom(...COMMODITY_CLASSES), { minLength: 1 });
const ROW: RemarkContext = {
  ...{ criterion: 'gross_weight', isOnRequest: false, freeDays: undefined, isPerDay: false, isBand: false },
  ...{ bandFrom: undefined, hasPlaces: false, chargeName: 'Check', isPerPiece: false },
  terms: { all: ['DAP', 'DDP'], parse: () => undefined },
};

describe('a rate for all cargo but some classes', () => {
  it('applies exactly where a rate for those classes does not, however many the cargo is of', () => {
    fc.assert(
      fc.property(classes, classes, (excepted, commodities) => {
        const facts = { ...NO_FACTS, commodities };
        const outcomes = [{ exceptCommodities: excepted }, { commodities: excepted }].map((entry) =>
          evaluateConditions(toRateConditions(entry), facts),
        );
        expect([...outcomes].sort()).toEqual(['fails', 'holds']);
      }),
    );
  });

  it('comes back the same from a cell, from storage, and whatever the order of its classes', () => {
    fc.assert(
      fc.property(classes, (excepted) => {
        const conditions = toRateConditions({ exceptCommodities: excepted });
        const fromCell = toRateConditions(parseConditionsText(formatConditionsText(conditions)));
        const stored = JSON.parse(JSON.stringify(toRateConditionsEntry(conditions)));
        expect(isSameConditions(fromCell, conditions)).toBe(true);
        expect(isSameConditions(toRateConditions(parseConditionsEntry(stored)), conditions)).toBe(true);
        expect(isSameConditions(toRateConditions({ exceptCommodities: [...excepted].reverse() }), conditions)).toBe(
          true,
        );
      }),
    );
  });

  it('stands behind a rate for a class, and the more it leaves out the further in front of its kind', () => {
    const rank = (id: number, entry: Parameters<typeof toRateConditions>[0]) => ({
      id,
      conditions: toRateConditions(entry),
    });
    const named = rank(3, { commodities: ['dangerous'] });
    const one = rank(1, { exceptCommodities: ['perishable'] });
    const two = rank(2, { exceptCommodities: ['perishable', 'pharma'] });
    expect(compareSpecificity(named, one)).toBeLessThan(0);
    expect(compareSpecificity(two, one)).toBeLessThan(0);
    expect(compareSpecificity(one, rank(4, {}))).toBeLessThan(0);
  });

  it('says so in its trace, and is read from a remark', () => {
    expect(formatConditions(toRateConditions({ exceptCommodities: ['perishable'] }))).toBe('not perishables');
    for (const text of ['excepto perecederos', 'Except live animals', 'no aplica a carga peligrosa']) {
      expect(readRemark(text, ROW)).toMatchObject({ alternatives: [{ exceptCommodities: [expect.any(String)] }] });
    }
    expect(readRemark('excepto clientes nuevos', ROW).unclear).toHaveLength(1);
  });
});
