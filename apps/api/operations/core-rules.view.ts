import type { CoreRulesReport } from '../../../application/operations/check-core-rules.js';
import { PROTECTED_CONSTANTS } from '../../../domain/core-rules/protected-constants.js';
import { isAlarm } from '../../../domain/core-rules/validate-core-rules.js';

/** The rules, their counters, and the constants that no screen can change. */
export function coreRulesView({ checkedAt, verdicts }: CoreRulesReport) {
  const countOf = (status: string) => verdicts.filter((verdict) => verdict.status === status).length;
  return {
    counters: {
      total: verdicts.length,
      active: countOf('active'),
      warnings: countOf('warning'),
      errors: countOf('error'),
      lastChecked: checkedAt.toISOString(),
    },
    rules: verdicts.map(({ id, category, name, description, status, constants }) => ({
      ...{ id, category, name, description, status },
      constants: constants.map((constant) => constant.id),
    })),
    protectedConstants: Object.values(PROTECTED_CONSTANTS).map(({ id, name, value, unit }) => ({
      ...{ id, name, value, unit },
    })),
  };
}

/** The same with every test; a negative control that fails is as it should be, and no alarm. */
export function validationView(report: CoreRulesReport) {
  const { results } = report;
  return {
    ...coreRulesView(report),
    summary: {
      total: results.length,
      passed: results.filter(({ passed }) => passed).length,
      failed: results.filter(({ passed }) => !passed).length,
      alarms: results.filter(isAlarm).length,
    },
    tests: results.map((result) => ({
      id: result.id,
      ruleId: result.ruleId,
      name: result.name,
      passed: result.passed,
      expected: result.expected,
      got: result.got,
      isNegativeControl: result.isNegativeControl,
      isAlarm: isAlarm(result),
    })),
  };
}
