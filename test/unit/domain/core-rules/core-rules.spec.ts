import { describe, expect, it } from '@jest/globals';
import { Big } from 'big.js';
import { CORE_RULE_CATEGORIES, CORE_RULES } from '../../../../domain/core-rules/core-rule.js';
import { PROTECTED_CONSTANTS } from '../../../../domain/core-rules/protected-constants.js';
import {
  assignStatuses,
  needsAttention,
  validateCoreRules,
} from '../../../../domain/core-rules/validate-core-rules.js';
import { AIRPORTS } from '../../../support/fixtures/airports.js';
import { PRICING_DAY } from '../../../support/fixtures/quotations.js';
import { aRate, aTariffAt } from '../../../support/fixtures/rates.js';

const rates = AIRPORTS.flatMap((airport) => aTariffAt(airport.code));
const inputs = { airports: AIRPORTS, rates, day: PRICING_DAY };
const listStatusesExcept = (status: string, results: ReturnType<typeof validateCoreRules>) =>
  assignStatuses(results)
    .filter((rule) => rule.status !== status)
    .map((rule) => [rule.id, rule.status]);

describe('The core rules', () => {
  it('stand under the seven headings in their order', () => {
    expect([...new Set(CORE_RULES.map((rule) => rule.category))]).toEqual([...CORE_RULE_CATEGORIES]);
    expect(new Set(CORE_RULES.map((rule) => rule.id)).size).toBe(CORE_RULES.length);
    for (const rule of CORE_RULES) expect(rule.description).toMatch(/^['A-Z0-9].*\.$/);
  });

  it('protect five constants, each shown by a rule', () => {
    const constants = Object.values(PROTECTED_CONSTANTS);
    expect(constants.map((constant) => constant.value)).toEqual([6000, 0.453592, 2.54, 0.16, 25]);
    expect(CORE_RULES.flatMap((rule) => rule.constants).map((constant) => constant.id)).toEqual(
      constants.map((constant) => constant.id),
    );
  });

  it('are active before anything was run', () => {
    expect(listStatusesExcept('active', [])).toEqual([]);
  });
});

describe('Their validation', () => {
  const results = validateCoreRules(inputs);

  it.each(results.filter((result) => !result.isNegativeControl).map((result) => [result.name, result] as const))(
    'passes: %s',
    (_, result) => {
      expect(result.got).toBe(result.expected);
      expect(result.passed).toBe(true);
    },
  );

  it('has one negative control, which is seen to fail on the courier divisor and alarms nobody', () => {
    const controls = results.filter((result) => result.isNegativeControl);
    expect(controls).toEqual([
      expect.objectContaining({
        id: 'volume-weight-negative-control',
        passed: false,
        expected: '480 kg volumetric',
        got: '576 kg volumetric',
      }),
    ]);
    expect(controls.some(needsAttention)).toBe(false);
    expect(listStatusesExcept('active', results)).toEqual([]);
  });

  it('checks every rule at least once', () => {
    expect(new Set(results.map((result) => result.ruleId))).toEqual(new Set(CORE_RULES.map((rule) => rule.id)));
    expect(new Set(results.map((result) => result.id)).size).toBe(results.length);
  });

  it('turns a rule into an error where its control passes, since then its check cannot fail', () => {
    const blind = results.map((result) => (result.isNegativeControl ? { ...result, passed: true } : result));
    expect(listStatusesExcept('active', blind)).toEqual([['chargeable-weight', 'error']]);
  });

  it('warns of airports that lack a compulsory rate, and names them', () => {
    const gappy = rates.filter((rate) => !(rate.airportCode === 'TGU' && ['HNDL', 'DOCS'].includes(rate.serviceCode)));
    const found = validateCoreRules({ ...inputs, rates: gappy });
    expect(found.find((result) => result.id === 'compulsory-coverage')).toMatchObject({
      passed: false,
      got: 'TGU HNDL DOCS',
    });
    expect(listStatusesExcept('active', found)).toEqual([['compulsory-rates', 'warning']]);
  });

  it('warns of rates that break their limits and of services that match nothing', () => {
    const odd = [
      aRate({ airport: 'LIR', service: 'FUEL', name: 'Fuel', base: 1 }),
      { ...aRate({ airport: 'SAL', service: 'HNDL', base: 1, minimum: 9, maximum: 8 }) },
      { ...aRate({ airport: 'GUA', service: 'DOCS', base: 1 }), baseRate: Big(-1) },
    ];
    const found = validateCoreRules({ ...inputs, rates: [...rates, ...odd] });
    expect(found.filter(needsAttention).map((result) => [result.id, result.got])).toEqual([
      ['limits-of-the-tariff', 'SAL HNDL, GUA DOCS'],
      ['services-of-the-tariff', 'LIR FUEL'],
    ]);
  });

  it('breaks off nowhere on a server without airports or rates', () => {
    const found = validateCoreRules({ ...inputs, airports: [], rates: [] });
    expect(found.filter(needsAttention)).toEqual([]);
  });
});
