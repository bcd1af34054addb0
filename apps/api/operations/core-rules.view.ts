import type { CoreRulesReport } from '../../../application/operations/check-core-rules.js';
import type { CoreRuleCategory, CoreRuleStatus } from '../../../domain/core-rules/core-rule.js';
import { PROTECTED_CONSTANTS } from '../../../domain/core-rules/protected-constants.js';
import { needsAttention } from '../../../domain/core-rules/validate-core-rules.js';

/** How many rules stand how. */
export class CoreRuleCountersView {
  readonly total!: number;
  readonly active!: number;
  readonly warnings!: number;
  readonly errors!: number;
  /** ISO moment. */
  readonly lastChecked!: string;
}

/** A rule and its status. */
export class CoreRuleView {
  readonly id!: string;
  readonly category!: CoreRuleCategory;
  readonly name!: string;
  readonly description!: string;
  readonly status!: CoreRuleStatus;
  /** The ids of the protected constants that it uses. */
  readonly constants!: string[];
}

/** A figure that no screen can change. */
export class ProtectedConstantView {
  readonly id!: string;
  readonly name!: string;
  readonly value!: number;
  readonly unit!: string;
}

/** The rules that every quotation rests on. */
export class CoreRulesView {
  readonly counters!: CoreRuleCountersView;
  readonly rules!: CoreRuleView[];
  readonly protectedConstants!: ProtectedConstantView[];
}

/** How many tests ended how. */
export class CoreRuleTestSummaryView {
  readonly total!: number;
  readonly passed!: number;
  readonly failed!: number;
  readonly alarms!: number;
}

/** A test of one rule. */
export class CoreRuleTestView {
  readonly id!: string;
  readonly ruleId!: string;
  readonly name!: string;
  readonly passed!: boolean;
  readonly expected!: string;
  readonly got!: string;
  /** Fed with a wrong value on purpose: it must be seen to fail. */
  readonly isNegativeControl!: boolean;
  /** A person must look: it failed, or a negative control did not. */
  readonly isAlarm!: boolean;
}

/** The rules with every test. */
export class CoreRulesValidationView extends CoreRulesView {
  readonly summary!: CoreRuleTestSummaryView;
  readonly tests!: CoreRuleTestView[];
}

/** The rules, their counters, and the constants that no screen can change. */
export function toCoreRulesView({ checkedAt, verdicts: ruleResults }: CoreRulesReport): CoreRulesView {
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
export function toValidationView(report: CoreRulesReport): CoreRulesValidationView {
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
