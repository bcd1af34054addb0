import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { chooseRates } from '../../../../../domain/tariff/condition/choose-rates.js';
import { parseConditionsText } from '../../../../../domain/tariff/condition/conditions-text.js';
import { describeDecision, explainChoice } from '../../../../../domain/tariff/condition/explain-choice.js';
import { toRateConditions } from '../../../../../domain/tariff/condition/rate-conditions.js';
import { NO_FACTS, type ShipmentFacts } from '../../../../../domain/tariff/condition/shipment-facts.js';
import { resolveEffectiveTariff } from '../../../../../domain/tariff/effective-tariff.js';
import type { Rate } from '../../../../../domain/tariff/rate.js';
import { aRate } from '../../../../support/fixtures/rates.js';

const DAY = '2026-03-02';
const rate = (id: number, service: string, when = '', other: Partial<Rate> = {}): Rate => ({
  ...aRate({ service, base: 10 }),
  id,
  conditions: toRateConditions(parseConditionsText(when)),
  ...other,
});
const explain = (rates: readonly Rate[], facts: Partial<ShipmentFacts>, codes: readonly string[]) =>
  explainChoice(resolveEffectiveTariff(rates, DAY), { ...NO_FACTS, ...facts }, new Set(codes)).map((decision) => [
    decision.rate.id,
    decision.outcome,
    describeDecision(decision),
  ]);

describe('why a rate did or did not apply', () => {
  it('is said of every rate of an airport', () => {
    const rates = [
      rate(1, 'HNDL'),
      rate(2, 'HNDL', 'class: cold'),
      rate(3, 'HNDL', 'class: dangerous'),
      rate(4, 'OVER', 'piece length over: 300'),
      rate(5, 'CRAN', '', { application: 'on-request' }),
      rate(6, 'TICA', '', { validUntil: '2026-02-28' }),
      rate(7, 'DELV'),
    ];
    expect(explain(rates, { commodities: ['cold'] }, ['HNDL'])).toEqual([
      [1, 'outranked', 'Not taken: the rate for cold cargo is more specific.'],
      [2, 'applied', 'Applies: cold cargo.'],
      [3, 'fails', 'Does not apply: it is for dangerous goods.'],
      [4, 'unknown', 'Not taken: it is not known whether it is for this shipment (a piece over 300 cm long).'],
      [5, 'on-request', 'Charged on request only.'],
      [7, 'not-charged', 'Nothing to charge: the shipment has no such delivery.'],
      [6, 'not-in-force', 'Not in force on this day: until 2026-02-28.'],
    ]);
  });

  it('agrees with the rates that are chosen, whatever the tariff and the shipment', () => {
    const whens = ['', 'class: cold', 'class: cold, dangerous', 'value over: 100', 'kg up to: 50', 'service: escort'];
    const tariff = fc.array(fc.tuple(fc.constantFrom('AAAA', 'BBBB'), fc.constantFrom(...whens)), { maxLength: 8 });
    const commodity = fc.constantFrom('general', 'cold', 'dangerous');
    fc.assert(
      fc.property(tariff, commodity, (lines, one) => {
        const facts = { ...NO_FACTS, commodities: [one] } as ShipmentFacts;
        const rates = lines.map(([service, when], at) => rate(at + 1, service, when));
        const chosen = chooseRates(rates, facts).rates.map(({ id }) => id);
        const decisions = explainChoice(resolveEffectiveTariff(rates, DAY), facts, new Set(['AAAA', 'BBBB']));
        const applied = decisions.filter(({ outcome }) => outcome === 'applied').map((decision) => decision.rate.id);
        expect(applied).toEqual(chosen);
        expect(decisions).toHaveLength(rates.length);
      }),
    );
  });
});
