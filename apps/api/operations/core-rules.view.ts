import type { CoreRulesReport } from '../../../application/operations/check-core-rules.js';
import { PROTECTED_CONSTANTS } from '../../../domain/core-rules/protected-constants.js';
import { needsAttention } from '../../../domain/core-rules/validate-core-rules.js';

/** The rules, their counters, and the constants that no screen can change. */
export function toCoreRulesView({ checkedAt, verdicts: ruleResults }: CoreRulesReport) {
  const countByStatus = (status: string) => ruleResults.filter((ruleResult) => ruleResult.status === status).length;
  return {
    counters: {
      total: ruleResults.length,
      active: countByStatus('active'),
      warnings: countByStatus('warning'),
      errors: countByStatus('error'),
      lastChecked: checkedAt.toISOString(),
    },
    rules: ruleResults.map(({ id, category, name, description, status, constants }) => ({
      ...{ id, category, name, description, status },
      constants: constants.map((constant) => constant.id),
    })),
    protectedConstants: Object.values(PROTECTED_CONSTANTS).map(({ id, name, value, unit }) => ({
      ...{ id, name, value, unit },
    })),
  };
}

/** The same with every test; a negative control that fails is as it should be, and no alarm. */
export function toValidationView(report: CoreRulesReport) {
  const { results } = report;
  return {
    ...toCoreRulesView(report),
    summary: {
      total: results.length,
      passed: results.filter(({ passed }) => passed).length,
      failed: results.filter(({ passed }) => !passed).length,
      alarms: results.filter(needsAttention).length,
    },
    tests: results.map((result) => ({
      id: result.id,
      ruleId: result.ruleId,
      name: result.name,
      passed: result.passed,
      expected: result.expected,
      got: result.got,
      isNegativeControl: result.isNegativeControl,
      isAlarm: needsAttention(result),
    })),
  };
}
